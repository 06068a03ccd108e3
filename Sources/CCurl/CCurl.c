#define CURL_DISABLE_TYPECHECK
#include "CCurl.h"

#include <CDynamicLibrary.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(curl_global_init)                                                                                 \
  DO(curl_version_info)                                                                                \
  DO(curl_easy_init)                                                                                   \
  DO(curl_easy_cleanup)                                                                                \
  DO(curl_easy_strerror)                                                                               \
  DO(curl_easy_setopt)                                                                                 \
  DO(curl_easy_getinfo)                                                                                \
  DO(curl_slist_append)                                                                                \
  DO(curl_slist_free_all)                                                                              \
  DO(curl_multi_init)                                                                                  \
  DO(curl_multi_cleanup)                                                                               \
  DO(curl_multi_setopt)                                                                                \
  DO(curl_multi_add_handle)                                                                            \
  DO(curl_multi_remove_handle)                                                                         \
  DO(curl_multi_perform)                                                                               \
  DO(curl_multi_poll)                                                                                  \
  DO(curl_multi_info_read)                                                                             \
  DO(curl_multi_strerror)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *ccurl_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD(library);
}

CURLcode ccurl_global_init(long flags) { return lib.curl_global_init(flags); }
const curl_version_info_data *ccurl_version_info(void) { return lib.curl_version_info(CURLVERSION_NOW); }

CURL *ccurl_easy_init(void) { return lib.curl_easy_init(); }
void ccurl_easy_cleanup(CURL *handle) { lib.curl_easy_cleanup(handle); }
const char *ccurl_easy_strerror(CURLcode code) { return lib.curl_easy_strerror(code); }

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return lib.curl_slist_append(list, text);
}
void ccurl_slist_free_all(struct curl_slist *list) { lib.curl_slist_free_all(list); }

CURLM *ccurl_multi_init(void) { return lib.curl_multi_init(); }
CURLMcode ccurl_multi_cleanup(CURLM *multi) { return lib.curl_multi_cleanup(multi); }
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle) {
  return lib.curl_multi_add_handle(multi, handle);
}
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle) {
  return lib.curl_multi_remove_handle(multi, handle);
}
CURLMcode ccurl_multi_perform(CURLM *multi, int *running) {
  return lib.curl_multi_perform(multi, running);
}
CURLMcode ccurl_multi_poll(CURLM *multi, struct curl_waitfd *extra, unsigned int count, int milliseconds) {
  return lib.curl_multi_poll(multi, extra, count, milliseconds, NULL);
}
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left) { return lib.curl_multi_info_read(multi, left); }
const char *ccurl_multi_strerror(CURLMcode code) { return lib.curl_multi_strerror(code); }

CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value) {
  return lib.curl_easy_setopt(handle, option, value);
}
CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value) {
  return lib.curl_easy_setopt(handle, option, value);
}
CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value) {
  return lib.curl_easy_setopt(handle, option, value);
}
CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return lib.curl_easy_setopt(handle, option, value);
}
CURLcode ccurl_set_callback(CURL *handle, CURLoption option, curl_write_callback value) {
  return lib.curl_easy_setopt(handle, option, value);
}
CURLcode ccurl_set_prerequest(CURL *handle, curl_prereq_callback value) {
  return lib.curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, value);
}
CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value) {
  return lib.curl_easy_getinfo(handle, info, value);
}
CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value) {
  return lib.curl_easy_getinfo(handle, info, value);
}
CURLcode ccurl_get_string(CURL *handle, CURLINFO info, const char **value) {
  return lib.curl_easy_getinfo(handle, info, value);
}
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return lib.curl_multi_setopt(multi, option, value);
}
