#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

// Uses handlers and a pipe, not signalfd: the Swift runtime starts threads before signals could be blocked in them.
static const int watched[] = {SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP, SIGCONT};
enum { watched_count = sizeof watched / sizeof *watched };

static struct sigaction previous[watched_count];
static int ends[2] = {-1, -1};  // never closed: a handler may still be running in another thread
static bool is_open;
static atomic_int ending;

static void on_signal(int number) {
  int saved = errno;
  if (number == SIGTERM || number == SIGINT || number == SIGHUP) atomic_store(&ending, number);
  unsigned char byte = (unsigned char)number;
  (void)!write(ends[1], &byte, 1);  // a full pipe is notification enough
  errno = saved;
}

static struct sigaction receiving(void) {
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return action;
}

int cterminal_signals_open(void) {
  if (ends[0] < 0 && pipe2(ends, O_CLOEXEC | O_NONBLOCK) < 0) return -1;
  if (is_open) return ends[0];
  atomic_store(&ending, 0);
  struct sigaction action = receiving();
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &action, &previous[i]);
  is_open = true;
  return ends[0];
}

void cterminal_signals_close(void) {
  if (!is_open) return;
  for (int i = 0; i < watched_count; i++) sigaction(watched[i], &previous[i], 0);
  is_open = false;
}

int cterminal_signals_ending(void) { return atomic_load(&ending); }

void cterminal_stop_group(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL}, ignore = {.sa_handler = SIG_IGN}, stop, resume;
  sigaction(SIGCONT, &usual, &resume);
  // The others first, then this thread: raise(3) returns only after the stop, kill(2) may return before it.
  sigaction(SIGTSTP, &ignore, &stop);
  kill(0, SIGTSTP);
  sigaction(SIGTSTP, &usual, 0);
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &only, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, 0);
  sigaction(SIGTSTP, &stop, 0);
  sigaction(SIGCONT, &resume, 0);
}
