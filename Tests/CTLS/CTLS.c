#define _GNU_SOURCE
#include "CTLS.h"

#include <CDynamicLibrary.h>
#include <signal.h>

// Declared as in SSL_CTX_new(3ssl) and related pages, so that the tests build without OpenSSL's headers.
typedef struct ssl_ctx_st SSL_CTX;
typedef struct ssl_st SSL;
typedef struct ssl_method_st SSL_METHOD;
const SSL_METHOD *TLS_server_method(void);
SSL_CTX *SSL_CTX_new(const SSL_METHOD *method);
int SSL_CTX_use_certificate_file(SSL_CTX *context, const char *file, int type);
int SSL_CTX_use_PrivateKey_file(SSL_CTX *context, const char *file, int type);
void SSL_CTX_free(SSL_CTX *context);
SSL *SSL_new(SSL_CTX *context);
int SSL_set_fd(SSL *connection, int descriptor);
int SSL_accept(SSL *connection);
int SSL_read(SSL *connection, void *bytes, int count);
int SSL_write(SSL *connection, const void *bytes, int count);
int SSL_shutdown(SSL *connection);
void SSL_free(SSL *connection);
enum { SSL_FILETYPE_PEM = 1 };

#define EACH_FUNCTION(DO)                                                                              \
  DO(TLS_server_method)                                                                                \
  DO(SSL_CTX_new)                                                                                      \
  DO(SSL_CTX_use_certificate_file)                                                                     \
  DO(SSL_CTX_use_PrivateKey_file)                                                                      \
  DO(SSL_CTX_free)                                                                                     \
  DO(SSL_new)                                                                                          \
  DO(SSL_set_fd)                                                                                       \
  DO(SSL_accept)                                                                                       \
  DO(SSL_read)                                                                                         \
  DO(SSL_write)                                                                                        \
  DO(SSL_shutdown)                                                                                     \
  DO(SSL_free)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *ctls_open(const char *library) { return DYNAMIC_LIBRARY_LOAD(library); }

void *ctls_context(const char *certificate, const char *key) {
  SSL_CTX *context = lib.SSL_CTX_new(lib.TLS_server_method());
  if (!context) return 0;
  if (lib.SSL_CTX_use_certificate_file(context, certificate, SSL_FILETYPE_PEM) == 1
      && lib.SSL_CTX_use_PrivateKey_file(context, key, SSL_FILETYPE_PEM) == 1) {
    return context;
  }
  lib.SSL_CTX_free(context);
  return 0;
}

void *ctls_accept(void *context, int descriptor) {
  SSL *connection = lib.SSL_new(context);
  if (connection && lib.SSL_set_fd(connection, descriptor) == 1 && lib.SSL_accept(connection) == 1) {
    return connection;
  }
  if (connection) lib.SSL_free(connection);
  return 0;
}

int ctls_read(void *connection, void *bytes, int count) { return lib.SSL_read(connection, bytes, count); }

int ctls_write(void *connection, const void *bytes, int count) {
  return lib.SSL_write(connection, bytes, count);
}

void ctls_close(void *connection) {
  lib.SSL_shutdown(connection);
  lib.SSL_free(connection);
}

void ctls_free(void *context) { lib.SSL_CTX_free(context); }

void ctls_ignore_broken_pipes(void) {
  sigset_t pipes;
  sigemptyset(&pipes);
  sigaddset(&pipes, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipes, 0);
}
