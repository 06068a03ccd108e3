#pragma once

#include <stddef.h>

/// Loads `library` with dlopen(3), and the address of each of its functions in `names` into `functions`, in that order.
/// Returns NULL, or the words of dlerror(3) for what is missing. What was loaded stays.
const char *dynamic_library_load(
    const char *library, const char *const *names, void **functions, size_t count);

/// The functions of a library, given by an X-macro that applies its argument to each of their names: `lib.name` for each,
/// of the type that the library's header declares for it, and `names` with all of them in the same order.
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
