#pragma once

#include <stddef.h>

/// Loads `library` with dlopen(3), and the address of each of its functions in `names` into `functions`, in that order.
/// Returns NULL, or the words of dlerror(3) for what is missing. What was loaded stays.
const char *dynamic_library_load(
    const char *library, const char *const *names, void **functions, size_t count);
