#pragma once

#include <curl/curl.h>

// libcurl, loaded for the first request instead of at every start: it brings in 27 libraries, which would cost a
// command that needs no network about 5 ms. The types come from <curl/curl.h>; the functions are declared here.

/// Loads `library`. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Not thread-safe: call it once, before all others.
const char *ccurl_open(const char *library);

CURLcode ccurl_global_init(long flags);
const curl_version_info_data *ccurl_version_info(void);

CURL *ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *handle);
const char *ccurl_easy_strerror(CURLcode code);

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text);
void ccurl_slist_free_all(struct curl_slist *list);

CURLM *ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_add_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_remove_handle(CURLM *multi, CURL *handle);
CURLMcode ccurl_multi_perform(CURLM *multi, int *running);
CURLMcode ccurl_multi_poll(CURLM *multi, struct curl_waitfd *extra, unsigned int count, int milliseconds);
CURLMsg *ccurl_multi_info_read(CURLM *multi, int *left);
const char *ccurl_multi_strerror(CURLMcode code);

// curl_easy_setopt, curl_easy_getinfo and curl_multi_setopt are variadic, and Swift cannot call variadic
// functions: one function per argument type.
CURLcode ccurl_set_string(CURL *handle, CURLoption option, const char *value);
CURLcode ccurl_set_long(CURL *handle, CURLoption option, long value);
CURLcode ccurl_set_pointer(CURL *handle, CURLoption option, void *value);
CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value);
CURLcode ccurl_set_callback(CURL *handle, CURLoption option, curl_write_callback value);
CURLcode ccurl_set_prerequest(CURL *handle, curl_prereq_callback value);
CURLcode ccurl_get_long(CURL *handle, CURLINFO info, long *value);
CURLcode ccurl_get_offset(CURL *handle, CURLINFO info, curl_off_t *value);
CURLcode ccurl_get_string(CURL *handle, CURLINFO info, const char **value);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);
