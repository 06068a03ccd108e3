#include "CBuild.h"

#ifndef BROADSHEET_COMMIT
#define BROADSHEET_COMMIT ""
#endif
#ifndef BROADSHEET_SWIFT
#define BROADSHEET_SWIFT ""
#endif

const char *cbuild_commit(void) { return BROADSHEET_COMMIT; }
const char *cbuild_swift(void) { return BROADSHEET_SWIFT; }
