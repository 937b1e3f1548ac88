/* What translated rules stand on. No C library is needed, so that the same text becomes a native
   library and a WebAssembly module that imports nothing. */
#include <stdint.h>

/* A state of a row may begin at any byte, and so may its fields. */
typedef int16_t __attribute__((aligned(1))) any_int16;
typedef uint16_t __attribute__((aligned(1))) any_uint16;
typedef int32_t __attribute__((aligned(1))) any_int32;
typedef uint32_t __attribute__((aligned(1))) any_uint32;

#define memset __builtin_memset
#define memcpy __builtin_memcpy

#if defined(_WIN32)
#define ENTRY __declspec(dllexport)
#else
#define ENTRY __attribute__((visibility("default")))
#endif
#define PLACE(type, slot) ((type *)(intptr_t)(slot))

/* AT(index, length) is the index; a build with CHABUDAI_CHECKED stops at one outside its row. */
#ifdef CHABUDAI_CHECKED
#include <stdio.h>
#include <stdlib.h>
static int64_t checked_index(int64_t index, int64_t length, const char *file, int line) {
  if (index < 0 || index >= length) {
    fprintf(stderr, "%s:%d: index %lld of a row of %lld\n", file, line, (long long)index,
            (long long)length);
    abort();
  }
  return index;
}
#define AT(index, length) checked_index(index, length, __FILE__, __LINE__)
#else
#define AT(index, length) (index)
#endif

/* The sum of eight marks, each 0 or 1, by one multiplication; the first is the lowest byte. */
static inline int64_t sum_of_eight(const int8_t *marks) {
  uint64_t eight;
  memcpy(&eight, marks, sizeof eight);
  return (int64_t)((eight * UINT64_C(0x0101010101010101)) >> 56);
}

/* The place of the k-th mark of eight, from 0; there must be so many. One multiplication counts the
   marks up to each place; where they are more than k, a subtraction leaves the place's high bit. */
static inline int64_t place_in_eight(const int8_t *marks, int64_t k) {
  const uint64_t ones = UINT64_C(0x0101010101010101), highs = UINT64_C(0x8080808080808080);
  uint64_t eight;
  memcpy(&eight, marks, sizeof eight);
  return __builtin_ctzll((((eight * ones) | highs) - (uint64_t)(k + 1) * ones) & highs) >> 3;
}

/* Python's // and % round down. */
static inline int64_t floor_div(int64_t a, int64_t b) {
  int64_t q = a / b;
  return q - (a % b != 0 && (a < 0) != (b < 0));
}
static inline int64_t floor_mod(int64_t a, int64_t b) {
  int64_t r = a % b;
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}
static inline int64_t whole_min(int64_t a, int64_t b) { return b < a ? b : a; }
static inline int64_t whole_max(int64_t a, int64_t b) { return b > a ? b : a; }
static inline int64_t whole_abs(int64_t a) { return a < 0 ? -a : a; }
static inline double real_min(double a, double b) { return b < a ? b : a; }
static inline double real_max(double a, double b) { return b > a ? b : a; }
static inline double real_abs(double a) { return __builtin_fabs(a); }

/* A word of 32 bits turned: one instruction, which C's compilers don't see in wider numbers. */
static inline int64_t rotated(int64_t word, int64_t bits) {
  uint32_t x = (uint32_t)word;
  return (int64_t)(uint32_t)(x << bits | x >> (32 - bits));
}

/* The parts of a real number, as math.frexp gives them, for numbers that are normal. */
static inline int64_t bits_of(double x) {
  int64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}
static inline double real_of(int64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}
static inline int64_t exponent_of(double x) { return ((bits_of(x) >> 52) & 0x7FF) - 1022; }
static inline double fraction_of(double x) {
  return real_of((bits_of(x) & (int64_t)0x800FFFFFFFFFFFFF) | (int64_t)0x3FE0000000000000);
}
static inline double scaled(double x, int64_t power) { return x * real_of((power + 1023) << 52); }
