#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.

/// Starts `path` on a new pseudo terminal, of which it becomes the foreground process, with exactly this environment.
/// Its signals are as the kernel gives them to a first process and no descriptor but the terminal's is open, whatever
/// thread calls. Returns the process and puts the other end of the terminal, non-blocking, into `end`; -1 with errno.
/// 127 is the exit code of what could not be executed.
int cpty_spawn(const char *path, char *const arguments[], char *const environment[], int rows, int columns, int *end);

/// Gives the terminal another size, which sends SIGWINCH to its foreground; -1 with errno.
int cpty_resize(int end, int rows, int columns);

/// Starts `path` with exactly this environment and these three descriptors; with signals and descriptors as above.
/// Returns the process; -1 with errno.
int cpty_start(const char *path, char *const arguments[], char *const environment[], int input, int output, int errors);
