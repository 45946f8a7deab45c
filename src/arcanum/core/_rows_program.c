/* Programs are made once for many rows: so everything is looked at here, and nothing while a row is written. */

#include "_rows.h"

/* --- what a program consists of ----------------------------------------------------------------------------------- */

/* Room for an array, as long as the program lives; NULL with an error. */
static void *
keep(Program *self, Py_ssize_t count, size_t size)
{
    Kept *made = count < INT32_MAX / 2 ? PyMem_Calloc(1, sizeof(Kept) + ((size_t)count + 1) * size) : NULL;
    if (made == NULL) {
        return PyErr_NoMemory();
    }
    made->next = self->kept;
    self->kept = made;
    return made->room;
}

/* An array with what is made of each item of a list; NULL with an error. */
static void *
take_all(Program *self, PyObject *list, int *count, size_t size, int (*take)(Program *, void *, PyObject *))
{
    Work reading = {0};
    Items items = items_of(&reading, list);
    char *made = reading.bad ? NULL : keep(self, items.count, size);
    for (Py_ssize_t i = 0; made != NULL && i < items.count; i++) {
        if (take(self, made + (size_t)i * size, items.each[i]) < 0) {
            return NULL;
        }
    }
    *count = (int)items.count;
    return made;
}

static int
take_number(Program *Py_UNUSED(self), void *into, PyObject *item)
{
    Work reading = {0};
    int64_t value = number_of(&reading, item);
    if (!reading.bad && !fits(value, INT32_MIN, INT32_MAX)) {
        PyErr_SetString(PyExc_ValueError, "a program has a number that is too large");
        return -1;
    }
    *(int *)into = (int)value;
    return -reading.bad;
}

static int *
numbers(Program *self, PyObject *list, int *count)
{
    return take_all(self, list, count, sizeof(int), take_number);
}

/* The parts of something that has so many; NULL with an error. */
static PyObject **
parts_of(PyObject *object, Py_ssize_t count, const char *what)
{
    Work reading = {0};
    Items items = items_of(&reading, object);
    if (!reading.bad && items.count != count) {
        PyErr_Format(PyExc_ValueError, "%s has %zd parts", what, count);
    }
    return reading.bad || items.count != count ? NULL : items.each;
}

static int
take_op(Program *self, void *into, PyObject *item)
{
    Op *op = into;
    int length, *values = numbers(self, item, &length);
    if (values == NULL) {
        return -1;
    }
    op->code = (int16_t)(length > 0 && fits(values[0], 0, CODES) ? values[0] : CODES);
    op->source = (int16_t)(length > 1 && fits(values[1], 0, MOST_SOURCES) ? values[1] : -1);
    op->base = length > 2 ? values[2] : 0;
    for (int i = 3; i < length && i < 3 + PARAMETERS; i++) {
        op->p[i - 3] = values[i];
    }
    return 0;
}

static int
take_map(Program *self, void *into, PyObject *item)
{
    int length, *values = numbers(self, item, &length);
    int16_t *kept = values == NULL ? NULL : keep(self, length, sizeof(int16_t));
    for (int i = 0; kept != NULL && i < length; i++) {
        /* What lies behind the row wherever it begins is nowhere too; rivals' places begin one later. */
        kept[i] = (int16_t)(fits(values[i], 0, self->size) ? values[i] : NOWHERE);
    }
    if (kept == NULL) {
        return -1;
    }
    kept[length] = NOWHERE; /* for all that is not in the map */
    *(Map *)into = (Map){kept, length};
    return 0;
}

static int
take_map_of_seats(Program *self, void *into, PyObject *item)
{
    int count;
    Map *maps = *(Map **)into = take_all(self, item, &count, sizeof(Map), take_map);
    if (maps != NULL && count != self->seats) {
        PyErr_SetString(PyExc_ValueError, "a map has a row for each seat");
        return -1;
    }
    return maps == NULL ? -1 : 0;
}

/* Those of a seat lie side by side. */
static int
take_maps(Program *self, PyObject *list)
{
    Map **by_number = take_all(self, list, &self->map_count, sizeof(Map *), take_map_of_seats);
    self->maps = by_number == NULL ? NULL : keep(self, (Py_ssize_t)self->map_count * self->seats, sizeof(Map));
    for (int i = 0; self->maps != NULL && i < self->map_count * self->seats; i++) {
        self->maps[i] = by_number[i % self->map_count][i / self->map_count];
    }
    return self->maps == NULL ? -1 : 0;
}

/* (place, kind, base, limit, map, offset) */
static int
take_item(Program *self, void *into, PyObject *item)
{
    int length, *v = numbers(self, item, &length);
    if (v == NULL) {
        return -1;
    }
    if (length != 6 || !fits(v[0], 0, INT16_MAX) || !fits(v[1], VALUE, SET) || !fits(v[2], 0, self->size) ||
        !fits(v[3], 0, v[1] == SET ? MOST_BITS : INT16_MAX) || !fits(v[4], INT16_MIN, self->map_count - 1) ||
        !fits(v[4], INT16_MIN, INT16_MAX) || !fits(v[5], INT16_MIN, INT16_MAX)) {
        PyErr_SetString(PyExc_ValueError, "an item of a record makes no sense");
        return -1;
    }
    *(Item *)into = (Item){(int16_t)v[0], (int16_t)v[1], v[2], (int16_t)v[3], (int16_t)v[4], (int16_t)v[5]};
    return 0;
}

/* (column, items) */
static int
take_record(Program *self, void *into, PyObject *item)
{
    Record *record = into;
    PyObject **parts = parts_of(item, 2, "a record");
    if (parts == NULL || take_number(self, &record->column, parts[0]) < 0) {
        return -1;
    }
    if (!fits(record->column, -1, MOST_NUMBERS)) {
        PyErr_SetString(PyExc_ValueError, "a record has a column of the row, or -1");
        return -1;
    }
    record->items = take_all(self, parts[1], &record->count, sizeof(Item), take_item);
    return record->items == NULL ? -1 : 0;
}

static int
take_book(Program *self, void *into, PyObject *item)
{
    Book *book = into;
    book->records = take_all(self, item, &book->length, sizeof(Record), take_record);
    return book->records == NULL ? -1 : 0;
}

/* (key, choices) */
static int
take_choice(Program *self, void *into, PyObject *item)
{
    Choice *choice = into;
    PyObject **parts = parts_of(item, 2, "a choice");
    if (parts == NULL) {
        return -1;
    }
    int good = PyUnicode_CheckExact(parts[0]) && PyTuple_Check(parts[1]);
    for (Py_ssize_t i = 0; good && i < PyTuple_GET_SIZE(parts[1]); i++) {
        good = PyUnicode_CheckExact(PyTuple_GET_ITEM(parts[1], i));
    }
    if (!good) {
        PyErr_SetString(PyExc_ValueError, "a choice is a key and a tuple of words");
        return -1;
    }
    choice->key = parts[0];
    choice->choices = parts[1];
    return PyList_Append(self->held, parts[0]) < 0 ? -1 : PyList_Append(self->held, parts[1]);
}

/* (points, for each number lying on it, for each thing beside it) */
static int
take_worth(Program *self, void *into, PyObject *item)
{
    Worth *worth = into;
    PyObject **parts = parts_of(item, 3, "a worth");
    if (parts == NULL || take_number(self, &worth->points, parts[0]) < 0) {
        return -1;
    }
    worth->lying = numbers(self, parts[1], &worth->lying_count);
    worth->beside = worth->lying == NULL ? NULL : numbers(self, parts[2], &worth->beside_count);
    return worth->beside == NULL ? -1 : 0;
}

static int
take_worths(Program *self, void *into, PyObject *item)
{
    Worths *worths = into;
    worths->things = take_all(self, item, &worths->length, sizeof(Worth), take_worth);
    return worths->things == NULL ? -1 : 0;
}

/* --- checking ----------------------------------------------------------------------------------------------------- */

/* What is given to each operation, its source first. S: a source, -: none that is read, l: a limit, s: a stride or
   another number that is not 0, b: how many bits, d: and not 0, m: a map, k: a book, c: a choice, w: what things are worth, n: any
   number, f: a flag, a: which of several lists, j: how many operations are left out. */
static const char *const SHAPES[CODES] = {
    [SELF] = "-", [ONE] = "-", [ACTING] = "SSm", [ASKED] = "SSSk", [TOP_RECORD] = "SSSSk", [NUMBER] = "Sn",
    [ONE_HOT] = "Slm", [OWN_HOT] = "Slm", [ONE_MORE] = "Slm", [BITS] = "Sbm", [LENGTH] = "S", [LENGTHS] = "Sm",
    [COUNT] = "Slm", [COUNTS] = "Ssmma", [COPY] = "SsmnSl", [ONE_HOTS] = "Ssmm", [BIT_ROWS] = "Sdmm", [ROWS] = "Sssmm",
    [AMOUNTS] = "SllSlS", [MARKS] = "SlSlS", [KNOWN] = "SsmSn", [PILE] = "SlSS", [SEEN] = "SlSlmn", [MEMORY] = "Sl", [WORTHS] = "SmSSwSl",
    [OPTION] = "Sc", [KEYED] = "SsmmS", [SHOWN] = "SsmmSSsSll", [WHEN] = "Snjf", [WHEN_EMPTY] = "Sjf", [TALLY] = "Sm",
};

/* Whether something given to an operation is what it should be; `left` operations follow. */
static int
is_good(const Program *self, char letter, int value, int left)
{
    switch (letter) {
    case 'S': return fits(value, 0, self->count - 1);
    case 'l': return fits(value, 0, MOST_LIMIT);
    case 's': return fits(value, 1, MOST_LIMIT);
    case 'b': return fits(value, 0, MOST_BITS);
    case 'd': return fits(value, 1, MOST_BITS);
    case 'm': return value < self->map_count;
    case 'k': return fits(value, 0, self->book_count - 1) && self->books[value].length;
    case 'c': return fits(value, 0, self->choice_count - 1);
    case 'w': return fits(value, 0, self->worths_count - 1);
    case 'f': return fits(value, 0, 1);
    case 'a': return fits(value, ALL, FIRST);
    case 'j': return fits(value, 0, left);
    default: return 1;
    }
}

/* Numbers of sources, maps, books and the like are used without a look: see to it here that they exist. */
static int
check_op(const Program *self, const Op *op, int left)
{
    int good = fits(op->code, 0, CODES - 1) && fits(op->base, 0, self->size);
    const char *shape = good ? SHAPES[op->code] : "-";
    good = good && is_good(self, shape[0], op->source, left);
    for (int i = 0; good && shape[i + 1]; i++) {
        good = is_good(self, shape[i + 1], op->p[i], left);
    }
    if (!good) {
        PyErr_Format(PyExc_ValueError, "operation %d of this program makes no sense", op->code);
        return -1;
    }
    return 0;
}

/* --- what operations point to ------------------------------------------------------------------------------------- */

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
    op->kinds = made = keep(self, SLOTS, sizeof(uint16_t));
    for (int slot = 0; made != NULL && slot < SLOTS; slot++) {
        made[slot] = (uint16_t)place_of_number(&work, op, small_values[slot]);
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
    op->places = made = keep(self, op->place_count, sizeof(uint16_t));
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
    case ONE_HOT: case OWN_HOT: case ONE_MORE: case BITS: case COUNT: return small_places(self, op, seat, p[1], p[0]);
    case LENGTHS: case WORTHS: case TALLY: return list_places(self, op, seat, p[0], 1, 0);
    case COPY: return list_places(self, op, seat, p[1], p[0], 0);
    case COUNTS: case ONE_HOTS: case BIT_ROWS: case KEYED: case SHOWN:
        return list_places(self, op, seat, p[1], p[0], op->code == COUNTS && p[3] == RIVALS) < 0 ? -1 :
               small_places(self, op, seat, p[2], p[0]);
    case ROWS:
        return list_places(self, op, seat, p[2], (int64_t)p[0] * p[1], 0) < 0 ? -1 :
               small_places(self, op, seat, p[3], p[1]);
    case KNOWN: return list_places(self, op, seat, p[1], p[0], 1) < 0 ? -1 : small_places(self, op, seat, -1, p[0]);
    case PILE: case MARKS: return small_places(self, op, seat, -1, p[0]);
    case SEEN: return small_places(self, op, seat, p[3], p[0]);
    default: return 0;
    }
}

/* The operations of each seat, as it sees what they are about. */
static int
prepare(Program *self)
{
    const Op *given = self->ops;
    self->ops = keep(self, (Py_ssize_t)self->op_count * self->seats, sizeof(Op));
    self->room = keep(self, (Py_ssize_t)ROOM(self->size), 1);
    if (self->ops == NULL || self->room == NULL) {
        return -1;
    }
    for (int seat = 0; seat < self->seats; seat++) {
        for (int i = 0; i < self->op_count; i++) {
            Op *op = &self->ops[seat * self->op_count + i];
            *op = given[i];
            if (prepare_op(self, op, seat) < 0) {
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
    self->attributes = Py_NewRef(attributes);
    self->count = (int)PyTuple_GET_SIZE(attributes);
    self->held = PyList_New(0);
    if (self->held == NULL || take_maps(self, maps) < 0 ||
        (self->ops = take_all(self, ops, &self->op_count, sizeof(Op), take_op)) == NULL ||
        (self->books = take_all(self, books, &self->book_count, sizeof(Book), take_book)) == NULL ||
        (self->choices = take_all(self, choices, &self->choice_count, sizeof(Choice), take_choice)) == NULL ||
        (self->worths = take_all(self, worths, &self->worths_count, sizeof(Worths), take_worths)) == NULL) {
        return -1;
    }
    for (int i = 0; i < self->op_count; i++) {
        if (check_op(self, &self->ops[i], self->op_count - 1 - i) < 0) {
            return -1;
        }
    }
    self->ready = prepare(self) == 0;
    return self->ready - 1;
}

int
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
    for (int i = 0; i < MOST_SOURCES; i++) {
        Py_XDECREF(self->large[i]);
    }
    Py_XDECREF(self->attributes);
    Py_XDECREF(self->held);
    Py_XDECREF(self->type);
    for (Kept *kept = self->kept; kept != NULL;) {
        Kept *next = kept->next;
        PyMem_Free(kept);
        kept = next;
    }
    Py_TYPE(object)->tp_free(object);
}

/* The sources of a row, which are borrowed: nothing runs that could let go of them. */
PyObject **
sources_in(const Program *self, PyObject *list)
{
    if (!PyList_CheckExact(list)) {
        PyErr_Format(PyExc_TypeError, "expected a list of sources, got %.80s", Py_TYPE(list)->tp_name);
        return NULL;
    }
    if (PyList_GET_SIZE(list) < self->count) {
        PyErr_Format(PyExc_ValueError, "expected %d sources, got %zd", self->count, PyList_GET_SIZE(list));
        return NULL;
    }
    return PySequence_Fast_ITEMS(list);
}

static int
write_row(Program *self, uint8_t *row, PyObject *list, int64_t seat)
{
    if (!fits(seat, 0, self->seats - 1)) {
        PyErr_Format(PyExc_ValueError, "there is no seat %lld, only 0 to %d", (long long)seat, self->seats - 1);
        return -1;
    }
    PyObject **sources = sources_in(self, list);
    return sources == NULL ? -1 : run(self, row, sources, (long)seat);
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
    {"reads", program_reads, METH_O, "Whether states of this class can be read; this one is spoiled by it."},
    {NULL, NULL, 0, NULL},
};

PyTypeObject ProgramType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "arcanum.core._rows.Program",
    .tp_basicsize = sizeof(Program),
    .tp_dealloc = program_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "What is written into a row, operation by operation.",
    .tp_methods = program_methods,
    .tp_init = program_init,
    .tp_new = PyType_GenericNew,
};
