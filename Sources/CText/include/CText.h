#pragma once
// Plain types only: a system header here would clash with Swift's own module of the C library.
#include <stdbool.h>
#include <stdint.h>

/// Fills `widths` with the result of wcwidth(3) for each code point below `count` in a UTF-8 locale: the cells it
/// takes, or -1 if it is unknown or not printable. Returns false if there is no UTF-8 locale.
bool ctext_widths(int8_t *widths, uint32_t count);
