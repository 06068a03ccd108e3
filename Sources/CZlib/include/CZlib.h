#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stddef.h>
#include <stdint.h>

// zlib, loaded when the first picture is compressed for a terminal.

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *czlib_open(const char *library);

/// How many bytes compressing `size` bytes may need (compressBound).
size_t czlib_bound(size_t size);

/// Compresses the `size` bytes of `source` into a zlib stream in `bytes`, which has that room, with a level from 1 for
/// fast to 9 for small (compress2). Returns the stream's length; 0 if memory runs out.
size_t czlib_compress(uint8_t *bytes, size_t room, const uint8_t *source, size_t size, int level);

/// Continues the CRC-32 `before` with `size` more bytes; it starts as 0 (crc32).
uint32_t czlib_crc32(uint32_t before, const uint8_t *bytes, size_t size);
