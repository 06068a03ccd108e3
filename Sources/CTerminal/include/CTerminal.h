#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stdint.h>

/// Starts to receive SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP and SIGCONT, on whatever thread they arrive.
/// Each is one byte, its number, in the pipe whose non-blocking reading end is returned; -1 with errno on failure.
int cterminal_signals_open(void);

/// Gives the signals back to whoever had them before.
void cterminal_signals_close(void);

/// Stops the whole process group as Ctrl-Z does, and returns once this process has been continued. Returns at once
/// where nobody could continue it: the kernel does not stop an orphaned group.
void cterminal_stop_group(void);

/// Makes a crash leave a usable terminal: until disarmed, a fatal signal writes the `length` bytes of `leave` to
/// `output`, gives `input` the line settings it has now, then takes its usual course. If standard error is a
/// terminal it is held back meanwhile, so that the last words of a crash are not lost with the alternate screen.
/// `length` is 256 at most.
void cterminal_guard_arm(int input, int output, const void *leave, int length);

/// Ends the guard and writes out what was held back from standard error.
void cterminal_guard_disarm(void);
