#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdint.h>

// TurboJPEG, loaded when the first scan is decoded. Used only for decoding a whole picture, scaled; and
// for encoding a picture as a file.

/// With the version whose functions are used.
#define CTURBOJPEG_LIBRARY "libturbojpeg.so.0"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
const char *cturbojpeg_open(const char *library);

/// The name of the library's file, such as `libturbojpeg.so.0.2.0`, because it does not report a version; NULL if unknown.
/// Valid until the next call.
const char *cturbojpeg_file(void);

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

/// The format of a pixel: a byte of gray, bytes of red, green and blue, or four bytes of ink, 255 for none.
enum cturbojpeg_pixel { cturbojpeg_gray, cturbojpeg_rgb, cturbojpeg_cmyk };

/// Decodes the `size` bytes of `jpeg` into `pixels`, `width` by `height` of them row by row. Width and height are the picture's own times n/8, rounded up, with n from
/// 1 to 8 (tjDecompress2). `reason` has room for 200 bytes.
enum cturbojpeg_outcome cturbojpeg_decode(
    const uint8_t *jpeg, uint64_t size, uint8_t *pixels, int32_t width, int32_t height,
    enum cturbojpeg_pixel pixel, char *reason);

/// Takes a whole file.
typedef void cturbojpeg_take(void *context, const uint8_t *bytes, uint64_t size);

/// Makes a file of `width` by `height` pixels, gray or RGB, without subsampling colors, with a quality from 1 to 100
/// (tjCompress2), and passes it to `take`. Returns its size; 0 if that fails, and `reason`, with room for 200 bytes,
/// says why.
uint64_t cturbojpeg_encode(
    const uint8_t *pixels, int32_t width, int32_t height, enum cturbojpeg_pixel pixel, int32_t quality,
    cturbojpeg_take *take, void *context, char *reason);
