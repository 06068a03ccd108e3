#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// librsvg with cairo, loaded when the first drawing is written as PNG. No headers are needed to build.

/// With the version whose functions are used.
#define CRSVG_LIBRARY "librsvg-2.so.2"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
const char *crsvg_open(const char *library);

/// The library's version: `2.54.7`. Valid until the next call.
const char *crsvg_version(void);

/// Takes bytes of a file as they are made; returns false if it cannot.
typedef bool crsvg_write(void *context, const uint8_t *bytes, size_t count);

/// Draws the `size` bytes of `svg`, `width` by `height` pixels, on white, and passes the PNG file on to `write`.
/// False if that cannot be done; `reason` has room for 200 bytes, and says why.
bool crsvg_draw(
    const uint8_t *svg, size_t size, int32_t width, int32_t height, crsvg_write *write, void *context,
    char *reason);
