#pragma once

#include <stdbool.h>
#include <stddef.h>

// expat, loaded when the first XML file is read: most runs of the program read none.
// Used only for a document's elements, their attributes, and the text of a few of them, as they arrive.

/// With the version whose functions are used.
#define CEXPAT_LIBRARY "libexpat.so.1"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
const char *cexpat_open(const char *library);

/// The library's version: `expat_2.5.0`.
const char *cexpat_version(void);

/// What to do with an element that begins.
enum cexpat_answer { CEXPAT_STOP, CEXPAT_GO_ON, CEXPAT_WITH_TEXT };

/// An element begins: alternating names and values of its attributes, then NULL; all UTF-8, valid only during the
/// call.
typedef enum cexpat_answer cexpat_begin(void *context, const char *name, const char *const *attributes);
typedef void cexpat_end(void *context, const char *name);
/// A piece of the text of an element whose text was wanted, up to its first child: UTF-8.
typedef void cexpat_text(void *context, const char *bytes, size_t count);

/// Where and why a document cannot be read.
struct cexpat_fault {
  /// Never freed.
  const char *words;
  unsigned long line;
};

/// Parses a whole document (UTF-8, UTF-16, Latin-1 or ASCII, as it declares). Returns false and sets `fault` if it
/// is malformed, or if `begin` stopped it.
///
/// No document can make this use more than a small multiple of the document's size: one that declares entities, or
/// is nested deeper than `depth`, is refused, and no other file is ever read. `text` may be NULL.
bool cexpat_parse(
    const char *bytes, size_t count, size_t depth, cexpat_begin *begin, cexpat_end *end, cexpat_text *text,
    void *context, struct cexpat_fault *fault);
