/// A single request to a server: all conditions have to hold.
public struct NativeSearch: Hashable, Sendable {
  public var clauses: [Clause]
  /// Each name at most once.
  public var fields: [SearchField]

  public init(clauses: [Clause] = [], fields: [SearchField] = []) {
    self.clauses = clauses
    self.fields = fields
  }

  /// Words as servers take them, without characters that they would interpret.
  public enum Clause: Hashable, Sendable {
    /// All words, anywhere.
    case all([String])
    /// At least one of the words.
    case any([String])
    /// The words as a phrase.
    case phrase([String])
    /// At most this many words between the first and the last.
    case near(within: Int, [String])
  }

  public func field(_ name: SearchField.Name) -> SearchField? { fields.first { $0.name == name } }

  /// The requested language; nil for any.
  public var language: String? {
    if case .name(let name) = field(.language)?.values.first { name } else { nil }
  }

  /// The same with that field instead of another of its name.
  func setting(_ field: SearchField) -> NativeSearch {
    var search = self
    search.fields.removeAll { $0.name == field.name }
    search.fields.append(field)
    return search
  }
}
