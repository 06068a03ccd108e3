#include "CZlib.h"

#include <CDynamicLibrary.h>
#include <zlib.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(compressBound)                                                                                    \
  DO(compress2)                                                                                        \
  DO(uncompress)                                                                                       \
  DO(crc32_z)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *czlib_open(const char *library) { return DYNAMIC_LIBRARY_LOAD_ONCE(library); }

size_t czlib_bound(size_t size) { return lib.compressBound(size); }

size_t czlib_compress(uint8_t *bytes, size_t room, const uint8_t *source, size_t size, int level) {
  uLongf length = room;
  return lib.compress2(bytes, &length, source, size, level) == Z_OK ? length : 0;
}

size_t czlib_uncompress(uint8_t *bytes, size_t room, const uint8_t *stream, size_t size) {
  uLongf length = room;
  return lib.uncompress(bytes, &length, stream, size) == Z_OK ? length : 0;
}

uint32_t czlib_crc32(uint32_t before, const uint8_t *bytes, size_t size) {
  return (uint32_t)lib.crc32_z(before, bytes, size);
}
