/// What may be wrong with files that are imported.
public enum ImportTolerance: Hashable, Sendable {
  /// Nothing: a record that cannot be read ends the import.
  case nothing
  /// Records that cannot be read: they are left out.
  case faultyRecords
  /// Also a file that ends before its end: what is whole in it is taken.
  case cutFiles
}
