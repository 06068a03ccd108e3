#include "CRsvg.h"

#include <CDynamicLibrary.h>
#include <stdio.h>

// As in librsvg/rsvg.h (2.46 and later), cairo.h and glib.h. Declared here, so that building needs no more
// packages; these interfaces have not changed since librsvg 2.46 (2019), cairo 1.0 and GLib 2.0.
typedef struct _RsvgHandle RsvgHandle;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
enum { CAIRO_FORMAT_RGB24 = 1 };
enum { CAIRO_STATUS_SUCCESS = 0, CAIRO_STATUS_WRITE_ERROR = 11 };
typedef int cairo_write_func_t(void *closure, const unsigned char *data, unsigned int length);

extern const unsigned rsvg_major_version, rsvg_minor_version, rsvg_micro_version;
RsvgHandle *rsvg_handle_new_from_data(const uint8_t *data, size_t size, GError **error);
int rsvg_handle_render_document(
    RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport, GError **error);
void g_object_unref(void *object);
void g_error_free(GError *error);
cairo_surface_t *cairo_image_surface_create(int format, int width, int height);
int cairo_surface_write_to_png_stream(cairo_surface_t *surface, cairo_write_func_t *write, void *closure);
void cairo_surface_destroy(cairo_surface_t *surface);
cairo_t *cairo_create(cairo_surface_t *surface);
void cairo_set_source_rgb(cairo_t *cairo, double red, double green, double blue);
void cairo_paint(cairo_t *cairo);
void cairo_destroy(cairo_t *cairo);
const char *cairo_status_to_string(int status);

#define EACH_FUNCTION(DO)                                                                              \
  DO(rsvg_major_version)                                                                               \
  DO(rsvg_minor_version)                                                                               \
  DO(rsvg_micro_version)                                                                               \
  DO(rsvg_handle_new_from_data)                                                                        \
  DO(rsvg_handle_render_document)                                                                      \
  DO(g_object_unref)                                                                                   \
  DO(g_error_free)                                                                                     \
  DO(cairo_image_surface_create)                                                                       \
  DO(cairo_surface_write_to_png_stream)                                                                \
  DO(cairo_surface_destroy)                                                                            \
  DO(cairo_create)                                                                                     \
  DO(cairo_set_source_rgb)                                                                             \
  DO(cairo_paint)                                                                                      \
  DO(cairo_destroy)                                                                                    \
  DO(cairo_status_to_string)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *crsvg_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD_ONCE(library);
}

const char *crsvg_version(void) {
  static char version[40];
  snprintf(
      version, sizeof version, "%u.%u.%u", *lib.rsvg_major_version, *lib.rsvg_minor_version,
      *lib.rsvg_micro_version);
  return version;
}

struct output {
  crsvg_write *write;
  void *context;
};

static int write_bytes(void *closure, const unsigned char *data, unsigned int length) {
  struct output *output = closure;
  return output->write(output->context, data, length) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

static void explain(GError *error, char *reason) {
  snprintf(reason, 200, "%s", error ? error->message : "unknown error");
  if (error) lib.g_error_free(error);
}

bool crsvg_draw(
    const uint8_t *svg, size_t size, int32_t width, int32_t height, crsvg_write *write, void *context,
    char *reason) {
  GError *error = NULL;
  RsvgHandle *handle = lib.rsvg_handle_new_from_data(svg, size, &error);
  if (!handle) {
    explain(error, reason);
    return false;
  }
  // Errors of cairo stay with the surface, and writing it reports them.
  cairo_surface_t *surface = lib.cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cairo = lib.cairo_create(surface);
  lib.cairo_set_source_rgb(cairo, 1, 1, 1);
  lib.cairo_paint(cairo);
  RsvgRectangle viewport = {0, 0, width, height};
  bool is_drawn = lib.rsvg_handle_render_document(handle, cairo, &viewport, &error);
  if (!is_drawn) explain(error, reason);
  lib.cairo_destroy(cairo);
  if (is_drawn) {
    struct output output = {write, context};
    int status = lib.cairo_surface_write_to_png_stream(surface, write_bytes, &output);
    is_drawn = status == CAIRO_STATUS_SUCCESS;
    if (!is_drawn) snprintf(reason, 200, "%s", lib.cairo_status_to_string(status));
  }
  lib.cairo_surface_destroy(surface);
  lib.g_object_unref(handle);
  return is_drawn;
}
