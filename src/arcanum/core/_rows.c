/* States that are read where their attributes lie, tables with a row for each game, and the module: see _rows.h. */

#include "_rows.h"

/* --- a state's attributes ----------------------------------------------------------------------------------------- */

/* Classes with slots, compiled or not, keep what their attributes refer to in the object itself, always at the same
   place. Nobody says where, so it is found out with a copy of a state: something that lies nowhere else is put into the
   attribute, and looked for. Where that fails states are not read, and somebody has to hand out their sources. */

static inline PyObject *
at_place(PyObject *object, int place)
{
    return *(PyObject **)((char *)object + place);
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

/* Something that lies nowhere else, in the place of a value; NULL without an error if there is no such thing: then the
   value itself is looked for. */
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

/* The place of an attribute; -1 if it cannot be found. A property is left alone: it would run code in Python. */
static int
place_of(PyObject *object, PyObject *name, int number, uint8_t *tagged)
{
    PyObject *way = PyObject_GetAttr((PyObject *)Py_TYPE(object), name);
    int native = way != NULL && (Py_IS_TYPE(way, &PyMemberDescr_Type) || Py_IS_TYPE(way, &PyGetSetDescr_Type));
    Py_XDECREF(way);
    PyObject *value = native ? PyObject_GetAttr(object, name) : NULL;
    PyObject *marker = value != NULL ? marker_for(value, number) : NULL;
    int place = value != NULL && marker == NULL ? place_of_word(object, (uintptr_t)value) : -1;
    if (marker != NULL && PyObject_SetAttr(object, name, marker) == 0) {
        place = place_of_word(object, (uintptr_t)marker);
        if (place < 0 && PyLong_CheckExact(marker)) {
            /* Compiled classes keep a number as twice itself. */
            place = place_of_word(object, (uintptr_t)(MARKER + number) << 1);
            *tagged = 1;
        }
    }
    Py_XDECREF(marker);
    Py_XDECREF(value);
    PyErr_Clear();
    return place;
}

PyObject *
program_reads(PyObject *object, PyObject *state)
{
    Program *self = (Program *)object;
    PyTypeObject *old = self->type;
    int16_t places[MOST_SOURCES];
    uint8_t tagged[MOST_SOURCES] = {0};
    int good = self->ready;
    if (good && Py_TYPE(state) == old) {
        Py_RETURN_TRUE;
    }
    for (int i = 0; good && i < self->count; i++) {
        places[i] = (int16_t)place_of(state, PyTuple_GET_ITEM(self->attributes, i), i, &tagged[i]);
        good = places[i] >= 0;
    }
    if (good) {
        /* Letting go of a type may run code in Python: it finds all of this in order. */
        memcpy(self->places, places, sizeof(places));
        memcpy(self->tagged, tagged, sizeof(tagged));
        self->type = (PyTypeObject *)Py_NewRef(Py_TYPE(state));
        Py_XDECREF(old);
    }
    return PyBool_FromLong(good);
}

/* A number as compiled classes keep it: twice itself, or if that is too large 1 more than where it is. Borrowed, or NULL
   with an error. */
static PyObject *
untagged(Program *self, int source, PyObject *word)
{
    uintptr_t tagged = (uintptr_t)word;
    intptr_t value = (intptr_t)tagged >> 1;
    if (UNLIKELY(tagged & 1)) {
        return (PyObject *)(tagged & ~(uintptr_t)1);
    }
    if (value >= LOWEST && value <= HIGHEST) {
        return every_small[value - LOWEST];
    }
    Py_XDECREF(self->large[source]);
    return self->large[source] = PyLong_FromSsize_t(value);
}

/* The sources of a state, which are borrowed. */
static int
gather(Program *self, PyObject *state, PyObject **sources)
{
    if (UNLIKELY(Py_TYPE(state) != self->type)) {
        PyErr_Format(PyExc_TypeError, "nobody has looked where the attributes of %.80s lie", Py_TYPE(state)->tp_name);
        return -1;
    }
    for (int i = 0; i < self->count; i++) {
        sources[i] = at_place(state, self->places[i]);
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

/* --- a table of rows ---------------------------------------------------------------------------------------------- */

/* Behind the legal actions of a row. */
static const int16_t NO_ACTION = -1;

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

static int
is_made(Table *self)
{
    if (UNLIKELY(!self->rows)) {
        PyErr_SetString(PyExc_IndexError, "this table has no rows");
    }
    return self->rows > 0;
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
show_row(Table *self, int64_t row, PyObject **sources)
{
    Work work = {0};
    PyObject *legal;
    if (row < 0 || row >= self->rows) {
        PyErr_Format(PyExc_IndexError, "there is no row %lld", (long long)row);
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
    Table *self = (Table *)object;
    Work work = {0};
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "show(row, sources)");
        return NULL;
    }
    int64_t row = number_of(&work, args[0]);
    PyObject **sources = work.bad || !is_made(self) ? NULL : sources_in(self->program, args[1]);
    long seat = sources == NULL ? -1 : show_row(self, row, sources);
    return seat < 0 ? NULL : PyLong_FromLong(seat);
}

/* One row of those that show_all shows. */
static int
show_state(Table *self, int64_t row, PyObject *state, PyObject *seats)
{
    PyObject *sources[MOST_SOURCES];
    long seat = gather(self->program, state, sources) < 0 ? -1 : show_row(self, row, sources);
    PyObject *number = seat < 0 ? NULL : PyLong_FromLong(seat);
    return number == NULL ? -1 : PyList_SetItem(seats, row, number);
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
        if (work.bad || !is_made(self)) {
            return NULL;
        }
        if (row < 0 || row >= PyList_GET_SIZE(states)) {
            PyErr_Format(PyExc_IndexError, "there is no state %lld", (long long)row);
            return NULL;
        }
        PyObject *state = Py_NewRef(PyList_GET_ITEM(states, row));
        int bad = show_state(self, row, state, seats) < 0;
        Py_DECREF(state);
        if (bad) {
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
    PyObject *made = find_small_numbers() < 0 ? NULL : PyModule_Create(&module);
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
