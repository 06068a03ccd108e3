#pragma once

#include <stdbool.h>
#include <stddef.h>

// expat, loaded when the first XML file is read: most runs of the program read none.
// Of it only this is used: a document's elements and their attributes, as they come.

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *cexpat_open(const char *library);

/// An element begins: names and values of its attributes by turns, then NULL; all UTF-8, valid only during the call.
/// False ends the parsing.
typedef bool cexpat_begin(void *context, const char *name, const char *const *attributes);
typedef void cexpat_end(void *context, const char *name);

/// Where and why a document cannot be read.
struct cexpat_fault {
  /// Lasts as long as the program.
  const char *words;
  unsigned long line;
};

/// Parses a whole document (UTF-8, UTF-16, Latin-1 or ASCII, as it says itself). False if it is broken, or ended by
/// `begin`; then `fault` is set.
///
/// Nothing in a document makes this use more than a small multiple of the memory that the document takes: one that
/// declares entities, or is nested deeper than `depth`, is refused, and no other file is ever looked at.
bool cexpat_parse(
    const char *bytes, size_t count, size_t depth, cexpat_begin *begin, cexpat_end *end, void *context,
    struct cexpat_fault *fault);
