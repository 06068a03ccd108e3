#include "CTerminal.h"

#include <unistd.h>

// What Foundation's run loop is built on. libdispatch has kept both since it came to Linux, but puts them in no header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

int cterminal_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

void cterminal_main_queue_run(void) {
  uint64_t count;
  // It does not block; if another turn of the loop has emptied it, there is nothing to run either.
  (void)!read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  _dispatch_main_queue_callback_4CF(0);
}
