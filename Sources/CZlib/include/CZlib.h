#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// zlib, loaded when the first picture is compressed for a terminal, the first page's text for the index, or the first
// file of a corpus.

/// With the version whose functions are used.
#define CZLIB_LIBRARY "libz.so.1"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
const char *czlib_open(const char *library);

/// The library's version: `1.2.13`.
const char *czlib_version(void);

/// How many bytes compressing `size` bytes may need (compressBound).
size_t czlib_bound(size_t size);

/// Compresses the `size` bytes of `source` into a zlib stream in `bytes`, which has that room, with a level from 1 for
/// fast to 9 for small (compress2). Returns the stream's length; 0 if memory runs out.
size_t czlib_compress(uint8_t *bytes, size_t room, const uint8_t *source, size_t size, int level);

/// Decompresses `stream`, `size` bytes made by `czlib_compress`, into `bytes`, which has that room (uncompress).
/// Returns how many bytes that are; -1 if the stream is damaged or there are more.
ptrdiff_t czlib_uncompress(uint8_t *bytes, size_t room, const uint8_t *stream, size_t size);

/// Continues the CRC-32 `before` with `size` more bytes; it starts as 0 (crc32).
uint32_t czlib_crc32(uint32_t before, const uint8_t *bytes, size_t size);

/// A gzip file (RFC 1952) that is written or read piece by piece.
struct czlib_stream;

enum czlib_state { CZLIB_GOES_ON, CZLIB_AT_END, CZLIB_DAMAGED };

/// Begins to write one, with a level from 1 to 9. It contains neither a name nor a time. Returns NULL if memory runs out.
struct czlib_stream *czlib_begin_gzip(int level);

/// Begins to read one. Returns NULL if memory runs out.
struct czlib_stream *czlib_begin_gunzip(void);

/// Takes up to `*size` bytes of `source`, writes up to `*room` bytes to `bytes`, and sets both to the numbers taken and
/// written. Both are at most a megabyte. With `is_last`, nothing follows `source` in what is written.
enum czlib_state czlib_step(
    struct czlib_stream *stream, const uint8_t *source, size_t *size, uint8_t *bytes, size_t *room, bool is_last);

/// Goes on to another file that follows the one that ended.
bool czlib_begin_again(struct czlib_stream *stream);

void czlib_end(struct czlib_stream *stream);
