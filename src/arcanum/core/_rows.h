/* Rows of numbers out of the lists that a state holds: what the parts of the extension have in common.

   The Python classes of the same names in rows.py say what every operation means; these do the same, only faster. A
   test plays games and compares them byte by byte. Nothing here trusts what it is given: objects of a wrong type raise
   TypeError, and a number that would lie outside of the row is left out, as it is there.

   A row costs as much as half a decision of compiled rules, so instructions count. Hence tables that are made once and
   looked up, and no question before a number is written: see `ROOM`.

   _rows_program.c   makes programs and checks them
   _rows_write.c     runs them: the operations
   _rows.c           reads states, fills tables, and is the module */

#ifndef ARCANUM_ROWS_H
#define ARCANUM_ROWS_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Raised whenever an operation changes its meaning; rows.py asks for the same number. */
#define VERSION 8

enum {
    SELF, ACTING, ASKED, TOP_RECORD, NUMBER, ONE_HOT, BITS, LENGTH, LENGTHS, COUNT, COUNTS, COPY, ONE_HOTS, BIT_ROWS,
    ROWS, AMOUNTS, MARKS, KNOWN, PILE, SEEN, MEMORY, WORTHS, OPTION, KEYED, SHOWN, ONE, WHEN, WHEN_EMPTY, OWN_HOT,
    ONE_MORE, TALLY, CODES
};
enum { VALUE, HOT, SET };
enum { ALL, OWN, RIVALS, FIRST };
/* The first sources, which are the same in every game. */
enum { TRUNK, ASKED_SEAT, BRANCHES, OPTIONS, BRANCH_OPTIONS, COMMON };

#define PARAMETERS 9
#define MOST_SOURCES 96
/* What a program may ask for. With these no sum of places overflows, and none that has NOWHERE in it lies in a row. */
#define MOST_NUMBERS 16000
#define MOST_SEATS 62
#define MOST_BITS 62
#define MOST_LIMIT (1 << 24)

#if defined(__GNUC__)
#define SLOW __attribute__((noinline, cold))
#define APART __attribute__((noinline))
#define HIDDEN __attribute__((visibility("hidden")))
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)
#define NEVER __builtin_unreachable()
#else
#define SLOW
#define APART
#define HIDDEN
#define UNLIKELY(condition) (condition)
#define NEVER break
#endif

/* --- a program ---------------------------------------------------------------------------------------------------- */

typedef struct {
    int16_t code, source;
    int base;
    int p[PARAMETERS];
    int map, limit;         /* how numbers are placed... */
    const uint16_t *kinds;  /* ...and where small ones go, from where they are counted: see `slot_of` */
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
    int count;
    Item *items;
} Record;

typedef struct {
    Record *records;
    int length;
} Book;

typedef struct {
    PyObject *key;
    PyObject *choices; /* a tuple of words */
    Py_ssize_t at;     /* where the key was found last */
} Choice;

/* What a thing is worth by itself, for each number that lies on it, and for each thing beside it. */
typedef struct {
    int points, lying_count, beside_count;
    int *lying, *beside;
} Worth;

typedef struct {
    Worth *things;
    int length;
} Worths;

/* Memory that lives as long as a program. */
typedef struct Kept {
    struct Kept *next;
    int64_t room[];
} Kept;

typedef struct {
    PyObject_HEAD
    int begun, ready; /* nothing is read from a program whose making has failed */
    Py_ssize_t size;
    int seats;
    int op_count, map_count, book_count, choice_count, worths_count;
    Op *ops;           /* op_count for each seat */
    Map *maps;         /* map_count for each seat */
    Book *books;
    Choice *choices;
    Worths *worths;
    uint8_t *room;  /* a row is put together here */
    Kept *kept;     /* all of these, */
    PyObject *held; /* and a list of the objects among them */
    PyObject *attributes; /* the names of the sources */
    PyTypeObject *type;   /* of which these are the places, or NULL; held */
    int count;
    int16_t places[MOST_SOURCES];
    uint8_t tagged[MOST_SOURCES]; /* whether a number lies there as compiled classes keep it */
    PyObject *large[MOST_SOURCES]; /* such a number, where it is not a small one */
} Program;

/* One row that is being written. */
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

/* _rows_program.c */
HIDDEN extern PyTypeObject ProgramType;
HIDDEN int is_ready(Program *self);
HIDDEN PyObject **sources_in(const Program *self, PyObject *list);
/* _rows_write.c */
HIDDEN int find_small_numbers(void);
HIDDEN void refuse(Work *w, const char *expected, PyObject *got);
HIDDEN int64_t other_number(Work *w, PyObject *object);
HIDDEN int run(Program *program, uint8_t *row, PyObject **sources, long seat);
/* _rows.c */
HIDDEN PyObject *program_reads(PyObject *object, PyObject *state);

/* --- reading what Python holds ------------------------------------------------------------------------------------ */

/* Of a small number there is only one object, as long as the interpreter keeps it so: these are held, and known by their
   addresses, each in the slot of its own. A number that is not found here is asked for its value. */
#define LOWEST (-5)
#define HIGHEST 256
#define SLOTS 512
HIDDEN extern PyObject *small_numbers[SLOTS];
HIDDEN extern int16_t small_values[SLOTS];
HIDDEN extern PyObject *every_small[HIGHEST - LOWEST + 1];
/* Numbers beyond this are taken for it: a place in a row is left enough to be added to. */
#define FARTHEST ((int64_t)1 << MOST_BITS)

static inline size_t
slot_of(PyObject *object)
{
    return (uintptr_t)object >> 5 & (SLOTS - 1);
}

static inline int64_t
number_of(Work *w, PyObject *object)
{
    size_t slot = slot_of(object);
    return small_numbers[slot] == object ? small_values[slot] : other_number(w, object);
}

typedef struct {
    PyObject **each;
    Py_ssize_t count;
} Items;

HIDDEN Items other_items(Work *w, PyObject *object);

static inline Items
items_of(Work *w, PyObject *object)
{
    if (Py_IS_TYPE(object, &PyList_Type)) {
        return (Items){&PyList_GET_ITEM(object, 0), PyList_GET_SIZE(object)};
    }
    return other_items(w, object);
}

static inline int
is_filled(PyObject *object)
{
    return Py_IS_TYPE(object, &PyList_Type) && PyList_GET_SIZE(object);
}

static inline Py_ssize_t
less(Py_ssize_t one, Py_ssize_t other)
{
    return one < other ? one : other;
}

static inline int
fits(int64_t value, int64_t low, int64_t high)
{
    return value >= low && value <= high;
}

/* --- places ------------------------------------------------------------------------------------------------------- */

/* A row is put together in a room of twice its size and copied from there. What belongs nowhere goes behind the row: a
   place and what is counted from it are at most `size` each, wherever they come from, so that nothing has to be asked
   before it is written. What is in a game cannot be foreseen, by the processor no more than by the players, and a wrong
   guess costs it more than a few numbers written for nothing. */
#define ROOM(size) (2 * (size_t)(size) + 1)
#define NOWHERE INT16_MIN

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
static inline size_t
place_of_number(const Work *w, const Op *op, int64_t value)
{
    long at = placed(w, op->map, value, op->limit);
    return at < 0 || at > w->size ? (size_t)w->size : (size_t)at;
}

#endif
