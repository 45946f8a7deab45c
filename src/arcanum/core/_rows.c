/* Rows of numbers out of the lists that a state holds: one call for each observation.

   The Python classes of the same names in rows.py say what every operation means; these do the same, only faster. A
   test plays games and compares them byte by byte. Nothing here trusts what it is given: objects of a wrong type raise
   TypeError, and a number that would lie outside of the row is left out, as it is there. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* Raised whenever an operation changes its meaning; rows.py asks for the same number. */
#define VERSION 1

enum {
    SELF, ACTING, ASKED, TOP_RECORD, NUMBER, ONE_HOT, BITS, LENGTH, LENGTHS, COUNT, COUNTS, COPY, ONE_HOTS, BIT_ROWS,
    ROWS, AMOUNTS, MARKS, SHARES, KNOWN, PILE, SEEN, MEMORY, SCORE, OPTION, PAIRS, SLOTS, HELD, CODES
};
enum { VALUE, HOT, SET };
enum { ALL, OWN, RIVALS };

#define PARAMETERS 8

typedef struct {
    int code, source, base;
    int p[PARAMETERS];
} Op;

typedef struct {
    int *values; /* seats times length */
    int length;
} Map;

typedef struct {
    int place, kind, base, limit, map, offset;
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
    int length;       /* how many things there are */
    int kinds;        /* how many amounts lie on a thing */
    int *worth;       /* length */
    int *for_each;    /* length times kinds */
    int *sort;        /* length: a set of bits */
    int pairs;        /* how many of the following */
    int *thing, *points, *mask;
} Worth;

typedef struct {
    PyObject_HEAD
    Py_ssize_t size;
    int seats;
    int op_count, map_count, book_count, choice_count, worth_count;
    Op *ops;
    Map *maps;
    Book *books;
    Choice *choices;
    Worth *worths;
} Program;

/* --- reading what Python holds ------------------------------------------------------------------------------------ */

#if defined(__GNUC__)
#define QUICK static inline __attribute__((always_inline))
#define SLOW static __attribute__((noinline))
#else
#define QUICK static inline
#define SLOW static
#endif

SLOW int
long_number(PyObject *object, long *out)
{
    if (!PyLong_Check(object)) {
        PyErr_Format(PyExc_TypeError, "expected a number, got %.80s", Py_TYPE(object)->tp_name);
        return -1;
    }
    int overflow;
    *out = PyLong_AsLongAndOverflow(object, &overflow);
    if (overflow) {
        *out = overflow > 0 ? INT32_MAX : INT32_MIN;
    }
    return 0;
}

/* Nearly all numbers are small ones, which Python keeps in one digit. */
QUICK int
number_of(PyObject *object, long *out)
{
#if PY_VERSION_HEX < 0x030C0000
    if (PyLong_CheckExact(object) && (size_t)(Py_SIZE(object) + 1) <= 2) {
        /* Zero has no digit, but room for one. */
        *out = (long)Py_SIZE(object) * (long)((PyLongObject *)object)->ob_digit[0];
        return 0;
    }
#else
    if (PyLong_CheckExact(object) && PyUnstable_Long_IsCompact((PyLongObject *)object)) {
        *out = (long)PyUnstable_Long_CompactValue((PyLongObject *)object);
        return 0;
    }
#endif
    return long_number(object, out);
}

SLOW int
other_items(PyObject *object, PyObject ***items, Py_ssize_t *count)
{
    if (PyTuple_Check(object)) {
        *items = ((PyTupleObject *)object)->ob_item;
        *count = PyTuple_GET_SIZE(object);
        return 0;
    }
    PyErr_Format(PyExc_TypeError, "expected a list, got %.80s", Py_TYPE(object)->tp_name);
    return -1;
}

QUICK int
items_of(PyObject *object, PyObject ***items, Py_ssize_t *count)
{
    if (PyList_Check(object)) {
        *items = ((PyListObject *)object)->ob_item;
        *count = PyList_GET_SIZE(object);
        return 0;
    }
    return other_items(object, items, count);
}

/* --- writing a row ------------------------------------------------------------------------------------------------ */

typedef struct {
    Program *program;
    uint8_t *row;
    Py_ssize_t size;
    int seat;
    PyObject **sources;
    Py_ssize_t count;
} Work;

QUICK void
put(Work *w, long at, long value)
{
    if ((unsigned long)at < (unsigned long)w->size) {
        w->row[at] = value < 0 ? 0 : value > 255 ? 255 : (uint8_t)value;
    }
}

QUICK void
bump(Work *w, long at)
{
    if ((unsigned long)at < (unsigned long)w->size && w->row[at] < 255) {
        w->row[at]++;
    }
}

/* The place of a value, -1 for none: through a map, or as it is as far as it lies below the limit. */
QUICK long
placed(Work *w, int map, long value, long limit)
{
    if (map < 0) {
        return value >= 0 && value < limit ? value : -1;
    }
    Map *m = &w->program->maps[map];
    return value >= 0 && value < m->length ? m->values[w->seat * m->length + value] : -1;
}

QUICK PyObject *
source_of(Work *w, int number)
{
    if (number < 0 || number >= w->count) {
        PyErr_Format(PyExc_IndexError, "there is no source %d", number);
        return NULL;
    }
    return w->sources[number];
}

#define SOURCE(name, number)                                                                                           \
    PyObject *name = source_of(w, number);                                                                             \
    if (name == NULL) {                                                                                                \
        return -1;                                                                                                     \
    }
#define ITEMS(object, items, count)                                                                                    \
    PyObject **items;                                                                                                  \
    Py_ssize_t count;                                                                                                  \
    if (items_of(object, &items, &count) < 0) {                                                                        \
        return -1;                                                                                                     \
    }
#define NUMBER_OF(object, name)                                                                                        \
    long name;                                                                                                         \
    if (number_of(object, &name) < 0) {                                                                                \
        return -1;                                                                                                     \
    }

/* The stack of frames that asks the seat; NULL without an error if it owes nothing. */
static int
asking(Work *w, int trunk, int asked, int branches, PyObject **stack)
{
    *stack = NULL;
    SOURCE(all, branches)
    ITEMS(all, each, count)
    if (count) {
        if (w->seat < count && PyList_Check(each[w->seat]) && PyList_GET_SIZE(each[w->seat])) {
            *stack = each[w->seat];
        }
        return 0;
    }
    SOURCE(whom, asked)
    NUMBER_OF(whom, seat)
    SOURCE(frames, trunk)
    if (seat == w->seat && PyList_Check(frames) && PyList_GET_SIZE(frames)) {
        *stack = frames;
    }
    return 0;
}

static int
write_bits(Work *w, long value, long base, long limit, int map)
{
    for (long bit = 0; bit < limit; bit++) {
        if (value >> bit & 1) {
            long at = placed(w, map, bit, limit);
            if (at >= 0) {
                put(w, base + at, 1);
            }
        }
    }
    return 0;
}

static int
write_record(Work *w, Book *book, Record *record, PyObject *values)
{
    ITEMS(values, each, count)
    for (int i = record->first; i < record->first + record->count; i++) {
        Item *item = &book->items[i];
        if (item->place >= count) {
            continue;
        }
        NUMBER_OF(each[item->place], value)
        if (item->kind == VALUE) {
            put(w, item->base, value + item->offset);
        }
        else if (item->kind == HOT) {
            long at = placed(w, item->map, value, item->limit);
            if (at >= 0) {
                put(w, item->base + at, 1);
            }
        }
        else if (value > 0) {
            write_bits(w, value, item->base, item->limit, item->map);
        }
    }
    return 0;
}

static int
count_set(Work *w, PyObject *zone, long base, long limit, int map)
{
#if PY_VERSION_HEX < 0x030D0000
    Py_ssize_t next = 0;
    Py_hash_t hash;
    PyObject *item;
    while (_PySet_NextEntry(zone, &next, &item, &hash)) {
        NUMBER_OF(item, value)
        long at = placed(w, map, value, limit);
        if (at >= 0) {
            bump(w, base + at);
        }
    }
    return 0;
#else
    PyObject *iterator = PyObject_GetIter(zone), *item;
    if (iterator == NULL) {
        return -1;
    }
    while ((item = PyIter_Next(iterator)) != NULL) {
        long value, at = number_of(item, &value) < 0 ? -1 : placed(w, map, value, limit);
        Py_DECREF(item);
        if (at >= 0) {
            bump(w, base + at);
        }
    }
    Py_DECREF(iterator);
    return PyErr_Occurred() ? -1 : 0;
#endif
}

static int
count_all(Work *w, PyObject *zone, long base, long limit, int map)
{
    if (PyAnySet_Check(zone)) {
        return count_set(w, zone, base, limit, map);
    }
    ITEMS(zone, each, count)
    for (Py_ssize_t i = 0; i < count; i++) {
        NUMBER_OF(each[i], value)
        long at = placed(w, map, value, limit);
        if (at >= 0) {
            bump(w, base + at);
        }
    }
    return 0;
}

static int
write_amounts(Work *w, PyObject *thing, PyObject *amounts, long base, long width, long limit)
{
    NUMBER_OF(thing, number)
    if (number < 0 || number >= limit) {
        return 0;
    }
    ITEMS(amounts, each, count)
    for (Py_ssize_t i = 0; i < count && i < width; i++) {
        NUMBER_OF(each[i], value)
        put(w, base + number * width + i, value);
    }
    return 0;
}

static int
score(Work *w, Worth *worth, PyObject *zone, PyObject *lying, long *out)
{
    ITEMS(zone, each, count)
    long total = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        NUMBER_OF(each[i], thing)
        if (thing < 0 || thing >= worth->length) {
            continue;
        }
        total += worth->worth[thing];
    }
    if (PyDict_GET_SIZE(lying)) {
        for (Py_ssize_t i = 0; i < count; i++) {
            NUMBER_OF(each[i], thing)
            if (thing < 0 || thing >= worth->length) {
                continue;
            }
            PyObject *amounts = PyDict_GetItemWithError(lying, each[i]);
            if (amounts == NULL) {
                if (PyErr_Occurred()) {
                    return -1;
                }
                continue;
            }
            ITEMS(amounts, amount, kinds)
            for (Py_ssize_t k = 0; k < kinds && k < worth->kinds; k++) {
                int points = worth->for_each[thing * worth->kinds + k];
                if (points) {
                    NUMBER_OF(amount[k], value)
                    total += points * value;
                }
            }
        }
    }
    for (int pair = 0; pair < worth->pairs; pair++) {
        for (Py_ssize_t i = 0; i < count; i++) {
            NUMBER_OF(each[i], thing)
            if (thing != worth->thing[pair]) {
                continue;
            }
            for (Py_ssize_t j = 0; j < count; j++) {
                NUMBER_OF(each[j], other)
                if (other >= 0 && other < worth->length && worth->sort[other] & worth->mask[pair]) {
                    total += worth->points[pair];
                }
            }
        }
    }
    *out = total;
    return 0;
}

static int
run(Work *w, Op *op)
{
    int *p = op->p;
    long base = op->base;
    switch (op->code) {
    case SELF:
        put(w, base + w->seat, 1);
        return 0;
    case ACTING: { /* source: who is asked; branches, map */
        SOURCE(branches, p[0])
        ITEMS(branches, each, count)
        for (Py_ssize_t seat = 0; seat < count; seat++) {
            if (PyList_Check(each[seat]) && PyList_GET_SIZE(each[seat])) {
                long at = placed(w, p[1], seat, w->program->seats);
                if (at >= 0) {
                    put(w, base + at, 1);
                }
            }
        }
        if (!count) {
            SOURCE(asked, op->source)
            NUMBER_OF(asked, seat)
            long at = placed(w, p[1], seat, w->program->seats);
            if (at >= 0) {
                put(w, base + at, 1);
            }
        }
        return 0;
    }
    case ASKED: { /* source: trunk; asked, branches, book */
        PyObject *stack;
        if (asking(w, op->source, p[0], p[1], &stack) < 0) {
            return -1;
        }
        if (stack == NULL) {
            return 0;
        }
        PyObject *frame = PyList_GET_ITEM(stack, PyList_GET_SIZE(stack) - 1);
        ITEMS(frame, each, count)
        if (!count) {
            return 0;
        }
        NUMBER_OF(each[0], step)
        Book *book = &w->program->books[p[2]];
        if (step < 0 || step >= book->length || book->records[step].column < 0) {
            return 0;
        }
        put(w, base + book->records[step].column, 1);
        return write_record(w, book, &book->records[step], frame);
    }
    case TOP_RECORD: { /* source: records; trunk, asked, branches, book */
        PyObject *stack;
        if (asking(w, p[0], p[1], p[2], &stack) < 0) {
            return -1;
        }
        SOURCE(all, op->source)
        ITEMS(all, each, count)
        if (stack == NULL || !count) {
            return 0;
        }
        Book *book = &w->program->books[p[3]];
        return write_record(w, book, &book->records[0], each[count - 1]);
    }
    case NUMBER: { /* offset */
        SOURCE(object, op->source)
        NUMBER_OF(object, value)
        put(w, base, value + p[0]);
        return 0;
    }
    case ONE_HOT: { /* limit, map */
        SOURCE(object, op->source)
        NUMBER_OF(object, value)
        long at = placed(w, p[1], value, p[0]);
        if (at >= 0) {
            put(w, base + at, 1);
        }
        return 0;
    }
    case BITS: { /* limit, map */
        SOURCE(object, op->source)
        NUMBER_OF(object, value)
        return value ? write_bits(w, value, base, p[0], p[1]) : 0;
    }
    case LENGTH: {
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        (void)each;
        put(w, base, count);
        return 0;
    }
    case LENGTHS: { /* map */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        for (Py_ssize_t i = 0; i < count; i++) {
            long at = placed(w, p[0], i, count);
            ITEMS(each[i], inner, length)
            (void)inner;
            if (at >= 0) {
                put(w, base + at, length);
            }
        }
        return 0;
    }
    case COUNT: { /* limit, map */
        SOURCE(zone, op->source)
        return count_all(w, zone, base, p[0], p[1]);
    }
    case COUNTS: { /* stride, map of zones, map of values, which */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        if (p[3] == OWN) {
            return w->seat < count ? count_all(w, each[w->seat], base, p[0], p[2]) : 0;
        }
        for (Py_ssize_t i = 0; i < count; i++) {
            if (p[3] == RIVALS && i == w->seat) {
                continue;
            }
            long at = placed(w, p[1], i, count) - (p[3] == RIVALS);
            if (at >= 0 && count_all(w, each[i], base + at * p[0], p[0], p[2]) < 0) {
                return -1;
            }
        }
        return 0;
    }
    case COPY: { /* group, map of groups, offset */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        Py_ssize_t i = 0;
        for (long group = 0; i < count; group++) {
            long at = placed(w, p[1], group, count);
            for (int j = 0; j < p[0] && i < count; j++, i++) {
                NUMBER_OF(each[i], value)
                if (at >= 0 && value + p[2]) {
                    put(w, base + at * p[0] + j, value + p[2]);
                }
            }
        }
        return 0;
    }
    case ONE_HOTS: { /* stride, map of places, map of values */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        for (Py_ssize_t i = 0; i < count; i++) {
            NUMBER_OF(each[i], value)
            if (value < 0) {
                continue;
            }
            long at = placed(w, p[1], i, count), hot = placed(w, p[2], value, p[0]);
            if (at >= 0 && hot >= 0) {
                put(w, base + at * p[0] + hot, 1);
            }
        }
        return 0;
    }
    case BIT_ROWS: { /* limit, map of places, map of bits */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        for (Py_ssize_t i = 0; i < count; i++) {
            NUMBER_OF(each[i], value)
            long at = value ? placed(w, p[1], i, count) : -1;
            if (at >= 0) {
                write_bits(w, value, base + at * p[0], p[0], p[2]);
            }
        }
        return 0;
    }
    case ROWS: { /* width, kinds, map of rows, map of values */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        for (Py_ssize_t i = 0; i < count; i++) {
            ITEMS(each[i], inner, length)
            long at = length ? placed(w, p[2], i, count) : -1;
            for (Py_ssize_t j = 0; at >= 0 && j < length && j < p[0]; j++) {
                NUMBER_OF(inner[j], value)
                long hot = placed(w, p[3], value, p[1]);
                if (hot >= 0) {
                    put(w, base + (at * p[0] + j) * p[1] + hot, 1);
                }
            }
        }
        return 0;
    }
    case AMOUNTS: { /* source: own; width, limit, rivals', zones */
        SOURCE(own, op->source)
        SOURCE(rivals, p[2])
        if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
            PyErr_SetString(PyExc_TypeError, "expected a dict of amounts");
            return -1;
        }
        PyObject *thing, *amounts;
        if (own == rivals) {
            Py_ssize_t at = 0;
            while (PyDict_Next(own, &at, &thing, &amounts)) {
                if (write_amounts(w, thing, amounts, base, p[0], p[1]) < 0) {
                    return -1;
                }
            }
            return 0;
        }
        SOURCE(zones, p[3])
        ITEMS(zones, zone, count)
        for (Py_ssize_t seat = 0; seat < count; seat++) {
            ITEMS(zone[seat], each, length)
            for (Py_ssize_t i = 0; i < length; i++) {
                amounts = PyDict_GetItemWithError(seat == w->seat ? own : rivals, each[i]);
                if (amounts == NULL ? PyErr_Occurred() != NULL
                                    : write_amounts(w, each[i], amounts, base, p[0], p[1]) < 0) {
                    return -1;
                }
            }
        }
        return 0;
    }
    case MARKS: { /* source: own; limit, rivals', zones */
        SOURCE(own, op->source)
        SOURCE(rivals, p[1])
        if (own == rivals) {
            return PyAnySet_Check(own) && !PySet_GET_SIZE(own) ? 0 : count_all(w, own, base, p[0], -1);
        }
        SOURCE(zones, p[2])
        ITEMS(zones, zone, count)
        for (Py_ssize_t seat = 0; seat < count; seat++) {
            ITEMS(zone[seat], each, length)
            for (Py_ssize_t i = 0; i < length; i++) {
                int found = PySet_Contains(seat == w->seat ? own : rivals, each[i]);
                NUMBER_OF(each[i], thing)
                if (found < 0) {
                    return -1;
                }
                if (found && thing >= 0 && thing < p[0]) {
                    put(w, base + thing, 1);
                }
            }
        }
        return 0;
    }
    case SHARES: { /* source: own; group, map, rivals' */
        SOURCE(own, op->source)
        SOURCE(rivals, p[2])
        ITEMS(own, mine, count)
        ITEMS(rivals, theirs, length)
        Py_ssize_t i = 0;
        for (long group = 0; i < count && i < length; group++) {
            long at = placed(w, p[1], group, count);
            PyObject **each = group == w->seat ? mine : theirs;
            for (int j = 0; j < p[0] && i < count && i < length; j++, i++) {
                NUMBER_OF(each[i], value)
                if (at >= 0) {
                    put(w, base + at * p[0] + j, value);
                }
            }
        }
        return 0;
    }
    case KNOWN: { /* stride, map, who knows, everybody */
        SOURCE(object, op->source)
        ITEMS(object, zone, count)
        SOURCE(knowledge, p[2])
        ITEMS(knowledge, known, things)
        for (Py_ssize_t i = 0; i < count; i++) {
            if (i == w->seat) {
                continue;
            }
            long at = placed(w, p[1], i, count) - 1;
            ITEMS(zone[i], each, length)
            for (Py_ssize_t j = 0; at >= 0 && j < length; j++) {
                NUMBER_OF(each[j], thing)
                if (thing >= 0 && thing < things && thing < p[0]) {
                    NUMBER_OF(known[thing], who)
                    if (who == p[3]) {
                        put(w, base + at * p[0] + thing, 1);
                    }
                }
            }
        }
        return 0;
    }
    case PILE: { /* limit, who knows, how many on top are known in order */
        SOURCE(object, op->source)
        ITEMS(object, zone, count)
        SOURCE(knowledge, p[1])
        ITEMS(knowledge, known, things)
        SOURCE(tops, p[2])
        ITEMS(tops, top, seats)
        if (w->seat >= count || w->seat >= seats) {
            return 0;
        }
        NUMBER_OF(top[w->seat], ordered)
        ITEMS(zone[w->seat], each, length)
        for (Py_ssize_t i = 0; i < length; i++) {
            NUMBER_OF(each[length - 1 - i], thing)
            if (thing < 0 || thing >= things || thing >= p[0]) {
                continue;
            }
            if (i < ordered) {
                put(w, base + thing, i + 2);
                continue;
            }
            NUMBER_OF(known[thing], who)
            if (who >> w->seat & 1) {
                put(w, base + thing, 1);
            }
        }
        return 0;
    }
    case SEEN: { /* limit, how many were seen, first place there, map, own pile of several */
        SOURCE(tops, p[1])
        ITEMS(tops, top, places)
        if (p[2] + w->seat >= places) {
            return 0;
        }
        NUMBER_OF(top[p[2] + w->seat], ordered)
        if (ordered <= 0) {
            return 0;
        }
        SOURCE(object, op->source)
        if (p[4]) {
            ITEMS(object, piles, count)
            if (w->seat >= count) {
                return 0;
            }
            object = piles[w->seat];
        }
        ITEMS(object, each, length)
        for (long i = (ordered < length ? ordered : (long)length) - 1; i >= 0; i--) {
            NUMBER_OF(each[length - 1 - i], thing)
            long at = placed(w, p[3], thing, p[0]);
            if (at >= 0) {
                put(w, base + at, i + 1);
            }
        }
        return 0;
    }
    case MEMORY: { /* limit: a second field follows the first */
        SOURCE(object, op->source)
        ITEMS(object, memory, seats)
        if (w->seat >= seats) {
            return 0;
        }
        ITEMS(memory[w->seat], stretch, count)
        long depth = 0;
        for (Py_ssize_t i = 0; i < count; i++) {
            ITEMS(stretch[i], each, length)
            if (!length) {
                continue;
            }
            NUMBER_OF(each[0], cards)
            for (Py_ssize_t j = 1; j < length; j++) {
                NUMBER_OF(each[j], thing)
                if (thing >= 0 && thing < p[0]) {
                    put(w, base + thing, depth + 1);
                    put(w, base + p[0] + thing, depth + cards);
                }
            }
            depth += cards;
        }
        return 0;
    }
    case SCORE: { /* source: zones; map, own amounts, rivals', who has one more, bonuses, worth */
        SOURCE(object, op->source)
        ITEMS(object, zone, count)
        SOURCE(own, p[1])
        SOURCE(rivals, p[2])
        SOURCE(holder, p[3])
        NUMBER_OF(holder, first)
        SOURCE(extra, p[4])
        ITEMS(extra, bonus, seats)
        if (!PyDict_Check(own) || !PyDict_Check(rivals)) {
            PyErr_SetString(PyExc_TypeError, "expected a dict of amounts");
            return -1;
        }
        for (Py_ssize_t i = 0; i < count && i < seats; i++) {
            long total;
            if (score(w, &w->program->worths[p[5]], zone[i], i == w->seat ? own : rivals, &total) < 0) {
                return -1;
            }
            NUMBER_OF(bonus[i], more)
            long at = placed(w, p[0], i, count);
            if (at >= 0) {
                put(w, base + at, total + more + (first == i));
            }
        }
        return 0;
    }
    case OPTION: { /* number of the choice */
        SOURCE(object, op->source)
        if (!PyDict_Check(object)) {
            PyErr_SetString(PyExc_TypeError, "expected a dict of options");
            return -1;
        }
        Choice *choice = &w->program->choices[p[0]];
        PyObject *value = PyDict_GetItemWithError(object, choice->key);
        if (value == NULL) {
            return PyErr_Occurred() ? -1 : 0;
        }
        for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(choice->choices); i++) {
            int equal = PyObject_RichCompareBool(value, PyTuple_GET_ITEM(choice->choices, i), Py_EQ);
            if (equal < 0) {
                return -1;
            }
            if (equal) {
                put(w, base + i, 1);
                break;
            }
        }
        return 0;
    }
    case PAIRS: { /* stride, marks, map of marks, limit */
        SOURCE(object, op->source)
        ITEMS(object, each, count)
        SOURCE(second, p[1])
        ITEMS(second, mark, length)
        for (Py_ssize_t i = 0; i < count; i++) {
            NUMBER_OF(each[i], thing)
            if (thing < 0 || thing >= p[3]) {
                continue;
            }
            put(w, base + thing * p[0], 1);
            if (i < length) {
                NUMBER_OF(mark[i], who)
                long at = placed(w, p[2], who, p[0] - 1);
                if (at >= 0) {
                    put(w, base + thing * p[0] + 1 + at, 1);
                }
            }
        }
        return 0;
    }
    case SLOTS: { /* source: cards; sides, revealed, peeked, tokens, branches, cards of a seat, then map of cards;
                     the stride is the map's span, which the program knows */
        SOURCE(cards, op->source)
        ITEMS(cards, card, count)
        SOURCE(second, p[0])
        ITEMS(second, side, sides)
        SOURCE(third, p[1])
        ITEMS(third, shown, shows)
        SOURCE(fourth, p[2])
        ITEMS(fourth, peeked, peeks)
        SOURCE(fifth, p[3])
        ITEMS(fifth, token, tokens)
        SOURCE(sixth, p[4])
        ITEMS(sixth, branch, branches)
        (void)branch;
        int each = p[5] & 255, kinds = p[5] >> 8, seats = w->program->seats;
        int stride = 5 + seats + kinds;
        for (Py_ssize_t i = 0; i < count && i < sides && i < shows && i < peeks && i < tokens; i++) {
            NUMBER_OF(card[i], spell)
            if (spell < 0) {
                continue;
            }
            long owner = i / each, turn = owner - w->seat;
            if (owner >= seats || (branches && turn)) {
                continue;
            }
            if (turn < 0) {
                turn += seats;
            }
            long at = base + (turn * each + i % each) * stride;
            NUMBER_OF(side[i], face)
            NUMBER_OF(shown[i], open)
            NUMBER_OF(peeked[i], seen)
            NUMBER_OF(token[i], whose)
            put(w, at, 1);
            put(w, at + 1, open != 0);
            put(w, at + 2, seen != 0);
            if (whose >= 0 && whose < seats) {
                put(w, at + 3 + (whose - w->seat + seats) % seats, 1);
            }
            if (open || seen || !turn) {
                long hot = placed(w, p[6], spell, kinds);
                put(w, at + 3 + seats + (face != 0), 1);
                if (hot >= 0) {
                    put(w, at + 5 + seats + hot, 1);
                }
            }
        }
        return 0;
    }
    case HELD: { /* source: hands; map, slots, branches, slots of a seat */
        SOURCE(object, op->source)
        ITEMS(object, hand, count)
        SOURCE(cards, p[1])
        ITEMS(cards, card, slots)
        SOURCE(parallel, p[2])
        ITEMS(parallel, branch, branches)
        (void)branch;
        for (Py_ssize_t i = 0; i < count; i++) {
            ITEMS(hand[i], each, length)
            (void)each;
            for (Py_ssize_t j = i * p[3]; branches && i != w->seat && j < (i + 1) * p[3] && j < slots; j++) {
                NUMBER_OF(card[j], spell)
                length += spell >= 0;
            }
            long at = placed(w, p[0], i, count);
            if (at >= 0) {
                put(w, base + at, length);
            }
        }
        return 0;
    }
    default:
        PyErr_Format(PyExc_ValueError, "there is no operation %d", op->code);
        return -1;
    }
}

static int
write_row(Program *program, uint8_t *row, PyObject *sources, long seat)
{
    Work work = {program, row, program->size, (int)seat, NULL, 0};
    if (seat < 0 || seat >= program->seats) {
        PyErr_Format(PyExc_ValueError, "there is no seat %ld, only 0 to %d", seat, program->seats - 1);
        return -1;
    }
    if (items_of(sources, &work.sources, &work.count) < 0) {
        return -1;
    }
    memset(row, 0, (size_t)program->size);
    for (int i = 0; i < program->op_count; i++) {
        if (run(&work, &program->ops[i]) < 0) {
            return -1;
        }
    }
    return 0;
}

/* --- a program ---------------------------------------------------------------------------------------------------- */

static int *
numbers(PyObject *list, int *count)
{
    PyObject **each;
    Py_ssize_t length;
    if (items_of(list, &each, &length) < 0) {
        return NULL;
    }
    int *values = PyMem_Calloc(length ? (size_t)length : 1, sizeof(int));
    if (values == NULL) {
        PyErr_NoMemory();
        return NULL;
    }
    for (Py_ssize_t i = 0; i < length; i++) {
        long value;
        if (number_of(each[i], &value) < 0) {
            PyMem_Free(values);
            return NULL;
        }
        values[i] = (int)value;
    }
    *count = (int)length;
    return values;
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
        op->code = length > 0 ? values[0] : CODES;
        op->source = length > 1 ? values[1] : -1;
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
take_maps(Program *self, PyObject *list)
{
    ITEMS(list, each, count)
    self->maps = PyMem_Calloc((size_t)count + 1, sizeof(Map));
    if (self->maps == NULL) {
        return -1;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        ITEMS(each[i], rows, seats)
        for (Py_ssize_t seat = 0; seat < seats && seat < self->seats; seat++) {
            int length, *values = numbers(rows[seat], &length);
            if (values == NULL) {
                return -1;
            }
            Map *map = &self->maps[i];
            if (seat == 0) {
                map->length = length;
                map->values = PyMem_Calloc((size_t)self->seats * (size_t)length + 1, sizeof(int));
            }
            if (map->values == NULL || length != map->length) {
                PyMem_Free(values);
                PyErr_SetString(PyExc_ValueError, "a map has rows of different lengths");
                return -1;
            }
            memcpy(map->values + (size_t)seat * (size_t)length, values, (size_t)length * sizeof(int));
            PyMem_Free(values);
        }
    }
    self->map_count = (int)count;
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
        NUMBER_OF(pair[0], column)
        ITEMS(pair[1], inner, items)
        book->records[i] = (Record){(int)column, next, (int)items};
        for (Py_ssize_t j = 0; j < items; j++) {
            int length, *values = numbers(inner[j], &length);
            if (values == NULL) {
                return -1;
            }
            if (length == 6) {
                book->items[next++] = (Item){values[0], values[1], values[2], values[3], values[4], values[5]};
            }
            PyMem_Free(values);
            if (length != 6) {
                PyErr_SetString(PyExc_ValueError, "an item of a record has six numbers");
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
        if (two != 2 || !PyTuple_Check(pair[1])) {
            PyErr_SetString(PyExc_ValueError, "a choice is a key and a tuple of values");
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
        if (lengths[2] != lengths[0] || lengths[4] != lengths[3] || lengths[5] != lengths[3]) {
            PyErr_SetString(PyExc_ValueError, "the lists of a worth have different lengths");
            return -1;
        }
    }
    return 0;
}

/* Numbers of maps, books and the like are used without a look: see to it here that they exist. */
static int
check_op(Program *self, Op *op)
{
    int maps[3] = {-1, -1, -1}, book = -1, choice = -1, worth = -1, divisor = 1;
    int *p = op->p;
    switch (op->code) {
    case ACTING: maps[0] = p[1]; break;
    case ASKED: book = p[2]; break;
    case TOP_RECORD: book = p[3]; break;
    case ONE_HOT: case BITS: case COUNT: maps[0] = p[1]; break;
    case LENGTHS: case HELD: maps[0] = p[0]; break;
    case COUNTS: case ONE_HOTS: case BIT_ROWS: maps[0] = p[1]; maps[1] = p[2]; break;
    case COPY: case SHARES: maps[0] = p[1]; divisor = p[0]; break;
    case ROWS: maps[0] = p[2]; maps[1] = p[3]; break;
    case KNOWN: maps[0] = p[1]; break;
    case SEEN: maps[0] = p[3]; break;
    case SCORE: maps[0] = p[0]; worth = p[5]; break;
    case OPTION: choice = p[0]; break;
    case PAIRS: maps[0] = p[2]; break;
    case SLOTS: maps[0] = p[6]; divisor = p[5] & 255; break;
    default: break;
    }
    int bad = op->code < 0 || op->code >= CODES || divisor <= 0;
    bad |= maps[0] >= self->map_count || maps[1] >= self->map_count || book >= self->book_count;
    bad |= choice >= self->choice_count || worth >= self->worth_count;
    bad |= (op->code == ASKED || op->code == TOP_RECORD) && (book < 0 || !self->books[book].length);
    bad |= (op->code == OPTION && choice < 0) || (op->code == SCORE && worth < 0);
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
                if (item->place < 0 || item->map >= self->map_count || item->kind < VALUE || item->kind > SET) {
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
    static char *names[] = {"size", "seats", "ops", "maps", "books", "choices", "worths", NULL};
    PyObject *ops, *maps, *books, *choices, *worths;
    if (self->ops != NULL) {
        PyErr_SetString(PyExc_TypeError, "a program is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "niOOOOO", names, &self->size, &self->seats, &ops, &maps, &books,
                                     &choices, &worths)) {
        return -1;
    }
    if (self->size <= 0 || self->seats <= 0) {
        PyErr_SetString(PyExc_ValueError, "a row has at least one number and a game at least one seat");
        return -1;
    }
    if (take_ops(self, ops) < 0 || take_maps(self, maps) < 0 || take_books(self, books) < 0 ||
        take_choices(self, choices) < 0 || take_worths(self, worths) < 0 || check_items(self) < 0) {
        if (!PyErr_Occurred()) {
            PyErr_NoMemory();
        }
        return -1;
    }
    for (int i = 0; i < self->op_count; i++) {
        if (check_op(self, &self->ops[i]) < 0) {
            return -1;
        }
    }
    return 0;
}

static void
program_dealloc(PyObject *object)
{
    Program *self = (Program *)object;
    for (int i = 0; i < self->map_count; i++) {
        PyMem_Free(self->maps[i].values);
    }
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
    long seat;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "observe(sources, seat)");
        return NULL;
    }
    if (number_of(args[1], &seat) < 0) {
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
    long seat, at;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "write(sources, seat, rows, row)");
        return NULL;
    }
    if (number_of(args[1], &seat) < 0 || number_of(args[3], &at) < 0) {
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
    Program *program;
    Py_ssize_t rows, actions;
    Py_buffer observation, mask, legal, count, seat;
    PyObject **lists; /* the legal answers of each row, as they were given */
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
    if (self->lists != NULL) {
        PyErr_SetString(PyExc_TypeError, "a table is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!nnOOOOO", names, &ProgramType, &program, &rows, &actions,
                                     &observation, &mask, &legal, &count, &seat)) {
        return -1;
    }
    if (rows <= 0 || actions <= 0 || actions > INT16_MAX) {
        PyErr_SetString(PyExc_ValueError, "a table has at least one row and 1 to 32767 actions");
        return -1;
    }
    self->rows = rows;
    self->actions = actions;
    self->program = (Program *)Py_NewRef(program);
    self->lists = PyMem_Calloc((size_t)rows, sizeof(PyObject *));
    if (self->lists == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    return take_buffer(observation, &self->observation, rows * self->program->size, "observation") < 0 ||
                   take_buffer(mask, &self->mask, rows * actions, "mask") < 0 ||
                   take_buffer(legal, &self->legal, rows * actions * 2, "legal") < 0 ||
                   take_buffer(count, &self->count, rows * 2, "count") < 0 ||
                   take_buffer(seat, &self->seat, rows, "seat") < 0
               ? -1
               : 0;
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
    Py_XDECREF(self->program);
    Py_TYPE(object)->tp_free(object);
}

static PyObject *
table_fill(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Table *self = (Table *)object;
    long row, seat;
    if (count != 4) {
        PyErr_SetString(PyExc_TypeError, "fill(row, seat, sources, legal)");
        return NULL;
    }
    if (number_of(args[0], &row) < 0 || number_of(args[1], &seat) < 0) {
        return NULL;
    }
    if (row < 0 || row >= self->rows || !PyList_Check(args[3])) {
        PyErr_SetString(PyExc_ValueError, "expected a row of the table and a list of legal actions");
        return NULL;
    }
    uint8_t *mask = (uint8_t *)self->mask.buf + row * self->actions;
    int16_t *legal = (int16_t *)self->legal.buf + row * self->actions;
    Py_ssize_t length = PyList_GET_SIZE(args[3]);
    memset(mask, 0, (size_t)self->actions);
    for (Py_ssize_t i = 0; i < length; i++) {
        long action;
        if (number_of(PyList_GET_ITEM(args[3], i), &action) < 0) {
            return NULL;
        }
        if (action < 0 || action >= self->actions || i >= self->actions) {
            PyErr_Format(PyExc_ValueError, "no action has the number %ld", action);
            return NULL;
        }
        mask[action] = 1;
        legal[i] = (int16_t)action;
    }
    ((int16_t *)self->count.buf)[row] = (int16_t)length;
    ((uint8_t *)self->seat.buf)[row] = (uint8_t)seat;
    Py_XSETREF(self->lists[row], Py_NewRef(args[3]));
    uint8_t *observation = (uint8_t *)self->observation.buf + row * self->program->size;
    return write_row(self->program, observation, args[2], seat) < 0 ? NULL : Py_NewRef(Py_None);
}

static PyObject *
table_check(PyObject *object, PyObject *actions)
{
    Table *self = (Table *)object;
    PyObject **each;
    Py_ssize_t count;
    if (items_of(actions, &each, &count) < 0) {
        return NULL;
    }
    if (count != self->rows) {
        PyErr_Format(PyExc_ValueError, "expected %zd actions, got %zd", self->rows, count);
        return NULL;
    }
    for (Py_ssize_t row = 0; row < count; row++) {
        long action, legal;
        int found = 0;
        if (number_of(each[row], &action) < 0) {
            return NULL;
        }
        PyObject *list = self->lists[row];
        for (Py_ssize_t i = 0; list != NULL && i < PyList_GET_SIZE(list) && !found; i++) {
            if (number_of(PyList_GET_ITEM(list, i), &legal) < 0) {
                return NULL;
            }
            found = legal == action;
        }
        if (!found) {
            return PyLong_FromSsize_t(row);
        }
    }
    return PyLong_FromLong(-1);
}

static PyMethodDef table_methods[] = {
    {"fill", (PyCFunction)(void (*)(void))table_fill, METH_FASTCALL, "Fill a row with what its seat sees and may do."},
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
