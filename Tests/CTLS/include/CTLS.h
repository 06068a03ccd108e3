#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.

/// Loads OpenSSL's libssl, which libcurl needs too. Returns NULL, or what is missing.
const char *ctls_open(const char *library);

/// What a server needs for its connections: a certificate and its key, both PEM files. NULL if they are unusable.
void *ctls_context(const char *certificate, const char *key);

/// Performs the server's handshake on a connected socket. NULL if it fails.
void *ctls_accept(void *context, int descriptor);

/// Like read(2) and write(2).
int ctls_read(void *connection, void *bytes, int count);
int ctls_write(void *connection, const void *bytes, int count);

/// Shuts the connection down and frees it; the socket stays open.
void ctls_close(void *connection);

void ctls_free(void *context);

/// From now on a client that disconnects causes an error on the calling thread instead of ending the process.
void ctls_ignore_broken_pipes(void);
