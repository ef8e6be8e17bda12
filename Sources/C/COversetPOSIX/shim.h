#pragma once
// The calls of the C library that write a file whole or not at all, those that say in the system's
// words why a file or a folder cannot be read, and those that write a stream to its end: Foundation
// offers neither fsync nor an exclusive create, it does not tell how much of a stream was written, and
// its errors differ between platforms. Beside them the one that tells with which status the process ends.
// OversetSnapshots alone imports them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Makes a write fail with an error where it would end the process: after the reader of a pipe has gone
// away, and beyond the largest size that a file may have. Swift does not import `SIG_IGN`.
static inline void overset_fail_instead_of_signal(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}
