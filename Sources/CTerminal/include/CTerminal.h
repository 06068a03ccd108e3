#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stdint.h>

/// Starts receiving SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGTSTP and SIGCONT, on whatever thread they arrive. Each puts
/// one byte, its number, into a pipe. Returns the pipe's non-blocking reading end; -1 with errno on failure.
int cterminal_signals_open(void);

/// The last SIGTERM, SIGINT or SIGHUP that has arrived since receiving started; 0 if none has. Takes nothing from the
/// pipe, and may be called on any thread.
int cterminal_signals_ending(void);

/// Restores the previous signal handlers.
void cterminal_signals_close(void);

/// Stops the whole process group as Ctrl-Z does, and returns once this process has been continued. Returns at once
/// if nothing could continue it: the kernel does not stop an orphaned group.
void cterminal_stop_group(void);

/// Makes a crash leave a usable terminal: until disarmed, a fatal signal writes the `length` bytes of `leave` to
/// `output`, restores the current line settings of `input`, then takes its usual course. If standard error is a
/// terminal, it is held back meanwhile, so that a crash message is not lost with the alternate screen. `length` is
/// at most 256.
void cterminal_guard_arm(int input, int output, const void *leave, int length);

/// Ends the guard and writes out what was held back from standard error.
void cterminal_guard_disarm(void);

/// A descriptor that is readable while work, such as the main actor's, waits on the main queue. After the first call,
/// the first thread has to run that work. Call it there, instead of dispatchMain().
int cterminal_main_queue(void);

/// Runs what waits on the main queue. Call it on the first thread.
void cterminal_main_queue_run(void);
