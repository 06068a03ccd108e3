#include "CTerminal.h"

#include <unistd.h>

// Foundation's run loop is built on these. libdispatch has had both since it came to Linux, but not in a header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *ignored);

int cterminal_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

void cterminal_main_queue_run(void) {
  uint64_t count;
  // It does not block. If an earlier turn of the loop has emptied it, there is nothing to run.
  (void)!read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  _dispatch_main_queue_callback_4CF(0);
}
