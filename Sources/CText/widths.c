#define _GNU_SOURCE
#include "CText.h"

#include <locale.h>
#include <wchar.h>

bool ctext_widths(int8_t *widths, uint32_t count) {
  locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (utf8 == (locale_t)0) return false;
  locale_t previous = uselocale(utf8);
  for (uint32_t scalar = 0; scalar < count; scalar++) widths[scalar] = (int8_t)wcwidth((wchar_t)scalar);
  uselocale(previous);
  freelocale(utf8);
  return true;
}
