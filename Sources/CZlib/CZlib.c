#include "CZlib.h"

#include <CDynamicLibrary.h>
#include <stdlib.h>
#include <zlib.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(zlibVersion)                                                                                      \
  DO(compressBound)                                                                                    \
  DO(compress2)                                                                                        \
  DO(uncompress)                                                                                       \
  DO(crc32_z)                                                                                          \
  DO(deflateInit2_)                                                                                    \
  DO(deflate)                                                                                          \
  DO(deflateEnd)                                                                                       \
  DO(inflateInit2_)                                                                                    \
  DO(inflate)                                                                                          \
  DO(inflateReset)                                                                                     \
  DO(inflateEnd)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *czlib_open(const char *library) { return DYNAMIC_LIBRARY_LOAD_ONCE(library); }

const char *czlib_version(void) { return lib.zlibVersion(); }

size_t czlib_bound(size_t size) { return lib.compressBound(size); }

size_t czlib_compress(uint8_t *bytes, size_t room, const uint8_t *source, size_t size, int level) {
  uLongf length = room;
  return lib.compress2(bytes, &length, source, size, level) == Z_OK ? length : 0;
}

ptrdiff_t czlib_uncompress(uint8_t *bytes, size_t room, const uint8_t *stream, size_t size) {
  uLongf length = room;
  return lib.uncompress(bytes, &length, stream, size) == Z_OK ? (ptrdiff_t)length : -1;
}

uint32_t czlib_crc32(uint32_t before, const uint8_t *bytes, size_t size) {
  return (uint32_t)lib.crc32_z(before, bytes, size);
}

struct czlib_stream {
  z_stream zlib;
  bool is_writing;
};

// For gzip's format, with its header and checksums (zlib.h, inflateInit2).
static const int gzip_window = MAX_WBITS + 16;

struct czlib_stream *czlib_begin_gzip(int level) {
  struct czlib_stream *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  self->is_writing = true;
  if (lib.deflateInit2_(
          &self->zlib, level, Z_DEFLATED, gzip_window, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          (int)sizeof self->zlib) == Z_OK)
    return self;
  free(self);
  return NULL;
}

struct czlib_stream *czlib_begin_gunzip(void) {
  struct czlib_stream *self = calloc(1, sizeof *self);
  if (!self) return NULL;
  if (lib.inflateInit2_(&self->zlib, gzip_window, ZLIB_VERSION, (int)sizeof self->zlib) == Z_OK) return self;
  free(self);
  return NULL;
}

enum czlib_state czlib_step(
    struct czlib_stream *self, const uint8_t *source, size_t *size, uint8_t *bytes, size_t *room, bool is_last) {
  // zlib takes only 32-bit numbers: the caller has blocks of at most a megabyte.
  self->zlib.next_in = (Bytef *)(uintptr_t)source;
  self->zlib.avail_in = (uInt)*size;
  self->zlib.next_out = bytes;
  self->zlib.avail_out = (uInt)*room;
  int code = self->is_writing ? lib.deflate(&self->zlib, is_last ? Z_FINISH : Z_NO_FLUSH)
                              : lib.inflate(&self->zlib, Z_NO_FLUSH);
  *size -= self->zlib.avail_in;
  *room -= self->zlib.avail_out;
  // Z_BUF_ERROR: there was nothing to read, or no room.
  if (code == Z_OK || code == Z_BUF_ERROR) return CZLIB_GOES_ON;
  return code == Z_STREAM_END ? CZLIB_AT_END : CZLIB_DAMAGED;
}

bool czlib_begin_again(struct czlib_stream *self) { return lib.inflateReset(&self->zlib) == Z_OK; }

void czlib_end(struct czlib_stream *self) {
  if (self->is_writing)
    lib.deflateEnd(&self->zlib);
  else
    lib.inflateEnd(&self->zlib);
  free(self);
}
