#include "CExpat.h"

#include <CDynamicLibrary.h>
#include <expat.h>

#define EACH_FUNCTION(DO)                                                                              \
  DO(XML_ExpatVersion)                                                                                 \
  DO(XML_ParserCreate)                                                                                 \
  DO(XML_ParserFree)                                                                                   \
  DO(XML_SetUserData)                                                                                  \
  DO(XML_SetElementHandler)                                                                            \
  DO(XML_SetCharacterDataHandler)                                                                      \
  DO(XML_SetEntityDeclHandler)                                                                         \
  DO(XML_Parse)                                                                                        \
  DO(XML_StopParser)                                                                                   \
  DO(XML_GetErrorCode)                                                                                 \
  DO(XML_GetCurrentLineNumber)                                                                         \
  DO(XML_ErrorString)

DYNAMIC_LIBRARY(EACH_FUNCTION)

const char *cexpat_open(const char *library) {
  return DYNAMIC_LIBRARY_LOAD_ONCE(library);
}

const char *cexpat_version(void) { return lib.XML_ExpatVersion(); }

struct parsing {
  XML_Parser parser;
  cexpat_begin *begin;
  cexpat_end *end;
  cexpat_text *text;
  void *context;
  size_t depth;
  size_t deepest;
  const char *refusal;
};

static void refuse(struct parsing *self, const char *words) {
  if (!self->refusal) self->refusal = words;
  lib.XML_StopParser(self->parser, XML_FALSE);
}

static void XMLCALL text(void *context, const XML_Char *bytes, int count) {
  struct parsing *self = context;
  if (!self->refusal) self->text(self->context, bytes, (size_t)count);
}

static void XMLCALL begin(void *context, const XML_Char *name, const XML_Char **attributes) {
  struct parsing *self = context;
  if (self->refusal) return;
  if (++self->depth > self->deepest) {
    refuse(self, "its elements are nested too deep");
    return;
  }
  enum cexpat_answer answer = self->begin(self->context, name, (const char *const *)attributes);
  if (answer == CEXPAT_STOP) refuse(self, "it was given up");
  // Between most elements there is only white space, which nobody needs.
  if (self->text) lib.XML_SetCharacterDataHandler(self->parser, answer == CEXPAT_WITH_TEXT ? text : NULL);
}

// A stopped parser may still report the end of an element.
static void XMLCALL end(void *context, const XML_Char *name) {
  struct parsing *self = context;
  if (self->refusal) return;
  self->depth--;
  if (self->text) lib.XML_SetCharacterDataHandler(self->parser, NULL);
  self->end(self->context, name);
}

static void XMLCALL entity(
    void *context, const XML_Char *name, int is_parameter, const XML_Char *value, int length,
    const XML_Char *base, const XML_Char *system, const XML_Char *public, const XML_Char *notation) {
  (void)name, (void)is_parameter, (void)value, (void)length, (void)base, (void)system, (void)public, (void)notation;
  refuse(context, "it declares entities");
}

bool cexpat_parse(
    const char *bytes, size_t count, size_t depth, cexpat_begin *on_begin, cexpat_end *on_end, cexpat_text *on_text,
    void *context, struct cexpat_fault *fault) {
  *fault = (struct cexpat_fault){.words = "there is no memory", .line = 0};
  struct parsing self = {
      .begin = on_begin, .end = on_end, .text = on_text, .context = context, .deepest = depth};
  self.parser = lib.XML_ParserCreate(NULL);
  if (!self.parser) return false;
  lib.XML_SetUserData(self.parser, &self);
  lib.XML_SetElementHandler(self.parser, begin, end);
  lib.XML_SetEntityDeclHandler(self.parser, entity);
  // A piece at a time, because expat counts bytes as int.
  const size_t piece = 1 << 20;
  enum XML_Status status = XML_STATUS_OK;
  size_t place = 0;
  do {
    size_t length = count - place < piece ? count - place : piece;
    status = lib.XML_Parse(self.parser, bytes + place, (int)length, place + length == count);
    place += length;
  } while (status == XML_STATUS_OK && place < count);
  if (status != XML_STATUS_OK) {
    fault->words =
        self.refusal ? self.refusal : lib.XML_ErrorString(lib.XML_GetErrorCode(self.parser));
    fault->line = lib.XML_GetCurrentLineNumber(self.parser);
  }
  lib.XML_ParserFree(self.parser);
  return status == XML_STATUS_OK;
}
