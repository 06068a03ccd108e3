#include "CDynamicLibrary.h"

#include <dlfcn.h>

const char *dynamic_library_load(
    const char *library, const char *const *names, void **functions, size_t count) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
  for (size_t i = 0; i < count; i++) {
    functions[i] = dlsym(handle, names[i]);
    if (!functions[i]) return dlerror();
  }
  return NULL;
}
