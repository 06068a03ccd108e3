#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stdint.h>

// TurboJPEG, loaded when the first scan is decoded. Only this is used: a whole picture, scaled while decoding.

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *cturbojpeg_open(const char *library);

/// The result of decoding a picture.
enum cturbojpeg_outcome {
  cturbojpeg_whole,
  /// The file ends before the picture does; the rest is one color.
  cturbojpeg_cut,
  /// Part of it is damaged.
  cturbojpeg_damaged,
  /// There is no picture; `reason` says why.
  cturbojpeg_nothing
};

/// Decodes the `size` bytes of `jpeg` into `pixels`, `width` by `height` of them row by row: a byte of gray each, or if
/// `is_cmyk` four bytes of ink, 255 for none. Width and height are the picture's own times n/8, rounded up, with n from
/// 1 to 8 (tjDecompress2). `reason` has room for 200 bytes.
enum cturbojpeg_outcome cturbojpeg_decode(
    const uint8_t *jpeg, uint64_t size, uint8_t *pixels, int32_t width, int32_t height, bool is_cmyk,
    char *reason);
