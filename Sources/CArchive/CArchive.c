#include "CArchive.h"

#include <CDynamicLibrary.h>
#include <archive.h>
#include <archive_entry.h>
#include <stdlib.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(archive_version_string)                                                                           \
  DO(archive_read_new)                                                                                 \
  DO(archive_read_support_filter_all)                                                                  \
  DO(archive_read_support_filter_bzip2)                                                                \
  DO(archive_read_support_filter_gzip)                                                                 \
  DO(archive_read_support_filter_xz)                                                                   \
  DO(archive_read_support_filter_zstd)                                                                 \
  DO(archive_read_set_option)                                                                          \
  DO(archive_read_support_format_raw)                                                                  \
  DO(archive_read_support_format_empty)                                                                \
  DO(archive_read_support_format_tar)                                                                  \
  DO(archive_read_support_format_zip)                                                                  \
  DO(archive_format)                                                                                   \
  DO(archive_entry_pathname)                                                                           \
  DO(archive_entry_filetype)                                                                           \
  DO(archive_entry_hardlink)                                                                           \
  DO(archive_entry_size)                                                                               \
  DO(archive_read_open)                                                                                \
  DO(archive_read_next_header)                                                                         \
  DO(archive_read_data)                                                                                \
  DO(archive_read_data_block)                                                                          \
  DO(archive_read_data_skip)                                                                           \
  DO(archive_filter_bytes)                                                                             \
  DO(archive_error_string)                                                                             \
  DO(archive_read_free)                                                                                \
  DO(archive_write_new)                                                                                \
  DO(archive_write_add_filter_bzip2)                                                                   \
  DO(archive_write_set_format_gnutar)                                                                  \
  DO(archive_write_open_filename)                                                                      \
  DO(archive_write_header)                                                                             \
  DO(archive_write_data)                                                                               \
  DO(archive_write_close)                                                                              \
  DO(archive_write_free)                                                                               \
  DO(archive_entry_new)                                                                                \
  DO(archive_entry_set_pathname)                                                                       \
  DO(archive_entry_set_size)                                                                           \
  DO(archive_entry_set_filetype)                                                                       \
  DO(archive_entry_set_perm)                                                                           \
  DO(archive_entry_free)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *carchive_open(const char *library) { return DYNAMIC_LIBRARY_LOAD_ONCE(library); }

const char *carchive_version(void) { return lib.archive_version_string(); }

struct carchive {
  struct archive *archive;
  struct archive_entry *entry;
  carchive_source *source;
  void *context;
  // What decompresses the bytes of a tar archive; NULL where `archive` does.
  struct carchive *bytes;
  // The latest of these bytes, and the place of the first one among all.
  const unsigned char *block;
  size_t length;
  int64_t start;
  // How many zeros follow the last member, as far as is read, and whether something else follows them.
  int64_t zeros;
  bool has_other;
  // Whether nothing more can be decompressed, since that is all, or since the rest is damaged.
  bool is_over, is_damaged;
  // Whether a member of a tar archive was begun and not yet ended.
  bool has_member;
};

static la_ssize_t next(struct archive *unused, void *context, const void **bytes) {
  (void)unused;
  struct carchive *self = context;
  return self->source(self->context, bytes);
}

static struct carchive *make(carchive_source *source, void *context) {
  struct carchive *self = malloc(sizeof *self);
  if (!self) return NULL;
  *self = (struct carchive){.archive = lib.archive_read_new(), .source = source, .context = context};
  if (self->archive) return self;
  free(self);
  return NULL;
}

static struct carchive *begin(carchive_source *source, void *context) {
  struct carchive *self = make(source, context);
  if (!self) return NULL;
  lib.archive_read_support_filter_all(self->archive);
  lib.archive_read_support_format_raw(self->archive);
  lib.archive_read_support_format_empty(self->archive);
  return self;
}

struct carchive *carchive_begin(carchive_source *source, void *context) {
  struct carchive *self = begin(source, context);
  // A failure here is reported by archive_error_string, and by each read.
  if (self && lib.archive_read_open(self->archive, self, NULL, next, NULL) == ARCHIVE_OK)
    lib.archive_read_next_header(self->archive, &self->entry);
  return self;
}

// Counts the zeros of the latest block from `place` on, up to the first other byte.
static void count_zeros(struct carchive *self, size_t place) {
  for (; place < self->length && !self->has_other; place++) {
    if (self->block[place]) self->has_other = true;
    else self->zeros++;
  }
}

// The next decompressed bytes of a tar archive: how many, 0 at the end, -1 on an error.
static la_ssize_t decompress(struct carchive *self, const void **bytes) {
  self->start += (int64_t)self->length;
  self->length = 0;
  if (self->is_damaged) return -1;
  if (self->is_over) return 0;
  size_t count = 0;
  int64_t offset;
  int result = lib.archive_read_data_block(self->bytes->archive, bytes, &count, &offset);
  if (result == ARCHIVE_EOF) {
    self->is_over = true;
    return 0;
  }
  if (result != ARCHIVE_OK && result != ARCHIVE_WARN) {
    self->is_damaged = true;
    return -1;
  }
  self->block = *bytes;
  self->length = count;
  count_zeros(self, 0);
  return (la_ssize_t)count;
}

static la_ssize_t next_decompressed(struct archive *unused, void *context, const void **bytes) {
  (void)unused;
  return decompress(context, bytes);
}

// Opens the first of two readers, which decompresses, and makes the second one, which gets these bytes: libarchive's for
// tar does not say what the bytes behind the last member are.
static struct carchive *make_second(struct carchive *bytes) {
  if (!bytes) return NULL;
  struct carchive *self = make(NULL, NULL);
  if (!self) {
    carchive_end(bytes);
    return NULL;
  }
  self->bytes = bytes;
  int result = lib.archive_read_open(bytes->archive, bytes, NULL, next, NULL);
  if (result == ARCHIVE_OK) result = lib.archive_read_next_header(bytes->archive, &bytes->entry);
  self->is_over = result == ARCHIVE_EOF;
  self->is_damaged = result != ARCHIVE_OK && result != ARCHIVE_WARN && !self->is_over;
  lib.archive_read_support_format_tar(self->archive);
  lib.archive_read_set_option(self->archive, "tar", "read_concatenated_archives", "1");
  return self;
}

struct carchive *carchive_begin_tar(carchive_source *source, void *context) {
  struct carchive *bytes = make(source, context);
  if (!bytes) return NULL;
  lib.archive_read_support_filter_bzip2(bytes->archive);
  lib.archive_read_support_filter_gzip(bytes->archive);
  lib.archive_read_support_filter_xz(bytes->archive);
  lib.archive_read_support_filter_zstd(bytes->archive);
  lib.archive_read_support_format_raw(bytes->archive);
  lib.archive_read_support_format_empty(bytes->archive);
  struct carchive *self = make_second(bytes);
  if (self) lib.archive_read_open(self->archive, self, NULL, next_decompressed, NULL);
  return self;
}

struct carchive *carchive_begin_entries(carchive_source *source, void *context) {
  struct carchive *self = make_second(begin(source, context));
  if (!self) return NULL;
  lib.archive_read_support_format_zip(self->archive);
  lib.archive_read_support_format_raw(self->archive);
  lib.archive_read_support_format_empty(self->archive);
  lib.archive_read_open(self->archive, self, NULL, next_decompressed, NULL);
  return self;
}

static int base_format(struct carchive *self) {
  return lib.archive_format(self->archive) & ARCHIVE_FORMAT_BASE_MASK;
}

bool carchive_is_tar(struct carchive *self) { return base_format(self) == ARCHIVE_FORMAT_TAR; }

bool carchive_is_zip(struct carchive *self) { return base_format(self) == ARCHIVE_FORMAT_ZIP; }

int carchive_next(struct carchive *self, const char **path) {
  for (;;) {
    if (self->has_member && !carchive_end_member(self)) return -1;
    self->has_member = false;
    int result = lib.archive_read_next_header(self->archive, &self->entry);
    if (result == ARCHIVE_EOF) return 0;
    if (result != ARCHIVE_OK && result != ARCHIVE_WARN) return -1;
    self->has_member = carchive_is_tar(self);
    int is_raw = base_format(self) == ARCHIVE_FORMAT_RAW;
    if (!is_raw && lib.archive_entry_filetype(self->entry) != AE_IFREG) continue;
    *path = is_raw ? NULL : lib.archive_entry_pathname(self->entry);
    // A name in another encoding cannot be converted.
    if (!is_raw && !*path) *path = "?";
    return 1;
  }
}

int carchive_next_member(struct carchive *self, struct carchive_member *member) {
  int result = lib.archive_read_next_header(self->archive, &self->entry);
  if (result == ARCHIVE_EOF) return 0;
  if (result != ARCHIVE_OK && result != ARCHIVE_WARN) return -1;
  const char *path = lib.archive_entry_pathname(self->entry);
  __LA_MODE_T type = lib.archive_entry_filetype(self->entry);
  *member = (struct carchive_member){
      // A name in another encoding cannot be converted.
      .path = path ? path : "?",
      .size = lib.archive_entry_size(self->entry),
      .is_folder = type == AE_IFDIR,
      .is_file = type == AE_IFREG && !lib.archive_entry_hardlink(self->entry),
  };
  return 1;
}

int carchive_next_block(
    struct carchive *self, const void **bytes, size_t *count, int64_t *offset) {
  int result = lib.archive_read_data_block(self->archive, bytes, count, offset);
  return result == ARCHIVE_EOF ? 0 : result == ARCHIVE_OK || result == ARCHIVE_WARN ? 1 : -1;
}

bool carchive_end_member(struct carchive *self) {
  if (lib.archive_read_data_skip(self->archive) != ARCHIVE_OK) return false;
  int64_t place = lib.archive_filter_bytes(self->archive, 0) - self->start;
  self->zeros = 0;
  // The bytes of earlier blocks are gone.
  self->has_other = place < 0 || place > (int64_t)self->length;
  if (!self->has_other) count_zeros(self, (size_t)place);
  return true;
}

int64_t carchive_zeros(struct carchive *self, bool *is_end) {
  const void *bytes;
  while (!self->has_other && decompress(self, &bytes) > 0) continue;
  *is_end = !self->has_other;
  return self->is_damaged ? -1 : self->zeros;
}

int64_t carchive_position(struct carchive *self, bool is_compressed) {
  if (!is_compressed) return lib.archive_filter_bytes(self->archive, 0);
  return lib.archive_filter_bytes(self->bytes->archive, -1);
}

ssize_t carchive_read(struct carchive *self, void *bytes, size_t room) {
  la_ssize_t count = lib.archive_read_data(self->archive, bytes, room);
  return count < 0 ? -1 : count;
}

const char *carchive_error(struct carchive *self) {
  const char *error = self->bytes ? lib.archive_error_string(self->bytes->archive) : NULL;
  return error ? error : lib.archive_error_string(self->archive);
}

void carchive_end(struct carchive *self) {
  lib.archive_read_free(self->archive);
  if (self->bytes) carchive_end(self->bytes);
  free(self);
}

struct carchive_output {
  struct archive *archive;
};

struct carchive_output *carchive_create(const char *path) {
  struct carchive_output *self = malloc(sizeof *self);
  if (!self) return NULL;
  self->archive = lib.archive_write_new();
  if (self->archive && lib.archive_write_add_filter_bzip2(self->archive) == ARCHIVE_OK &&
      lib.archive_write_set_format_gnutar(self->archive) == ARCHIVE_OK &&
      lib.archive_write_open_filename(self->archive, path) == ARCHIVE_OK)
    return self;
  if (self->archive) lib.archive_write_free(self->archive);
  free(self);
  return NULL;
}

bool carchive_add(struct carchive_output *output, const char *path, const void *bytes, size_t size) {
  struct archive_entry *entry = lib.archive_entry_new();
  if (!entry) return false;
  lib.archive_entry_set_pathname(entry, path);
  lib.archive_entry_set_size(entry, (la_int64_t)size);
  lib.archive_entry_set_filetype(entry, AE_IFREG);
  lib.archive_entry_set_perm(entry, 0644);
  bool is_added = lib.archive_write_header(output->archive, entry) == ARCHIVE_OK &&
                  lib.archive_write_data(output->archive, bytes, size) == (la_ssize_t)size;
  lib.archive_entry_free(entry);
  return is_added;
}

bool carchive_finish(struct carchive_output *output) {
  bool is_whole = lib.archive_write_close(output->archive) == ARCHIVE_OK;
  lib.archive_write_free(output->archive);
  free(output);
  return is_whole;
}
