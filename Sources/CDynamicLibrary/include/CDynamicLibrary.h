#pragma once

#include <stddef.h>

/// Loads `library` with dlopen(3), and stores the addresses of the functions in `names` in `functions`, in that order.
/// Returns NULL, or the message of dlerror(3) if something is missing. The library stays loaded.
const char *dynamic_library_load(
    const char *library, const char *const *names, void **functions, size_t count);

/// The result of loading a library: zero before that.
struct dynamic_library_once {
  int is_loaded;
  const char *error;
};

/// The same for a library that several threads may be the first to use: it is loaded once, and every call returns the
/// result.
const char *dynamic_library_load_once(
    struct dynamic_library_once *once, const char *library, const char *const *names, void **functions,
    size_t count);

/// Declares the functions of a library, given an X-macro that applies its argument to each name: `lib.name` with the
/// type from the library's header, and `names` with all names in the same order.
#define DYNAMIC_LIBRARY(EACH_FUNCTION)                                                                 \
  static struct {                                                                                      \
    EACH_FUNCTION(DYNAMIC_LIBRARY_POINTER)                                                             \
  } lib;                                                                                               \
  static const char *const names[] = {EACH_FUNCTION(DYNAMIC_LIBRARY_NAME)};
#define DYNAMIC_LIBRARY_POINTER(name) __typeof__(&name) name;
#define DYNAMIC_LIBRARY_NAME(name) #name,

/// Loads what `DYNAMIC_LIBRARY` declares.
#define DYNAMIC_LIBRARY_LOAD(library)                                                                  \
  dynamic_library_load(library, names, (void **)&lib, sizeof names / sizeof *names)

/// Loads what `DYNAMIC_LIBRARY` declares once, whichever thread is the first.
#define DYNAMIC_LIBRARY_LOAD_ONCE(library)                                                             \
  ({                                                                                                   \
    static struct dynamic_library_once once;                                                           \
    dynamic_library_load_once(                                                                         \
        &once, library, names, (void **)&lib, sizeof names / sizeof *names);                           \
  })
