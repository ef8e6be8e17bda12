#pragma once
// The calls of the C library that open, list, write, rename and remove files relative to an open folder,
// so that no link leads elsewhere between a check and its use, and those that write a stream to its end:
// Foundation offers none of them. Beside them the one that tells with which status the process ends, and
// those that run this program once more with a pipe between the two, which Foundation's Process cannot, and
// the one that says how many files may be open.
// OversetFiles alone imports them.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// Makes a write fail with an error where it would end the process: after the reader of a pipe has gone
// away, and beyond the largest size that a file may have. Swift does not import `SIG_IGN`.
static inline void overset_fail_instead_of_signal(void) {
  signal(SIGPIPE, SIG_IGN);
  signal(SIGXFSZ, SIG_IGN);
}

// Keeps a descriptor from programs that this one starts. Swift does not import calls with an open list of
// arguments.
static inline void overset_close_on_exec(int descriptor) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

// The status with which a process has ended by itself; -1 if a signal has ended it. Swift does not import
// macros with arguments.
static inline int overset_exit_status(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

// The signal that has ended a process.
static inline int overset_end_signal(int status) { return WTERMSIG(status); }

// How many columns the terminal has to which a descriptor leads; 0 where it leads to none. Swift does not
// import calls with an open list of arguments.
static inline int overset_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// How many files this process may have open at once, after it has asked for `most`; 0 where the system does not say.
static inline long overset_open_files(long most) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  rlim_t wanted = limit.rlim_max < (rlim_t)most ? limit.rlim_max : (rlim_t)most;
  if (limit.rlim_cur < wanted) {
    rlim_t before = limit.rlim_cur;
    limit.rlim_cur = wanted;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
  }
  return limit.rlim_cur < (rlim_t)most ? (long)limit.rlim_cur : most;
}

// Gives each of two names of a folder what the other has, at once. glibc declares `renameat2` only to those who ask
// for its extensions, and Darwin has a call of another name.
static inline int overset_exchange(int folder, const char *name, const char *other) {
#ifdef __APPLE__
  return renameatx_np(folder, name, folder, other, RENAME_SWAP);
#else
  return (int)syscall(SYS_renameat2, folder, name, folder, other, 2u /* RENAME_EXCHANGE */);
#endif
}
