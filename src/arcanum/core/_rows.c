/* Rows of numbers out of the lists that a state holds: one call for each observation.

   The Python classes of the same names in rows.py say what every operation means; these do the same, only faster. A
   test plays games and compares them byte by byte. Nothing here trusts what it is given: objects of a wrong type raise
   TypeError, and a number that would lie outside of the row is left out, as it is there.

   Between two rows a whole decision is played, so all of this comes out of the slow end of the caches every time, code
   and data alike. Hence small functions, no loop unrolled, no look at an object that its address tells already. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <structmember.h>

/* Raised whenever an operation changes its meaning; rows.py asks for the same number. */
#define VERSION 4

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
#else
#define SLOW static
#define APART static
#define UNLIKELY(condition) (condition)
#endif

typedef struct {
    int16_t code, source;
    int base;
    int p[PARAMETERS];
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
} Choice;

typedef struct {
    int length;    /* how many things there are */
    int kinds;     /* how many amounts lie on a thing */
    int *worth;    /* length */
    int *for_each; /* length times kinds */
    int *sort;     /* length: a set of bits */
    int *paired;   /* length: whether a thing is among the following */
    int pairs;     /* how many of them */
    int *thing, *points, *mask;
} Worth;

typedef struct {
    PyObject_HEAD
    int begun, ready; /* nothing is read from a program whose making has failed */
    Py_ssize_t size;
    int seats;
    int op_count, map_count, book_count, choice_count, worth_count;
    Op *ops;
    Map *maps;         /* map_count for each seat */
    int16_t **numbers; /* what they point to */
    Book *books;
    Choice *choices;
    Worth *worths;
    PyObject *attributes;           /* the names of the sources, or NULL */
    PyTypeObject *type, *past_type; /* of which these are the places, as far as they have been found out; held */
    int count;
    int16_t places[MOST_SOURCES], past_places[MOST_SOURCES];
    int past; /* the place of what is seen instead, if it is not None */
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
    uint8_t nowhere;
    uint8_t kind; /* of the decision that is asked */
} Work;

/* Small numbers lie side by side in the interpreter, so that the address tells the number. */
static char *small_numbers = NULL;
static size_t small_span = 0;
static PyObject *zero = NULL, *minus_one = NULL;
#define STRIDE sizeof(PyLongObject)
#define LOWEST (-5)
#define HIGHEST 256
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
        small_span = (HIGHEST - LOWEST + 1) * STRIDE;
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
    size_t distance = (size_t)((char *)object - small_numbers);
    return distance < small_span ? (long)(distance / STRIDE) + LOWEST : other_number(w, object);
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
    return (size_t)((char *)object - small_numbers) < small_span || PyLong_CheckExact(object);
}

/* Whether numbers can be looked up in a dict or a set without running code in Python: all keys are plain numbers. */
static int
has_plain_keys(Work *w, PyObject *object)
{
    PyObject *key, *value;
    Py_ssize_t next = 0;
    while (PyDict_Next(object, &next, &key, &value)) {
        if (UNLIKELY(!is_plain_number(key))) {
            refuse(w, "a dict of amounts by number", key);
            return 0;
        }
    }
    return 1;
}

/* --- writing a row ------------------------------------------------------------------------------------------------ */

/* What is in a game cannot be foreseen, by the processor no more than by the players, and a wrong guess costs it more
   than a few numbers written for nothing. So numbers that belong nowhere are not left out: they go to `nowhere`. */
#define NOWHERE INT16_MIN

static inline uint8_t *
spot(Work *w, long at)
{
    uint8_t *here = w->row + at;
    return (unsigned long)at < (unsigned long)w->size ? here : &w->nowhere;
}

static inline void
put(Work *w, long at, long value)
{
    value = value < 0 ? 0 : value;
    value = value > 255 ? 255 : value;
    *spot(w, at) = (uint8_t)value;
}

static inline void
mark(Work *w, long at)
{
    *spot(w, at) = 1;
}

/* The place of a value, through a map, or as it is as far as it lies below the limit; NOWHERE if it has none. */
static inline long
placed(Work *w, int map, long value, long limit)
{
    if (map < 0) {
        return (unsigned long)value < (unsigned long)limit ? value : NOWHERE;
    }
    const Map *m = &w->maps[map];
    unsigned long length = (unsigned long)m->length, at = (unsigned long)value;
    return m->values[at < length ? at : length];
}

static inline void
mark_placed(Work *w, long base, int map, long value, long limit)
{
    mark(w, base + placed(w, map, value, limit));
}

static void
write_bits(Work *w, int64_t value, long base, long limit, int map)
{
    if (UNLIKELY(value >= FARTHEST || value <= -FARTHEST)) {
        refuse(w, "a set of at most 62 bits", minus_one);
        return;
    }
    for (long bit = 0; bit < limit; bit++) {
        if (value >> bit & 1) {
            mark_placed(w, base, map, bit, limit);
        }
    }
}

static inline void
bump(Work *w, long base, int map, long value, long limit)
{
    uint8_t *here = spot(w, base + placed(w, map, value, limit));
    *here = (uint8_t)(*here + (*here < 255));
}

static void
count_all(Work *w, PyObject *zone, long base, long limit, int map)
{
    if (UNLIKELY(PyAnySet_Check(zone))) {
#if PY_VERSION_HEX < 0x030D0000
        Py_ssize_t next = 0;
        Py_hash_t hash;
        PyObject *item;
        while (_PySet_NextEntry(zone, &next, &item, &hash)) {
            bump(w, base, map, number_of(w, item), limit);
        }
#else
        if (!PyAnySet_CheckExact(zone)) {
            refuse(w, "a set", zone);
            return;
        }
        PyObject *iterator = PyObject_GetIter(zone), *item;
        while (iterator != NULL && (item = PyIter_Next(iterator)) != NULL) {
            bump(w, base, map, number_of(w, item), limit);
            Py_DECREF(item);
        }
        w->bad |= PyErr_Occurred() != NULL;
        Py_XDECREF(iterator);
#endif
        return;
    }
    Items zone_items = items_of(w, zone);
    for (Py_ssize_t i = 0; i < zone_items.count; i++) {
        bump(w, base, map, number_of(w, zone_items.each[i]), limit);
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
            put(w, item->base, (long)(value + item->offset));
        }
        else if (item->kind == HOT) {
            mark_placed(w, item->base, item->map, (long)value, item->limit);
        }
        else if (value > 0) {
            write_bits(w, value, item->base, item->limit, item->map);
        }
    }
}

#define OPERATION(name) static void name(Work *w, const Op *op)
#define SOURCE w->sources[op->source]
#define GIVEN(number) w->sources[op->p[number]]

OPERATION(write_self)
{
    mark(w, op->base + w->seat);
}

OPERATION(write_acting)
{
    Items stacks = items_of(w, GIVEN(0));
    for (Py_ssize_t seat = 0; seat < stacks.count; seat++) {
        if (is_filled(stacks.each[seat])) {
            mark_placed(w, op->base, op->p[1], seat, w->program->seats);
        }
    }
    if (!stacks.count) {
        mark_placed(w, op->base, op->p[1], number_of(w, SOURCE), w->program->seats);
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
    long step = number_of(w, numbers.each[0]);
    Book *book = &w->program->books[op->p[2]];
    if (step < 0 || step >= book->length || book->records[step].column < 0) {
        return;
    }
    w->kind = (uint8_t)book->records[step].column;
    mark(w, op->base + book->records[step].column);
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

OPERATION(write_number)
{
    put(w, op->base, number_of(w, SOURCE) + op->p[0]);
}

OPERATION(write_one_hot)
{
    mark_placed(w, op->base, op->p[1], number_of(w, SOURCE), op->p[0]);
}

OPERATION(write_own_hot)
{
    Items numbers = items_of(w, SOURCE);
    if (w->seat < numbers.count) {
        mark_placed(w, op->base, op->p[1], number_of(w, numbers.each[w->seat]), op->p[0]);
    }
}

OPERATION(write_set)
{
    int64_t value = number_of(w, SOURCE);
    if (value) {
        write_bits(w, value, op->base, op->p[0], op->p[1]);
    }
}

OPERATION(write_length)
{
    put(w, op->base, items_of(w, SOURCE).count);
}

OPERATION(write_lengths)
{
    Items lists = items_of(w, SOURCE);
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        put(w, op->base + placed(w, op->p[0], i, lists.count), items_of(w, lists.each[i]).count);
    }
}

OPERATION(write_count)
{
    count_all(w, SOURCE, op->base, op->p[0], op->p[1]);
}

OPERATION(write_counts)
{
    Items lists = items_of(w, SOURCE);
    int which = op->p[3];
    if (which == OWN || which == FIRST) {
        int number = which == OWN ? w->seat : 0;
        if (number < lists.count) {
            count_all(w, lists.each[number], op->base, op->p[0], op->p[2]);
        }
        return;
    }
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        if (which == ALL || i != w->seat) {
            long at = placed(w, op->p[1], i, lists.count) - (which == RIVALS);
            at = at < 0 ? NOWHERE : at;
            count_all(w, lists.each[i], op->base + at * op->p[0], op->p[0], op->p[2]);
        }
    }
}

/* Most numbers are 0, or -1 where something is not there, and there is nothing to do for them. */
OPERATION(write_copy)
{
    Items numbers = items_of(w, SOURCE);
    long base = op->base, group = op->p[0], offset = op->p[2];
    int map = op->p[1];
    Py_ssize_t i = 0;
    if (group == 1 && !offset) {
        for (; i < numbers.count; i++) {
            if (numbers.each[i] != zero) {
                put(w, base + placed(w, map, i, numbers.count), number_of(w, numbers.each[i]));
            }
        }
        return;
    }
    for (long number = 0; i < numbers.count; number++) {
        long at = base + placed(w, map, number, numbers.count) * group;
        for (long j = 0; j < group && i < numbers.count; j++, i++) {
            put(w, at + j, number_of(w, numbers.each[i]) + offset);
        }
    }
}

OPERATION(write_one_hots)
{
    Items numbers = items_of(w, SOURCE);
    long base = op->base, stride = op->p[0];
    int places = op->p[1], kinds = op->p[2];
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        if (numbers.each[i] != minus_one) {
            long at = base + placed(w, places, i, numbers.count) * stride;
            mark_placed(w, at, kinds, number_of(w, numbers.each[i]), stride);
        }
    }
}

OPERATION(write_bit_rows)
{
    Items numbers = items_of(w, SOURCE);
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        if (numbers.each[i] != zero) {
            int64_t value = number_of(w, numbers.each[i]);
            long at = placed(w, op->p[1], i, numbers.count);
            write_bits(w, value, op->base + at * op->p[0], op->p[0], op->p[2]);
        }
    }
}

OPERATION(write_rows)
{
    Items lists = items_of(w, SOURCE);
    long width = op->p[0], kinds = op->p[1];
    for (Py_ssize_t i = 0; i < lists.count; i++) {
        PyObject *row = lists.each[i];
        if (Py_IS_TYPE(row, &PyTuple_Type) && !PyTuple_GET_SIZE(row)) {
            continue;
        }
        Items values = other_items(w, row);
        long at = op->base + placed(w, op->p[2], i, lists.count) * width * kinds;
        for (Py_ssize_t j = 0; j < values.count && j < width; j++, at += kinds) {
            mark_placed(w, at, op->p[3], number_of(w, values.each[j]), kinds);
        }
    }
}

static void
write_amounts_of(Work *w, PyObject *thing, PyObject *amounts, const Op *op)
{
    long number = number_of(w, thing), width = op->p[0];
    if (number < 0 || number >= op->p[1]) {
        return;
    }
    Items numbers = other_items(w, amounts);
    for (Py_ssize_t i = 0; i < numbers.count && i < width; i++) {
        put(w, op->base + number * width + i, number_of(w, numbers.each[i]));
    }
}

/* Things in the zones, one by one, as their owners and their rivals see them. */
SLOW void
write_divided(Work *w, const Op *op, PyObject *own, PyObject *rivals, PyObject *zones)
{
    Items all = items_of(w, zones);
    for (Py_ssize_t seat = 0; seat < all.count; seat++) {
        Items zone = items_of(w, all.each[seat]);
        PyObject *lying = seat == w->seat ? own : rivals;
        for (Py_ssize_t i = 0; i < zone.count && !w->bad; i++) {
            if (!is_plain_number(zone.each[i])) {
                refuse(w, "a number", zone.each[i]);
            }
            else if (op->code == MARKS) {
                int found = PySet_Contains(lying, zone.each[i]);
                w->bad |= found < 0;
                if (found > 0) {
                    mark_placed(w, op->base, -1, number_of(w, zone.each[i]), op->p[0]);
                }
            }
            else {
                PyObject *amounts = PyDict_GetItemWithError(lying, zone.each[i]);
                if (amounts != NULL) {
                    write_amounts_of(w, zone.each[i], amounts, op);
                }
                w->bad |= amounts == NULL && PyErr_Occurred() != NULL;
            }
        }
    }
}

OPERATION(write_amounts)
{
    PyObject *own = SOURCE, *rivals = GIVEN(2), *thing, *amounts;
    Py_ssize_t at = 0;
    if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
        refuse(w, "a dict of amounts", PyDict_Check(own) ? rivals : own);
    }
    else if (own != rivals) {
        if (has_plain_keys(w, own) && has_plain_keys(w, rivals)) {
            write_divided(w, op, own, rivals, GIVEN(3));
        }
    }
    else {
        while (PyDict_Next(own, &at, &thing, &amounts)) {
            write_amounts_of(w, thing, amounts, op);
        }
    }
}

/* As `has_plain_keys`. */
SLOW int
is_plain_set(Work *w, PyObject *set)
{
#if PY_VERSION_HEX < 0x030D0000
    Py_ssize_t next = 0;
    Py_hash_t hash;
    PyObject *item;
    while (_PySet_NextEntry(set, &next, &item, &hash)) {
        if (!is_plain_number(item)) {
            refuse(w, "a set of numbers", item);
            return 0;
        }
    }
#else
    PyObject *iterator = PyAnySet_CheckExact(set) ? PyObject_GetIter(set) : NULL, *item;
    if (iterator == NULL) {
        PyErr_Clear();
        refuse(w, "a set", set);
        return 0;
    }
    while (!w->bad && (item = PyIter_Next(iterator)) != NULL) {
        if (!is_plain_number(item)) {
            refuse(w, "a set of numbers", item);
        }
        Py_DECREF(item);
    }
    Py_DECREF(iterator);
#endif
    return !w->bad;
}

OPERATION(write_marks)
{
    PyObject *own = SOURCE, *rivals = GIVEN(1);
    if (!PyAnySet_Check(own) || !PyAnySet_Check(rivals)) {
        refuse(w, "a set", PyAnySet_Check(own) ? rivals : own);
    }
    else if (own != rivals) {
        if (is_plain_set(w, own) && is_plain_set(w, rivals)) {
            write_divided(w, op, own, rivals, GIVEN(2));
        }
    }
    else if (PySet_GET_SIZE(own)) {
        count_all(w, own, op->base, op->p[0], -1);
    }
}

OPERATION(write_shares)
{
    Items own = items_of(w, SOURCE), rivals = items_of(w, GIVEN(2));
    Py_ssize_t i = 0, count = own.count < rivals.count ? own.count : rivals.count;
    for (long group = 0; i < count; group++) {
        long at = op->base + placed(w, op->p[1], group, count) * op->p[0];
        PyObject **each = group == w->seat ? own.each : rivals.each;
        for (int j = 0; j < op->p[0] && i < count; j++, i++) {
            put(w, at + j, number_of(w, each[i]));
        }
    }
}

OPERATION(write_known)
{
    Items zones = items_of(w, SOURCE), known = items_of(w, GIVEN(2));
    for (Py_ssize_t i = 0; i < zones.count; i++) {
        if (i == w->seat) {
            continue;
        }
        long turn = placed(w, op->p[1], i, zones.count) - 1, at = op->base + (turn < 0 ? NOWHERE : turn) * op->p[0];
        Items zone = items_of(w, zones.each[i]);
        for (Py_ssize_t j = 0; j < zone.count; j++) {
            long thing = number_of(w, zone.each[j]);
            if (thing >= 0 && thing < known.count && thing < op->p[0]) {
                mark(w, number_of(w, known.each[thing]) == op->p[3] ? at + thing : NOWHERE);
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
    long ordered = number_of(w, tops.each[w->seat]);
    Items pile = items_of(w, piles.each[w->seat]);
    for (Py_ssize_t i = 0; i < pile.count; i++) {
        long thing = number_of(w, pile.each[pile.count - 1 - i]);
        if (thing < 0 || thing >= known.count || thing >= op->p[0]) {
            continue;
        }
        long sure = number_of(w, known.each[thing]) >> w->seat & 1;
        put(w, op->base + thing, i < ordered ? i + 2 : sure);
    }
}

OPERATION(write_seen)
{
    Items tops = items_of(w, GIVEN(1));
    long place = op->p[2] + w->seat, ordered = place < tops.count ? number_of(w, tops.each[place]) : 0;
    if (ordered <= 0) {
        return;
    }
    Items pile = items_of(w, SOURCE);
    if (op->p[4]) {
        pile = w->seat < pile.count ? items_of(w, pile.each[w->seat]) : (Items){NULL, 0};
    }
    for (long i = (ordered < pile.count ? ordered : (long)pile.count) - 1; i >= 0; i--) {
        put(w, op->base + placed(w, op->p[3], number_of(w, pile.each[pile.count - 1 - i]), op->p[0]), i + 1);
    }
}

OPERATION(write_memory)
{
    Items memories = items_of(w, SOURCE);
    if (w->seat >= memories.count) {
        return;
    }
    Items memory = items_of(w, memories.each[w->seat]);
    long depth = 0;
    for (Py_ssize_t i = 0; i < memory.count; i++) {
        Items stretch = other_items(w, memory.each[i]);
        long cards = stretch.count ? number_of(w, stretch.each[0]) : 0;
        for (Py_ssize_t j = 1; j < stretch.count; j++) {
            long thing = number_of(w, stretch.each[j]);
            if (thing >= 0 && thing < op->p[0]) {
                put(w, op->base + thing, depth + 1);
                put(w, op->base + op->p[0] + thing, depth + cards);
            }
        }
        depth += cards;
    }
}

static long
score(Work *w, Worth *worth, Items zone, PyObject *lying)
{
    long total = 0;
    int paired = 0;
    Py_ssize_t some = PyDict_GET_SIZE(lying);
    for (Py_ssize_t i = 0; i < zone.count; i++) {
        long thing = number_of(w, zone.each[i]);
        if (thing < 0 || thing >= worth->length) {
            continue;
        }
        total += worth->worth[thing];
        paired |= worth->paired[thing];
        if (!some) {
            continue;
        }
        if (UNLIKELY(!is_plain_number(zone.each[i]))) {
            refuse(w, "a number", zone.each[i]);
            return 0;
        }
        PyObject *amounts = PyDict_GetItemWithError(lying, zone.each[i]);
        if (amounts == NULL) {
            continue;
        }
        Items numbers = other_items(w, amounts);
        for (Py_ssize_t kind = 0; kind < numbers.count && kind < worth->kinds; kind++) {
            int points = worth->for_each[thing * worth->kinds + kind];
            if (points) {
                total += points * number_of(w, numbers.each[kind]);
            }
        }
    }
    for (int pair = 0; paired && pair < worth->pairs; pair++) {
        Py_ssize_t i = 0;
        while (i < zone.count && number_of(w, zone.each[i]) != worth->thing[pair]) {
            i++;
        }
        for (Py_ssize_t j = 0; i < zone.count && j < zone.count; j++) {
            long other = number_of(w, zone.each[j]);
            if (other >= 0 && other < worth->length && worth->sort[other] & worth->mask[pair]) {
                total += worth->points[pair];
            }
        }
    }
    return total;
}

OPERATION(write_score)
{
    Items zones = items_of(w, SOURCE), bonus = items_of(w, GIVEN(4));
    PyObject *own = GIVEN(1), *rivals = GIVEN(2);
    long first = number_of(w, GIVEN(3));
    if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
        refuse(w, "a dict of amounts", PyDict_Check(own) ? rivals : own);
        return;
    }
    if ((PyDict_GET_SIZE(own) && !has_plain_keys(w, own)) || (own != rivals && !has_plain_keys(w, rivals))) {
        return;
    }
    for (Py_ssize_t i = 0; i < zones.count && i < bonus.count; i++) {
        Worth *worth = &w->program->worths[op->p[5]];
        long total = score(w, worth, items_of(w, zones.each[i]), i == w->seat ? own : rivals);
        put(w, op->base + placed(w, op->p[0], i, zones.count), total + number_of(w, bonus.each[i]) + (first == i));
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
option_of(PyObject *options, PyObject *name)
{
    PyObject *key, *value;
    for (Py_ssize_t next = 0; PyDict_Next(options, &next, &key, &value);) {
        if (key == name) {
            return value;
        }
    }
    for (Py_ssize_t next = 0; PyDict_Next(options, &next, &key, &value);) {
        if (PyUnicode_CheckExact(key) && PyUnicode_Compare(key, name) == 0) {
            return value;
        }
    }
    return NULL;
}

OPERATION(write_option)
{
    if (!PyDict_Check(SOURCE)) {
        refuse(w, "a dict of options", SOURCE);
        return;
    }
    Choice *choice = &w->program->choices[op->p[0]];
    PyObject *value = option_of(SOURCE, choice->key);
    if (value != NULL && !is_plain(value)) {
        refuse(w, "a word or a number", value);
        return;
    }
    for (Py_ssize_t i = 0; value != NULL && i < PyTuple_GET_SIZE(choice->choices); i++) {
        int equal = PyObject_RichCompareBool(value, PyTuple_GET_ITEM(choice->choices, i), Py_EQ);
        w->bad |= equal < 0;
        if (equal) {
            mark(w, op->base + i);
            return;
        }
    }
}

OPERATION(write_pairs)
{
    Items things = items_of(w, SOURCE), marks = items_of(w, GIVEN(1));
    for (Py_ssize_t i = 0; i < things.count; i++) {
        long thing = number_of(w, things.each[i]);
        if (thing < 0 || thing >= op->p[3]) {
            continue;
        }
        long at = op->base + thing * op->p[0];
        mark(w, at);
        if (i < marks.count) {
            mark_placed(w, at + 1, op->p[2], number_of(w, marks.each[i]), op->p[0] - 1);
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
        for (int slot = 0; slot < each; slot++, place++) {
            long spell = number_of(w, cards.each[place]);
            if (spell < 0 || (branches.count && turn)) {
                continue;
            }
            long at = op->base + (turn * each + slot) * (5 + seats + kinds);
            int open = number_of(w, revealed.each[place]) != 0, seen = number_of(w, peeked.each[place]) != 0;
            long token = number_of(w, tokens.each[place]);
            mark(w, at);
            put(w, at + 1, open);
            put(w, at + 2, seen);
            long whose = token < w->seat ? token - w->seat + seats : token - w->seat;
            mark(w, token >= 0 && token < seats ? at + 3 + whose : NOWHERE);
            if (open || seen || !turn) {
                mark(w, at + 3 + seats + (number_of(w, sides.each[place]) != 0));
                mark_placed(w, at + 5 + seats, op->p[6], spell, kinds);
            }
        }
    }
}

OPERATION(write_held)
{
    Items hands = items_of(w, SOURCE), cards = items_of(w, GIVEN(1)), branches = items_of(w, GIVEN(2));
    for (Py_ssize_t i = 0; i < hands.count; i++) {
        Py_ssize_t length = items_of(w, hands.each[i]).count, end = (i + 1) * op->p[3];
        for (Py_ssize_t j = i * op->p[3]; branches.count && i != w->seat && j < end && j < cards.count; j++) {
            length += number_of(w, cards.each[j]) >= 0;
        }
        put(w, op->base + placed(w, op->p[0], i, hands.count), length);
    }
}

OPERATION(write_one)
{
    mark(w, op->base);
}

typedef void (*Operation)(Work *, const Op *);

static const Operation OPERATIONS[CODES] = {
    [SELF] = write_self,
    [ACTING] = write_acting,
    [ASKED] = write_asked,
    [TOP_RECORD] = write_top_record,
    [NUMBER] = write_number,
    [ONE_HOT] = write_one_hot,
    [BITS] = write_set,
    [LENGTH] = write_length,
    [LENGTHS] = write_lengths,
    [COUNT] = write_count,
    [COUNTS] = write_counts,
    [COPY] = write_copy,
    [ONE_HOTS] = write_one_hots,
    [BIT_ROWS] = write_bit_rows,
    [ROWS] = write_rows,
    [AMOUNTS] = write_amounts,
    [MARKS] = write_marks,
    [SHARES] = write_shares,
    [KNOWN] = write_known,
    [PILE] = write_pile,
    [SEEN] = write_seen,
    [MEMORY] = write_memory,
    [SCORE] = write_score,
    [OPTION] = write_option,
    [PAIRS] = write_pairs,
    [SLOTS] = write_slots,
    [HELD] = write_held,
    [ONE] = write_one,
    [OWN_HOT] = write_own_hot,
};

static void
run_ops(Work *w, const Op *op, const Op *end)
{
    for (; op < end; op++) {
        if (op->code == WHEN) { /* number, how many to leave out otherwise, whether it is the other way round */
            if ((number_of(w, SOURCE) == op->p[0]) == op->p[2]) {
                op += op->p[1];
            }
        }
        else if (op->code == WHEN_EMPTY) { /* how many to leave out otherwise */
            if (items_of(w, SOURCE).count) {
                op += op->p[0];
            }
        }
        else {
            OPERATIONS[op->code](w, op);
        }
    }
}

/* Gives the kind of decision, or -1 with an error. */
static int
run(Program *program, uint8_t *row, PyObject **sources, long seat)
{
    Work work = {program, program->maps + seat * program->map_count, row, program->size, (int)seat, 0, sources, 0, 0};
    memset(row, 0, (size_t)program->size);
    run_ops(&work, program->ops, program->ops + program->op_count);
    return work.bad ? -1 : work.kind;
}

/* --- a state's attributes, read where they lie -------------------------------------------------------------------- */

/* The place of an attribute in objects of a type; -1 if it does not lie in a slot (a compiled class has other ways). */
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
    /* Letting go of a type may run code in Python: it finds all of this in order. */
    PyTypeObject *old = self->type, *old_past = self->past_type;
    memcpy(self->places, places, sizeof(places[0]) * (size_t)self->count);
    memcpy(self->past_places, past_places, sizeof(places[0]) * (size_t)self->count);
    self->past = past;
    self->type = (PyTypeObject *)Py_NewRef(type);
    self->past_type = NULL;
    Py_XDECREF(old);
    Py_XDECREF(old_past);
    return 0;
}

SLOW int
learn_past(Program *self, PyTypeObject *type)
{
    int16_t places[MOST_SOURCES];
    for (int i = 0; i < self->count; i++) {
        PyObject *parts = PyUnicode_Split(PyTuple_GET_ITEM(self->attributes, i), NULL, -1);
        if (parts == NULL) {
            return -1;
        }
        int two = PyList_GET_SIZE(parts) == 2;
        places[i] = (int16_t)(two ? place_of(type, PyList_GET_ITEM(parts, 1)) : -1);
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
        int bad = past != NULL ? learn_past(self, type) : learn(self, type);
        Py_DECREF(type);
        if (bad < 0) {
            return -1;
        }
    }
    PyErr_SetString(PyExc_RuntimeError, "the classes of a state change while they are looked at");
    return -1;
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
        if (UNLIKELY(sources[i] == NULL)) {
            PyErr_SetString(PyExc_AttributeError, "a source of an observation is not there");
            return -1;
        }
    }
    return 0;
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
write_row(Program *self, uint8_t *row, PyObject *given, long seat)
{
    PyObject *room[MOST_SOURCES];
    Py_ssize_t count;
    if (seat < 0 || seat >= self->seats) {
        PyErr_Format(PyExc_ValueError, "there is no seat %ld, only 0 to %d", seat, self->seats - 1);
        return -1;
    }
    PyObject **sources = sources_of(self, given, room, &count);
    return sources == NULL ? -1 : run(self, row, sources, seat);
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
    self->ops = PyMem_Calloc((size_t)count + 1, sizeof(Op));
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
        worth->paired = PyMem_Calloc((size_t)worth->length + 1, sizeof(int));
        if (worth->paired == NULL) {
            return -1;
        }
        for (int j = 0; j < worth->pairs; j++) {
            if (worth->thing[j] >= 0 && worth->thing[j] < worth->length) {
                worth->paired[worth->thing[j]] = 1;
            }
        }
        if (lengths[2] != lengths[0] || lengths[4] != lengths[3] || lengths[5] != lengths[3]) {
            PyErr_SetString(PyExc_ValueError, "the lists of a worth have different lengths");
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
        PyMem_Free(worth->paired);
        PyMem_Free(worth->for_each);
        PyMem_Free(worth->sort);
        PyMem_Free(worth->thing);
        PyMem_Free(worth->points);
        PyMem_Free(worth->mask);
    }
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
    long seat = number_of(&work, args[1]);
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
    long seat = number_of(&work, args[1]), at = number_of(&work, args[3]);
    if (work.bad || !is_ready(self)) {
        return NULL;
    }
    Py_buffer buffer;
    if (PyObject_GetBuffer(args[2], &buffer, PyBUF_CONTIG) < 0) {
        return NULL;
    }
    int bad = at < 0 || at >= buffer.len / self->size;
    if (bad) {
        PyErr_Format(PyExc_IndexError, "there is no row %ld in %zd bytes", at, buffer.len);
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

/* --- a table of rows ---------------------------------------------------------------------------------------------- */

typedef struct {
    PyObject_HEAD
    int begun;
    Program *program;
    Py_ssize_t rows, actions; /* no rows as long as it has not been made */
    Py_buffer observation, mask, legal, count, seat;
    PyObject **lists; /* the legal answers of each row, as they were given */
    uint8_t *kinds;            /* for each row the kind of decision */
    uint64_t *sorted;          /* room for putting rows in order */
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
    if (rows <= 0 || rows > PY_SSIZE_T_MAX >> 17 || actions <= 0 || actions > INT16_MAX) {
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
    self->lists = PyMem_Calloc((size_t)rows, sizeof(PyObject *));
    self->kinds = PyMem_Calloc((size_t)rows, 1);
    self->sorted = PyMem_Calloc((size_t)rows, sizeof(uint64_t));
    if (self->lists == NULL || self->kinds == NULL || self->sorted == NULL) {
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
    for (Py_ssize_t i = 0; self->lists != NULL && i < self->rows; i++) {
        Py_XDECREF(self->lists[i]);
    }
    PyMem_Free(self->lists);
    PyMem_Free(self->kinds);
    PyMem_Free(self->sorted);
    Py_XDECREF(self->program);
    Py_TYPE(object)->tp_free(object);
}

/* `before` is the list that was there: letting go of it may run code in Python, which has to wait for the row. */
static int
fill_actions(Table *self, Py_ssize_t row, PyObject *list, PyObject **before)
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
        long action = number_of(&work, PyList_GET_ITEM(list, i));
        if (action < 0 || action >= self->actions) {
            if (!work.bad) {
                PyErr_Format(PyExc_ValueError, "no action has the number %ld", action);
            }
            return -1;
        }
        mask[action] = 1;
        int16_t kept = (int16_t)action;
        memcpy(legal + 2 * i, &kept, 2);
    }
    int16_t many = (int16_t)length;
    memcpy((char *)self->count.buf + 2 * row, &many, 2);
    *before = self->lists[row];
    self->lists[row] = Py_NewRef(list);
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

static PyObject *
table_show(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Table *self = (Table *)object;
    Work work = {0};
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "show(row, sources)");
        return NULL;
    }
    long row = number_of(&work, args[0]);
    if (work.bad) {
        return NULL;
    }
    if (row < 0 || row >= self->rows) {
        PyErr_Format(PyExc_IndexError, "there is no row %ld", row);
        return NULL;
    }
    PyObject *room[MOST_SOURCES], *legal;
    Py_ssize_t found;
    PyObject **sources = sources_of(self->program, args[1], room, &found);
    if (sources == NULL) {
        return NULL;
    }
    long seat = seat_to_act(&work, sources, &legal);
    if (work.bad) {
        return NULL;
    }
    if (seat < 0 || seat >= self->program->seats || !PyList_Check(legal)) {
        PyErr_SetString(PyExc_ValueError, "nobody has to act");
        return NULL;
    }
    PyObject *before = NULL;
    int bad = fill_actions(self, row, legal, &before) < 0 || fill_row(self, row, seat, sources) < 0;
    Py_XDECREF(before);
    if (bad) {
        return NULL;
    }
    ((uint8_t *)self->seat.buf)[row] = (uint8_t)seat;
    return PyLong_FromLong(seat);
}

static PyObject *
table_check(PyObject *object, PyObject *actions)
{
    Table *self = (Table *)object;
    Work work = {0};
    Items items = items_of(&work, actions);
    PyObject **each = items.each;
    Py_ssize_t count = items.count;
    if (work.bad) {
        return NULL;
    }
    if (count != self->rows) {
        PyErr_Format(PyExc_ValueError, "expected %zd actions, got %zd", self->rows, count);
        return NULL;
    }
    for (Py_ssize_t row = 0; row < count; row++) {
        long action = number_of(&work, each[row]);
        PyObject *list = self->lists[row];
        Py_ssize_t i = 0, length = list == NULL ? 0 : PyList_GET_SIZE(list);
        while (i < length && number_of(&work, PyList_GET_ITEM(list, i)) != action) {
            i++;
        }
        if (work.bad) {
            return NULL;
        }
        if (i == length) {
            return PyLong_FromSsize_t(row);
        }
    }
    return PyLong_FromLong(-1);
}

static int
compare(const void *one, const void *other)
{
    uint64_t a = *(const uint64_t *)one, b = *(const uint64_t *)other;
    return (a > b) - (a < b);
}

/* The rows in the order in which they are best played: those that are asked the same and answer the same, one after
   another, so that the processor does the same for a while. */
static PyObject *
table_order(PyObject *object, PyObject *actions)
{
    Table *self = (Table *)object;
    Work work = {0};
    Items items = items_of(&work, actions);
    if (!work.bad && items.count != self->rows) {
        PyErr_Format(PyExc_ValueError, "expected %zd actions, got %zd", self->rows, items.count);
        work.bad = 1;
    }
    for (Py_ssize_t row = 0; row < items.count && !work.bad; row++) {
        uint64_t action = (uint64_t)number_of(&work, items.each[row]) & 0xffff;
        self->sorted[row] = (uint64_t)self->kinds[row] << 56 | action << 40 | (uint64_t)row;
    }
    PyObject *order = work.bad ? NULL : PyList_New(self->rows);
    if (order == NULL || !self->rows) {
        return order;
    }
    qsort(self->sorted, (size_t)self->rows, sizeof(uint64_t), compare);
    for (Py_ssize_t i = 0; i < self->rows; i++) {
        PyObject *row = PyLong_FromLongLong((long long)(self->sorted[i] & 0xffffffffff));
        if (row == NULL) {
            Py_DECREF(order);
            return NULL;
        }
        PyList_SET_ITEM(order, i, row);
    }
    return order;
}

static PyMethodDef table_methods[] = {
    {"show", (PyCFunction)(void (*)(void))table_show, METH_FASTCALL,
     "Fill a row with what the seat that has to act sees and may do; gives the seat."},
    {"order", table_order, METH_O, "The rows in the order in which they are best played."},
    {"check", table_check, METH_O, "The first row whose action is not legal there; -1 if all are."},
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

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, .m_name = "arcanum.core._rows", .m_doc = "Rows of numbers, filled quickly.", .m_size = -1,
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
