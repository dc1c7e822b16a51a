/* The observations and masks of many games, for `archipel.engine.arrays`, which says what they are. This knows no rule:
 * it looks for words of states that have changed, and writes them and the codes it is given where its tables say. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>
#if defined(__x86_64__) || defined(_M_X64)
#include <immintrin.h>
#define HAS_SSE2 /* as every PC of 64 bits */
#endif
#if defined(__x86_64__) && defined(__GNUC__)
#define MAY_HAVE_AVX2 /* to be asked at run time */
#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define WITH_AVX2 static __attribute__((target("avx2")))
#else
#define ALWAYS_INLINE static inline
#endif

#define HIGHEST 32767
#define UNKNOWN (-1)
#define AT_ONCE 16 /* words that are compared at once */

/* ---- the memory of others */

/* Take memory of `words` words of `each` bytes, or of any number of them if it is -1. */
static int
take(PyObject *from, Py_buffer *buffer, Py_ssize_t words, Py_ssize_t each, int flags)
{
    if (PyObject_GetBuffer(from, buffer, PyBUF_C_CONTIGUOUS | PyBUF_FORMAT | flags) < 0)
        return -1;
    if (buffer->itemsize == each && (words < 0 ? buffer->len % each == 0 : buffer->len == words * each))
        return 0;
    PyErr_Format(PyExc_ValueError, "%zd bytes in items of %zd, not %zd words of %zd", buffer->len, buffer->itemsize,
                 words, each);
    PyBuffer_Release(buffer);
    return -1;
}

/* Check the numbers of a table, from `lowest` to before `end`. */
static int
check(const char *name, const Py_buffer *table, int64_t lowest, int64_t end)
{
    const int64_t *numbers = table->buf;
    for (Py_ssize_t k = 0; k < table->len / (Py_ssize_t)sizeof(int64_t); k++) {
        if (numbers[k] < lowest || numbers[k] >= end) {
            PyErr_Format(PyExc_ValueError, "%s: %lld is out of range", name, (long long)numbers[k]);
            return -1;
        }
    }
    return 0;
}

/* Where each game is shown; NULL before `write_to`. */
static void *
place_to_show(const Py_buffer *target)
{
    if (target->obj != NULL)
        return target->buf;
    PyErr_SetString(PyExc_ValueError, "write_to comes first");
    return NULL;
}

static int
check_seat(Py_ssize_t game, int16_t seat, Py_ssize_t seats)
{
    if (seat >= 0 && seat < seats)
        return 0;
    PyErr_Format(PyExc_ValueError, "game %zd asks seat %d of %zd", game, seat, seats);
    return -1;
}

/* ---- rows */

typedef struct {
    PyObject_HEAD
    Py_ssize_t games, seats, size, width, kinds, values, spans, firsts;
    Py_ssize_t stride;  /* of rows: behind each is a word for all that its seat does not see */
    Py_buffer *states;  /* of each game */
    Py_buffer asked;    /* for each game: the seat whose row is shown */
    Py_buffer first;    /* for each game: the first words of that row */
    Py_buffer target;   /* where rows are shown; obj is NULL before `write_to` */
    int64_t *span;      /* pairs: words from the first to before the second may be seen */
    int32_t *place;     /* for each word of a state and seat: where it is in the seat's row */
    uint8_t *kind;      /* for each word of a state: how its values are turned; 0: not at all */
    int16_t *turned;    /* for each seat, kind and value */
    int16_t *seen;      /* the states as they were last written, made small */
    int16_t *rows;      /* for each game and seat */
} Rows;

/* A word of a state as it is kept for the next comparison: all that is above HIGHEST is the same in a row. Words that
 * are seen are from -1 to 2**31 - 1, so that half of them is enough. */
static int16_t
small(int64_t x)
{
    int32_t y = (int32_t)x;
    return (int16_t)(y > HIGHEST ? HIGHEST : y < -HIGHEST - 1 ? -HIGHEST - 1 : y);
}

static void
write_word(const Rows *self, int16_t *row, Py_ssize_t word, int64_t x)
{
    const int32_t *place = self->place + word * self->seats;
    Py_ssize_t kind = self->kind[word], seats = self->seats, stride = self->stride;
    if (kind != 0 && x >= 0 && x < self->values) {
        const int16_t *turned = self->turned + kind * self->values + x;
        Py_ssize_t next = self->kinds * self->values;
        for (Py_ssize_t seat = 0; seat < seats; seat++)
            row[seat * stride + place[seat]] = turned[seat * next];
    } else {
        int16_t y = kind != 0 && x >= 0 ? UNKNOWN : small(x);
        for (Py_ssize_t seat = 0; seat < seats; seat++)
            row[seat * stride + place[seat]] = y;
    }
}

/* The place of the lowest bit. */
ALWAYS_INLINE int
lowest(unsigned bits)
{
#ifdef __GNUC__
    return __builtin_ctz(bits);
#else
    int place = 0;
    for (; (bits & 1) == 0; bits >>= 1)
        place++;
    return place;
#endif
}

/* Which of AT_ONCE words of a state are not as they were seen, as bits. */
ALWAYS_INLINE unsigned
differences(const int64_t *state, const int16_t *seen)
{
#ifdef HAS_SSE2
    __m128i same[2];
    for (int half = 0; half < 2; half++) {
        const float *words = (const float *)(state + 8 * half); /* only for the type that is shuffled */
        __m128 low = _mm_shuffle_ps(_mm_loadu_ps(words), _mm_loadu_ps(words + 4), _MM_SHUFFLE(2, 0, 2, 0));
        __m128 high = _mm_shuffle_ps(_mm_loadu_ps(words + 8), _mm_loadu_ps(words + 12), _MM_SHUFFLE(2, 0, 2, 0));
        __m128i smaller = _mm_packs_epi32(_mm_castps_si128(low), _mm_castps_si128(high));
        same[half] = _mm_cmpeq_epi16(smaller, _mm_loadu_si128((const __m128i *)(seen + 8 * half)));
    }
    return 0xffffu & ~(unsigned)_mm_movemask_epi8(_mm_packs_epi16(same[0], same[1]));
#else
    unsigned found = 0;
    for (int k = 0; k < AT_ONCE; k++)
        found |= (unsigned)(small(state[k]) != seen[k]) << k;
    return found;
#endif
}

#ifdef MAY_HAVE_AVX2
WITH_AVX2 unsigned
differences_avx2(const int64_t *state, const int16_t *seen)
{
    const float *words = (const float *)state;
    __m256 low = _mm256_shuffle_ps(_mm256_loadu_ps(words), _mm256_loadu_ps(words + 8), _MM_SHUFFLE(2, 0, 2, 0));
    __m256 high = _mm256_shuffle_ps(_mm256_loadu_ps(words + 16), _mm256_loadu_ps(words + 24), _MM_SHUFFLE(2, 0, 2, 0));
    __m256i mixed = _mm256_packs_epi32(_mm256_castps_si256(low), _mm256_castps_si256(high));
    __m256i smaller = _mm256_permutevar8x32_epi32(mixed, _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
    __m256i same = _mm256_cmpeq_epi16(smaller, _mm256_loadu_si256((const __m256i *)seen));
    if (_mm256_movemask_epi8(same) == -1)
        return 0;
    __m128i halves = _mm_packs_epi16(_mm256_castsi256_si128(same), _mm256_extracti128_si256(same, 1));
    return 0xffffu & ~(unsigned)_mm_movemask_epi8(halves);
}
#endif

/* Write the words of a game that have changed to the rows of all seats. */
ALWAYS_INLINE void
catch_up_with(unsigned (*compare)(const int64_t *, const int16_t *), Rows *self, Py_ssize_t game)
{
    const int64_t *state = self->states[game].buf;
    int16_t *seen = self->seen + game * self->size;
    int16_t *row = self->rows + game * self->seats * self->stride;
    for (Py_ssize_t k = 0; k < self->spans; k++) {
        Py_ssize_t at = self->span[2 * k], end = self->span[2 * k + 1];
        for (; at + AT_ONCE <= end; at += AT_ONCE) {
            for (unsigned found = compare(state + at, seen + at); found != 0; found &= found - 1) {
                Py_ssize_t word = at + lowest(found);
                seen[word] = small(state[word]);
                write_word(self, row, word, state[word]);
            }
        }
        for (; at < end; at++) {
            if (small(state[at]) != seen[at]) {
                seen[at] = small(state[at]);
                write_word(self, row, at, state[at]);
            }
        }
    }
}

static void
catch_up_plain(Rows *self, Py_ssize_t game)
{
    catch_up_with(differences, self, game);
}

#ifdef MAY_HAVE_AVX2
WITH_AVX2 void
catch_up_avx2(Rows *self, Py_ssize_t game)
{
    catch_up_with(differences_avx2, self, game);
}
#endif

static void (*catch_up)(Rows *self, Py_ssize_t game) = catch_up_plain;

static void
copy_row(const Rows *self, Py_ssize_t game, Py_ssize_t seat, int16_t *to)
{
    const int16_t *row = self->rows + (game * self->seats + seat) * self->stride;
    const int16_t *first = (const int16_t *)self->first.buf + game * self->firsts;
    memcpy(to, first, self->firsts * sizeof(int16_t));
    memcpy(to + self->firsts, row + self->firsts, (self->width - self->firsts) * sizeof(int16_t));
}

static PyObject *
rows_show(Rows *self, PyObject *Py_UNUSED(ignored))
{
    const int16_t *asked = self->asked.buf;
    int16_t *to = place_to_show(&self->target);
    if (to == NULL)
        return NULL;
    for (Py_ssize_t game = 0; game < self->games; game++) {
        if (check_seat(game, asked[game], self->seats) < 0)
            return NULL;
        catch_up(self, game);
        copy_row(self, game, asked[game], to);
        to += self->width;
    }
    Py_RETURN_NONE;
}

static PyObject *
rows_row(Rows *self, PyObject *arguments)
{
    Py_ssize_t game, seat;
    if (!PyArg_ParseTuple(arguments, "nn", &game, &seat))
        return NULL;
    if (game < 0 || game >= self->games || seat < 0 || seat >= self->seats) {
        PyErr_SetString(PyExc_ValueError, "there is no such row");
        return NULL;
    }
    PyObject *row = PyBytes_FromStringAndSize(NULL, self->width * sizeof(int16_t));
    if (row == NULL)
        return NULL;
    catch_up(self, game);
    copy_row(self, game, seat, (int16_t *)PyBytes_AS_STRING(row));
    return row;
}

static PyObject *
rows_write_to(Rows *self, PyObject *target)
{
    PyBuffer_Release(&self->target);
    if (take(target, &self->target, self->games * self->width, sizeof(int16_t), PyBUF_WRITABLE) < 0)
        return NULL;
    Py_RETURN_NONE;
}

/* Make every span a multiple of AT_ONCE, where the state has room: words that nobody sees are written nowhere. */
static void
round_up(Rows *self)
{
    for (Py_ssize_t k = 0; k < self->spans; k++) {
        int64_t *first = &self->span[2 * k], *end = first + 1;
        int64_t more = (AT_ONCE - (*end - *first) % AT_ONCE) % AT_ONCE;
        if (*end + more <= self->size)
            *end += more;
        else if (*first >= more)
            *first -= more;
    }
}

/* Copy the tables, in the words and in the order that suit `write_word`. */
static int
copy_tables(Rows *self, const Py_buffer *place, const Py_buffer *kind, const Py_buffer *turned, const Py_buffer *spans)
{
    if (check("place", place, -1, self->width) < 0 || check("kind", kind, 0, self->kinds) < 0
        || check("turned", turned, UNKNOWN, HIGHEST + 1) < 0 || check("spans", spans, 0, self->size + 1) < 0)
        return -1;
    Py_ssize_t values = self->seats * self->kinds * self->values;
    self->spans = spans->len / (2 * (Py_ssize_t)sizeof(int64_t));
    self->span = PyMem_Malloc(spans->len);
    self->place = PyMem_New(int32_t, self->size * self->seats);
    self->kind = PyMem_New(uint8_t, self->size);
    self->turned = PyMem_New(int16_t, values);
    self->seen = PyMem_Calloc(self->games * self->size, sizeof(int16_t));
    self->rows = PyMem_New(int16_t, self->games * self->seats * self->stride);
    if (!self->span || !self->place || !self->kind || !self->turned || !self->seen || !self->rows) {
        PyErr_NoMemory();
        return -1;
    }
    memcpy(self->span, spans->buf, spans->len);
    round_up(self);
    for (Py_ssize_t word = 0; word < self->size; word++) {
        self->kind[word] = (uint8_t)((const int64_t *)kind->buf)[word];
        for (Py_ssize_t seat = 0; seat < self->seats; seat++) {
            int64_t to = ((const int64_t *)place->buf)[seat * self->size + word];
            self->place[word * self->seats + seat] = (int32_t)(to < 0 ? self->width : to);
        }
    }
    for (Py_ssize_t k = 0; k < values; k++)
        self->turned[k] = (int16_t)((const int64_t *)turned->buf)[k];
    return 0;
}

/* The rows of states whose words are all 0. */
static void
write_zeros(Rows *self)
{
    for (Py_ssize_t k = 0; k < self->games * self->seats * self->stride; k++)
        self->rows[k] = UNKNOWN;
    for (Py_ssize_t game = 0; game < self->games; game++)
        for (Py_ssize_t word = 0; word < self->size; word++)
            write_word(self, self->rows + game * self->seats * self->stride, word, 0);
}

static int
take_states(Rows *self, PyObject *states)
{
    self->states = PyMem_Calloc(self->games, sizeof(Py_buffer));
    if (self->states == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    for (Py_ssize_t game = 0; game < self->games; game++)
        if (take(PyList_GET_ITEM(states, game), &self->states[game], self->size, sizeof(int64_t), 0) < 0)
            return -1;
    return 0;
}

static PyObject *
rows_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    PyObject *states, *asked, *first, *tables[4];
    Py_ssize_t seats, size, width, kinds, values, firsts;
    if (named != NULL && PyDict_GET_SIZE(named) > 0) {
        PyErr_SetString(PyExc_TypeError, "Rows takes no named arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(arguments, "O!OO(OOOO)(nnnnnn)", &PyList_Type, &states, &asked, &first, &tables[0],
                          &tables[1], &tables[2], &tables[3], &seats, &size, &width, &kinds, &values, &firsts))
        return NULL;
    if (seats < 1 || size < 1 || width < 1 || width >= INT32_MAX || kinds < 1 || kinds > UINT8_MAX || values < 1
        || firsts < 0 || firsts > width) {
        PyErr_SetString(PyExc_ValueError, "sizes out of range");
        return NULL;
    }
    Rows *self = (Rows *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->games = PyList_GET_SIZE(states);
    self->seats = seats;
    self->size = size;
    self->width = width;
    self->stride = width + 1;
    self->kinds = kinds;
    self->values = values;
    self->firsts = firsts;

    Py_ssize_t words[4] = {seats * size, size, seats * kinds * values, -1};
    Py_buffer taken[4];
    int done = 0;
    while (done < 4 && take(tables[done], &taken[done], words[done], sizeof(int64_t), 0) == 0)
        done++;
    int failed = done < 4 || copy_tables(self, &taken[0], &taken[1], &taken[2], &taken[3]) < 0;
    while (done > 0)
        PyBuffer_Release(&taken[--done]);
    failed = failed || take_states(self, states) < 0
             || take(asked, &self->asked, self->games, sizeof(int16_t), 0) < 0
             || take(first, &self->first, self->games * firsts, sizeof(int16_t), 0) < 0;
    if (failed) {
        Py_DECREF(self);
        return NULL;
    }
    write_zeros(self);
    return (PyObject *)self;
}

static void
rows_dealloc(Rows *self)
{
    PyTypeObject *type = Py_TYPE(self);
    if (self->states != NULL)
        for (Py_ssize_t game = 0; game < self->games; game++)
            PyBuffer_Release(&self->states[game]); /* does nothing where obj is NULL */
    PyBuffer_Release(&self->asked);
    PyBuffer_Release(&self->first);
    PyBuffer_Release(&self->target);
    PyMem_Free(self->states);
    PyMem_Free(self->span);
    PyMem_Free(self->place);
    PyMem_Free(self->kind);
    PyMem_Free(self->turned);
    PyMem_Free(self->seen);
    PyMem_Free(self->rows);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef rows_methods[] = {
    {"write_to", (PyCFunction)rows_write_to, METH_O, NULL},
    {"show", (PyCFunction)rows_show, METH_NOARGS, NULL},
    {"row", (PyCFunction)rows_row, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot rows_slots[] = {
    {Py_tp_new, rows_new},
    {Py_tp_dealloc, rows_dealloc},
    {Py_tp_methods, rows_methods},
    {Py_tp_doc, "`archipel.engine.arrays.PythonRows` in C."},
    {0, NULL},
};

static PyType_Spec rows_spec = {
    .name = "archipel.engine.fast_arrays.Rows",
    .basicsize = sizeof(Rows),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = rows_slots,
};

/* ---- masks */

typedef struct {
    PyObject_HEAD
    Py_ssize_t games, seats, plain, size, room, gifts;
    Py_buffer asked;  /* for each game: the seat */
    Py_buffer legal;  /* for each game: room for plain codes, as the engine has them */
    Py_buffer number; /* for each game: how many of them are legal */
    Py_buffer given;  /* for each game and gift: whether its cases are legal */
    Py_buffer turned; /* for each seat and plain code of the engine: as the seat counts */
    Py_buffer cases;  /* for each gift its first case, and where those of the last one end */
    Py_buffer target; /* where masks are shown; obj is NULL before `write_to` */
} Masks;

/* Write the plain codes of a game to its mask, which is empty. */
static int
write_plain(const Masks *self, Py_ssize_t game, int16_t seat, uint8_t *mask)
{
    const int64_t *legal = (const int64_t *)self->legal.buf + game * self->room;
    const int64_t *turned = (const int64_t *)self->turned.buf + seat * self->plain;
    int64_t number = ((const int64_t *)self->number.buf)[game];
    if (number < 0 || number > self->room) {
        PyErr_Format(PyExc_ValueError, "game %zd has %lld legal codes", game, (long long)number);
        return -1;
    }
    for (Py_ssize_t k = 0; k < number; k++) {
        if (legal[k] < 0 || legal[k] >= self->plain) {
            PyErr_Format(PyExc_ValueError, "game %zd: no code %lld", game, (long long)legal[k]);
            return -1;
        }
        mask[turned[legal[k]]] = 1;
    }
    return 0;
}

/* Write the cases of the gifts of a game to its mask. */
static void
write_gifts(const Masks *self, Py_ssize_t game, uint8_t *mask)
{
    const int64_t *given = (const int64_t *)self->given.buf + game * self->gifts;
    const int64_t *cases = self->cases.buf;
    for (Py_ssize_t gift = 0; gift < self->gifts; gift++)
        if (given[gift] != 0)
            memset(mask + self->plain + cases[gift], 1, cases[gift + 1] - cases[gift]);
}

static PyObject *
masks_show(Masks *self, PyObject *Py_UNUSED(ignored))
{
    const int16_t *asked = self->asked.buf;
    uint8_t *mask = place_to_show(&self->target);
    if (mask == NULL)
        return NULL;
    for (Py_ssize_t game = 0; game < self->games; game++) {
        memset(mask, 0, self->size);
        if (check_seat(game, asked[game], self->seats) < 0 || write_plain(self, game, asked[game], mask) < 0)
            return NULL;
        write_gifts(self, game, mask);
        mask += self->size;
    }
    Py_RETURN_NONE;
}

static int
is_legal(const Masks *self, Py_ssize_t game, int64_t code)
{
    int16_t seat = ((const int16_t *)self->asked.buf)[game];
    if (seat < 0 || seat >= self->seats)
        return 0;
    if (code < self->plain) {
        const int64_t *legal = (const int64_t *)self->legal.buf + game * self->room;
        const int64_t *turned = (const int64_t *)self->turned.buf + seat * self->plain;
        int64_t number = ((const int64_t *)self->number.buf)[game];
        for (Py_ssize_t k = 0; k < number && k < self->room; k++)
            if (legal[k] >= 0 && legal[k] < self->plain && turned[legal[k]] == code)
                return 1;
        return 0;
    }
    const int64_t *given = (const int64_t *)self->given.buf + game * self->gifts;
    const int64_t *cases = self->cases.buf;
    for (Py_ssize_t gift = 0; gift < self->gifts; gift++)
        if (given[gift] != 0 && code - self->plain >= cases[gift] && code - self->plain < cases[gift + 1])
            return 1;
    return 0;
}

static PyObject *
masks_wrong(Masks *self, PyObject *chosen)
{
    Py_buffer codes;
    if (take(chosen, &codes, self->games, sizeof(int64_t), 0) < 0)
        return NULL;
    const int64_t *code = codes.buf;
    Py_ssize_t game = 0;
    while (game < self->games && is_legal(self, game, code[game]))
        game++;
    PyBuffer_Release(&codes);
    return PyLong_FromSsize_t(game < self->games ? game : -1);
}

static PyObject *
masks_write_to(Masks *self, PyObject *target)
{
    PyBuffer_Release(&self->target);
    if (take(target, &self->target, self->games * self->size, 1, PyBUF_WRITABLE) < 0)
        return NULL;
    Py_RETURN_NONE;
}

static int
check_cases(const Masks *self)
{
    const int64_t *cases = self->cases.buf;
    if (check("turned", &self->turned, 0, self->plain) < 0
        || check("cases", &self->cases, 0, self->size - self->plain + 1) < 0)
        return -1;
    for (Py_ssize_t gift = 0; gift < self->gifts; gift++) {
        if (cases[gift] > cases[gift + 1]) {
            PyErr_SetString(PyExc_ValueError, "cases: not in order");
            return -1;
        }
    }
    return 0;
}

static PyObject *
masks_new(PyTypeObject *type, PyObject *arguments, PyObject *named)
{
    PyObject *asked, *legal, *number, *given, *turned, *cases;
    Py_ssize_t games, seats, plain, size, room, gifts;
    if (named != NULL && PyDict_GET_SIZE(named) > 0) {
        PyErr_SetString(PyExc_TypeError, "Masks takes no named arguments");
        return NULL;
    }
    if (!PyArg_ParseTuple(arguments, "OOOO(OO)(nnnnnn)", &asked, &legal, &number, &given, &turned, &cases, &games,
                          &seats, &plain, &size, &room, &gifts))
        return NULL;
    if (games < 0 || seats < 1 || plain < 0 || plain > INT32_MAX || size < plain || room < 0 || gifts < 0) {
        PyErr_SetString(PyExc_ValueError, "sizes out of range");
        return NULL;
    }
    Masks *self = (Masks *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->games = games;
    self->seats = seats;
    self->plain = plain;
    self->size = size;
    self->room = room;
    self->gifts = gifts;
    int failed = take(asked, &self->asked, games, sizeof(int16_t), 0) < 0
                 || take(legal, &self->legal, games * room, sizeof(int64_t), 0) < 0
                 || take(number, &self->number, games, sizeof(int64_t), 0) < 0
                 || take(given, &self->given, games * gifts, sizeof(int64_t), 0) < 0
                 || take(turned, &self->turned, seats * plain, sizeof(int64_t), 0) < 0
                 || take(cases, &self->cases, gifts + 1, sizeof(int64_t), 0) < 0 || check_cases(self) < 0;
    if (failed) {
        Py_DECREF(self);
        return NULL;
    }
    return (PyObject *)self;
}

static void
masks_dealloc(Masks *self)
{
    PyTypeObject *type = Py_TYPE(self);
    PyBuffer_Release(&self->asked);
    PyBuffer_Release(&self->legal);
    PyBuffer_Release(&self->number);
    PyBuffer_Release(&self->given);
    PyBuffer_Release(&self->turned);
    PyBuffer_Release(&self->cases);
    PyBuffer_Release(&self->target);
    type->tp_free(self);
    Py_DECREF(type);
}

static PyMethodDef masks_methods[] = {
    {"write_to", (PyCFunction)masks_write_to, METH_O, NULL},
    {"show", (PyCFunction)masks_show, METH_NOARGS, NULL},
    {"wrong", (PyCFunction)masks_wrong, METH_O, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot masks_slots[] = {
    {Py_tp_new, masks_new},
    {Py_tp_dealloc, masks_dealloc},
    {Py_tp_methods, masks_methods},
    {Py_tp_doc, "`archipel.engine.arrays.PythonMasks` in C."},
    {0, NULL},
};

static PyType_Spec masks_spec = {
    .name = "archipel.engine.fast_arrays.Masks",
    .basicsize = sizeof(Masks),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = masks_slots,
};

/* ---- the module */

#ifndef PROFILED
#define PROFILED 0 /* 1: the whole core has been compiled with a profile (tools/compile.py) */
#endif

static int
add_type(PyObject *module, const char *name, PyType_Spec *spec)
{
    PyObject *type = PyType_FromSpec(spec);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, name, type);
    Py_DECREF(type);
    return failed;
}

static int
fill_module(PyObject *module)
{
#ifdef MAY_HAVE_AVX2
    if (__builtin_cpu_supports("avx2"))
        catch_up = catch_up_avx2;
#endif
    if (PyModule_AddIntConstant(module, "PROFILED", PROFILED) < 0)
        return -1;
    return add_type(module, "Rows", &rows_spec) < 0 || add_type(module, "Masks", &masks_spec) < 0 ? -1 : 0;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "fast_arrays",
    .m_doc = "Rows and masks in C; see archipel.engine.arrays.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_fast_arrays(void)
{
    return PyModuleDef_Init(&module);
}
