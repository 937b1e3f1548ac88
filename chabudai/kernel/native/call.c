/* Calls from Python into translated rules, in some twenty nanoseconds.

   The few prototypes of Python's limited interface that are needed stand here, so that no header
   of Python's is: one source is built for every system. A bound function is told once where its
   slots lie; a call puts whole numbers into the last of them, calls, and returns the first. */
#include <stddef.h>
#include <stdint.h>

typedef struct object Object;
typedef intptr_t Size;
typedef struct { Size references; void *type; } Head;
typedef struct { const char *name; void *function; int flags; const char *doc; } Method;
typedef struct {
  Head head; void *init; Size index; Object *copy;
  const char *name; const char *doc; Size size; Method *methods;
  void *slots; void *traverse; void *clear; void *free;
} Module;

#if defined(_WIN32)
#define PYTHON __declspec(dllimport)
#define EXPORT __declspec(dllexport)
#else
#define PYTHON extern
#define EXPORT __attribute__((visibility("default")))
#endif
PYTHON Object *PyModule_Create2(Module *, int);
PYTHON Object *PyCFunction_NewEx(Method *, Object *, Object *);
PYTHON Object *PyCapsule_New(void *, const char *, void (*)(Object *));
PYTHON void *PyCapsule_GetPointer(Object *, const char *);
PYTHON long long PyLong_AsLongLong(Object *);
PYTHON Object *PyLong_FromLongLong(long long);
PYTHON Object *PyErr_Occurred(void);
PYTHON void PyErr_SetString(Object *, const char *);
PYTHON Object *PyExc_TypeError;
PYTHON void *PyMem_Malloc(size_t);
PYTHON void PyMem_Free(void *);
PYTHON Object *PyErr_NoMemory(void);
PYTHON void Py_DecRef(Object *);
PYTHON void *PyEval_SaveThread(void);
PYTHON void PyEval_RestoreThread(void *);

enum { FASTCALL = 0x80, NO_ARGUMENTS = 0x04, ONE_ARGUMENT = 0x08 };
#define NAME NULL /* of a capsule that nobody else sees; a name would be compared in every call */

typedef struct {
  void (*entry)(int64_t *);
  int64_t *slots;
  int64_t first, count; /* the slots that a call fills in */
  int releases;         /* 1: other threads run meanwhile */
} Binding;

static Binding *binding_of(Object *self) { return PyCapsule_GetPointer(self, NAME); }

static Object *run(Binding *b) {
  if (b->releases) {
    void *thread = PyEval_SaveThread();
    b->entry(b->slots);
    PyEval_RestoreThread(thread);
  } else {
    b->entry(b->slots);
  }
  return PyLong_FromLongLong(b->slots[0]);
}

static Object *call_none(Object *self, Object *unused) { return run(binding_of(self)); }

static Object *call_one(Object *self, Object *number) {
  Binding *b = binding_of(self);
  long long value = PyLong_AsLongLong(number);
  if (value == -1 && PyErr_Occurred()) return NULL;
  b->slots[b->first] = value;
  return run(b);
}

static Object *call_many(Object *self, Object *const *numbers, Size count) {
  Binding *b = binding_of(self);
  if (count != b->count) {
    PyErr_SetString(PyExc_TypeError, "another number of arguments was bound");
    return NULL;
  }
  for (Size i = 0; i < count; i++) {
    long long value = PyLong_AsLongLong(numbers[i]);
    if (value == -1 && PyErr_Occurred()) return NULL;
    b->slots[b->first + i] = value;
  }
  return run(b);
}

static Method CALLS[] = {
  {"entry", (void *)call_none, NO_ARGUMENTS, NULL},
  {"entry", (void *)call_one, ONE_ARGUMENT, NULL},
  {"entry", (void *)call_many, FASTCALL, NULL},
};

static void let_go(Object *capsule) { PyMem_Free(PyCapsule_GetPointer(capsule, NAME)); }

/* bind(entry's address, slots' address, first open slot, open slots, 1: release the lock, kept)
   The function keeps `kept`, the arrays it is bound to, where a module would stand. */
static Object *bind(Object *module, Object *const *given, Size count) {
  long long numbers[5];
  if (count != 6) {
    PyErr_SetString(PyExc_TypeError, "bind takes five numbers and what to keep");
    return NULL;
  }
  for (int i = 0; i < 5; i++) {
    numbers[i] = PyLong_AsLongLong(given[i]);
    if (numbers[i] == -1 && PyErr_Occurred()) return NULL;
  }
  Binding *b = PyMem_Malloc(sizeof *b);
  if (!b) return PyErr_NoMemory();
  b->entry = (void (*)(int64_t *))(intptr_t)numbers[0];
  b->slots = (int64_t *)(intptr_t)numbers[1];
  b->first = numbers[2], b->count = numbers[3], b->releases = (int)numbers[4];
  Object *capsule = PyCapsule_New(b, NAME, let_go);
  if (!capsule) {
    PyMem_Free(b);
    return NULL;
  }
  Object *function = PyCFunction_NewEx(&CALLS[b->count < 2 ? b->count : 2], capsule, given[5]);
  Py_DecRef(capsule);
  return function;
}

static Method METHODS[] = {
  {"bind", (void *)bind, FASTCALL, "An entry bound to its slots."},
  {NULL, NULL, 0, NULL},
};
static Module MODULE = {
  .head = {1, NULL}, .name = "call", .doc = "Calls into translated rules.", .size = -1,
  .methods = METHODS,
};

EXPORT Object *PyInit_call(void) { return PyModule_Create2(&MODULE, 3); }
