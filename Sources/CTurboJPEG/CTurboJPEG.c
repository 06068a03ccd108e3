#include "CTurboJPEG.h"

#include <CDynamicLibrary.h>
#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(tjInitDecompress)                                                                                 \
  DO(tjDecompress2)                                                                                    \
  DO(tjGetErrorCode)                                                                                   \
  DO(tjGetErrorStr2)                                                                                   \
  DO(tjDestroy)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *cturbojpeg_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD(library);
}

enum cturbojpeg_outcome cturbojpeg_decode(
    const uint8_t *jpeg, uint64_t size, uint8_t *pixels, int32_t width, int32_t height, bool is_cmyk,
    char *reason) {
  tjhandle handle = lib.tjInitDecompress();
  if (!handle) {
    snprintf(reason, 200, "%s", lib.tjGetErrorStr2(NULL));
    return cturbojpeg_nothing;
  }
  enum cturbojpeg_outcome outcome = cturbojpeg_whole;
  int format = is_cmyk ? TJPF_CMYK : TJPF_GRAY;
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
