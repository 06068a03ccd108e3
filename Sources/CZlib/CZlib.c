#include "CZlib.h"

#include <CDynamicLibrary.h>
#include <zlib.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(compressBound)                                                                                    \
  DO(compress2)                                                                                        \
  DO(crc32_z)

// Each pointer has the type that <zlib.h> declares for the function of its name.
static struct {
#define DECLARE(name) __typeof__(&name) name;
  EACH_FUNCTION(DECLARE)
} lib;

#define NAME(name) #name,
static const char *const names[] = {EACH_FUNCTION(NAME)};

const char *czlib_open(const char *library) {
  return dynamic_library_load(library, names, (void **)&lib, sizeof names / sizeof *names);
}

size_t czlib_bound(size_t size) { return lib.compressBound(size); }

size_t czlib_compress(uint8_t *bytes, size_t room, const uint8_t *source, size_t size, int level) {
  uLongf length = room;
  return lib.compress2(bytes, &length, source, size, level) == Z_OK ? length : 0;
}

uint32_t czlib_crc32(uint32_t before, const uint8_t *bytes, size_t size) {
  return (uint32_t)lib.crc32_z(before, bytes, size);
}
