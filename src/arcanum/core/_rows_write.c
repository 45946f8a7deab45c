/* The operations: what they mean is said in rows.py. */

#include "_rows.h"

/* --- reading what Python holds ------------------------------------------------------------------------------------ */

PyObject *small_numbers[SLOTS];
int16_t small_values[SLOTS];
PyObject *every_small[HIGHEST - LOWEST + 1];
#define zero every_small[0 - LOWEST]
#define minus_one every_small[-1 - LOWEST]

/* 0, or -1 with an error. They are held for good. */
int
find_small_numbers(void)
{
    for (int value = LOWEST; value <= HIGHEST; value++) {
        PyObject *number = every_small[value - LOWEST] = PyLong_FromLong(value);
        if (number == NULL) {
            return -1;
        }
        if (small_numbers[slot_of(number)] == NULL) {
            small_numbers[slot_of(number)] = number;
            small_values[slot_of(number)] = (int16_t)value;
        }
    }
    return 0;
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
    if (!PyLong_CheckExact(object) && !PyBool_Check(object)) {
        refuse(w, "a number", object); /* one of a class of its own could run code in Python when it is compared */
        return -1;
    }
    int overflow;
    int64_t value = PyLong_AsLongLongAndOverflow(object, &overflow);
    if (overflow > 0 || value > FARTHEST) {
        return FARTHEST;
    }
    return overflow < 0 || value < -FARTHEST ? -FARTHEST : value;
}

APART Items
other_items(Work *w, PyObject *object)
{
    if (PyTuple_Check(object) || PyList_Check(object)) {
        return (Items){PySequence_Fast_ITEMS(object), PySequence_Fast_GET_SIZE(object)};
    }
    refuse(w, "a list", object);
    return (Items){NULL, 0};
}

/* --- writing a row ------------------------------------------------------------------------------------------------ */

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

static APART size_t
far_kind(Work *w, const Op *op, int64_t value)
{
    return place_of_number(w, op, value);
}

/* `kinds` are the operation's: a loop that writes bytes, which might lie anywhere, should not read them again. */
static inline size_t
kind_in(Work *w, const Op *op, const uint16_t *kinds, PyObject *object)
{
    size_t slot = slot_of(object);
    return small_numbers[slot] == object ? kinds[slot] : far_kind(w, op, other_number(w, object));
}

static inline size_t
kind_of(Work *w, const Op *op, PyObject *object)
{
    return kind_in(w, op, op->kinds, object);
}

/* Of what is most often a tuple. */
static inline Items
sequence_items(Work *w, PyObject *object)
{
    if (Py_IS_TYPE(object, &PyTuple_Type)) {
        return (Items){&PyTuple_GET_ITEM(object, 0), PyTuple_GET_SIZE(object)};
    }
    return other_items(w, object);
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
            w->row[base + place_of_number(w, op, bit)] = 1;
        }
    }
}

/* What is seen of rivals instead of the source: while seats decide at the same time it may be in a record. */
static inline PyObject *
seen_of(Work *w, const Op *op, int first)
{
    PyObject *record = w->sources[op->p[first]];
    int place = op->p[first + 1];
    return PyTuple_Check(record) && place < PyTuple_GET_SIZE(record) ? PyTuple_GET_ITEM(record, place)
                                                                     : w->sources[op->source];
}

static int
is_among(Work *w, Items zone, PyObject *thing)
{
    int64_t number = number_of(w, thing);
    for (Py_ssize_t i = 0; i < zone.count; i++) {
        if (number_of(w, zone.each[i]) == number) {
            return 1;
        }
    }
    return 0;
}

/* What lies in one of the zones that belong to the seats; the seat's own one. */
static Items
own_zone(Work *w, PyObject *zones)
{
    Items all = items_of(w, zones);
    return w->seat < all.count ? items_of(w, all.each[w->seat]) : (Items){NULL, 0};
}

/* Counts what is in a set: all of it, or only what is among a zone (1) or is not (0). */
static APART void
count_set(Work *w, const Op *op, PyObject *set, size_t base, const Items *zone, int own)
{
    PyObject *item;
#if PY_VERSION_HEX < 0x030D0000
    /* Without an iterator, which is dear to make, and making one may collect garbage: see `refuse`. */
    Py_ssize_t next = 0;
    Py_hash_t hash;
    while (_PySet_NextEntry(set, &next, &item, &hash)) {
        if (zone == NULL || is_among(w, *zone, item) == own) {
            bump(w->row, base + kind_of(w, op, item));
        }
    }
#else
    PyObject *iterator = w->bad ? NULL : PyObject_GetIter(set);
    while (iterator != NULL && !w->bad && (item = PyIter_Next(iterator)) != NULL) {
        if (zone == NULL || is_among(w, *zone, item) == own) {
            bump(w->row, base + kind_of(w, op, item));
        }
        Py_DECREF(item);
    }
    w->bad |= PyErr_Occurred() != NULL;
    Py_XDECREF(iterator);
#endif
}

static inline void
count_all(Work *w, const Op *op, PyObject *zone, size_t base)
{
    if (!Py_IS_TYPE(zone, &PyList_Type) && PyAnySet_CheckExact(zone)) {
        count_set(w, op, zone, base, NULL, 0);
        return;
    }
    Items items = items_of(w, zone);
    const uint16_t *kinds = op->kinds;
    uint8_t *row = w->row + base;
    for (Py_ssize_t i = 0; i < items.count; i++) {
        bump(row, kind_in(w, op, kinds, items.each[i]));
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
write_record(Work *w, const Record *record, PyObject *values)
{
    Items numbers = items_of(w, values);
    const Item *end = record->items + record->count;
    for (const Item *item = record->items; item < end; item++) {
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
            w->row[op->base + place_of_number(w, op, seat)] = 1;
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
    write_record(w, &book->records[step], frame);
}

OPERATION(write_top_record)
{
    Items records = items_of(w, SOURCE);
    if (records.count && asking(w, op->p[0], op->p[1], op->p[2]) != NULL) {
        Book *book = &w->program->books[op->p[3]];
        write_record(w, &book->records[0], records.each[records.count - 1]);
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
    if (group == 1 && op->p[3] == TRUNK) {
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
    Items seen = items_of(w, seen_of(w, op, 3));
    Py_ssize_t i = 0, count = less(numbers.count, seen.count);
    for (Py_ssize_t number = 0; number < op->place_count && i < count; number++, i += group) {
        PyObject **each = (number == w->seat ? numbers.each : seen.each) + i;
        uint8_t *row = w->row + op->places[number];
        Py_ssize_t here = less(less((Py_ssize_t)group, count - i), w->size - op->places[number]);
        for (Py_ssize_t j = 0; j < here; j++) {
            int64_t value = number_of(w, each[j]) + offset;
            /* Without a jump: whether there is something is anybody's guess. */
            row[j] = (uint8_t)(value > 255 ? 255 : value > 0 ? value : value ? 0 : row[j]);
        }
    }
}

OPERATION(write_one_hots)
{
    Items numbers = placed_items(w, op, SOURCE);
    const uint16_t *places = op->places, *kinds = op->kinds;
    uint8_t *row = w->row;
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        row[places[i] + kind_in(w, op, kinds, numbers.each[i])] = 1;
    }
}

/* Most flags are not set. */
static inline int
is_set(Work *w, PyObject *flag)
{
    return flag != zero && number_of(w, flag) != 0;
}

/* The same where another list names the places. */
OPERATION(write_keyed)
{
    Items things = items_of(w, SOURCE), numbers = items_of(w, GIVEN(3));
    Py_ssize_t count = less(things.count, numbers.count);
    for (Py_ssize_t i = 0; i < count; i++) {
        int64_t thing = number_of(w, things.each[i]);
        if ((uint64_t)thing < (uint64_t)op->place_count) {
            w->row[op->places[thing] + kind_of(w, op, numbers.each[i])] = 1;
        }
    }
}

OPERATION(write_shown)
{
    Items things = placed_items(w, op, SOURCE), open = items_of(w, GIVEN(3)), seen = items_of(w, GIVEN(4));
    Items numbers = items_of(w, GIVEN(6));
    Py_ssize_t count = less(less(things.count, numbers.count), less(open.count, seen.count));
    Py_ssize_t first = (Py_ssize_t)w->seat * op->p[5], end = first + op->p[5];
    PyObject *nothing = minus_one;
    for (Py_ssize_t i = 0; i < count; i++) {
        int64_t at = op->places[i];
        if (things.each[i] == nothing || at >= w->size) {
            continue;
        }
        int is_open = is_set(w, open.each[i]), is_seen = is_set(w, seen.each[i]);
        put_anywhere(w, at, 1);
        if (is_open) {
            put_anywhere(w, at + 1, 1);
        }
        if (is_seen) {
            put_anywhere(w, at + 2, 1);
        }
        if (is_open || is_seen || (i >= first && i < end)) {
            put_anywhere(w, at + op->p[7] + placed(w, -1, number_of(w, numbers.each[i]), op->p[0]), 1);
            put_anywhere(w, at + op->p[8] + (int64_t)kind_of(w, op, things.each[i]), 1);
        }
    }
}

OPERATION(write_tally)
{
    Items numbers = placed_items(w, op, SOURCE);
    for (Py_ssize_t i = 0; i < numbers.count; i++) {
        if (numbers.each[i] != minus_one && number_of(w, numbers.each[i]) != -1) {
            bump(w->row, op->places[i]);
        }
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
        Items values = sequence_items(w, lists.each[i]);
        if (!values.count) {
            continue;
        }
        Py_ssize_t at = op->places[i], count = less(values.count, width);
        for (Py_ssize_t j = 0; j < count && at < w->size; j++, at += kinds) {
            row[at + (Py_ssize_t)kind_of(w, op, values.each[j])] = 1;
        }
    }
}

/* Those of things that are the seat's own (1) or not (0), or of all (-1). */
static void
write_amounts_of(Work *w, const Op *op, PyObject *lying, Items zone, int own)
{
    PyObject *thing, *amounts;
    int64_t width = op->p[0];
    if (!PyDict_Check(lying)) {
        refuse(w, "a dict of amounts", lying);
        return;
    }
    for (Py_ssize_t next = 0; PyDict_Next(lying, &next, &thing, &amounts);) {
        int64_t number = number_of(w, thing);
        if (number < 0 || number >= op->p[1] || (own >= 0 && is_among(w, zone, thing) != own)) {
            continue;
        }
        Items numbers = sequence_items(w, amounts);
        int64_t at = op->base + number * width, count = less(numbers.count, (Py_ssize_t)width);
        for (int64_t i = 0; i < count; i++) {
            put_anywhere(w, at + i, number_of(w, numbers.each[i]));
        }
    }
}

OPERATION(write_amounts)
{
    PyObject *seen = seen_of(w, op, 2);
    Items zone = {NULL, 0};
    if (seen == SOURCE) {
        write_amounts_of(w, op, SOURCE, zone, -1);
        return;
    }
    zone = own_zone(w, GIVEN(4));
    write_amounts_of(w, op, SOURCE, zone, 1);
    write_amounts_of(w, op, seen, zone, 0);
}

OPERATION(write_marks)
{
    PyObject *seen = seen_of(w, op, 1);
    if (!PyAnySet_CheckExact(SOURCE) || !PyAnySet_CheckExact(seen)) {
        refuse(w, "a set", PyAnySet_CheckExact(seen) ? SOURCE : seen);
        return;
    }
    if (seen == SOURCE) {
        if (PySet_GET_SIZE(seen)) {
            count_set(w, op, seen, (size_t)op->base, NULL, 0);
        }
        return;
    }
    Items zone = own_zone(w, GIVEN(3));
    count_set(w, op, SOURCE, (size_t)op->base, &zone, 1);
    count_set(w, op, seen, (size_t)op->base, &zone, 0);
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
                row[place_of_number(w, op, thing)] = 1;
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
            put(row, place_of_number(w, op, thing), i < ordered ? i + 2 : sure);
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

/* What lies on a thing; NULL if nothing does. Looked for one by one: a hash could ask a key of another sort whether it
   is the same. */
static PyObject *
lying_on(Work *w, PyObject *lying, int64_t thing)
{
    PyObject *key, *amounts;
    for (Py_ssize_t next = 0; PyDict_Next(lying, &next, &key, &amounts);) {
        if (number_of(w, key) == thing) {
            return amounts;
        }
    }
    return NULL;
}

/* What a thing is worth for what lies on it and for what lies beside it. */
static APART int64_t
more_worth(Work *w, const Worth *worth, int64_t thing, Items zone, PyObject *lying)
{
    int64_t total = 0;
    PyObject *amounts = worth->lying_count && PyDict_GET_SIZE(lying) ? lying_on(w, lying, thing) : NULL;
    if (amounts != NULL) {
        Items numbers = other_items(w, amounts);
        for (Py_ssize_t i = 0; i < numbers.count && i < worth->lying_count; i++) {
            int64_t amount = worth->lying[i] ? number_of(w, numbers.each[i]) : 0;
            total += worth->lying[i] * (amount > MOST_LIMIT ? MOST_LIMIT : amount < -MOST_LIMIT ? -MOST_LIMIT : amount);
        }
    }
    for (Py_ssize_t i = 0; worth->beside_count && i < zone.count; i++) {
        int64_t other = number_of(w, zone.each[i]);
        total += (uint64_t)other < (uint64_t)worth->beside_count ? worth->beside[other] : 0;
    }
    return total;
}

OPERATION(write_worths)
{
    Items zones = placed_items(w, op, SOURCE), bonus = items_of(w, GIVEN(2));
    PyObject *own = GIVEN(1), *record = GIVEN(4), *seen = own;
    const Worths *worths = &w->program->worths[op->p[3]];
    if (PyTuple_Check(record) && op->p[5] < PyTuple_GET_SIZE(record)) {
        seen = PyTuple_GET_ITEM(record, op->p[5]);
    }
    if (!PyDict_Check(own) || !PyDict_Check(seen)) {
        refuse(w, "a dict of amounts", PyDict_Check(own) ? seen : own);
        return;
    }
    for (Py_ssize_t i = 0; i < zones.count && i < bonus.count; i++) {
        Items zone = items_of(w, zones.each[i]);
        int64_t total = number_of(w, bonus.each[i]);
        for (Py_ssize_t j = 0; j < zone.count; j++) {
            int64_t thing = number_of(w, zone.each[j]);
            if ((uint64_t)thing >= (uint64_t)worths->length) {
                continue;
            }
            const Worth *worth = &worths->things[thing];
            total += worth->points;
            if (worth->lying_count | worth->beside_count) {
                total += more_worth(w, worth, thing, zone, i == w->seat ? own : seen);
            }
        }
        put(w->row, op->places[i], total);
    }
}

/* Looked for one by one: looking for a key by its hash could ask a key of another sort whether it is the same. */
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

OPERATION(write_option)
{
    Choice *choice = &w->program->choices[op->p[0]];
    if (!PyDict_Check(SOURCE)) {
        refuse(w, "a dict of options", SOURCE);
        return;
    }
    PyObject *value = option_of(SOURCE, choice);
    if (value == NULL || !PyUnicode_CheckExact(value)) {
        return;
    }
    Items words = other_items(w, choice->choices);
    Py_ssize_t i = 0;
    while (i < words.count && words.each[i] != value) {
        i++;
    }
    for (i = i < words.count ? i : 0; i < words.count; i++) {
        if (PyUnicode_Compare(words.each[i], value) == 0) {
            put_anywhere(w, op->base + i, 1);
            return;
        }
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
        case WHEN_EMPTY: /* how many to leave out otherwise, whether it is the other way round */
            op += (items_of(w, SOURCE).count == 0) == op->p[1] ? op->p[0] : 0;
            break;
        case SELF: put_anywhere(w, op->base + w->seat, 1); break;
        case ONE: w->row[op->base] = 1; break;
        case NUMBER: put(w->row, (size_t)op->base, number_of(w, SOURCE) + op->p[0]); break;
        case ONE_HOT: w->row[op->base + kind_of(w, op, SOURCE)] = 1; break;
        case ONE_MORE: bump(w->row, (size_t)op->base + kind_of(w, op, SOURCE)); break;
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
        case KNOWN: write_known(w, op); break;
        case PILE: write_pile(w, op); break;
        case SEEN: write_seen(w, op); break;
        case MEMORY: write_memory(w, op); break;
        case WORTHS: write_worths(w, op); break;
        case SHOWN: write_shown(w, op); break;
        case MARKS: write_marks(w, op); break;
        case TALLY: write_tally(w, op); break;
        case OPTION: write_option(w, op); break;
        case KEYED: write_keyed(w, op); break;
        default: NEVER;
        }
    }
}

/* Gives the kind of decision, or -1 with an error; then the row is as it was. */
int
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
