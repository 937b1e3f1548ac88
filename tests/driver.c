/* Calls a library of translated rules without Python, as a small script on stdin tells it to:

     room NAME BYTES        memory of its own, all zeros
     put NAME VALUE ...     its first 64-bit slots
     call ENTRY VALUE ...   the result is printed

   A value is a whole number, or @NAME for the place of a room. */
#include <dlfcn.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_ROOMS = 64, MOST_SLOTS = 64 };

typedef struct {
  char *name;
  int64_t *place;
} Room;

static Room rooms[MOST_ROOMS];
static int room_count;

static void fail(const char *what, const char *which) {
  fprintf(stderr, "driver: %s %s\n", what, which);
  exit(2);
}

static int64_t *room(const char *name) {
  for (int i = 0; i < room_count; i++)
    if (!strcmp(rooms[i].name, name)) return rooms[i].place;
  fail("no room", name);
  return NULL;
}

static const char *word(void) {
  const char *found = strtok(NULL, " \n");
  if (!found) fail("a line", "is too short");
  return found;
}

static int read_values(int64_t *slots, int most) {
  int count = 0;
  for (char *value; (value = strtok(NULL, " \n")); count++) {
    if (count >= most) fail("no slot for", value);
    slots[count] = *value == '@' ? (intptr_t)room(value + 1) : strtoll(value, NULL, 10);
  }
  return count;
}

static void add_room(void) {
  if (room_count >= MOST_ROOMS) fail("too many", "rooms");
  Room *added = &rooms[room_count];
  added->name = strdup(word());
  added->place = calloc(1, strtoull(word(), NULL, 10));
  room_count++;
}

static void call(void *library) {
  const char *name = word();
  void (*entry)(int64_t *) = (void (*)(int64_t *))dlsym(library, name);
  if (!entry) fail("no entry", name);
  int64_t slots[MOST_SLOTS] = {0};
  read_values(slots + 1, MOST_SLOTS - 1);
  entry(slots);
  printf("%" PRId64 "\n", slots[0]);
}

int main(int count, char **given) {
  if (count != 2) fail("usage: driver LIBRARY", "< script");
  void *library = dlopen(given[1], RTLD_NOW | RTLD_LOCAL);
  if (!library) fail("can't load", dlerror());
  char *line = NULL;
  size_t room_of_line = 0;
  while (getline(&line, &room_of_line, stdin) > 0) {
    const char *what = strtok(line, " \n");
    if (!what) continue;
    if (!strcmp(what, "room")) add_room();
    else if (!strcmp(what, "put")) read_values(room(word()), INT32_MAX);
    else if (!strcmp(what, "call")) call(library);
    else fail("unknown", what);
  }
  free(line);
  return 0;
}
