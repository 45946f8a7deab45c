/* Rows of numbers out of the lists that a state holds: one call for each observation.

   The Python classes of the same names in rows.py say what every operation means; these do the same, only faster. A
   test plays games and compares them byte by byte. Nothing here trusts what it is given: objects of a wrong type raise
   TypeError, and a number that would lie outside of the row is left out, as it is there.

   A row costs as much as half a decision of compiled rules, so instructions count. Hence tables that are made once and
   looked up by the addresses of numbers, and no question before a number is written: see `ROOM`. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <structmember.h>

/* Raised whenever an operation changes its meaning; rows.py asks for the same number. */
#define VERSION 7

enum {
    SELF, ACTING, ASKED, TOP_RECORD, NUMBER, ONE_HOT, BITS, LENGTH, LENGTHS, COUNT, COUNTS, COPY, ONE_HOTS, BIT_ROWS,
    ROWS, AMOUNTS, MARKS, SHARES, KNOWN, PILE, SEEN, MEMORY, SCORE, OPTION, PAIRS, SLOTS, HELD, ONE, WHEN, WHEN_EMPTY,
    OWN_HOT, CODES
};
enum { VALUE, HOT, SET };
enum { ALL, OWN, RIVALS, FIRST };
/* The first sources, which are the same in every game. */
enum { TRUNK, ASKED_SEAT, BRANCHES, OPTIONS, BRANCH_OPTIONS, COMMON };

#define PARAMETERS 8
#define MOST_SOURCES 96
/* What a program may ask for. With these no sum of places overflows, and none that has NOWHERE in it lies in a row. */
#define MOST_NUMBERS 16000
#define MOST_SEATS 62
#define MOST_BITS 62
#define MOST_LIMIT (1 << 24)

#if defined(__GNUC__)
#define SLOW static __attribute__((noinline, cold))
#define APART static __attribute__((noinline))
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define NEVER __builtin_unreachable()
#else
#define SLOW static
#define APART static
#define UNLIKELY(condition) (condition)
#define NEVER break
#endif

typedef struct {
    int16_t code, source;
    int base;
    int p[PARAMETERS];
    int map, limit;         /* how numbers are placed... */
    const uint16_t *kinds;  /* ...and where small ones go, from where they are counted: see `small_places` */
    const uint16_t *places; /* where lists, groups or seats begin in the row, as the seat sees them */
    Py_ssize_t place_count;
} Op;

typedef struct {
    const int16_t *values;
    Py_ssize_t length;
} Map;

typedef struct {
    int16_t place, kind;
    int base;
    int16_t limit, map, offset;
} Item;

typedef struct {
    int column; /* -1: such a record is not shown */
    int first, count;
} Record;

typedef struct {
    Record *records;
    int length;
    Item *items;
} Book;

typedef struct {
    PyObject *key;
    PyObject *choices; /* a tuple */
    Py_ssize_t at;     /* where the key was found last */
} Choice;

typedef struct {
    int length;    /* how many things there are */
    int kinds;     /* how many amounts lie on a thing */
    int *worth;    /* length */
    int *for_each; /* length times kinds */
    int *sort;     /* length: a set of bits */
    int *special;  /* length: whether there is more to a thing than its worth */
    int *points_of; /* the worth of small numbers, by their place among them */
    uint8_t *special_of;
    int pairs;     /* how many of them */
    int *thing, *points, *mask;
} Worth;

typedef struct {
    PyObject_HEAD
    int begun, ready; /* nothing is read from a program whose making has failed */
    Py_ssize_t size;
    int seats;
    int op_count, map_count, book_count, choice_count, worth_count;
    Op *ops;           /* op_count for each seat */
    Map *maps;         /* map_count for each seat */
    int16_t **numbers; /* what they point to */
    void **kept;       /* what the operations point to */
    Py_ssize_t kept_count;
    uint8_t *room; /* a row is put together here */
    Book *books;
    Choice *choices;
    Worth *worths;
    PyObject *attributes;           /* the names of the sources, or NULL */
    PyTypeObject *type, *past_type; /* of which these are the places, as far as they have been found out; held */
    int count;
    int16_t places[MOST_SOURCES], past_places[MOST_SOURCES];
    uint8_t tagged[MOST_SOURCES]; /* whether a number lies there as compiled classes keep it */
    PyObject *large[MOST_SOURCES]; /* such a number, where it is not a small one */
    int past;                     /* the place of what is seen instead, if it is not None */
} Program;

/* --- reading what Python holds ------------------------------------------------------------------------------------ */

typedef struct {
    Program *program;
    const Map *maps; /* of the seat */
    uint8_t *row;
    Py_ssize_t size;
    int seat;
    int bad;
    PyObject **sources;
    uint8_t kind; /* of the decision that is asked */
} Work;

#define STRIDE sizeof(PyLongObject)
#define LOWEST (-5)
#define HIGHEST 256
#define SMALL_COUNT (HIGHEST - LOWEST + 1)
/* Small numbers lie side by side in the interpreter, so that the address tells the number. Where they do not, nothing is
   a small number: nothing lies here. */
static char no_numbers[SMALL_COUNT * STRIDE];
static char *small_numbers = no_numbers;
static PyObject *zero = NULL, *minus_one = NULL;
#define SMALL(object) ((size_t)((char *)(object) - small_numbers))
#define IS_SMALL(distance) ((distance) < sizeof(no_numbers))
/* Numbers beyond this are taken for it: a place in a row is left enough to be added to. */
#define FARTHEST ((int64_t)1 << MOST_BITS)

static void
find_small_numbers(void)
{
    PyObject *first = PyLong_FromLong(LOWEST);
    int all = first != NULL;
    for (long value = LOWEST; value <= HIGHEST && all; value++) {
        PyObject *number = PyLong_FromLong(value);
        all = number != NULL && (char *)number - (char *)first == (value - LOWEST) * (ptrdiff_t)STRIDE;
        Py_XDECREF(number);
    }
    if (all) {
        small_numbers = (char *)first;
    }
    Py_XDECREF(first);
    zero = PyLong_FromLong(0);
    minus_one = PyLong_FromLong(-1);
    PyErr_Clear();
}

/* While a row is written no code in Python runs: it could change the lists that are being read. Making an exception may
   collect garbage, and that runs finalizers. */
SLOW void
refuse(Work *w, const char *expected, PyObject *got)
{
    if (!w->bad) {
        int collecting = PyGC_Disable();
        PyErr_Format(PyExc_TypeError, "expected %s, got %.80s", expected, Py_TYPE(got)->tp_name);
        if (collecting) {
            PyGC_Enable();
        }
    }
    w->bad = 1;
}

APART int64_t
other_number(Work *w, PyObject *object)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(object) && (size_t)(Py_SIZE(object) + 1) <= 2) {
        /* Zero has no digit, but room for one. */
        return (long)Py_SIZE(object) * (long)((PyLongObject *)object)->ob_digit[0];
    }
#endif
    if (!PyLong_Check(object)) {
        refuse(w, "a number", object);
        return -1;
    }
    int overflow;
    int64_t value = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow > 0 || value > FARTHEST) {
        return FARTHEST;
    }
    return overflow < 0 || value < -FARTHEST ? -FARTHEST : value;
}

static inline int64_t
number_of(Work *w, PyObject *object)
{
    size_t distance = SMALL(object);
    return IS_SMALL(distance) ? (int64_t)(distance / STRIDE) + LOWEST : other_number(w, object);
}

typedef struct {
    PyObject **each;
    Py_ssize_t count;
} Items;

APART Items
other_items(Work *w, PyObject *object)
{
    if (PyTuple_Check(object)) {
        return (Items){((PyTupleObject *)object)->ob_item, PyTuple_GET_SIZE(object)};
    }
    if (PyList_Check(object)) {
        return (Items){((PyListObject *)object)->ob_item, PyList_GET_SIZE(object)};
    }
    refuse(w, "a list", object);
    return (Items){NULL, 0};
}

static inline Items
items_of(Work *w, PyObject *object)
{
    if (Py_IS_TYPE(object, &PyList_Type)) {
        return (Items){((PyListObject *)object)->ob_item, PyList_GET_SIZE(object)};
    }
    return other_items(w, object);
}

static int
is_filled(PyObject *object)
{
    return Py_IS_TYPE(object, &PyList_Type) && PyList_GET_SIZE(object);
}

/* Not of a class of its own, which could run code in Python. */
static inline int
is_plain_number(PyObject *object)
{
    return IS_SMALL(SMALL(object)) || PyLong_CheckExact(object);
}

/* --- writing a row ------------------------------------------------------------------------------------------------ */

/* A row is put together in a room of twice its size and copied from there. What belongs nowhere goes behind the row: a
   place and what is counted from it are at most `size` each, wherever they come from, so that nothing has to be asked
   before it is written. What is in a game cannot be foreseen, by the processor no more than by the players, and a wrong
   guess costs it more than a few numbers written for nothing. */
#define ROOM(size) (2 * (size_t)(size) + 1)
#define NOWHERE INT16_MIN

/* For numbers that a record or a set of bits names, which may lie anywhere. */
static inline void
put_anywhere(Work *w, int64_t at, int64_t value)
{
    value = value < 0 ? 0 : value;
    value = value > 255 ? 255 : value;
    if ((uint64_t)at < (uint64_t)w->size) {
        w->row[at] = (uint8_t)value;
    }
}

static inline void
put(uint8_t *row, size_t at, int64_t value)
{
    value = value < 0 ? 0 : value;
    row[at] = (uint8_t)(value > 255 ? 255 : value);
}

static inline void
bump(uint8_t *row, size_t at)
{
    row[at] = (uint8_t)(row[at] + (row[at] < 255));
}

/* The place of a value, through a map, or as it is as far as it lies below the limit; NOWHERE if it has none. */
static inline long
placed(const Work *w, int map, int64_t value, int64_t limit)
{
    if (map < 0) {
        return (uint64_t)value < (uint64_t)limit ? (long)value : NOWHERE;
    }
    const Map *m = &w->maps[map];
    uint64_t length = (uint64_t)m->length, at = (uint64_t)value;
    return m->values[at < length ? at : length];
}

/* The place of any number; `size` for nowhere. */
APART size_t
far_kind(Work *w, const Op *op, int64_t value)
{
    long at = placed(w, op->map, value, op->limit);
    return at < 0 || at > w->size ? (size_t)w->size : (size_t)at;
}

static inline size_t
kind_of(Work *w, const Op *op, PyObject *object)
{
    size_t distance = SMALL(object);
    return IS_SMALL(distance) ? op->kinds[distance / STRIDE] : far_kind(w, op, other_number(w, object));
}

static inline size_t
kind_of_number(Work *w, const Op *op, int64_t value)
{
    return value >= LOWEST && value <= HIGHEST ? op->kinds[value - LOWEST] : far_kind(w, op, value);
}

static inline Py_ssize_t
less(Py_ssize_t one, Py_ssize_t other)
{
    return one < other ? one : other;
}

/* Lists that have a place: as many as there are lists and places. */
static inline Items
placed_items(Work *w, const Op *op, PyObject *object)
{
    Items items = items_of(w, object);
    items.count = less(items.count, op->place_count);
    return items;
}

static void
write_bits(Work *w, const Op *op, int64_t value, size_t base)
{
    if (UNLIKELY(value >= FARTHEST || value <= -FARTHEST)) {
        refuse(w, "a set of at most 62 bits", minus_one);
        return;
    }
    uint64_t left = (uint64_t)value & (((uint64_t)1 << op->limit) - 1);
    for (int bit = 0; left; bit++, left >>= 1) {
        if (left & 1) {
            w->row[base + op->kinds[bit - LOWEST]] = 1;
        }
    }
}

APART void
count_set(Work *w, const Op *op, PyObject *set, size_t base)
{
#if PY_VERSION_HEX < 0x030D0000
    Py_ssize_t next = 0;
    Py_hash_t hash;
    PyObject *item;
    while (_PySet_NextEntry(set, &next, &item, &hash)) {
        bump(w->row, base + kind_of(w, op, item));
    }
#else
    PyObject *iterator = w->bad ? NULL : PyObject_GetIter(set), *item;
    while (iterator != NULL && !w->bad && (item = PyIter_Next(iterator)) != NULL) {
        bump(w->row, base + kind_of(w, op, item));
        Py_DECREF(item);
    }
    w->bad |= PyErr_Occurred() != NULL;
    Py_XDECREF(iterator);
#endif
}

static inline void
count_all(Work *w, const Op *op, PyObject *zone, size_t base)
{
    if (UNLIKELY(PyAnySet_CheckExact(zone))) {
        count_set(w, op, zone, base);
        return;
    }
    Items zone_items = items_of(w, zone);
    uint8_t *row = w->row + base;
    for (Py_ssize_t i = 0; i < zone_items.count; i++) {
        bump(row, kind_of(w, op, zone_items.each[i]));
    }
}

/* The stack of frames that asks the seat; NULL if it owes nothing. */
static PyObject *
asking(Work *w, int trunk, int asked, int branches)
{
    Items stacks = items_of(w, w->sources[branches]);
    PyObject *stack = w->sources[trunk];
    if (stacks.count) {
        stack = w->seat < stacks.count ? stacks.each[w->seat] : Py_None;
    }
    else if (number_of(w, w->sources[asked]) != w->seat) {
        return NULL;
    }
    return is_filled(stack) ? stack : NULL;
}

static void
write_record_bits(Work *w, const Item *item, int64_t value)
{
    if (UNLIKELY(value >= FARTHEST)) {
        refuse(w, "a set of at most 62 bits", minus_one);
        return;
    }
    for (long bit = 0; bit < item->limit; bit++) {
        if (value >> bit & 1) {
            put_anywhere(w, item->base + placed(w, item->map, bit, item->limit), 1);
        }
    }
}

static void
write_record(Work *w, Book *book, Record *record, PyObject *values)
{
    Items numbers = items_of(w, values);
    Item *end = book->items + record->first + record->count;
    for (Item *item = book->items + record->first; item < end; item++) {
        if (item->place >= numbers.count) {
            continue;
        }
        int64_t value = number_of(w, numbers.each[item->place]);
        if (item->kind == VALUE) {
            put_anywhere(w, item->base, value + item->offset);
        }
        else if (item->kind == HOT) {
            put_anywhere(w, item->base + placed(w, item->map, value, item->limit), 1);
        }
        else if (value > 0) {
            write_record_bits(w, item, value);
        }
    }
}

#define OPERATION(name) static inline void name(Work *w, const Op *op)
#define SOURCE w->sources[op->source]
#define GIVEN(number) w->sources[op->p[number]]

OPERATION(write_acting)
{
    Items stacks = items_of(w, GIVEN(0));
    for (Py_ssize_t seat = 0; seat < stacks.count; seat++) {
        if (is_filled(stacks.each[seat])) {
            w->row[op->base + kind_of_number(w, op, seat)] = 1;
        }
    }
    if (!stacks.count) {
        w->row[op->base + kind_of(w, op, SOURCE)] = 1;
    }
}

OPERATION(write_asked)
{
    PyObject *stack = asking(w, op->source, op->p[0], op->p[1]);
    if (stack == NULL) {
        return;
    }
    PyObject *frame = PyList_GET_ITEM(stack, PyList_GET_SIZE(stack) - 1);
    Items numbers = items_of(w, frame);
    if (!numbers.count) {
        return;
    }
    int64_t step = number_of(w, numbers.each[0]);
    Book *book = &w->program->books[op->p[2]];
    if (step < 0 || step >= book->length || book->records[step].column < 0) {
        return;
    }
    w->kind = (uint8_t)book->records[step].column;
    put_anywhere(w, op->base + book->records[step].column, 1);
    write_record(w, book, &book->records[step], frame);
}

OPERATION(write_top_record)
{
    Items records = items_of(w, SOURCE);
    if (records.count && asking(w, op->p[0], op->p[1], op->p[2]) != NULL) {
        Book *book = &w->program->books[op->p[3]];
        write_record(w, book, &book->records[0], records.each[records.count - 1]);
    }
}

OPERATION(write_own_hot)
{
    Items numbers = items_of(w, SOURCE);
    if (w->seat < numbers.count) {
        w->row[op->base + kind_of(w, op, numbers.each[w->seat])] = 1;
    }
}

OPERATION(write_lengths)
{
    Items lists = placed_items(w, op, SOURCE);
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        put(w->row, op->places[i], items_of(w, lists.each[i]).count);
    }
}

OPERATION(write_counts)
{
    Items lists = items_of(w, SOURCE);
    int which = op->p[3];
    if (which == OWN || which == FIRST) {
        int number = which == OWN ? w->seat : 0;
        if (number < lists.count) {
            count_all(w, op, lists.each[number], (size_t)op->base);
        }
        return;
    }
    lists.count = less(lists.count, op->place_count);
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        count_all(w, op, lists.each[i], op->places[i]);
    }
}

/* Most numbers are 0, or -1 where something is not there, and there is nothing to do for them. */
OPERATION(write_copy)
{
    Items numbers = items_of(w, SOURCE);
    int64_t group = op->p[0], offset = op->p[2];
    if (group == 1) {
        Py_ssize_t count = less(numbers.count, op->place_count);
        const uint16_t *places = op->places;
        const PyObject *nothing = offset ? NULL : zero;
        uint8_t *row = w->row;
        for (Py_ssize_t i = 0; i < count; i++) {
            int64_t value = numbers.each[i] == nothing ? 0 : number_of(w, numbers.each[i]) + offset;
            if (value) {
                put(row, places[i], value);
            }
        }
        return;
    }
    for (Py_ssize_t number = 0, i = 0; number < op->place_count && i < numbers.count; number++) {
        for (Py_ssize_t j = 0; j < group && i < numbers.count; j++, i++) {
            int64_t value = number_of(w, numbers.each[i]) + offset;
            if (value) {
                put_anywhere(w, op->places[number] + j, value);
            }
        }
    }
}

OPERATION(write_one_hots)
{
    Items numbers = placed_items(w, op, SOURCE);
    const uint16_t *places = op->places;
    uint8_t *row = w->row;
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        row[places[i] + kind_of(w, op, numbers.each[i])] = 1;
    }
}

OPERATION(write_bit_rows)
{
    Items numbers = placed_items(w, op, SOURCE);
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        if (numbers.each[i] != zero) {
            write_bits(w, op, number_of(w, numbers.each[i]), op->places[i]);
        }
    }
}

OPERATION(write_rows)
{
    Items lists = placed_items(w, op, SOURCE);
    Py_ssize_t width = op->p[0], kinds = op->p[1];
    uint8_t *row = w->row;
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        PyObject *short_row = lists.each[i];
        if (Py_IS_TYPE(short_row, &PyTuple_Type) && !PyTuple_GET_SIZE(short_row)) {
            continue;
        }
        Items values = other_items(w, short_row);
        Py_ssize_t at = op->places[i], count = less(values.count, width);
        for (Py_ssize_t j = 0; j < count && at < w->size; j++, at += kinds) {
            row[at + (Py_ssize_t)kind_of(w, op, values.each[j])] = 1;
        }
    }
}

static void
write_amounts_of(Work *w, PyObject *thing, PyObject *amounts, const Op *op)
{
    int64_t number = number_of(w, thing), width = op->p[0];
    if (number < 0 || number >= op->p[1]) {
        return;
    }
    Items numbers = other_items(w, amounts);
    int64_t at = op->base + number * width;
    for (Py_ssize_t i = 0; i < numbers.count && i < width; i++) {
        put_anywhere(w, at + i, number_of(w, numbers.each[i]));
    }
}

/* What lies on a thing; NULL if nothing does. Looked for one by one: a hash could ask a key of another sort whether it
   is the same. */
static PyObject *
lying_on(Work *w, PyObject *lying, PyObject *thing)
{
    PyObject *key, *amounts;
    for (Py_ssize_t next = 0; PyDict_Next(lying, &next, &key, &amounts);) {
        if (key == thing) {
            return amounts;
        }
        if (UNLIKELY(!is_plain_number(key))) {
            refuse(w, "a dict of amounts by number", key);
            return NULL;
        }
        if (UNLIKELY(!IS_SMALL(SMALL(key))) && number_of(w, key) == number_of(w, thing)) {
            return amounts;
        }
    }
    return NULL;
}

/* Whose thing is it, of those that small numbers name: 1 for the seat's own, 2 for a rival's; 0 if it is in no zone.
   Gives 0 if a number is not small, or a thing lies in two zones. */
static int
find_owners(Work *w, PyObject *zones, uint8_t *owners)
{
    Items all = items_of(w, zones);
    memset(owners, 0, SMALL_COUNT);
    for (Py_ssize_t seat = 0; seat < all.count; seat++) {
        Items zone = items_of(w, all.each[seat]);
        uint8_t owner = seat == w->seat ? 1 : 2;
        for (Py_ssize_t i = 0; i < zone.count; i++) {
            size_t distance = SMALL(zone.each[i]);
            if (!IS_SMALL(distance) || (owners[distance / STRIDE] | owner) == 3) {
                return 0;
            }
            owners[distance / STRIDE] = owner;
        }
    }
    return 1;
}

static void
write_owned_amounts(Work *w, const Op *op, PyObject *lying, const uint8_t *owners, uint8_t owner)
{
    PyObject *thing, *amounts;
    for (Py_ssize_t next = 0; PyDict_Next(lying, &next, &thing, &amounts);) {
        if (UNLIKELY(!is_plain_number(thing))) {
            refuse(w, "a dict of amounts by number", thing);
            return;
        }
        size_t distance = SMALL(thing);
        if (IS_SMALL(distance) && owners[distance / STRIDE] == owner) {
            write_amounts_of(w, thing, amounts, op);
        }
    }
}

/* Goes through a set of plain numbers: marks those of an owner, or the one that is wanted if one is. */
static void
write_marks_of(Work *w, const Op *op, PyObject *set, const uint8_t *owners, uint8_t owner, PyObject *wanted)
{
    PyObject *item;
#if PY_VERSION_HEX < 0x030D0000
    Py_ssize_t next = 0;
    Py_hash_t hash;
    while (!w->bad && _PySet_NextEntry(set, &next, &item, &hash)) {
#else
    PyObject *iterator = w->bad ? NULL : PyObject_GetIter(set);
    while (iterator != NULL && !w->bad && (item = PyIter_Next(iterator)) != NULL) {
#endif
        size_t distance = SMALL(item);
        if (UNLIKELY(!is_plain_number(item))) {
            refuse(w, "a set of numbers", item);
        }
        else if (wanted != NULL ? number_of(w, item) == number_of(w, wanted)
                                : IS_SMALL(distance) && owners[distance / STRIDE] == owner) {
            w->row[(size_t)op->base + kind_of(w, op, item)] = 1;
        }
#if PY_VERSION_HEX >= 0x030D0000
        Py_DECREF(item);
    }
    w->bad |= PyErr_Occurred() != NULL;
    Py_XDECREF(iterator);
#else
    }
#endif
}

/* Things in the zones one by one: only where small numbers do not tell them apart. */
SLOW void
write_one_by_one(Work *w, const Op *op, PyObject *own, PyObject *rivals, PyObject *zones)
{
    Items all = items_of(w, zones);
    for (Py_ssize_t seat = 0; seat < all.count; seat++) {
        Items zone = items_of(w, all.each[seat]);
        PyObject *lying = seat == w->seat ? own : rivals, *amounts;
        for (Py_ssize_t i = 0; i < zone.count && !w->bad; i++) {
            if (!is_plain_number(zone.each[i])) {
                refuse(w, "a number", zone.each[i]);
            }
            else if (op->code == MARKS) {
                write_marks_of(w, op, lying, NULL, 0, zone.each[i]);
            }
            else if ((amounts = lying_on(w, lying, zone.each[i])) != NULL) {
                write_amounts_of(w, zone.each[i], amounts, op);
            }
        }
    }
}

OPERATION(write_amounts)
{
    PyObject *own = SOURCE, *rivals = GIVEN(2), *thing, *amounts;
    uint8_t owners[SMALL_COUNT];
    if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
        refuse(w, "a dict of amounts", PyDict_Check(own) ? rivals : own);
    }
    else if (own == rivals) {
        for (Py_ssize_t next = 0; PyDict_Next(own, &next, &thing, &amounts);) {
            write_amounts_of(w, thing, amounts, op);
        }
    }
    else if (find_owners(w, GIVEN(3), owners)) {
        write_owned_amounts(w, op, own, owners, 1);
        write_owned_amounts(w, op, rivals, owners, 2);
    }
    else {
        write_one_by_one(w, op, own, rivals, GIVEN(3));
    }
}

OPERATION(write_marks)
{
    PyObject *own = SOURCE, *rivals = GIVEN(1);
    uint8_t owners[SMALL_COUNT];
    if (!PyAnySet_CheckExact(own) || !PyAnySet_CheckExact(rivals)) {
        refuse(w, "a set", PyAnySet_CheckExact(own) ? rivals : own);
    }
    else if (own == rivals) {
        if (PySet_GET_SIZE(own)) {
            count_set(w, op, own, (size_t)op->base);
        }
    }
    else if (find_owners(w, GIVEN(2), owners)) {
        write_marks_of(w, op, own, owners, 1, NULL);
        write_marks_of(w, op, rivals, owners, 2, NULL);
    }
    else {
        write_one_by_one(w, op, own, rivals, GIVEN(2));
    }
}

OPERATION(write_shares)
{
    Items own = items_of(w, SOURCE), rivals = items_of(w, GIVEN(2));
    Py_ssize_t i = 0, count = less(own.count, rivals.count), group = op->p[0];
    for (Py_ssize_t number = 0; number < op->place_count && i < count; number++) {
        PyObject **each = number == w->seat ? own.each : rivals.each;
        Py_ssize_t at = op->places[number], here = less(group, count - i);
        if (at + here > w->size) {
            here = less(here, w->size - at);
        }
        for (Py_ssize_t j = 0; j < here; j++) {
            put(w->row, (size_t)(at + j), number_of(w, each[i + j]));
        }
        i += group;
    }
}

OPERATION(write_known)
{
    Items zones = placed_items(w, op, SOURCE), known = items_of(w, GIVEN(2));
    for (Py_ssize_t i = 0; i < zones.count; i++) {
        if (i == w->seat) {
            continue;
        }
        Items zone = items_of(w, zones.each[i]);
        uint8_t *row = w->row + op->places[i];
        for (Py_ssize_t j = 0; j < zone.count; j++) {
            int64_t thing = number_of(w, zone.each[j]);
            if ((uint64_t)thing < (uint64_t)known.count && number_of(w, known.each[thing]) == op->p[3]) {
                row[kind_of_number(w, op, thing)] = 1;
            }
        }
    }
}

OPERATION(write_pile)
{
    Items piles = items_of(w, SOURCE), known = items_of(w, GIVEN(1)), tops = items_of(w, GIVEN(2));
    if (w->seat >= piles.count || w->seat >= tops.count) {
        return;
    }
    int64_t ordered = number_of(w, tops.each[w->seat]);
    Items pile = items_of(w, piles.each[w->seat]);
    uint8_t *row = w->row + op->base;
    for (Py_ssize_t i = 0; i < pile.count; i++) {
        int64_t thing = number_of(w, pile.each[pile.count - 1 - i]);
        if ((uint64_t)thing < (uint64_t)known.count) {
            int64_t sure = number_of(w, known.each[thing]) >> w->seat & 1;
            put(row, kind_of_number(w, op, thing), i < ordered ? i + 2 : sure);
        }
    }
}

OPERATION(write_seen)
{
    Items tops = items_of(w, GIVEN(1));
    int64_t place = (int64_t)op->p[2] + w->seat, ordered = place < tops.count ? number_of(w, tops.each[place]) : 0;
    if (ordered <= 0) {
        return;
    }
    Items pile = items_of(w, SOURCE);
    if (op->p[4]) {
        pile = w->seat < pile.count ? items_of(w, pile.each[w->seat]) : (Items){NULL, 0};
    }
    uint8_t *row = w->row + op->base;
    for (Py_ssize_t i = (ordered < pile.count ? (Py_ssize_t)ordered : pile.count) - 1; i >= 0; i--) {
        put(row, kind_of(w, op, pile.each[pile.count - 1 - i]), i + 1);
    }
}

OPERATION(write_memory)
{
    Items memories = items_of(w, SOURCE);
    if (w->seat >= memories.count) {
        return;
    }
    Items memory = items_of(w, memories.each[w->seat]);
    int64_t depth = 0;
    for (Py_ssize_t i = 0; i < memory.count; i++) {
        Items stretch = other_items(w, memory.each[i]);
        int64_t cards = stretch.count ? number_of(w, stretch.each[0]) : 0;
        for (Py_ssize_t j = 1; j < stretch.count; j++) {
            int64_t thing = number_of(w, stretch.each[j]);
            if (thing >= 0 && thing < op->p[0]) {
                put_anywhere(w, op->base + thing, depth + 1);
                put_anywhere(w, (int64_t)op->base + op->p[0] + thing, depth + cards);
            }
        }
        depth += cards;
        depth = depth > FARTHEST / 2 ? FARTHEST / 2 : depth < -FARTHEST / 2 ? -FARTHEST / 2 : depth;
    }
}

/* What a thing is worth for what lies on it and for what lies beside it. */
APART int64_t
special_worth(Work *w, Worth *worth, PyObject *object, int64_t thing, Items zone, PyObject *lying)
{
    int64_t total = 0;
    PyObject *amounts = NULL;
    if (PyDict_GET_SIZE(lying)) {
        if (UNLIKELY(!is_plain_number(object))) {
            refuse(w, "a number", object);
            return 0;
        }
        amounts = lying_on(w, lying, object);
    }
    if (amounts != NULL) {
        Items numbers = other_items(w, amounts);
        for (Py_ssize_t kind = 0; kind < numbers.count && kind < worth->kinds; kind++) {
            int points = worth->for_each[thing * worth->kinds + kind];
            int64_t amount = points ? number_of(w, numbers.each[kind]) : 0;
            total += points * (amount > MOST_LIMIT ? MOST_LIMIT : amount < -MOST_LIMIT ? -MOST_LIMIT : amount);
        }
    }
    for (int pair = 0; pair < worth->pairs; pair++) {
        for (Py_ssize_t j = 0; worth->thing[pair] == thing && j < zone.count; j++) {
            int64_t other = number_of(w, zone.each[j]);
            if (other >= 0 && other < worth->length && worth->sort[other] & worth->mask[pair]) {
                total += worth->points[pair];
            }
        }
    }
    return total;
}

static inline int64_t
score(Work *w, Worth *worth, Items zone, PyObject *lying)
{
    int64_t total = 0;
    for (Py_ssize_t i = 0; i < zone.count; i++) {
        size_t distance = SMALL(zone.each[i]);
        if (IS_SMALL(distance)) {
            total += worth->points_of[distance / STRIDE];
            if (!worth->special_of[distance / STRIDE]) {
                continue;
            }
        }
        int64_t thing = number_of(w, zone.each[i]);
        if (thing < 0 || thing >= worth->length) {
            continue;
        }
        total += IS_SMALL(distance) ? 0 : worth->worth[thing];
        if (worth->special[thing]) {
            total += special_worth(w, worth, zone.each[i], thing, zone, lying);
        }
    }
    return total;
}

OPERATION(write_score)
{
    Items zones = placed_items(w, op, SOURCE), bonus = items_of(w, GIVEN(4));
    PyObject *own = GIVEN(1), *rivals = GIVEN(2);
    int64_t first = number_of(w, GIVEN(3));
    if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
        refuse(w, "a dict of amounts", PyDict_Check(own) ? rivals : own);
        return;
    }
    for (Py_ssize_t i = 0; i < zones.count && i < bonus.count; i++) {
        Worth *worth = &w->program->worths[op->p[5]];
        int64_t total = score(w, worth, items_of(w, zones.each[i]), i == w->seat ? own : rivals);
        put(w->row, op->places[i], total + number_of(w, bonus.each[i]) + (first == i));
    }
}

/* Whether comparing something with another such thing runs no code in Python. */
static int
is_plain(PyObject *object)
{
    return PyUnicode_CheckExact(object) || PyLong_CheckExact(object) || PyBool_Check(object) || object == Py_None;
}

/* There are few options. Looking for one by its hash could ask a key of another sort whether it is the same. */
static PyObject *
option_of(PyObject *options, Choice *choice)
{
    PyObject *key, *value;
    Py_ssize_t at = choice->at;
    if (PyDict_Next(options, &at, &key, &value) && key == choice->key) {
        return value;
    }
    for (Py_ssize_t next = 0; at = next, PyDict_Next(options, &next, &key, &value);) {
        if (PyUnicode_CheckExact(key) && PyUnicode_Compare(key, choice->key) == 0) {
            choice->at = at;
            return value;
        }
    }
    return NULL;
}

static Py_ssize_t
choice_of(Work *w, Choice *choice, PyObject *value)
{
    PyObject **each = ((PyTupleObject *)choice->choices)->ob_item;
    Py_ssize_t count = PyTuple_GET_SIZE(choice->choices);
    for (Py_ssize_t i = 0; i < count; i++) {
        if (each[i] == value) {
            return i;
        }
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        int equal = PyObject_RichCompareBool(value, each[i], Py_EQ);
        w->bad |= equal < 0;
        if (equal) {
            return i;
        }
    }
    return -1;
}

OPERATION(write_option)
{
    if (!PyDict_Check(SOURCE)) {
        refuse(w, "a dict of options", SOURCE);
        return;
    }
    Choice *choice = &w->program->choices[op->p[0]];
    PyObject *value = option_of(SOURCE, choice);
    if (value == NULL) {
        return;
    }
    if (!is_plain(value)) {
        refuse(w, "a word or a number", value);
        return;
    }
    Py_ssize_t chosen = choice_of(w, choice, value);
    if (chosen >= 0) {
        put_anywhere(w, op->base + chosen, 1);
    }
}

OPERATION(write_pairs)
{
    Items things = items_of(w, SOURCE), marks = items_of(w, GIVEN(1));
    for (Py_ssize_t i = 0; i < things.count; i++) {
        int64_t thing = number_of(w, things.each[i]);
        if (thing < 0 || thing >= op->p[3]) {
            continue;
        }
        int64_t at = op->base + thing * op->p[0];
        put_anywhere(w, at, 1);
        if (i < marks.count) {
            size_t kind = kind_of(w, op, marks.each[i]);
            put_anywhere(w, at + 1 + (int64_t)kind, 1);
        }
    }
}

OPERATION(write_slots)
{
    Items cards = items_of(w, SOURCE), sides = items_of(w, GIVEN(0)), revealed = items_of(w, GIVEN(1));
    Items peeked = items_of(w, GIVEN(2)), tokens = items_of(w, GIVEN(3)), branches = items_of(w, GIVEN(4));
    int each = op->p[5] & 255, kinds = op->p[5] >> 8, seats = w->program->seats;
    Py_ssize_t count = each * seats;
    if (cards.count < count || sides.count < count || revealed.count < count || peeked.count < count ||
        tokens.count < count) {
        return;
    }
    Py_ssize_t place = 0;
    for (int owner = 0; owner < seats; owner++) {
        int turn = owner < w->seat ? owner - w->seat + seats : owner - w->seat;
        if (branches.count && turn) {
            place += each;
            continue;
        }
        for (int slot = 0; slot < each; slot++, place++) {
            if (cards.each[place] == minus_one || number_of(w, cards.each[place]) < 0) {
                continue;
            }
            int64_t at = op->base + (int64_t)(turn * each + slot) * (5 + seats + kinds);
            int open = number_of(w, revealed.each[place]) != 0, seen = number_of(w, peeked.each[place]) != 0;
            int64_t token = number_of(w, tokens.each[place]);
            put_anywhere(w, at, 1);
            put_anywhere(w, at + 1, open);
            put_anywhere(w, at + 2, seen);
            if (token >= 0 && token < seats) {
                put_anywhere(w, at + 3 + (token < w->seat ? token - w->seat + seats : token - w->seat), 1);
            }
            if (open || seen || !turn) {
                size_t kind = kind_of(w, op, cards.each[place]);
                put_anywhere(w, at + 3 + seats + (number_of(w, sides.each[place]) != 0), 1);
                if (kind < (size_t)w->size) {
                    put_anywhere(w, at + 5 + seats + (int64_t)kind, 1);
                }
            }
        }
    }
}

OPERATION(write_held)
{
    Items hands = placed_items(w, op, SOURCE), cards = items_of(w, GIVEN(1)), branches = items_of(w, GIVEN(2));
    for (Py_ssize_t i = 0; i < hands.count; i++) {
        Py_ssize_t length = items_of(w, hands.each[i]).count, end = (i + 1) * op->p[3];
        for (Py_ssize_t j = i * op->p[3]; branches.count && i != w->seat && j < end && j < cards.count; j++) {
            length += number_of(w, cards.each[j]) >= 0;
        }
        put(w->row, op->places[i], length);
    }
}

static void
run_ops(Work *w, const Op *op, const Op *end)
{
    for (; op < end; op++) {
        switch (op->code) {
        case WHEN: /* number, how many to leave out otherwise, whether it is the other way round */
            op += (number_of(w, SOURCE) == op->p[0]) == op->p[2] ? op->p[1] : 0;
            break;
        case WHEN_EMPTY: /* how many to leave out otherwise */
            op += items_of(w, SOURCE).count ? op->p[0] : 0;
            break;
        case SELF: put_anywhere(w, op->base + w->seat, 1); break;
        case ONE: w->row[op->base] = 1; break;
        case NUMBER: put(w->row, (size_t)op->base, number_of(w, SOURCE) + op->p[0]); break;
        case ONE_HOT: w->row[op->base + kind_of(w, op, SOURCE)] = 1; break;
        case BITS: write_bits(w, op, number_of(w, SOURCE), (size_t)op->base); break;
        case LENGTH: put(w->row, (size_t)op->base, items_of(w, SOURCE).count); break;
        case COUNT: count_all(w, op, SOURCE, (size_t)op->base); break;
        case ACTING: write_acting(w, op); break;
        case ASKED: write_asked(w, op); break;
        case TOP_RECORD: write_top_record(w, op); break;
        case OWN_HOT: write_own_hot(w, op); break;
        case LENGTHS: write_lengths(w, op); break;
        case COUNTS: write_counts(w, op); break;
        case COPY: write_copy(w, op); break;
        case ONE_HOTS: write_one_hots(w, op); break;
        case BIT_ROWS: write_bit_rows(w, op); break;
        case ROWS: write_rows(w, op); break;
        case AMOUNTS: write_amounts(w, op); break;
        case MARKS: write_marks(w, op); break;
        case SHARES: write_shares(w, op); break;
        case KNOWN: write_known(w, op); break;
        case PILE: write_pile(w, op); break;
        case SEEN: write_seen(w, op); break;
        case MEMORY: write_memory(w, op); break;
        case SCORE: write_score(w, op); break;
        case OPTION: write_option(w, op); break;
        case PAIRS: write_pairs(w, op); break;
        case SLOTS: write_slots(w, op); break;
        case HELD: write_held(w, op); break;
        default: NEVER;
        }
    }
}

/* Gives the kind of decision, or -1 with an error; then the row is as it was. */
static int
run(Program *program, uint8_t *row, PyObject **sources, long seat)
{
    Work work = {program, program->maps + seat * program->map_count, program->room, program->size, (int)seat, 0,
                 sources, 0};
    const Op *ops = program->ops + seat * program->op_count;
    memset(program->room, 0, (size_t)program->size);
    run_ops(&work, ops, ops + program->op_count);
    if (UNLIKELY(work.bad)) {
        return -1;
    }
    memcpy(row, program->room, (size_t)program->size);
    return work.kind;
}

/* --- a state's attributes, read where they lie -------------------------------------------------------------------- */

/* The place of an attribute in objects of a type; -1 if it does not lie in a slot: see `probe` for compiled classes. */
static int
place_of(PyTypeObject *type, PyObject *name)
{
    PyObject *found = PyObject_GetAttr((PyObject *)type, name);
    int place = -1;
    if (found == NULL) {
        PyErr_Clear();
        return -1;
    }
    /* A slot of a stranger can be an attribute as well, and lie behind the end of this object. */
    if (Py_IS_TYPE(found, &PyMemberDescr_Type) && PyType_IsSubtype(type, PyDescr_TYPE(found))) {
        PyMemberDef *member = ((PyMemberDescrObject *)found)->d_member;
        if (member->type == T_OBJECT_EX && member->offset > 0 && member->offset <= INT16_MAX) {
            place = (int)member->offset;
        }
    }
    Py_DECREF(found);
    return place;
}

static inline PyObject *
at_place(PyObject *object, int place)
{
    return *(PyObject **)((char *)object + place);
}

/* Letting go of a type may run code in Python: it finds all of this in order. */
static void
keep_places(Program *self, PyTypeObject *type, const int16_t *places, const int16_t *past_places, const uint8_t *tagged,
            int past)
{
    PyTypeObject *old = self->type, *old_past = self->past_type;
    for (int i = 0; i < self->count; i++) {
        self->places[i] = places[i];
        self->past_places[i] = past_places[i];
        self->tagged[i] = tagged == NULL ? 0 : tagged[i];
    }
    self->past = past;
    self->type = (PyTypeObject *)Py_NewRef(type);
    self->past_type = NULL;
    Py_XDECREF(old);
    Py_XDECREF(old_past);
}

/* Find out where the sources lie in states of this type. Attributes are named "pool", or "before pool": the pool of
   what is in `before`, unless that is None. */
SLOW int
learn(Program *self, PyTypeObject *type)
{
    int16_t places[MOST_SOURCES], past_places[MOST_SOURCES];
    int past = -1;
    for (int i = 0; i < self->count; i++) {
        PyObject *parts = PyUnicode_Split(PyTuple_GET_ITEM(self->attributes, i), NULL, -1);
        if (parts == NULL) {
            return -1;
        }
        Py_ssize_t length = PyList_GET_SIZE(parts);
        places[i] = (int16_t)(length ? place_of(type, PyList_GET_ITEM(parts, length - 1)) : -1);
        past_places[i] = -1;
        if (length == 2) {
            past = place_of(type, PyList_GET_ITEM(parts, 0));
            past_places[i] = 0;
        }
        int bad = places[i] < 0 || (length == 2 && past < 0);
        Py_DECREF(parts);
        if (bad) {
            PyErr_Format(PyExc_TypeError, "the attributes of %.80s do not lie in slots", type->tp_name);
            return -1;
        }
    }
    keep_places(self, type, places, past_places, NULL, past);
    return 0;
}

/* The only place in an object where this word lies; -1 if there is none, or more than one. */
static int
place_of_word(PyObject *object, uintptr_t word)
{
    int place = -1;
    Py_ssize_t size = Py_TYPE(object)->tp_basicsize, one = sizeof(word);
    for (Py_ssize_t at = sizeof(PyObject); at + one <= size; at += one) {
        uintptr_t found;
        memcpy(&found, (char *)object + at, sizeof(found));
        if (found == word) {
            if (place >= 0 || at > INT16_MAX) {
                return -1;
            }
            place = (int)at;
        }
    }
    return place;
}

/* No number of a game is as large. */
#define MARKER 0x2a2b0000L

/* Something that lies nowhere else, in the place of a value; NULL without an error if there is no such thing. */
static PyObject *
marker_for(PyObject *value, int number)
{
    if (PyLong_CheckExact(value)) {
        return PyLong_FromLong(MARKER + number);
    }
    if (PyList_CheckExact(value)) {
        return PyList_New(0);
    }
    if (PyDict_CheckExact(value)) {
        return PyDict_New();
    }
    return PySet_Check(value) ? PySet_New(NULL) : NULL;
}

/* The place of an attribute of a compiled class, which does not tell: a marker is put there and looked for. What can be
   marked by nothing is looked for as it is. */
static int
probed_place(PyObject *object, PyObject *name, int number, uint8_t *tagged)
{
    PyObject *way = PyObject_GetAttr((PyObject *)Py_TYPE(object), name);
    int native = way != NULL && Py_IS_TYPE(way, &PyGetSetDescr_Type);
    Py_XDECREF(way);
    PyObject *value = native ? PyObject_GetAttr(object, name) : NULL;
    if (value == NULL) {
        PyErr_Clear();
        return -1;
    }
    int place = -1;
    PyObject *marker = tagged != NULL ? marker_for(value, number) : NULL;
    if (marker == NULL) {
        place = place_of_word(object, (uintptr_t)value);
    }
    else if (PyObject_SetAttr(object, name, marker) == 0) {
        place = place_of_word(object, (uintptr_t)marker);
        if (place < 0 && PyLong_CheckExact(marker)) {
            place = place_of_word(object, (uintptr_t)(MARKER + number) << 1);
            *tagged = 1;
        }
    }
    Py_XDECREF(marker);
    Py_DECREF(value);
    PyErr_Clear();
    return place;
}

SLOW int
learn_past(Program *self, PyTypeObject *type, PyObject *past)
{
    int16_t places[MOST_SOURCES];
    for (int i = 0; i < self->count; i++) {
        PyObject *parts = PyUnicode_Split(PyTuple_GET_ITEM(self->attributes, i), NULL, -1);
        if (parts == NULL) {
            return -1;
        }
        int two = PyList_GET_SIZE(parts) == 2;
        places[i] = (int16_t)(two ? place_of(type, PyList_GET_ITEM(parts, 1)) : -1);
        if (two && places[i] < 0) {
            places[i] = (int16_t)probed_place(past, PyList_GET_ITEM(parts, 1), i, NULL);
        }
        Py_DECREF(parts);
        if (two && places[i] < 0) {
            PyErr_Format(PyExc_TypeError, "the attributes of %.80s do not lie in slots", type->tp_name);
            return -1;
        }
    }
    PyTypeObject *old = self->past_type;
    memcpy(self->past_places, places, sizeof(places[0]) * (size_t)self->count);
    self->past_type = (PyTypeObject *)Py_NewRef(type);
    Py_XDECREF(old);
    return 0;
}

/* Learn what is not known of a state and of what it has instead. That looks at classes, so code in Python may run, and
   what was true before is asked again. */
SLOW int
study(Program *self, PyObject *state)
{
    for (int tries = 0; tries < 8; tries++) {
        PyObject *past = NULL;
        PyTypeObject *type = Py_TYPE(state);
        if (type == self->type) {
            past = self->past >= 0 ? at_place(state, self->past) : NULL;
            if (past == NULL || past == Py_None || Py_TYPE(past) == self->past_type) {
                return 0;
            }
            type = Py_TYPE(past);
        }
        Py_INCREF(type);
        Py_XINCREF(past);
        int bad = past != NULL ? learn_past(self, type, past) : learn(self, type);
        Py_XDECREF(past);
        Py_DECREF(type);
        if (bad < 0) {
            return -1;
        }
    }
    PyErr_SetString(PyExc_RuntimeError, "the classes of a state change while they are looked at");
    return -1;
}

/* A number as compiled classes keep it: twice itself, or if that is too large 1 more than where it is. Borrowed, or NULL
   with an error. */
static inline PyObject *
untagged(Program *self, int source, PyObject *word)
{
    uintptr_t tagged = (uintptr_t)word;
    intptr_t value = (intptr_t)tagged >> 1;
    if (UNLIKELY(tagged & 1)) {
        return (PyObject *)(tagged & ~(uintptr_t)1);
    }
    if (UNLIKELY(value < LOWEST || value > HIGHEST)) {
        Py_XDECREF(self->large[source]);
        return self->large[source] = PyLong_FromSsize_t(value);
    }
    return (PyObject *)(small_numbers + (size_t)(value - LOWEST) * STRIDE);
}

static int
gather(Program *self, PyObject *state, PyObject **sources)
{
    if (UNLIKELY(Py_TYPE(state) != self->type) && study(self, state) < 0) {
        return -1;
    }
    PyObject *past = self->past >= 0 ? at_place(state, self->past) : NULL;
    if (UNLIKELY(past != NULL && past != Py_None && Py_TYPE(past) != self->past_type)) {
        if (study(self, state) < 0) {
            return -1;
        }
        past = self->past >= 0 ? at_place(state, self->past) : NULL;
    }
    if (past == Py_None) {
        past = NULL;
    }
    for (int i = 0; i < self->count; i++) {
        int old = past != NULL && self->past_places[i] >= 0;
        sources[i] = old ? at_place(past, self->past_places[i]) : at_place(state, self->places[i]);
        if (self->tagged[i]) {
            sources[i] = untagged(self, i, sources[i]);
        }
        if (UNLIKELY(sources[i] == NULL)) {
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_AttributeError, "a source of an observation is not there");
            }
            return -1;
        }
    }
    return 0;
}

/* Find out where the sources lie in states of a compiled class, with one that is of no further use. */
static PyObject *
program_probe(PyObject *object, PyObject *state)
{
    Program *self = (Program *)object;
    int16_t places[MOST_SOURCES], past_places[MOST_SOURCES];
    uint8_t tagged[MOST_SOURCES] = {0};
    int past = -1, good = self->ready && small_numbers != no_numbers;
    for (int i = 0; good && i < self->count; i++) {
        PyObject *parts = PyUnicode_Split(PyTuple_GET_ITEM(self->attributes, i), NULL, -1);
        if (parts == NULL) {
            return NULL;
        }
        Py_ssize_t length = PyList_GET_SIZE(parts);
        places[i] = (int16_t)(length ? probed_place(state, PyList_GET_ITEM(parts, length - 1), i, &tagged[i]) : -1);
        past_places[i] = length == 2 ? 0 : -1;
        if (length == 2 && past < 0) {
            past = probed_place(state, PyList_GET_ITEM(parts, 0), i, NULL);
        }
        good = places[i] >= 0 && (length != 2 || past >= 0);
        Py_DECREF(parts);
    }
    if (good) {
        keep_places(self, Py_TYPE(state), places, past_places, tagged, past);
    }
    return PyBool_FromLong(good);
}

/* Whether states of this class are read; a compiled one has to be probed before. */
static PyObject *
program_reads(PyObject *object, PyObject *state)
{
    Program *self = (Program *)object;
    int good = self->ready && study(self, state) == 0;
    PyErr_Clear();
    return PyBool_FromLong(good);
}

/* The sources of a row, out of a list of them or out of a state. They are borrowed: nothing runs that could let go. */
static PyObject **
sources_of(Program *self, PyObject *given, PyObject **room, Py_ssize_t *count)
{
    if (Py_IS_TYPE(given, &PyList_Type)) {
        *count = PyList_GET_SIZE(given);
        if (*count < self->count) {
            PyErr_Format(PyExc_ValueError, "expected %d sources, got %zd", self->count, *count);
            return NULL;
        }
        return ((PyListObject *)given)->ob_item;
    }
    *count = self->count;
    return gather(self, given, room) < 0 ? NULL : room;
}

static int
write_row(Program *self, uint8_t *row, PyObject *given, int64_t seat)
{
    PyObject *room[MOST_SOURCES];
    Py_ssize_t count;
    if (seat < 0 || seat >= self->seats) {
        PyErr_Format(PyExc_ValueError, "there is no seat %lld, only 0 to %d", (long long)seat, self->seats - 1);
        return -1;
    }
    PyObject **sources = sources_of(self, given, room, &count);
    return sources == NULL ? -1 : run(self, row, sources, (long)seat);
}

/* --- a program ---------------------------------------------------------------------------------------------------- */

static int
fits(int64_t value, int64_t low, int64_t high)
{
    return value >= low && value <= high;
}

static int *
numbers(PyObject *list, int *count)
{
    Work work = {0};
    Items items = items_of(&work, list);
    int *values = items.count < INT32_MAX ? PyMem_Calloc((size_t)items.count + 1, sizeof(int)) : NULL;
    if (values == NULL) {
        return (int *)(work.bad ? NULL : PyErr_NoMemory());
    }
    int large = 0;
    for (Py_ssize_t i = 0; i < items.count; i++) {
        int64_t value = number_of(&work, items.each[i]);
        large |= !fits(value, INT32_MIN, INT32_MAX);
        values[i] = (int)value;
    }
    *count = (int)items.count;
    if (large && !work.bad) {
        PyErr_SetString(PyExc_ValueError, "a program has a number that is too large");
        work.bad = 1;
    }
    if (work.bad) {
        PyMem_Free(values);
        return NULL;
    }
    return values;
}

#define ITEMS(object, name, length)                                                                                    \
    Work reading_##name = {0};                                                                                         \
    Items found_##name = items_of(&reading_##name, object);                                                            \
    PyObject **name = found_##name.each;                                                                               \
    Py_ssize_t length = found_##name.count;                                                                            \
    if (reading_##name.bad) {                                                                                          \
        return -1;                                                                                                     \
    }

static int
take_ops(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->ops = count < INT32_MAX / MOST_SEATS ? PyMem_Calloc((size_t)(count * self->seats) + 1, sizeof(Op)) : NULL;
    if (self->ops == NULL) {
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        int length, *values = numbers(each[i], &length);
        if (values == NULL) {
            return -1;
        }
        Op *op = &self->ops[i];
        op->code = (int16_t)(length > 0 && fits(values[0], 0, CODES) ? values[0] : CODES);
        op->source = (int16_t)(length > 1 && fits(values[1], 0, MOST_SOURCES) ? values[1] : -1);
        op->base = length > 2 ? values[2] : 0;
        for (int j = 3; j < length && j < 3 + PARAMETERS; j++) {
            op->p[j - 3] = values[j];
        }
        PyMem_Free(values);
    }
    self->op_count = (int)count;
    return 0;
}

static int
take_map(Program *self, PyObject *row, int seat, int number)
{
    int length, *values = numbers(row, &length);
    if (values == NULL) {
        return -1;
    }
    int16_t *kept = PyMem_Calloc((size_t)length + 1, sizeof(int16_t));
    for (int i = 0; kept != NULL && i < length; i++) {
        /* What lies behind the row wherever it begins is nowhere too; rivals' places begin one later. */
        kept[i] = (int16_t)(fits(values[i], 0, self->size) ? values[i] : NOWHERE);
    }
    if (kept != NULL) {
        kept[length] = NOWHERE; /* for all that is not in the map */
    }
    PyMem_Free(values);
    self->numbers[seat * self->map_count + number] = kept;
    self->maps[seat * self->map_count + number] = (Map){kept, length};
    return kept == NULL ? -1 : 0;
}

static int
take_maps(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->maps = PyMem_Calloc((size_t)(count * self->seats) + 1, sizeof(Map));
    self->numbers = PyMem_Calloc((size_t)(count * self->seats) + 1, sizeof(int16_t *));
    if (self->maps == NULL || self->numbers == NULL) {
        return -1;
    }
    self->map_count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], rows, seats)
        if (seats != self->seats) {
            PyErr_SetString(PyExc_ValueError, "a map has a row for each seat");
            return -1;
        }
        for (int seat = 0; seat < seats; seat++) {
            if (take_map(self, rows[seat], seat, (int)i) < 0) {
                return -1;
            }
        }
    }
    return 0;
}

/* A book is a list of records: (column, [(place, kind, base, limit, map, offset), ...]). */
static int
take_book(Book *book, PyObject *list)
{
    ITEMS(list, each, count)
    Py_ssize_t all = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], pair, two)
        if (two != 2) {
            PyErr_SetString(PyExc_ValueError, "a record is a column and its items");
            return -1;
        }
        ITEMS(pair[1], inner, items)
        (void)inner;
        all += items;
    }
    book->records = PyMem_Calloc((size_t)count + 1, sizeof(Record));
    book->items = PyMem_Calloc((size_t)all + 1, sizeof(Item));
    if (book->records == NULL || book->items == NULL) {
        return -1;
    }
    int next = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], pair, two)
        (void)two;
        Work reading = {0};
        long column = number_of(&reading, pair[0]);
        if (reading.bad) {
            return -1;
        }
        if (!fits(column, -1, MOST_NUMBERS)) {
            PyErr_SetString(PyExc_ValueError, "a record has a column of the row, or -1");
            return -1;
        }
        ITEMS(pair[1], inner, items)
        book->records[i] = (Record){(int)column, next, (int)items};
        for (Py_ssize_t j = 0; j < items; j++) {
            int length, *values = numbers(inner[j], &length);
            if (values == NULL) {
                return -1;
            }
            int good = length == 6;
            for (int k = 0; good && k < 6; k++) {
                good = fits(values[k], k == 4 || k == 5 ? INT16_MIN : 0, INT16_MAX);
            }
            if (good) {
                book->items[next++] = (Item){(int16_t)values[0], (int16_t)values[1], values[2],
                                             (int16_t)values[3], (int16_t)values[4], (int16_t)values[5]};
            }
            PyMem_Free(values);
            if (!good) {
                PyErr_SetString(PyExc_ValueError, "an item of a record has six small numbers");
                return -1;
            }
        }
    }
    book->length = (int)count;
    return 0;
}

static int
take_books(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->books = PyMem_Calloc((size_t)count + 1, sizeof(Book));
    if (self->books == NULL) {
        return -1;
    }
    self->book_count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) {
        if (take_book(&self->books[i], each[i]) < 0) {
            return -1;
        }
    }
    return 0;
}

static int
take_choices(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->choices = PyMem_Calloc((size_t)count + 1, sizeof(Choice));
    if (self->choices == NULL) {
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], pair, two)
        int good = two == 2 && PyUnicode_CheckExact(pair[0]) && PyTuple_Check(pair[1]);
        for (Py_ssize_t j = 0; good && j < PyTuple_GET_SIZE(pair[1]); j++) {
            good = is_plain(PyTuple_GET_ITEM(pair[1], j));
        }
        if (!good) {
            PyErr_SetString(PyExc_ValueError, "a choice is a key and a tuple of words and numbers");
            return -1;
        }
        self->choices[i].key = Py_NewRef(pair[0]);
        self->choices[i].choices = Py_NewRef(pair[1]);
        self->choice_count = (int)i + 1;
    }
    return 0;
}

/* Which things are worth more than their number says. */
static int
find_special(Worth *worth)
{
    worth->special = PyMem_Calloc((size_t)worth->length + 1, sizeof(int));
    worth->points_of = PyMem_Calloc(SMALL_COUNT, sizeof(int));
    worth->special_of = PyMem_Calloc(SMALL_COUNT, 1);
    if (worth->special == NULL || worth->points_of == NULL || worth->special_of == NULL) {
        return -1;
    }
    for (int i = 0; i < worth->length * worth->kinds; i++) {
        worth->special[i / worth->kinds] |= worth->for_each[i] != 0;
    }
    for (int i = 0; i < worth->pairs; i++) {
        if (worth->thing[i] >= 0 && worth->thing[i] < worth->length) {
            worth->special[worth->thing[i]] = 1;
        }
    }
    for (int thing = 0; thing < worth->length && thing <= HIGHEST; thing++) {
        worth->points_of[thing - LOWEST] = worth->worth[thing];
        worth->special_of[thing - LOWEST] = (uint8_t)worth->special[thing];
    }
    return 0;
}

/* A worth is (worth, for each, sorts, things, points, masks). */
static int
take_worths(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->worths = PyMem_Calloc((size_t)count + 1, sizeof(Worth));
    if (self->worths == NULL) {
        return -1;
    }
    self->worth_count = (int)count;
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], part, six)
        if (six != 6) {
            PyErr_SetString(PyExc_ValueError, "a worth has six lists");
            return -1;
        }
        Worth *worth = &self->worths[i];
        int lengths[6];
        int **parts[6] = {&worth->worth, &worth->for_each, &worth->sort, &worth->thing, &worth->points, &worth->mask};
        for (int j = 0; j < 6; j++) {
            *parts[j] = numbers(part[j], &lengths[j]);
            if (*parts[j] == NULL) {
                return -1;
            }
        }
        worth->length = lengths[0];
        worth->kinds = lengths[0] ? lengths[1] / lengths[0] : 0;
        worth->pairs = lengths[3];
        if (lengths[2] != lengths[0] || lengths[4] != lengths[3] || lengths[5] != lengths[3]) {
            PyErr_SetString(PyExc_ValueError, "the lists of a worth have different lengths");
            return -1;
        }
        if (find_special(worth) < 0) {
            return -1;
        }
    }
    return 0;
}

/* Numbers of sources, maps, books and the like are used without a look: see to it here that they exist. */
static int
check_op(Program *self, Op *op, int left)
{
    /* Limits and strides, as bits: 1 if the first parameter is one, 2 if the second is... */
    static const uint8_t SIZES[CODES] = {
        [ONE_HOT] = 1, [BITS] = 1, [COUNT] = 1, [COUNTS] = 1, [COPY] = 1, [ONE_HOTS] = 1, [BIT_ROWS] = 1, [ROWS] = 3,
        [AMOUNTS] = 3, [MARKS] = 1, [SHARES] = 1, [KNOWN] = 1, [PILE] = 1, [SEEN] = 1 | 4, [MEMORY] = 1,
        [PAIRS] = 1 | 8, [SLOTS] = 32, [HELD] = 8, [OWN_HOT] = 1,
    };
    int maps[2] = {-1, -1}, book = -1, choice = -1, worth = -1, divisor = 1, first = 0, sources = 0;
    int *p = op->p, source = op->code != SELF && op->code != ONE;
    switch (op->code) {
    case ACTING: sources = 1; maps[0] = p[1]; break;
    case ASKED: sources = 2; book = p[2]; break;
    case TOP_RECORD: sources = 3; book = p[3]; break;
    case ONE_HOT: case OWN_HOT: case BITS: case COUNT: maps[0] = p[1]; break;
    case LENGTHS: maps[0] = p[0]; break;
    case HELD: maps[0] = p[0]; first = 1; sources = 2; break;
    case COUNTS: case ONE_HOTS: case BIT_ROWS: maps[0] = p[1]; maps[1] = p[2]; divisor = p[0]; break;
    case COPY: maps[0] = p[1]; divisor = p[0]; break;
    case SHARES: maps[0] = p[1]; divisor = p[0]; first = 2; sources = 1; break;
    case ROWS: maps[0] = p[2]; maps[1] = p[3]; divisor = p[0] < p[1] ? p[0] : p[1]; break;
    case AMOUNTS: first = 2; sources = 2; break;
    case MARKS: first = 1; sources = 2; break;
    case KNOWN: maps[0] = p[1]; first = 2; sources = 1; divisor = p[0]; break;
    case PILE: first = 1; sources = 2; break;
    case SEEN: maps[0] = p[3]; first = 1; sources = 1; break;
    case SCORE: maps[0] = p[0]; first = 1; sources = 4; worth = p[5]; break;
    case OPTION: choice = p[0]; break;
    case PAIRS: maps[0] = p[2]; first = 1; sources = 1; divisor = p[0]; break;
    case SLOTS: maps[0] = p[6]; sources = 5; divisor = p[5] & 255; break;
    default: break;
    }
    int bad = op->code < 0 || op->code >= CODES || divisor <= 0;
    bad |= source && (op->source < 0 || op->source >= self->count);
    for (int i = first; i < first + sources; i++) {
        bad |= p[i] < 0 || p[i] >= self->count;
    }
    bad |= maps[0] >= self->map_count || maps[1] >= self->map_count || book >= self->book_count;
    bad |= choice >= self->choice_count || worth >= self->worth_count;
    bad |= (op->code == ASKED || op->code == TOP_RECORD) && (book < 0 || (!bad && !self->books[book].length));
    bad |= (op->code == OPTION && choice < 0) || (op->code == SCORE && worth < 0);
    bad |= (op->code == WHEN && (p[1] < 0 || p[1] > left)) || (op->code == WHEN_EMPTY && (p[0] < 0 || p[0] > left));
    bad |= op->code == WHEN && !fits(p[2], 0, 1);
    bad |= op->code == COUNTS && !fits(p[3], ALL, FIRST);
    bad |= (op->code == BITS || op->code == BIT_ROWS) && p[0] > MOST_BITS;
    bad |= op->base < 0 || op->base > self->size;
    for (int i = 0; !bad && i < PARAMETERS; i++) {
        bad = (SIZES[op->code] >> i & 1) && !fits(p[i], 0, MOST_LIMIT);
    }
    if (bad) {
        PyErr_Format(PyExc_ValueError, "operation %d of this program makes no sense", op->code);
        return -1;
    }
    return 0;
}

static int
check_items(Program *self)
{
    for (int i = 0; i < self->book_count; i++) {
        Book *book = &self->books[i];
        for (int j = 0; j < book->length; j++) {
            for (int k = 0; k < book->records[j].count; k++) {
                Item *item = &book->items[book->records[j].first + k];
                if (item->place < 0 || item->map >= self->map_count || item->kind < VALUE || item->kind > SET ||
                    item->limit < 0 || (item->kind == SET && item->limit > MOST_BITS) ||
                    item->base < 0 || item->base > self->size) {
                    PyErr_SetString(PyExc_ValueError, "an item of a record makes no sense");
                    return -1;
                }
            }
        }
    }
    return 0;
}

/* --- what operations point to ------------------------------------------------------------------------------------- */

static uint16_t *
keep(Program *self, Py_ssize_t count)
{
    uint16_t *made = PyMem_Calloc((size_t)count + 1, sizeof(uint16_t));
    if (made != NULL) {
        self->kept[self->kept_count++] = made;
    }
    return made;
}

/* Where small numbers go: through a map, or those below the limit where they are. */
static int
small_places(Program *self, Op *op, int seat, int map, int limit)
{
    Work work = {.maps = self->maps + seat * self->map_count, .size = self->size};
    uint16_t *made;
    op->map = map;
    op->limit = limit;
    /* Many operations share them; the fewer there are the more of them the processor has at hand. */
    for (Op *other = self->ops + seat * self->op_count; other < op; other++) {
        if (other->kinds != NULL && other->map == map && (map >= 0 || other->limit == limit)) {
            op->kinds = other->kinds;
            return 0;
        }
    }
    op->kinds = made = keep(self, SMALL_COUNT);
    for (int value = LOWEST; made != NULL && value <= HIGHEST; value++) {
        made[value - LOWEST] = (uint16_t)far_kind(&work, op, value);
    }
    return made == NULL ? -1 : 0;
}

/* Where lists, groups or seats begin in the row. Those of rivals begin one earlier, and the own one has none. */
static int
list_places(Program *self, Op *op, int seat, int map, int64_t stride, int rivals)
{
    const Map *of = map < 0 ? NULL : &self->maps[seat * self->map_count + map];
    uint16_t *made;
    op->place_count = of != NULL ? of->length : (self->size - op->base) / (Py_ssize_t)stride + 1 + rivals;
    op->places = made = keep(self, op->place_count);
    for (Py_ssize_t i = 0; made != NULL && i < op->place_count; i++) {
        int64_t place = (of != NULL ? of->values[i] : i) - rivals, at = op->base + place * stride;
        made[i] = (uint16_t)(place < 0 || (rivals && i == seat) || at > self->size ? self->size : at);
    }
    return made == NULL ? -1 : 0;
}

static int
prepare_op(Program *self, Op *op, int seat)
{
    const int *p = op->p;
    switch (op->code) {
    case ACTING: return small_places(self, op, seat, p[1], self->seats);
    case ONE_HOT: case OWN_HOT: case BITS: case COUNT: return small_places(self, op, seat, p[1], p[0]);
    case LENGTHS: case SCORE: case HELD: return list_places(self, op, seat, p[0], 1, 0);
    case COPY: case SHARES: return list_places(self, op, seat, p[1], p[0], 0);
    case COUNTS:
        return list_places(self, op, seat, p[1], p[0], p[3] == RIVALS) < 0 ? -1 :
               small_places(self, op, seat, p[2], p[0]);
    case ONE_HOTS: case BIT_ROWS:
        return list_places(self, op, seat, p[1], p[0], 0) < 0 ? -1 : small_places(self, op, seat, p[2], p[0]);
    case ROWS:
        return list_places(self, op, seat, p[2], (int64_t)p[0] * p[1], 0) < 0 ? -1 :
               small_places(self, op, seat, p[3], p[1]);
    case KNOWN: return list_places(self, op, seat, p[1], p[0], 1) < 0 ? -1 : small_places(self, op, seat, -1, p[0]);
    case PILE: case MARKS: return small_places(self, op, seat, -1, p[0]);
    case SEEN: return small_places(self, op, seat, p[3], p[0]);
    case PAIRS: return small_places(self, op, seat, p[2], p[0] - 1);
    case SLOTS: return small_places(self, op, seat, p[6], p[5] >> 8);
    default: return 0;
    }
}

static int
prepare(Program *self)
{
    self->room = PyMem_Calloc(ROOM(self->size), 1);
    self->kept = PyMem_Calloc(2 * (size_t)self->op_count * (size_t)self->seats + 1, sizeof(void *));
    if (self->room == NULL || self->kept == NULL) {
        return -1;
    }
    for (int seat = self->seats - 1; seat >= 0; seat--) {
        Op *ops = self->ops + seat * self->op_count;
        memcpy(ops, self->ops, sizeof(Op) * (size_t)(seat ? self->op_count : 0));
        for (int i = 0; i < self->op_count; i++) {
            if (prepare_op(self, &ops[i], seat) < 0) {
                return -1;
            }
        }
    }
    return 0;
}

static int
program_init(PyObject *object, PyObject *args, PyObject *keywords)
{
    Program *self = (Program *)object;
    static char *names[] = {"size", "seats", "ops", "maps", "books", "choices", "worths", "attributes", NULL};
    PyObject *ops, *maps, *books, *choices, *worths, *attributes;
    Py_ssize_t size;
    int seats;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "niOOOOOO!", names, &size, &seats, &ops, &maps, &books, &choices,
                                     &worths, &PyTuple_Type, &attributes)) {
        return -1;
    }
    if (self->begun) {
        PyErr_SetString(PyExc_TypeError, "a program is made once");
        return -1;
    }
    if (size <= 0 || seats <= 0) {
        PyErr_SetString(PyExc_ValueError, "a row has at least one number and a game at least one seat");
        return -1;
    }
    if (size > MOST_NUMBERS || seats > MOST_SEATS) {
        PyErr_Format(PyExc_ValueError, "a row has at most %d numbers and a game at most %d seats", MOST_NUMBERS,
                     MOST_SEATS);
        return -1;
    }
    if (PyTuple_GET_SIZE(attributes) > MOST_SOURCES || PyTuple_GET_SIZE(attributes) < COMMON) {
        PyErr_Format(PyExc_ValueError, "a row has %d to %d sources", COMMON, MOST_SOURCES);
        return -1;
    }
    self->begun = 1;
    self->size = size;
    self->seats = seats;
    self->past = -1;
    self->attributes = Py_NewRef(attributes);
    self->count = (int)PyTuple_GET_SIZE(attributes);
    if (take_ops(self, ops) < 0 || take_maps(self, maps) < 0 || take_books(self, books) < 0 ||
        take_choices(self, choices) < 0 || take_worths(self, worths) < 0 || check_items(self) < 0) {
        if (!PyErr_Occurred()) {
            PyErr_NoMemory();
        }
        return -1;
    }
    for (int i = 0; i < self->op_count; i++) {
        if (check_op(self, &self->ops[i], self->op_count - 1 - i) < 0) {
            return -1;
        }
    }
    if (prepare(self) < 0) {
        PyErr_NoMemory();
        return -1;
    }
    self->ready = 1;
    return 0;
}

static int
is_ready(Program *self)
{
    if (UNLIKELY(!self->ready)) {
        PyErr_SetString(PyExc_TypeError, "this program has not been made");
    }
    return self->ready;
}

static void
program_dealloc(PyObject *object)
{
    Program *self = (Program *)object;
    for (int i = 0; self->numbers != NULL && i < self->map_count * self->seats; i++) {
        PyMem_Free(self->numbers[i]);
    }
    PyMem_Free(self->numbers);
    for (int i = 0; i < MOST_SOURCES; i++) {
        Py_XDECREF(self->large[i]);
    }
    Py_XDECREF(self->attributes);
    Py_XDECREF(self->type);
    Py_XDECREF(self->past_type);
    for (int i = 0; i < self->book_count; i++) {
        PyMem_Free(self->books[i].records);
        PyMem_Free(self->books[i].items);
    }
    for (int i = 0; i < self->choice_count; i++) {
        Py_DECREF(self->choices[i].key);
        Py_DECREF(self->choices[i].choices);
    }
    for (int i = 0; i < self->worth_count; i++) {
        Worth *worth = &self->worths[i];
        PyMem_Free(worth->worth);
        PyMem_Free(worth->special);
        PyMem_Free(worth->points_of);
        PyMem_Free(worth->special_of);
        PyMem_Free(worth->for_each);
        PyMem_Free(worth->sort);
        PyMem_Free(worth->thing);
        PyMem_Free(worth->points);
        PyMem_Free(worth->mask);
    }
    for (Py_ssize_t i = 0; i < self->kept_count; i++) {
        PyMem_Free(self->kept[i]);
    }
    PyMem_Free(self->kept);
    PyMem_Free(self->room);
    PyMem_Free(self->ops);
    PyMem_Free(self->maps);
    PyMem_Free(self->books);
    PyMem_Free(self->choices);
    PyMem_Free(self->worths);
    Py_TYPE(object)->tp_free(object);
}

static PyObject *
program_observe(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Program *self = (Program *)object;
    Work work = {0};
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "observe(sources, seat)");
        return NULL;
    }
    int64_t seat = number_of(&work, args[1]);
    if (work.bad || !is_ready(self)) {
        return NULL;
    }
    PyObject *row = PyBytes_FromStringAndSize(NULL, self->size);
    if (row != NULL && write_row(self, (uint8_t *)PyBytes_AS_STRING(row), args[0], seat) < 0) {
        Py_CLEAR(row);
    }
    return row;
}

static PyObject *
program_write(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Program *self = (Program *)object;
    Work work = {0};
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write(sources, seat, rows, row)");
        return NULL;
    }
    int64_t seat = number_of(&work, args[1]), at = number_of(&work, args[3]);
    if (work.bad || !is_ready(self)) {
        return NULL;
    }
    Py_buffer buffer;
    if (PyObject_GetBuffer(args[2], &buffer, PyBUF_CONTIG) < 0) {
        return NULL;
    }
    int bad = at < 0 || at >= buffer.len / self->size;
    if (bad) {
        PyErr_Format(PyExc_IndexError, "there is no row %lld in %zd bytes", (long long)at, buffer.len);
    }
    else {
        bad = write_row(self, (uint8_t *)buffer.buf + at * self->size, args[0], seat) < 0;
    }
    PyBuffer_Release(&buffer);
    return bad ? NULL : Py_NewRef(Py_None);
}

static PyMethodDef program_methods[] = {
    {"observe", (PyCFunction)(void (*)(void))program_observe, METH_FASTCALL, "A row as bytes."},
    {"write", (PyCFunction)(void (*)(void))program_write, METH_FASTCALL, "Fill a row of a buffer."},
    {"reads", program_reads, METH_O, "Whether states of this class can be read."},
    {"probe", program_probe, METH_O, "Whether states of this compiled class can be read; this one is spoiled by it."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject ProgramType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "arcanum.core._rows.Program",
    .tp_basicsize = sizeof(Program),
    .tp_dealloc = program_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What is written into a row, operation by operation.",
    .tp_methods = program_methods,
    .tp_init = program_init,
    .tp_new = PyType_GenericNew,
};

/* Behind the legal actions of a row. */
static const int16_t NO_ACTION = -1;

/* --- a table of rows ---------------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    int begun;
    Program *program;
    Py_ssize_t rows, actions; /* no rows as long as it has not been made */
    Py_buffer observation, mask, legal, count, seat;
    uint8_t *kinds;            /* for each row the kind of decision */
    uint64_t *sorted;          /* room for putting rows in order */
    int16_t *taken;            /* the actions of a step */
} Table;

static int
take_buffer(PyObject *object, Py_buffer *buffer, Py_ssize_t length, const char *name)
{
    if (PyObject_GetBuffer(object, buffer, PyBUF_CONTIG) < 0) {
        return -1;
    }
    if (buffer->len != length) {
        PyErr_Format(PyExc_ValueError, "%s: expected %zd bytes, got %zd", name, length, buffer->len);
        return -1;
    }
    return 0;
}

static int
table_init(PyObject *object, PyObject *args, PyObject *keywords)
{
    Table *self = (Table *)object;
    static char *names[] = {"program", "rows", "actions", "observation", "mask", "legal", "count", "seat", NULL};
    PyObject *program, *observation, *mask, *legal, *count, *seat;
    Py_ssize_t rows, actions;
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!nnOOOOO", names, &ProgramType, &program, &rows, &actions,
                                     &observation, &mask, &legal, &count, &seat)) {
        return -1;
    }
    if (self->begun) {
        PyErr_SetString(PyExc_TypeError, "a table is made once");
        return -1;
    }
    if (!is_ready((Program *)program)) {
        return -1;
    }
    if (rows <= 0 || rows > PY_SSIZE_T_MAX >> 24 || actions <= 0 || actions > INT16_MAX) {
        PyErr_SetString(PyExc_ValueError, "a table has at least one row and 1 to 32767 actions");
        return -1;
    }
    self->begun = 1;
    self->actions = actions;
    self->program = (Program *)Py_NewRef(program);
    if (take_buffer(observation, &self->observation, rows * self->program->size, "observation") < 0 ||
        take_buffer(mask, &self->mask, rows * actions, "mask") < 0 ||
        take_buffer(legal, &self->legal, rows * actions * 2, "legal") < 0 ||
        take_buffer(count, &self->count, rows * 2, "count") < 0 ||
        take_buffer(seat, &self->seat, rows, "seat") < 0) {
        return -1;
    }
    self->kinds = PyMem_Calloc((size_t)rows, 1);
    self->sorted = PyMem_Calloc((size_t)rows, sizeof(uint64_t));
    self->taken = PyMem_Calloc((size_t)rows, sizeof(int16_t));
    if (self->kinds == NULL || self->sorted == NULL || self->taken == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->rows = rows;
    return 0;
}

static void
table_dealloc(PyObject *object)
{
    Table *self = (Table *)object;
    Py_buffer *buffers[] = {&self->observation, &self->mask, &self->legal, &self->count, &self->seat};
    for (int i = 0; i < 5; i++) {
        if (buffers[i]->obj != NULL) {
            PyBuffer_Release(buffers[i]);
        }
    }
    PyMem_Free(self->kinds);
    PyMem_Free(self->sorted);
    PyMem_Free(self->taken);
    Py_XDECREF(self->program);
    Py_TYPE(object)->tp_free(object);
}

/* What was there before goes: another seat may have been asked, and what that might do is a secret. */
static int
fill_actions(Table *self, Py_ssize_t row, PyObject *list)
{
    Work work = {0};
    uint8_t *mask = (uint8_t *)self->mask.buf + row * self->actions;
    char *legal = (char *)self->legal.buf + row * self->actions * 2; /* which may begin anywhere */
    Py_ssize_t length = PyList_GET_SIZE(list);
    memset(mask, 0, (size_t)self->actions);
    if (length > self->actions) {
        PyErr_SetString(PyExc_ValueError, "there are more legal actions than actions");
        return -1;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        int64_t action = number_of(&work, PyList_GET_ITEM(list, i));
        if (action < 0 || action >= self->actions) {
            if (!work.bad) {
                PyErr_Format(PyExc_ValueError, "no action has the number %lld", (long long)action);
            }
            return -1;
        }
        mask[action] = 1;
        int16_t kept = (int16_t)action;
        memcpy(legal + 2 * i, &kept, 2);
    }
    int16_t many = (int16_t)length, before;
    memcpy(&before, (char *)self->count.buf + 2 * row, 2);
    memcpy((char *)self->count.buf + 2 * row, &many, 2);
    for (Py_ssize_t i = length; i < before && i < self->actions; i++) {
        memcpy(legal + 2 * i, &NO_ACTION, 2);
    }
    return 0;
}

static int
fill_row(Table *self, Py_ssize_t row, long seat, PyObject **sources)
{
    Program *program = self->program;
    int kind = run(program, (uint8_t *)self->observation.buf + row * program->size, sources, seat);
    self->kinds[row] = (uint8_t)kind;
    return kind;
}

/* Who has to act, the lowest seat if it is several, and what it may do; -1 if nobody has to. */
static long
seat_to_act(Work *w, PyObject **sources, PyObject **legal)
{
    Items stacks = items_of(w, sources[BRANCHES]), options = items_of(w, sources[BRANCH_OPTIONS]);
    for (Py_ssize_t seat = 0; seat < stacks.count && seat < options.count; seat++) {
        if (is_filled(stacks.each[seat])) {
            *legal = options.each[seat];
            return (long)seat;
        }
    }
    *legal = sources[OPTIONS];
    return stacks.count ? -1 : number_of(w, sources[ASKED_SEAT]);
}

/* Gives the seat that has to act in a row, or -1 with an error. */
static long
show_row(Table *self, int64_t row, PyObject *given)
{
    Work work = {0};
    if (row < 0 || row >= self->rows) {
        PyErr_Format(PyExc_IndexError, "there is no row %lld", (long long)row);
        return -1;
    }
    PyObject *room[MOST_SOURCES], *legal;
    Py_ssize_t found;
    PyObject **sources = sources_of(self->program, given, room, &found);
    if (sources == NULL) {
        return -1;
    }
    long seat = seat_to_act(&work, sources, &legal);
    if (work.bad) {
        return -1;
    }
    if (seat < 0 || seat >= self->program->seats || !PyList_Check(legal)) {
        PyErr_SetString(PyExc_ValueError, "nobody has to act");
        return -1;
    }
    if (fill_actions(self, row, legal) < 0 || fill_row(self, row, seat, sources) < 0) {
        return -1;
    }
    ((uint8_t *)self->seat.buf)[row] = (uint8_t)seat;
    return seat;
}

static PyObject *
table_show(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Work work = {0};
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "show(row, sources)");
        return NULL;
    }
    int64_t row = number_of(&work, args[0]);
    long seat = work.bad ? -1 : show_row((Table *)object, row, args[1]);
    return seat < 0 ? NULL : PyLong_FromLong(seat);
}

/* Whose seats were there before is let go of, which may run code in Python: so nothing is taken for granted from one row
   to the next. */
static PyObject *
table_show_all(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Table *self = (Table *)object;
    Work work = {0};
    if (count != 5 || !PyList_CheckExact(args[0]) || !PyList_CheckExact(args[3]) || !PyList_CheckExact(args[4])) {
        PyErr_SetString(PyExc_TypeError, "show_all(rows, first, end, states, seats)");
        return NULL;
    }
    PyObject *rows = args[0], *states = args[3], *seats = args[4];
    int64_t first = number_of(&work, args[1]), end = number_of(&work, args[2]);
    for (int64_t i = first < 0 ? 0 : first; !work.bad && i < end && i < PyList_GET_SIZE(rows); i++) {
        int64_t row = number_of(&work, PyList_GET_ITEM(rows, i));
        if (work.bad) {
            return NULL;
        }
        if (row < 0 || row >= PyList_GET_SIZE(states)) {
            PyErr_Format(PyExc_IndexError, "there is no state %lld", (long long)row);
            return NULL;
        }
        PyObject *state = Py_NewRef(PyList_GET_ITEM(states, row));
        long seat = show_row(self, row, state);
        Py_DECREF(state);
        PyObject *number = seat < 0 ? NULL : PyLong_FromLong(seat);
        if (number == NULL || PyList_SetItem(seats, row, number) < 0) {
            return NULL;
        }
    }
    return work.bad ? NULL : Py_NewRef(Py_None);
}

static int
compare(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return (a > b) - (a < b);
}

/* Numbers of any size, with a sign or without, as arrays hold them. */
static int64_t
number_at(const char *at, char kind, int size)
{
    int64_t large;
    int32_t medium;
    int16_t small;
    switch (size) {
    case 8:
        memcpy(&large, at, 8);
        return large; /* one without a sign that does not fit is below 0, which no action is */
    case 4:
        memcpy(&medium, at, 4);
        return kind == 'u' ? (int64_t)(uint32_t)medium : medium;
    case 2:
        memcpy(&small, at, 2);
        return kind == 'u' ? (int64_t)(uint16_t)small : small;
    default: return kind == 'u' ? (int64_t)*(const uint8_t *)at : *(const int8_t *)at;
    }
}

/* 'i' or 'u' for whole numbers with and without a sign; 0 for everything else. */
static char
kind_of_numbers(const char *format)
{
    if (format == NULL || !format[0] || format[1]) {
        return 0;
    }
    return strchr("bhilqn", format[0]) ? 'i' : strchr("BHILQN", format[0]) ? 'u' : 0;
}

/* Actions, one for each row, are kept; -1 and an error if these are no numbers of actions. `bad` is the first row where
   one is not legal, or -1. */
static int
keep_actions(Py_buffer *actions, const uint8_t *mask, Py_ssize_t rows, Py_ssize_t width, char *kept, Py_ssize_t *bad)
{
    char kind = kind_of_numbers(actions->format);
    if (!kind || actions->ndim != 1 || actions->shape[0] != rows || actions->itemsize > 8) {
        PyErr_Format(PyExc_ValueError, "expected %zd numbers of actions", rows);
        return -1;
    }
    const char *at = actions->buf;
    *bad = -1;
    for (Py_ssize_t row = 0; row < rows; row++, at += actions->strides[0], mask += width) {
        int64_t action = number_at(at, kind, (int)actions->itemsize);
        if (action < 0 || action >= width) {
            PyErr_Format(PyExc_ValueError, "row %zd: there is no such action", row);
            return -1;
        }
        int16_t number = (int16_t)action;
        memcpy(kept + 2 * row, &number, 2);
        if (!mask[action] && *bad < 0) {
            *bad = row;
        }
    }
    return 0;
}

/* The rows in the order in which they are best played, into one list, their actions into another: those that are asked
   the same and answer the same, one after another, so that the processor does the same for a while. */
static int
give_order(Table *self, PyObject *rows, PyObject *actions)
{
    for (Py_ssize_t row = 0; row < self->rows; row++) {
        uint64_t action = (uint16_t)self->taken[row];
        self->sorted[row] = (uint64_t)self->kinds[row] << 56 | action << 40 | (uint64_t)row;
    }
    if (self->rows > 1) {
        qsort(self->sorted, (size_t)self->rows, sizeof(uint64_t), compare);
    }
    for (Py_ssize_t i = 0; i < self->rows; i++) {
        PyObject *row = PyLong_FromLongLong((long long)(self->sorted[i] & 0xffffffffff));
        PyObject *action = PyLong_FromLong((long)(self->sorted[i] >> 40 & 0xffff));
        if (row == NULL || action == NULL) {
            Py_XDECREF(row);
            Py_XDECREF(action);
            return -1;
        }
        int bad = PyList_SetItem(rows, i, row) < 0;
        if (PyList_SetItem(actions, i, action) < 0 || bad) {
            return -1;
        }
    }
    return 0;
}

static PyObject *
table_take(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Table *self = (Table *)object;
    Py_buffer actions;
    Py_ssize_t bad = -1;
    if (count != 3 || !PyList_CheckExact(args[1]) || !PyList_CheckExact(args[2])) {
        PyErr_SetString(PyExc_TypeError, "take(actions, rows, their_actions)");
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &actions, PyBUF_STRIDES | PyBUF_FORMAT) < 0) {
        return NULL;
    }
    int wrong = keep_actions(&actions, self->mask.buf, self->rows, self->actions, (char *)self->taken, &bad);
    PyBuffer_Release(&actions);
    if (wrong < 0) {
        return NULL;
    }
    if (bad < 0 && give_order(self, args[1], args[2]) < 0) {
        return NULL;
    }
    return PyLong_FromSsize_t(bad);
}

static PyMethodDef table_methods[] = {
    {"show", (PyCFunction)(void (*)(void))table_show, METH_FASTCALL,
     "Fill a row with what the seat that has to act sees and may do; gives the seat."},
    {"show_all", (PyCFunction)(void (*)(void))table_show_all, METH_FASTCALL,
     "The same for some of the rows, whose states lie in a list; puts the seats into another."},
    {"take", (PyCFunction)(void (*)(void))table_take, METH_FASTCALL,
     "The first row whose action is not legal there; if all are, -1, and rows and actions in the order of play."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject TableType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "arcanum.core._rows.Table",
    .tp_basicsize = sizeof(Table),
    .tp_dealloc = table_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "Arrays with a row for each game.",
    .tp_methods = table_methods,
    .tp_init = table_init,
    .tp_new = PyType_GenericNew,
};

/* --- arrays of several tables ------------------------------------------------------------------------------------- */

static PyObject *
check(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t count)
{
    Py_buffer actions, mask, kept;
    Py_ssize_t bad = -1;
    int wrong = -1;
    if (count != 3) {
        PyErr_SetString(PyExc_TypeError, "check(actions, mask, kept)");
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &actions, PyBUF_STRIDES | PyBUF_FORMAT) < 0) {
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &mask, PyBUF_ND) == 0) {
        if (PyObject_GetBuffer(args[2], &kept, PyBUF_CONTIG) == 0) {
            Py_ssize_t rows = kept.len / 2, width = rows ? mask.len / rows : 0;
            if (width > INT16_MAX || mask.len != rows * width || kept.len != 2 * rows) {
                PyErr_SetString(PyExc_ValueError, "the arrays have different numbers of rows");
            }
            else {
                wrong = keep_actions(&actions, mask.buf, rows, width, kept.buf, &bad);
            }
            PyBuffer_Release(&kept);
        }
        PyBuffer_Release(&mask);
    }
    PyBuffer_Release(&actions);
    return wrong < 0 ? NULL : PyLong_FromSsize_t(bad);
}

/* --- choosing by chance ------------------------------------------------------------------------------------------- */

static PyObject *
pick(PyObject *Py_UNUSED(module), PyObject *const *args, Py_ssize_t count)
{
    Py_buffer buffers[4]; /* legal, how many, numbers from 0 up to 1, and what is picked */
    static const Py_ssize_t SIZES[4] = {2, 2, 8, 2};
    static const int WANTED[4] = {PyBUF_ND, PyBUF_ND, PyBUF_ND | PyBUF_FORMAT, PyBUF_CONTIG};
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "pick(legal, count, numbers, picked)");
        return NULL;
    }
    int got = 0;
    while (got < 4 && PyObject_GetBuffer(args[got], &buffers[got], WANTED[got]) == 0) {
        got++;
    }
    Py_ssize_t rows = got == 4 ? buffers[1].len / 2 : 0, width = rows ? buffers[0].len / 2 / rows : 0;
    int good = got == 4 && buffers[2].ndim == 1 && buffers[2].format != NULL && !strcmp(buffers[2].format, "d");
    for (int i = 0; good && i < 4; i++) {
        good = buffers[i].itemsize == SIZES[i] && buffers[i].len == SIZES[i] * rows * (i ? 1 : width);
    }
    for (Py_ssize_t row = 0; good && row < rows; row++) {
        int16_t many;
        double number;
        memcpy(&many, (char *)buffers[1].buf + 2 * row, 2);
        memcpy(&number, (char *)buffers[2].buf + 8 * row, 8);
        good = number >= 0 && number < 1 && many > 0 && many <= width;
        if (good) {
            Py_ssize_t at = row * width + less((Py_ssize_t)(number * many), many - 1);
            memcpy((char *)buffers[3].buf + 2 * row, (char *)buffers[0].buf + 2 * at, 2);
        }
    }
    for (int i = 0; i < got; i++) {
        PyBuffer_Release(&buffers[i]);
    }
    if (!good && !PyErr_Occurred()) {
        PyErr_SetString(PyExc_ValueError, "expected a number from 0 up to 1 for each slot");
    }
    return good ? Py_NewRef(Py_None) : NULL;
}

static PyMethodDef functions[] = {
    {"check", (PyCFunction)(void (*)(void))check, METH_FASTCALL,
     "Keep actions; the first row where one is not legal, or -1."},
    {"pick", (PyCFunction)(void (*)(void))pick, METH_FASTCALL, "One of the legal actions of each row."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "arcanum.core._rows", .m_doc = "Rows of numbers, filled quickly.", .m_size = -1,
    .m_methods = functions,
};

PyMODINIT_FUNC
PyInit__rows(void)
{
    find_small_numbers();
    PyObject *made = PyModule_Create(&module);
    if (made == NULL) {
        return NULL;
    }
    if (PyModule_AddType(made, &ProgramType) < 0 || PyModule_AddType(made, &TableType) < 0 ||
        PyModule_AddIntConstant(made, "VERSION", VERSION) < 0) {
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
