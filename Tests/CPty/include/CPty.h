#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.

/// Starts `path` in the foreground of a new pseudo terminal, with exactly this environment. All signals have their
/// default handling and no descriptor but the terminal's is open, whatever the calling thread has. Returns the process
/// and stores the other end of the terminal, non-blocking, in `end`; -1 with errno. The exit code is 127 if `path`
/// could not be executed.
int cpty_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, int *end);

/// Resizes the terminal, which sends SIGWINCH to its foreground; -1 with errno.
int cpty_resize(int end, int rows, int columns);

/// Starts `path` with exactly this environment and these three descriptors; with signals and descriptors as above.
/// Returns the process; -1 with errno.
int cpty_start(const char *path, char *const arguments[], char *const environment[], int input, int output, int errors);
