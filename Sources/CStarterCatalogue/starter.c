#include "CStarterCatalogue.h"

static const unsigned char table[] = {
#embed "../../Fixtures/catalogue/starter.tsv"
};

const unsigned char *starter_catalogue_bytes(void) { return table; }

unsigned long starter_catalogue_length(void) { return sizeof table; }
