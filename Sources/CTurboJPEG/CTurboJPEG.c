#define _GNU_SOURCE
#include "CTurboJPEG.h"

#include <CDynamicLibrary.h>
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(tjInitDecompress)                                                                                 \
  DO(tjDecompress2)                                                                                    \
  DO(tjInitCompress)                                                                                   \
  DO(tjCompress2)                                                                                      \
  DO(tjFree)                                                                                           \
  DO(tjGetErrorCode)                                                                                   \
  DO(tjGetErrorStr2)                                                                                   \
  DO(tjDestroy)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *cturbojpeg_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD_ONCE(library);
}

const char *cturbojpeg_file(void) {
  static char path[PATH_MAX];
  Dl_info found;
  // The loaded file is a link, named only after the version of the interface.
  if (!dladdr((const void *)lib.tjDecompress2, &found) || !realpath(found.dli_fname, path)) return NULL;
  const char *name = strrchr(path, '/');
  return name ? name + 1 : path;
}

enum cturbojpeg_outcome cturbojpeg_decode(
    const uint8_t *jpeg, uint64_t size, uint8_t *pixels, int32_t width, int32_t height,
    enum cturbojpeg_pixel pixel, char *reason) {
  tjhandle handle = lib.tjInitDecompress();
  if (!handle) {
    snprintf(reason, 200, "%s", lib.tjGetErrorStr2(NULL));
    return cturbojpeg_nothing;
  }
  enum cturbojpeg_outcome outcome = cturbojpeg_whole;
  int format = pixel == cturbojpeg_cmyk ? TJPF_CMYK : pixel == cturbojpeg_rgb ? TJPF_RGB : TJPF_GRAY;
  if (lib.tjDecompress2(
          handle, jpeg, size, pixels, width, 0, height, format, TJFLAG_FASTDCT | TJFLAG_LIMITSCANS) != 0) {
    const char *words = lib.tjGetErrorStr2(handle);
    snprintf(reason, 200, "%s", words);
    // The library has no code for this, only libjpeg's text: “Premature end of JPEG file” (JWRN_JPEG_EOF), “Corrupt JPEG
    // data: premature end of data segment” (JWRN_HIT_MARKER).
    outcome = lib.tjGetErrorCode(handle) != TJERR_WARNING ? cturbojpeg_nothing
              : strstr(words, "remature end")             ? cturbojpeg_cut
                                                          : cturbojpeg_damaged;
  }
  lib.tjDestroy(handle);
  return outcome;
}

uint64_t cturbojpeg_encode(
    const uint8_t *pixels, int32_t width, int32_t height, enum cturbojpeg_pixel pixel, int32_t quality,
    cturbojpeg_take *take, void *context, char *reason) {
  tjhandle handle = lib.tjInitCompress();
  if (!handle) {
    snprintf(reason, 200, "%s", lib.tjGetErrorStr2(NULL));
    return 0;
  }
  unsigned char *bytes = NULL;
  unsigned long size = 0;
  int is_gray = pixel == cturbojpeg_gray;
  if (lib.tjCompress2(
          handle, pixels, width, 0, height, is_gray ? TJPF_GRAY : TJPF_RGB, &bytes, &size,
          is_gray ? TJSAMP_GRAY : TJSAMP_444, quality, TJFLAG_ACCURATEDCT) != 0) {
    snprintf(reason, 200, "%s", lib.tjGetErrorStr2(handle));
    size = 0;
  } else {
    take(context, bytes, size);
  }
  lib.tjFree(bytes);
  lib.tjDestroy(handle);
  return size;
}
