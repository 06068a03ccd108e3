#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <pty.h>
#include <signal.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <unistd.h>

int cpty_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, int *end) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int process = forkpty(end, 0, 0, &size);
  if (process == 0) {
    // A test's thread may block or ignore signals, which exec(3) would pass on: SIGWINCH would never arrive.
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, 0);
    close_range(3, ~0U, 0);
    execve(path, arguments, environment);
    _exit(127);
  }
  if (process > 0) {
    fcntl(*end, F_SETFD, FD_CLOEXEC);
    fcntl(*end, F_SETFL, O_NONBLOCK);
  }
  return process;
}

int cpty_resize(int end, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(end, TIOCSWINSZ, &size);
}

int cpty_start(
    const char *path, char *const arguments[], char *const environment[], int input, int output, int errors) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, 0);
  posix_spawn_file_actions_adddup2(&actions, output, 1);
  posix_spawn_file_actions_adddup2(&actions, errors, 2);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process;
  int code = posix_spawn(&process, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  errno = code;
  return code == 0 ? process : -1;
}
