/// How `list` prints rows.
public enum ListFormat: String, CaseIterable, Sendable {
  /// Columns fitted to the terminal, with titles shortened if necessary.
  case table
  /// Every field of every row in full, separated by tabs; no header.
  case tsv
  /// Every field, with a header, quoted according to RFC 4180.
  case csv
  /// One array of objects.
  case json
  /// One object per line.
  case jsonl
}
