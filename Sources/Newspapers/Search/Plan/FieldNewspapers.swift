/// What is known about newspapers if their pages do not say it: a title's words, a county, an ethnicity, a
/// frequency, a collection of the reader's.
public protocol FieldNewspapers: Sendable {
  /// Those of `some` that have what a field asks for; nil if nobody knows.
  func newspapers(with field: SearchField, among some: Set<LCCN>) async throws(NewspaperError) -> Set<LCCN>?

  /// The issues and pages that have what a field asks for according to the reader's library; none if it says
  /// nothing about them.
  func parts(with field: SearchField) async throws(NewspaperError) -> Set<PageAddress>

  /// Those of `some` for which it is known whether they have what a field asks for.
  func newspapers(saying name: SearchField.Name, among some: Set<LCCN>) async throws(NewspaperError) -> Set<
    LCCN
  >

  /// The states and territories of those of `some` whose records have any.
  func states(of some: Set<LCCN>) async throws(NewspaperError) -> [LCCN: Set<String>]

  /// The values of a field that no newspaper has, each with those that may have been meant.
  func unknownValues(of field: SearchField) async throws(NewspaperError) -> [(value: String, meant: [String])]

  /// The names of counties and cities that no newspaper has in the states among the same fields, but others have.
  func misplacedNames(in fields: [SearchField]) async throws(NewspaperError) -> [MisplacedName]
}

/// Where nobody is asked.
public struct NoFieldNewspapers: FieldNewspapers {
  public init() {}

  public func newspapers(
    with field: SearchField, among some: Set<LCCN>
  ) async throws(NewspaperError) -> Set<LCCN>? { nil }
}

extension FieldNewspapers {
  /// None.
  public func parts(with field: SearchField) async throws(NewspaperError) -> Set<PageAddress> { [] }

  /// None.
  public func newspapers(
    saying name: SearchField.Name, among some: Set<LCCN>
  ) async throws(NewspaperError) -> Set<LCCN> { [] }

  /// None.
  public func states(of some: Set<LCCN>) async throws(NewspaperError) -> [LCCN: Set<String>] { [:] }

  /// None.
  public func unknownValues(
    of field: SearchField
  ) async throws(NewspaperError) -> [(value: String, meant: [String])] { [] }

  /// None.
  public func misplacedNames(in fields: [SearchField]) async throws(NewspaperError) -> [MisplacedName] { [] }
}
