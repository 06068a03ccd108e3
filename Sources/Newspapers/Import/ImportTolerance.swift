/// What may be wrong with imported files.
public enum ImportTolerance: Hashable, Sendable {
  /// Nothing: a record that cannot be read ends the import.
  case nothing
  /// Records that cannot be read: they are left out.
  case faultyRecords
  /// Also files that are cut off: their complete records are imported.
  case cutFiles
}
