#include "CStarterCatalog.h"

static const unsigned char table[] = {
#embed "../../Fixtures/catalog/starter.tsv"
};

const unsigned char *starter_catalog_bytes(void) { return table; }

unsigned long starter_catalog_length(void) { return sizeof table; }
