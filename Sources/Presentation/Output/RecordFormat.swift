/// How `show` prints a record.
public enum RecordFormat: String, CaseIterable, Sendable {
  case text, json
}
