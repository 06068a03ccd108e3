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
};

static la_ssize_t next(struct archive *unused, void *context, const void **bytes) {
  (void)unused;
  struct carchive *self = context;
  return self->source(self->context, bytes);
}

static struct carchive *begin(carchive_source *source, void *context) {
  struct carchive *self = malloc(sizeof *self);
  if (!self) return NULL;
  *self = (struct carchive){.archive = lib.archive_read_new(), .source = source, .context = context};
  if (!self->archive) {
    free(self);
    return NULL;
  }
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

struct carchive *carchive_begin_entries(carchive_source *source, void *context) {
  struct carchive *self = begin(source, context);
  if (!self) return NULL;
  lib.archive_read_support_format_tar(self->archive);
  lib.archive_read_support_format_zip(self->archive);
  lib.archive_read_open(self->archive, self, NULL, next, NULL);
  return self;
}

int carchive_next(struct carchive *self, const char **path) {
  for (;;) {
    int result = lib.archive_read_next_header(self->archive, &self->entry);
    if (result == ARCHIVE_EOF) return 0;
    if (result != ARCHIVE_OK && result != ARCHIVE_WARN) return -1;
    int is_raw = lib.archive_format(self->archive) == ARCHIVE_FORMAT_RAW;
    if (!is_raw && lib.archive_entry_filetype(self->entry) != AE_IFREG) continue;
    *path = is_raw ? NULL : lib.archive_entry_pathname(self->entry);
    // A name in another encoding cannot be told.
    if (!is_raw && !*path) *path = "?";
    return 1;
  }
}

struct carchive *carchive_begin_tar(carchive_source *source, void *context) {
  struct carchive *self = malloc(sizeof *self);
  if (!self) return NULL;
  *self = (struct carchive){.archive = lib.archive_read_new(), .source = source, .context = context};
  if (!self->archive) {
    free(self);
    return NULL;
  }
  lib.archive_read_support_filter_bzip2(self->archive);
  lib.archive_read_support_filter_gzip(self->archive);
  lib.archive_read_support_filter_xz(self->archive);
  lib.archive_read_support_filter_zstd(self->archive);
  lib.archive_read_support_format_tar(self->archive);
  lib.archive_read_set_option(self->archive, "tar", "read_concatenated_archives", "1");
  lib.archive_read_open(self->archive, self, NULL, next, NULL);
  return self;
}

int carchive_next_member(struct carchive *self, struct carchive_member *member) {
  int result = lib.archive_read_next_header(self->archive, &self->entry);
  if (result == ARCHIVE_EOF) return 0;
  if (result != ARCHIVE_OK && result != ARCHIVE_WARN) return -1;
  const char *path = lib.archive_entry_pathname(self->entry);
  __LA_MODE_T type = lib.archive_entry_filetype(self->entry);
  *member = (struct carchive_member){
      // A name in another encoding cannot be told.
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
  return lib.archive_read_data_skip(self->archive) == ARCHIVE_OK;
}

int64_t carchive_position(struct carchive *self, bool is_compressed) {
  return lib.archive_filter_bytes(self->archive, is_compressed ? -1 : 0);
}

ssize_t carchive_read(struct carchive *self, void *bytes, size_t room) {
  la_ssize_t count = lib.archive_read_data(self->archive, bytes, room);
  return count < 0 ? -1 : count;
}

const char *carchive_error(struct carchive *self) { return lib.archive_error_string(self->archive); }

void carchive_end(struct carchive *self) {
  lib.archive_read_free(self->archive);
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
