#pragma once
// The calls of the C library that open, list, write, rename and remove files relative to an open folder,
// so that no link leads elsewhere between a check and its use, and those that write a stream to its end:
// Foundation offers none of them. Beside them the one that tells with which status the process ends.
// OversetFiles alone imports them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

// Makes a write fail with an error where it would end the process: after the reader of a pipe has gone
// away, and beyond the largest size that a file may have. Swift does not import `SIG_IGN`.
static inline void overset_fail_instead_of_signal(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

// How many columns the terminal has to which a descriptor leads; 0 where it leads to none. Swift does not
// import calls with an open list of arguments.
static inline int overset_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
