#pragma once
// What the system tells of changes below folders, which Foundation does not. Where it is not Linux, nothing is told.
// OversetFiles alone imports it.
//
// The facts that this rests on (inotify(7)):
// - A watch tells of what lies directly in one folder. It belongs to the folder, whatever that is called later.
// - Events come whole, one behind the other, each with a name that ends with NUL, or with none.
// - Where more happens than the system keeps, one event says so.
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#ifdef __linux__
#include <sys/inotify.h>
#endif

enum {
  // A folder, not a file.
  OVERSET_CHANGE_OF_FOLDER = 1,
  // It was not there before.
  OVERSET_CHANGE_APPEARED = 2,
  // Nothing more will be told of this watch.
  OVERSET_CHANGE_ENDED = 4,
  // Changes have happened that nobody has kept.
  OVERSET_CHANGES_LOST = 8,
  // It was made here: a file is open for its first bytes, unless it is another name of an old one.
  OVERSET_CHANGE_CREATED = 16,
};

typedef struct {
  int32_t watch;
  uint32_t flags;
  // The number of bytes of the name, and where it begins.
  uint32_t length;
  uint32_t start;
} overset_change;

// A descriptor from which changes are read; -1 if there can be none.
static inline int overset_changes_open(void) {
#ifdef __linux__
  return inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Watches an open folder. Returns the number of the watch, which is that of before for a folder that is watched
// already; -1 on failure. The path leads to the open folder itself, whatever has its name by now.
static inline int overset_changes_watch(int changes, int folder) {
#ifdef __linux__
  char path[32];
  snprintf(path, sizeof(path), "/proc/self/fd/%d", folder);
  return inotify_add_watch(
      changes, path,
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF |
          IN_MOVE_SELF | IN_ONLYDIR);
#else
  (void)changes;
  (void)folder;
  errno = ENOSYS;
  return -1;
#endif
}

// Takes the change that begins at an offset of what has been read, and returns the offset behind it; the length if no
// whole one is left.
static inline size_t overset_changes_take(
    const void *bytes, size_t length, size_t offset, overset_change *change) {
#ifdef __linux__
  struct inotify_event event;
  if (length - offset < sizeof(event)) return length;
  memcpy(&event, (const char *)bytes + offset, sizeof(event));
  size_t start = offset + sizeof(event);
  if (length - start < event.len) return length;
  change->watch = event.wd;
  change->flags = (event.mask & IN_ISDIR ? OVERSET_CHANGE_OF_FOLDER : 0) |
                  (event.mask & (IN_CREATE | IN_MOVED_TO) ? OVERSET_CHANGE_APPEARED : 0) |
                  (event.mask & IN_IGNORED ? OVERSET_CHANGE_ENDED : 0) |
                  (event.mask & IN_Q_OVERFLOW ? OVERSET_CHANGES_LOST : 0) |
                  (event.mask & IN_CREATE ? OVERSET_CHANGE_CREATED : 0);
  change->length = (uint32_t)strnlen((const char *)bytes + start, event.len);
  change->start = (uint32_t)start;
  return start + event.len;
#else
  (void)bytes;
  (void)offset;
  (void)change;
  return length;
#endif
}
