#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.

/// Loads OpenSSL's libssl, which libcurl needs as well. Returns NULL, or what is missing.
const char *ctls_open(const char *library);

/// What a server needs for its connections: a certificate and its key, both PEM files. NULL if they are of no use.
void *ctls_context(const char *certificate, const char *key);

/// Takes the server's part on a connected socket. NULL if the client does not go along.
void *ctls_accept(void *context, int descriptor);

/// As read(2) and write(2).
int ctls_read(void *connection, void *bytes, int count);
int ctls_write(void *connection, const void *bytes, int count);

/// Says good-bye and frees the connection; the socket stays open.
void ctls_close(void *connection);

void ctls_free(void *context);

/// A client that has gone is an error for the calling thread from now on, and no longer the end of the process.
void ctls_ignore_broken_pipes(void);
