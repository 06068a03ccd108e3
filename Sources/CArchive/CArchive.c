#include "CArchive.h"

#include <CDynamicLibrary.h>
#include <archive.h>
#include <archive_entry.h>
#include <stdlib.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(archive_read_new)                                                                                 \
  DO(archive_read_support_filter_all)                                                                  \
  DO(archive_read_support_format_raw)                                                                  \
  DO(archive_read_support_format_empty)                                                                \
  DO(archive_read_open)                                                                                \
  DO(archive_read_next_header)                                                                         \
  DO(archive_read_data)                                                                                \
  DO(archive_error_string)                                                                             \
  DO(archive_read_free)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *carchive_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD(library);
}

struct carchive {
  struct archive *archive;
  carchive_source *source;
  void *context;
};

static la_ssize_t next(struct archive *unused, void *context, const void **bytes) {
  (void)unused;
  struct carchive *self = context;
  return self->source(self->context, bytes);
}

struct carchive *carchive_begin(carchive_source *source, void *context) {
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
  struct archive_entry *entry;
  // A failure here is reported by archive_error_string, and by each read.
  if (lib.archive_read_open(self->archive, self, NULL, next, NULL) == ARCHIVE_OK)
    lib.archive_read_next_header(self->archive, &entry);
  return self;
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
