#pragma once

#include <stdbool.h>
#include <stddef.h>

// libcrypto, loaded with the first checksum: hashing a whole archive in Swift would take longer than reading it. No headers are
// needed to build. Used only for SHA-1 and SHA-256.

/// With the version whose functions are used.
#define CCRYPTO_LIBRARY "libcrypto.so.3"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
/// Does not read OpenSSL's configuration.
const char *ccrypto_open(const char *library);

/// The library's version: `3.0.15`.
const char *ccrypto_version(void);

enum ccrypto_kind { CCRYPTO_SHA1, CCRYPTO_SHA256 };

struct ccrypto_sum;

/// Begins a checksum. Returns NULL if memory runs out.
struct ccrypto_sum *ccrypto_begin(enum ccrypto_kind kind);

bool ccrypto_add(struct ccrypto_sum *sum, const void *bytes, size_t count);

/// Writes the checksum, at most 32 bytes, and begins the next one. Returns how many bytes it has; 0 on an error.
unsigned ccrypto_finish(struct ccrypto_sum *sum, unsigned char *bytes);

void ccrypto_end(struct ccrypto_sum *sum);
