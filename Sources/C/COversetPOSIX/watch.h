#pragma once
// Memory that a program shares with the one that watches it, and what else the two need of each other. Foundation
// has none of it, and Swift imports neither calls with an open list of arguments nor atomic access to such memory.
// OversetFiles alone imports it. Where the system is not Linux nothing is watched.
//
// The facts that this rests on:
// - A file of memfd_create has no name, lives as long as a descriptor of it, and its mapping is the same memory in both
//   programs (memfd_create(2), mmap(2)). What one has stored there stays when a signal ends it.
// - An aligned number of 32 or 64 bits is stored and loaded as a whole by the __atomic functions of the compiler without
//   a lock, so in a handler of signals, too.
// - sigaction, raise and the system call gettid may be called in a handler of signals (signal-safety(7); a bare system
//   call takes no lock of the C library).
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// Two notes are less than a page: where the size of files is limited to that, notes are kept all the same.
enum { OVERSET_NOTE_CAPACITY = 1536 };

// Which thread a signal has stopped: that of the piece of work, or another. Unknown where no handler ran, as at the end
// of a stack that leaves no room for one.
enum {
  OVERSET_STOPPED_UNKNOWN = 0,
  OVERSET_STOPPED_AT_WORK = 1,
  OVERSET_STOPPED_ELSEWHERE = 2,
};

typedef struct {
  // Grows whenever a piece of work begins or ends.
  uint64_t steps;
  uint32_t is_working;
  uint32_t has_finished;
  uint32_t stopped_where;
  // The thread of the piece of work. The main actor need not stay on the first thread of a program.
  uint32_t worker;
  uint32_t work_length;
  uint32_t code_length;
  char work[OVERSET_NOTE_CAPACITY];
  char code[OVERSET_NOTE_CAPACITY];
} overset_notes;

// A file without a name, which no other program inherits; -1 if there can be none.
static inline int overset_nameless_file(void) {
#ifdef __linux__
  enum { close_on_exec = 1 };
  return (int)syscall(SYS_memfd_create, "overset", close_on_exec);
#else
  return -1;
#endif
}

// The same open file under a number of at least 16, which no other program inherits: so that the numbers below are
// free for the program that is started.
static inline int overset_high_descriptor(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 16);
}

// A nameless file with room for notes; -1 if there can be none.
static inline int overset_notes_file(void) {
  int descriptor = overset_nameless_file();
  if (descriptor >= 0 && ftruncate(descriptor, sizeof(overset_notes)) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

// The address of the notes in a file; 0 if it holds none.
static inline uintptr_t overset_notes_map(int descriptor) {
  struct stat status;
  if (fstat(descriptor, &status) != 0 || status.st_size != (off_t)sizeof(overset_notes)) return 0;
  void *memory =
      mmap(NULL, sizeof(overset_notes), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return memory == MAP_FAILED ? 0 : (uintptr_t)memory;
}

static inline void overset_notes_unmap(uintptr_t notes) {
  munmap((void *)notes, sizeof(overset_notes));
}

// The number of this thread, from 1; 0 where it is not known.
static inline uint32_t overset_thread(void) {
#ifdef __linux__
  return (uint32_t)syscall(SYS_gettid);
#else
  return 0;
#endif
}

// A text whose length is 0 while it is being written: whoever reads it after the writer has been stopped sees all of
// it or nothing.
static inline void overset_notes_put(char *place, uint32_t *length, const void *bytes, size_t count) {
  __atomic_store_n(length, 0, __ATOMIC_SEQ_CST);
  if (count > OVERSET_NOTE_CAPACITY) count = OVERSET_NOTE_CAPACITY;
  memcpy(place, bytes, count);
  __atomic_store_n(length, (uint32_t)count, __ATOMIC_RELEASE);
}

static inline void overset_notes_begin(uintptr_t address, const void *work, size_t count) {
  overset_notes *notes = (overset_notes *)address;
  __atomic_store_n(&notes->code_length, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&notes->worker, overset_thread(), __ATOMIC_RELEASE);
  overset_notes_put(notes->work, &notes->work_length, work, count);
  __atomic_store_n(&notes->is_working, 1, __ATOMIC_RELEASE);
  __atomic_add_fetch(&notes->steps, 1, __ATOMIC_RELEASE);
}

static inline void overset_notes_end(uintptr_t address) {
  overset_notes *notes = (overset_notes *)address;
  __atomic_store_n(&notes->is_working, 0, __ATOMIC_RELEASE);
  __atomic_add_fetch(&notes->steps, 1, __ATOMIC_RELEASE);
}

static inline void overset_notes_run(uintptr_t address, const void *code, size_t count) {
  overset_notes *notes = (overset_notes *)address;
  overset_notes_put(notes->code, &notes->code_length, code, count);
}

static inline void overset_notes_finish(uintptr_t address) {
  __atomic_store_n(&((overset_notes *)address)->has_finished, 1, __ATOMIC_RELEASE);
}

static inline uint64_t overset_notes_steps(uintptr_t address) {
  return __atomic_load_n(&((overset_notes *)address)->steps, __ATOMIC_ACQUIRE);
}

static inline int overset_notes_is_working(uintptr_t address) {
  return (int)__atomic_load_n(&((overset_notes *)address)->is_working, __ATOMIC_ACQUIRE);
}

static inline int overset_notes_has_finished(uintptr_t address) {
  return (int)__atomic_load_n(&((overset_notes *)address)->has_finished, __ATOMIC_ACQUIRE);
}

static inline int overset_notes_stopped_where(uintptr_t address) {
  return (int)__atomic_load_n(&((overset_notes *)address)->stopped_where, __ATOMIC_ACQUIRE);
}

// Copies a note to a buffer of OVERSET_NOTE_CAPACITY bytes, and returns its length.
static inline size_t overset_notes_read(uintptr_t address, int is_code, void *buffer) {
  overset_notes *notes = (overset_notes *)address;
  uint32_t length =
      __atomic_load_n(is_code ? &notes->code_length : &notes->work_length, __ATOMIC_ACQUIRE);
  if (length > OVERSET_NOTE_CAPACITY) length = OVERSET_NOTE_CAPACITY;
  memcpy(buffer, is_code ? notes->code : notes->work, length);
  return length;
}

// What the handler of signals needs. In a function, since Swift makes none of the variables of a header.
typedef struct {
  uintptr_t notes;
  struct sigaction earlier[64];
} overset_signal_state;

static inline overset_signal_state *overset_signals(void) {
  static overset_signal_state state;
  return &state;
}

// Notes which thread is stopped and gives the signal back to what handled it before. It stores and loads numbers and
// makes system calls, and nothing else: what else the program was doing may be half done.
static inline void overset_note_signal(int signal) {
  int error = errno;
  overset_notes *notes = (overset_notes *)overset_signals()->notes;
  uint32_t worker = __atomic_load_n(&notes->worker, __ATOMIC_ACQUIRE);
  __atomic_store_n(
      &notes->stopped_where,
      overset_thread() == worker ? OVERSET_STOPPED_AT_WORK : OVERSET_STOPPED_ELSEWHERE,
      __ATOMIC_RELEASE);
  sigaction(signal, &overset_signals()->earlier[signal], NULL);
  // It waits until this handler has ended, as a signal does that is being handled, and then stops the program.
  raise(signal);
  errno = error;
}

// Has the notes say on which thread a signal stops this program. What would have happened happens then: the default,
// or the trace that the run-time library of Swift prints. To be called once. The handler runs on the stack of its
// thread, or on that which the thread has set aside for handlers.
static inline void overset_notes_watch_signals(uintptr_t notes) {
  overset_signal_state *state = overset_signals();
  state->notes = notes;
  struct sigaction action = {.sa_handler = overset_note_signal, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
  for (size_t i = 0; i < sizeof(signals) / sizeof(int); i++) {
    sigaction(signals[i], NULL, &state->earlier[signals[i]]);
    sigaction(signals[i], &action, NULL);
  }
}

// Has the system keep how programs end that this one has started, whatever the caller of this one has asked for.
static inline void overset_keep_statuses(void) { signal(SIGCHLD, SIG_DFL); }

// Ends this program by a signal whose default it is to end a program. Swift does not import `SIG_DFL`.
static inline void overset_end_by(int number) {
  signal(number, SIG_DFL);
  raise(number);
}
