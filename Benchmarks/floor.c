// The least that a program on a terminal can do for a key: waits for one, and writes a given number of bytes.
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

int main(int count, char **arguments) {
  struct termios settings;
  if (count < 2 || tcgetattr(0, &settings) != 0) return 64;
  cfmakeraw(&settings);
  tcsetattr(0, TCSANOW, &settings);
  size_t size = strtoul(arguments[1], NULL, 10);
  char *frame = malloc(size + 1);
  if (frame == NULL) return 71;
  memset(frame, 'x', size);
  if (write(1, "ready", 5) != 5) return 74;
  struct pollfd input = {.fd = 0, .events = POLLIN};
  char keys[256];
  while (poll(&input, 1, -1) > 0) {
    if (read(0, keys, sizeof keys) <= 0) return 0;
    for (size_t written = 0; written < size;) {
      ssize_t now = write(1, frame + written, size - written);
      if (now <= 0) return 74;
      written += (size_t)now;
    }
  }
  return 0;
}
