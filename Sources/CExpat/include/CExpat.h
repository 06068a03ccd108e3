#pragma once

#include <stdbool.h>
#include <stddef.h>

// expat, loaded when the first XML file is read: most runs of the program read none.
// Only this is used: a document's elements and their attributes, as they come.

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *cexpat_open(const char *library);

/// An element begins: alternating names and values of its attributes, then NULL; all UTF-8, valid only during the
/// call. Return false to stop parsing.
typedef bool cexpat_begin(void *context, const char *name, const char *const *attributes);
typedef void cexpat_end(void *context, const char *name);

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
/// is nested deeper than `depth`, is refused, and no other file is ever read.
bool cexpat_parse(
    const char *bytes, size_t count, size_t depth, cexpat_begin *begin, cexpat_end *end, void *context,
    struct cexpat_fault *fault);
