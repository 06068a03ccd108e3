#include "CCrypto.h"

#include <CDynamicLibrary.h>
#include <stdint.h>
#include <stdlib.h>

// As in openssl/crypto.h and openssl/evp.h (3.0 and later). Declared here, so that building needs no more
// packages.
typedef struct evp_md_st EVP_MD;
typedef struct evp_md_ctx_st EVP_MD_CTX;
typedef struct engine_st ENGINE;
enum { OPENSSL_VERSION_STRING = 6 };
enum { OPENSSL_INIT_NO_LOAD_CONFIG = 0x80, OPENSSL_INIT_NO_ATEXIT = 0x80000 };

const char *OpenSSL_version(int part);
int OPENSSL_init_crypto(uint64_t options, const void *settings);
EVP_MD_CTX *EVP_MD_CTX_new(void);
void EVP_MD_CTX_free(EVP_MD_CTX *context);
const EVP_MD *EVP_sha1(void);
const EVP_MD *EVP_sha256(void);
int EVP_DigestInit_ex(EVP_MD_CTX *context, const EVP_MD *type, ENGINE *engine);
int EVP_DigestUpdate(EVP_MD_CTX *context, const void *bytes, size_t count);
int EVP_DigestFinal_ex(EVP_MD_CTX *context, unsigned char *bytes, unsigned *count);

#define EACH_FUNCTION(DO)                                                                              \
  DO(OpenSSL_version)                                                                                  \
  DO(OPENSSL_init_crypto)                                                                              \
  DO(EVP_MD_CTX_new)                                                                                   \
  DO(EVP_MD_CTX_free)                                                                                  \
  DO(EVP_sha1)                                                                                         \
  DO(EVP_sha256)                                                                                       \
  DO(EVP_DigestInit_ex)                                                                                \
  DO(EVP_DigestUpdate)                                                                                 \
  DO(EVP_DigestFinal_ex)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *ccrypto_open(const char *library) {
  const char *error = DYNAMIC_LIBRARY_LOAD_ONCE(library);
  // Checksums do not depend on the providers that a machine's openssl.cnf names.
  if (!error) lib.OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL);
  return error;
}

const char *ccrypto_version(void) { return lib.OpenSSL_version(OPENSSL_VERSION_STRING); }

struct ccrypto_sum {
  EVP_MD_CTX *context;
  const EVP_MD *kind;
};

struct ccrypto_sum *ccrypto_begin(enum ccrypto_kind kind) {
  struct ccrypto_sum *self = malloc(sizeof *self);
  if (!self) return NULL;
  *self = (struct ccrypto_sum){
      .context = lib.EVP_MD_CTX_new(), .kind = kind == CCRYPTO_SHA1 ? lib.EVP_sha1() : lib.EVP_sha256()};
  if (self->context && lib.EVP_DigestInit_ex(self->context, self->kind, NULL)) return self;
  ccrypto_end(self);
  return NULL;
}

bool ccrypto_add(struct ccrypto_sum *self, const void *bytes, size_t count) {
  return lib.EVP_DigestUpdate(self->context, bytes, count) == 1;
}

unsigned ccrypto_finish(struct ccrypto_sum *self, unsigned char *bytes) {
  unsigned count = 0;
  if (lib.EVP_DigestFinal_ex(self->context, bytes, &count) != 1) return 0;
  return lib.EVP_DigestInit_ex(self->context, self->kind, NULL) == 1 ? count : 0;
}

void ccrypto_end(struct ccrypto_sum *self) {
  lib.EVP_MD_CTX_free(self->context);
  free(self);
}
