/* Which words of two states differ, for `archipel.bots.differences`, which says what is found. This knows no rule. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define AT_ONCE 8 /* words that are compared at once */

typedef struct {
    PyObject_HEAD
    Py_buffer spans;
    int64_t *places; /* the words that differ */
    Py_ssize_t most; /* how many there is room for */
} Differences;

/* Take memory of whole words of 64 bits. */
static int
take(PyObject *from, Py_buffer *buffer)
{
    if (PyObject_GetBuffer(from, buffer, PyBUF_SIMPLE) < 0)
        return -1;
    if (buffer->itemsize == sizeof(int64_t))
        return 0;
    PyErr_Format(PyExc_ValueError, "items of %zd bytes, not words", buffer->itemsize);
    PyBuffer_Release(buffer);
    return -1;
}

static Py_ssize_t
words_of(const Py_buffer *buffer)
{
    return buffer->len / (Py_ssize_t)sizeof(int64_t);
}

static PyObject *
differences_new(PyTypeObject *type, PyObject *args, PyObject *kwargs)
{
    PyObject *spans;
    Py_ssize_t most;
    if (kwargs != NULL && PyDict_GET_SIZE(kwargs) > 0) {
        PyErr_SetString(PyExc_TypeError, "no names here");
        return NULL;
    }
    if (!PyArg_ParseTuple(args, "On", &spans, &most))
        return NULL;
    Differences *self = (Differences *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    if (take(spans, &self->spans) < 0) {
        Py_DECREF(self);
        return NULL;
    }
    if (words_of(&self->spans) % 2 != 0 || most < 1) {
        PyErr_SetString(PyExc_ValueError, "spans are pairs, and there is room for one word or more");
        Py_DECREF(self);
        return NULL;
    }
    self->most = most;
    self->places = PyMem_New(int64_t, most);
    if (self->places == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    return (PyObject *)self;
}

static void
differences_dealloc(PyObject *object)
{
    Differences *self = (Differences *)object;
    PyTypeObject *type = Py_TYPE(object);
    if (self->spans.obj != NULL)
        PyBuffer_Release(&self->spans);
    PyMem_Free(self->places);
    type->tp_free(object);
    Py_DECREF(type);
}

/* The words of a span that differ, behind `found` others; -1 if there is no room for them. */
static Py_ssize_t
look(const int64_t *words, const int64_t *others, int64_t at, int64_t end, int64_t *places, Py_ssize_t room,
     Py_ssize_t found)
{
    while (at < end) {
        int64_t last = end;
        if (end - at >= AT_ONCE) {
            uint64_t differ = 0;
            for (int64_t k = at; k < at + AT_ONCE; k++)
                differ |= (uint64_t)words[k] ^ (uint64_t)others[k];
            if (differ == 0) {
                at += AT_ONCE;
                continue;
            }
            last = at + AT_ONCE;
        }
        for (; at < last; at++) {
            if (words[at] == others[at])
                continue;
            if (found == room)
                return -1;
            places[found++] = at;
        }
    }
    return found;
}

static PyObject *
differences_find(PyObject *object, PyObject *const *args, Py_ssize_t count)
{
    Differences *self = (Differences *)object;
    Py_buffer words, others;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "two states are compared");
        return NULL;
    }
    if (take(args[0], &words) < 0)
        return NULL;
    if (take(args[1], &others) < 0) {
        PyBuffer_Release(&words);
        return NULL;
    }
    const int64_t *spans = self->spans.buf;
    int64_t size = words_of(&words);
    Py_ssize_t found = 0;
    for (Py_ssize_t k = 0; k < words_of(&self->spans) && found >= 0; k += 2) {
        if (spans[k] < 0 || spans[k + 1] > size || size != words_of(&others)) {
            PyErr_SetString(PyExc_ValueError, "a span beyond the words of a state");
            break;
        }
        found = look(words.buf, others.buf, spans[k], spans[k + 1], self->places, self->most, found);
    }
    PyBuffer_Release(&words);
    PyBuffer_Release(&others);
    if (PyErr_Occurred())
        return NULL;
    if (found < 0)
        Py_RETURN_NONE;
    PyObject *list = PyList_New(found);
    for (Py_ssize_t k = 0; list != NULL && k < found; k++) {
        PyObject *place = PyLong_FromLongLong(self->places[k]);
        if (place == NULL)
            Py_CLEAR(list);
        else
            PyList_SET_ITEM(list, k, place);
    }
    return list;
}

static PyMethodDef differences_methods[] = {
    {"find", (PyCFunction)(void (*)(void))differences_find, METH_FASTCALL, NULL},
    {NULL, NULL, 0, NULL},
};

static PyType_Slot differences_slots[] = {
    {Py_tp_new, differences_new},
    {Py_tp_dealloc, differences_dealloc},
    {Py_tp_methods, differences_methods},
    {Py_tp_doc, "`archipel.bots.differences.PythonDifferences` in C."},
    {0, NULL},
};

static PyType_Spec differences_spec = {
    .name = "archipel.bots.fast_differences.Differences",
    .basicsize = sizeof(Differences),
    .flags = Py_TPFLAGS_DEFAULT,
    .slots = differences_slots,
};

/* ---- the module */

static int
fill_module(PyObject *module)
{
    PyObject *type = PyType_FromSpec(&differences_spec);
    if (type == NULL)
        return -1;
    int failed = PyModule_AddObjectRef(module, "Differences", type);
    Py_DECREF(type);
    return failed;
}

static PyModuleDef_Slot module_slots[] = {
    {Py_mod_exec, fill_module},
    {0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT,
    .m_name = "fast_differences",
    .m_doc = "Differences in C; see archipel.bots.differences.",
    .m_slots = module_slots,
};

PyMODINIT_FUNC
PyInit_fast_differences(void)
{
    return PyModuleDef_Init(&module);
}
