#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// libarchive, loaded when the first compressed file is read: linking it would cost every start a dozen libraries.
// Used only for these: a stream of bytes, decompressed by whatever filter its first bytes indicate, and the files within tar
// and zip archives; and, for tar archives only, how far reading has come, which shows whether one was read completely.

/// With the version whose functions are used.
#define CARCHIVE_LIBRARY "libarchive.so.13"

/// Loads `library`, the first time. Returns NULL, or why it could not be loaded; then no other function may be called.
const char *carchive_open(const char *library);

/// The library's version: `libarchive 3.6.2`.
const char *carchive_version(void);

/// Provides the next compressed bytes: returns how many, 0 at the end, -1 on an error. They stay valid until the
/// next call.
typedef ssize_t carchive_source(void *context, const void **bytes);

struct carchive;

/// Starts decompressing what `source` provides. Returns NULL if memory runs out. For other errors, see
/// `carchive_error`.
struct carchive *carchive_begin(carchive_source *source, void *context);

/// Starts reading the files in the tar or zip archive that `source` provides, compressed or not, and in tar archives that
/// follow it. Anything else is one file.
struct carchive *carchive_begin_entries(carchive_source *source, void *context);

/// Goes to the next regular file: 1 and its path, NULL if `source` itself is the file; 0 at the end, -1 on an error.
/// The path is as in the archive, and valid until the next call; `carchive_read` then provides the file's bytes.
int carchive_next(struct carchive *archive, const char **path);

/// Whether the file that was begun last is in a tar archive; in a zip archive.
bool carchive_is_tar(struct carchive *archive);
bool carchive_is_zip(struct carchive *archive);

/// Starts reading the tar archive that `source` provides, plain or compressed by bzip2, gzip, xz or zstd, and any that
/// follow it. Everything else is an error.
struct carchive *carchive_begin_tar(carchive_source *source, void *context);

struct carchive_member {
  /// As in the archive; valid until the next call.
  const char *path;
  int64_t size;
  bool is_folder;
  /// A regular file with its own bytes, not a link.
  bool is_file;
};

/// Goes to the next member of a tar archive: 1, 0 at the end, -1 on an error.
int carchive_next_member(struct carchive *archive, struct carchive_member *member);

/// The member's next bytes and their place in it: 1, 0 at its end, -1 on an error. Valid until the next call. If there are
/// gaps in between, the file has zeros there.
int carchive_next_block(struct carchive *archive, const void **bytes, size_t *count, int64_t *offset);

/// Skips the rest of the member and its padding. False on an error.
bool carchive_end_member(struct carchive *archive);

/// How many zeros follow the last member of a tar archive, and whether nothing else follows them: reads on as long as there
/// are zeros. -1 if not all could be decompressed. Call this once `carchive_next`
/// or `carchive_next_member` has returned 0 or -1.
int64_t carchive_zeros(struct carchive *archive, bool *is_end);

/// How many bytes were used so far: of `source`, or of what was decompressed.
int64_t carchive_position(struct carchive *archive, bool is_compressed);

/// Writes the next decompressed bytes to `bytes`: returns how many, 0 at the end, -1 on an error.
ssize_t carchive_read(struct carchive *archive, void *bytes, size_t room);

/// What went wrong; NULL if nothing did. Valid until `carchive_end`.
const char *carchive_error(struct carchive *archive);

void carchive_end(struct carchive *archive);

struct carchive_output;

/// Makes a tar archive compressed by bzip2, as the Library's are. Returns NULL if the file cannot be made.
struct carchive_output *carchive_create(const char *path);

/// Adds a file to it. False on an error.
bool carchive_add(struct carchive_output *output, const char *path, const void *bytes, size_t size);

/// Ends the archive. False if it could not be written.
bool carchive_finish(struct carchive_output *output);
