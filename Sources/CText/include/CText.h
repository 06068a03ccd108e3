#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stdint.h>

/// Fills `widths` with what wcwidth(3) says of each code point below `count` in a UTF-8 locale: the cells it takes,
/// -1 for what the library does not know or cannot print. False if the library has no UTF-8 locale.
bool ctext_widths(int8_t *widths, uint32_t count);
