/// How `list` prints rows.
public enum ListFormat: String, CaseIterable, Sendable {
  /// Columns fitted to the terminal, the titles shortened where they must be.
  case table
  /// Every field of every row, whole, parted by tabs; no header.
  case tsv
  /// Every field, with a header, quoted after RFC 4180.
  case csv
  /// One array of objects.
  case json
  /// An object a line.
  case jsonl
}
