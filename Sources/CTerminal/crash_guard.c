#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

static const int fatal[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGSYS, SIGQUIT};
enum { fatal_count = sizeof fatal / sizeof *fatal, alternate_stack_size = 64 * 1024 };

static struct sigaction previous[fatal_count];
static struct termios settings;
static bool has_settings;
static char leave_bytes[256];
static int leave_length, input_end, output_end;
static int held_errors = -1, real_errors = -1;
static atomic_bool is_armed;

// From here to on_fatal: only what signal-safety(7) allows.

static void write_all(int end, const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(end, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

static void release_errors(void) {
  if (held_errors < 0) return;
  dup2(real_errors, STDERR_FILENO);
  char bytes[4096];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(held_errors, bytes, sizeof bytes, offset)) > 0) {
    write_all(STDERR_FILENO, bytes, (size_t)count);
    offset += count;
  }
}

static void on_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  if (atomic_exchange(&is_armed, false)) {
    write_all(output_end, leave_bytes, (size_t)leave_length);
    if (has_settings) tcsetattr(input_end, TCSANOW, &settings);
    release_errors();
  }
  // Pass the signal on to the previous handler (the runtime's backtracer, or the kernel). A fault happens again
  // when this returns; a signal that was sent has to be sent again.
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[i], 0);
  if (info->si_code <= 0) raise(number);
}

static void hold_errors(void) {
  if (!isatty(STDERR_FILENO)) return;
  real_errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  held_errors = memfd_create("stderr", MFD_CLOEXEC);
  if (real_errors >= 0 && held_errors >= 0 && dup2(held_errors, STDERR_FILENO) >= 0) return;
  if (real_errors >= 0) close(real_errors);
  if (held_errors >= 0) close(held_errors);
  real_errors = held_errors = -1;
}

// A stack overflow leaves no stack to handle it on. Only this thread gets one: sigaltstack(2) cannot set it for others.
static void ensure_alternate_stack(void) {
  stack_t present;
  if (sigaltstack(0, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
  static char memory[alternate_stack_size];
  stack_t stack = {.ss_sp = memory, .ss_size = sizeof memory};
  sigaltstack(&stack, 0);
}

void cterminal_guard_arm(int input, int output, const void *leave, int length) {
  if (atomic_load(&is_armed) || length > (int)sizeof leave_bytes) return;
  input_end = input;
  output_end = output;
  leave_length = length;
  memcpy(leave_bytes, leave, (size_t)length);
  has_settings = tcgetattr(input, &settings) == 0;
  hold_errors();
  ensure_alternate_stack();
  atomic_store(&is_armed, true);
  struct sigaction action = {.sa_sigaction = on_fatal, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &action, &previous[i]);
}

void cterminal_guard_disarm(void) {
  if (!atomic_exchange(&is_armed, false)) return;
  for (int i = 0; i < fatal_count; i++) sigaction(fatal[i], &previous[i], 0);
  release_errors();
  if (held_errors >= 0) close(held_errors);
  if (real_errors >= 0) close(real_errors);
  held_errors = real_errors = -1;
}
