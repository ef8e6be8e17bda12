#pragma once
// The signal by which somebody ends a program at the keyboard. Foundation has no way to hear of it, and Dispatch none
// that works whatever the caller has done with the signal. OversetFiles alone imports it.
//
// The fact that this rests on: write(2) may be called in a handler of signals (signal-safety(7)), and a pipe that does
// not block takes no longer than the call.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

// The ends of the pipe. In a function, since Swift makes none of the variables of a header.
static inline int *overset_interrupt_pipe(void) {
  static int ends[2] = {-1, -1};
  return ends;
}

static inline void overset_note_interrupt(int signal) {
  (void)signal;
  int error = errno;
  char byte = 0;
  ssize_t written = write(overset_interrupt_pipe()[1], &byte, 1);
  (void)written;
  errno = error;
}

// From now on SIGINT does not end the program but writes a byte, whatever the caller has asked for. Returns the end from
// which it is read; -1 on failure. To be called once.
static inline int overset_interrupts_open(void) {
  int *ends = overset_interrupt_pipe();
  if (pipe(ends) != 0) return -1;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  struct sigaction action = {.sa_handler = overset_note_interrupt, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(SIGINT, &action, NULL) == 0 ? ends[0] : -1;
}

// Has this thread hold back no signal but that of broken pipes, which may wait for it. Returns what it held back.
static inline sigset_t overset_signals_let_through(void) {
  sigset_t held, none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, NULL, &held);
  if (sigismember(&held, SIGPIPE) == 1) sigaddset(&none, SIGPIPE);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  return held;
}

// Has this thread hold back what it did.
static inline void overset_signals_hold(sigset_t held) { pthread_sigmask(SIG_SETMASK, &held, NULL); }
