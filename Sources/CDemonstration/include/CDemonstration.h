#pragma once

// The pages of the demonstration newspaper, Fixtures/demonstration, as linked into the program.
// In C, because #embed costs neither compile time nor start-up time.

/// A file: its bytes, not terminated by zero. NULL and 0 if there is none.
struct demonstration_file {
  const unsigned char *bytes;
  unsigned long length;
};

/// A page of an issue.
struct demonstration_page {
  /// `1903-03-07`.
  const char *date;
  /// From 1.
  int edition;
  /// From 1.
  int sequence;
  /// The number printed on the issue.
  int number;
  struct demonstration_file jpg, alto, text, json;
};

/// By date, edition and sequence.
const struct demonstration_page *demonstration_pages(void);

unsigned long demonstration_page_count(void);
