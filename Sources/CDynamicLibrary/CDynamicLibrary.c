#include "CDynamicLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

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

const char *dynamic_library_load_once(
    struct dynamic_library_once *once, const char *library, const char *const *names, void **functions,
    size_t count) {
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  if (!once->is_loaded) {
    const char *error = dynamic_library_load(library, names, functions, count);
    // The next call of dlerror(3) overwrites its result.
    once->error = error ? strdup(error) : NULL;
    if (error && !once->error) once->error = "there is no memory";
    once->is_loaded = 1;
  }
  const char *error = once->error;
  pthread_mutex_unlock(&mutex);
  return error;
}
