#include "CTesseract.h"

#include <CDynamicLibrary.h>
#include <stdio.h>
#include <string.h>

// As in tesseract/capi.h (5.0 and later) and leptonica/allheaders.h. Declared here, so that building needs no more
// packages.
typedef struct TessBaseAPI TessBaseAPI;
typedef struct TessPageIterator TessPageIterator;
typedef struct TessResultIterator TessResultIterator;
typedef struct ETEXT_DESC ETEXT_DESC;
enum { OEM_LSTM_ONLY = 1 };
enum { PSM_AUTO = 3, PSM_SINGLE_BLOCK = 6 };
enum { RIL_PARA = 1, RIL_TEXTLINE = 2, RIL_WORD = 3 };
enum { L_SEVERITY_NONE = 6 };
typedef bool TessCancelFunc(void *cancel_this, int words);

const char *TessVersion(void);
TessBaseAPI *TessBaseAPICreate(void);
void TessBaseAPIDelete(TessBaseAPI *handle);
int TessBaseAPISetVariable(TessBaseAPI *handle, const char *name, const char *value);
int TessBaseAPIInit2(TessBaseAPI *handle, const char *datapath, const char *language, int engine);
const char *TessBaseAPIGetDatapath(TessBaseAPI *handle);
void TessBaseAPISetPageSegMode(TessBaseAPI *handle, int mode);
void TessBaseAPISetImage(
    TessBaseAPI *handle, const unsigned char *pixels, int width, int height, int bytes_per_pixel,
    int bytes_per_line);
int TessBaseAPIRecognize(TessBaseAPI *handle, ETEXT_DESC *monitor);
int TessBaseAPIIsValidWord(TessBaseAPI *handle, const char *word);
TessResultIterator *TessBaseAPIGetIterator(TessBaseAPI *handle);
void TessResultIteratorDelete(TessResultIterator *handle);
TessPageIterator *TessResultIteratorGetPageIterator(TessResultIterator *handle);
int TessResultIteratorNext(TessResultIterator *handle, int level);
char *TessResultIteratorGetUTF8Text(const TessResultIterator *handle, int level);
float TessResultIteratorConfidence(const TessResultIterator *handle, int level);
void TessDeleteText(const char *text);
int TessPageIteratorIsAtBeginningOf(const TessPageIterator *handle, int level);
int TessPageIteratorBoundingBox(
    const TessPageIterator *handle, int level, int *left, int *top, int *right, int *bottom);
ETEXT_DESC *TessMonitorCreate(void);
void TessMonitorDelete(ETEXT_DESC *monitor);
void TessMonitorSetCancelFunc(ETEXT_DESC *monitor, TessCancelFunc *function);
void TessMonitorSetCancelThis(ETEXT_DESC *monitor, void *cancel_this);
int TessMonitorGetProgress(ETEXT_DESC *monitor);
int setMsgSeverity(int severity);

#define EACH_FUNCTION(DO)                                                                              \
  DO(TessVersion)                                                                                      \
  DO(TessBaseAPICreate)                                                                                \
  DO(TessBaseAPIDelete)                                                                                \
  DO(TessBaseAPISetVariable)                                                                           \
  DO(TessBaseAPIInit2)                                                                                 \
  DO(TessBaseAPIGetDatapath)                                                                           \
  DO(TessBaseAPISetPageSegMode)                                                                        \
  DO(TessBaseAPISetImage)                                                                              \
  DO(TessBaseAPIRecognize)                                                                             \
  DO(TessBaseAPIIsValidWord)                                                                           \
  DO(TessBaseAPIGetIterator)                                                                           \
  DO(TessResultIteratorDelete)                                                                         \
  DO(TessResultIteratorGetPageIterator)                                                                \
  DO(TessResultIteratorNext)                                                                           \
  DO(TessResultIteratorGetUTF8Text)                                                                    \
  DO(TessResultIteratorConfidence)                                                                     \
  DO(TessDeleteText)                                                                                   \
  DO(TessPageIteratorIsAtBeginningOf)                                                                  \
  DO(TessPageIteratorBoundingBox)                                                                      \
  DO(TessMonitorCreate)                                                                                \
  DO(TessMonitorDelete)                                                                                \
  DO(TessMonitorSetCancelFunc)                                                                         \
  DO(TessMonitorSetCancelThis)                                                                         \
  DO(TessMonitorGetProgress)

DYNAMIC_LIBRARY(EACH_FUNCTION)

// From libraries that Tesseract brings along; one built without them has nothing to limit or silence.
static void (*limit_threads)(int levels);
static int (*silence)(int severity);

const char *ctesseract_open(const char *library) {
  const char *error = DYNAMIC_LIBRARY_LOAD(library);
  if (error) return error;
  dynamic_library_load(library, (const char *[]){"omp_set_max_active_levels"}, (void **)&limit_threads, 1);
  dynamic_library_load(library, (const char *[]){"setMsgSeverity"}, (void **)&silence, 1);
  if (silence) silence(L_SEVERITY_NONE);
  return NULL;
}

const char *ctesseract_version(void) {
  return lib.TessVersion();
}

/// With the data of `languages`, or NULL.
static TessBaseAPI *make(const char *languages) {
  TessBaseAPI *handle = lib.TessBaseAPICreate();
  if (!handle) return NULL;
  // It applies to the whole library, so also while languages are loaded.
  lib.TessBaseAPISetVariable(handle, "debug_file", "/dev/null");
  if (lib.TessBaseAPIInit2(handle, NULL, languages, OEM_LSTM_ONLY) == 0) return handle;
  lib.TessBaseAPIDelete(handle);
  return NULL;
}

bool ctesseract_folder(char *folder, size_t size) {
  TessBaseAPI *handle = lib.TessBaseAPICreate();
  if (!handle) return false;
  lib.TessBaseAPISetVariable(handle, "debug_file", "/dev/null");
  // Fails because there is no such language, but only after it has looked for the folder.
  lib.TessBaseAPIInit2(handle, NULL, "no-language", OEM_LSTM_ONLY);
  const char *path = lib.TessBaseAPIGetDatapath(handle);
  bool is_known = path && *path && strlen(path) < size;
  if (is_known) snprintf(folder, size, "%s", path);
  lib.TessBaseAPIDelete(handle);
  return is_known;
}

struct reading {
  ETEXT_DESC *monitor;
  ctesseract_progress *progress;
  void *context;
  bool is_stopped;
};

/// Asked before each word. Words are the first 70 percent of what the library counts; the rest takes no time.
static bool stop(void *cancel_this, int words) {
  struct reading *reading = cancel_this;
  int percent = lib.TessMonitorGetProgress(reading->monitor) * 100 / 70;
  if (!reading->progress(reading->context, percent > 100 ? 100 : percent)) reading->is_stopped = true;
  return reading->is_stopped;
}

static void pass_on(TessBaseAPI *handle, ctesseract_take *take, void *context) {
  TessResultIterator *results = lib.TessBaseAPIGetIterator(handle);
  if (!results) return;
  // The same iterator: do not delete it.
  TessPageIterator *places = lib.TessResultIteratorGetPageIterator(results);
  bool begins_block = true, begins_line = true;
  do {
    begins_block |= lib.TessPageIteratorIsAtBeginningOf(places, RIL_PARA);
    begins_line |= lib.TessPageIteratorIsAtBeginningOf(places, RIL_TEXTLINE);
    char *text = lib.TessResultIteratorGetUTF8Text(results, RIL_WORD);
    if (!text) continue;
    if (*text && strcmp(text, " ")) {
      int left = 0, top = 0, right = 0, bottom = 0;
      lib.TessPageIteratorBoundingBox(places, RIL_WORD, &left, &top, &right, &bottom);
      struct ctesseract_word word = {
          .text = text, .left = left, .top = top, .right = right, .bottom = bottom,
          .confidence = lib.TessResultIteratorConfidence(results, RIL_WORD),
          .begins_block = begins_block, .begins_line = begins_line};
      take(context, &word);
      begins_block = begins_line = false;
    }
    lib.TessDeleteText(text);
  } while (lib.TessResultIteratorNext(results, RIL_WORD));
  lib.TessResultIteratorDelete(results);
}

enum ctesseract_outcome ctesseract_read(
    const char *languages, const uint8_t *pixels, int32_t width, int32_t height, bool is_one_block,
    ctesseract_progress *progress, ctesseract_take *take, void *context) {
  // The library divides the work on each line among four threads, which then mostly wait for each other: a page takes
  // six times as long. OpenMP keeps this setting for each thread.
  if (limit_threads) limit_threads(0);
  TessBaseAPI *handle = make(languages);
  if (!handle) return ctesseract_no_language;
  lib.TessBaseAPISetPageSegMode(handle, is_one_block ? PSM_SINGLE_BLOCK : PSM_AUTO);
  lib.TessBaseAPISetImage(handle, pixels, width, height, 1, width);
  ETEXT_DESC *monitor = lib.TessMonitorCreate();
  struct reading reading = {.monitor = monitor, .progress = progress, .context = context};
  enum ctesseract_outcome outcome = ctesseract_failed;
  if (monitor && progress(context, 0)) {
    lib.TessMonitorSetCancelFunc(monitor, stop);
    lib.TessMonitorSetCancelThis(monitor, &reading);
    if (lib.TessBaseAPIRecognize(handle, monitor) == 0 && !reading.is_stopped) {
      pass_on(handle, take, context);
      outcome = ctesseract_done;
    } else if (reading.is_stopped) {
      outcome = ctesseract_stopped;
    }
  } else if (monitor) {
    outcome = ctesseract_stopped;
  }
  if (monitor) lib.TessMonitorDelete(monitor);
  lib.TessBaseAPIDelete(handle);
  return outcome;
}

bool ctesseract_know(const char *language, const char *const *words, size_t count, bool *known) {
  TessBaseAPI *handle = make(language);
  if (!handle) return false;
  for (size_t i = 0; i < count; i++) known[i] = lib.TessBaseAPIIsValidWord(handle, words[i]) != 0;
  lib.TessBaseAPIDelete(handle);
  return true;
}
