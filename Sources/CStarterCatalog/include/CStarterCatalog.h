#pragma once

// The starter catalog, Fixtures/catalog/starter.tsv, as linked into the program.
// In C, because #embed costs neither compile time nor start-up time, whatever the size of the table.

/// The first byte of the table: UTF-8, not terminated by zero.
const unsigned char *starter_catalog_bytes(void);

/// The length of the table in bytes.
unsigned long starter_catalog_length(void);
