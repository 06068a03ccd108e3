#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Tesseract 5, loaded when the first scan is read. No headers are needed to build.

/// With the version whose functions are used.
#define CTESSERACT_LIBRARY "libtesseract.so.5"

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *ctesseract_open(const char *library);

/// The library's version: `5.3.0`.
const char *ctesseract_version(void);

/// Writes the folder of language data that the library uses, as it was built or as TESSDATA_PREFIX says, into `folder`,
/// which has room for `size` bytes. False if that is unknown.
bool ctesseract_folder(char *folder, size_t size);

/// A word that was read, in pixels of the picture from its upper left corner.
struct ctesseract_word {
  /// UTF-8, valid until the next word.
  const char *text;
  int32_t left, top, right, bottom;
  /// 0 to 100.
  float confidence;
  /// A block is a headline, a paragraph, or anything else that stands alone.
  bool begins_block, begins_line;
};

typedef void ctesseract_take(void *context, const struct ctesseract_word *word);

/// Receives the progress of reading, 0 to 100; returns false to stop it.
typedef bool ctesseract_progress(void *context, int32_t percent);

enum ctesseract_outcome {
  ctesseract_done,
  ctesseract_stopped,
  /// The data of a language cannot be loaded.
  ctesseract_no_language,
  ctesseract_failed
};

/// Reads a picture of `width` by `height` gray pixels and passes its words on to `take`, in reading order. Uses only
/// the caller's thread. Writes nothing to standard error.
/// - languages: `eng` or `deu+frk`.
/// - is_one_block: whether to treat everything as one block of text instead of looking for columns.
enum ctesseract_outcome ctesseract_read(
    const char *languages, const uint8_t *pixels, int32_t width, int32_t height, bool is_one_block,
    ctesseract_progress *progress, ctesseract_take *take, void *context);

/// Sets `known[i]` if the dictionary of `language` has `words[i]`. False if there is no such language.
bool ctesseract_know(const char *language, const char *const *words, size_t count, bool *known);
