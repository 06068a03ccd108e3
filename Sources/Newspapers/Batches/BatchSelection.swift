/// Which batches of OCR are wanted, and in what order.
public struct BatchSelection: Hashable, Sendable {
  public enum Order: String, CaseIterable, Sendable { case name, size, pages, date }

  /// Any of these batches, by name; empty for all.
  public var names: Set<String> = []
  /// Any of these newspapers; empty for all.
  public var newspapers: Set<LCCN> = []
  /// The full name of a state or territory.
  public var state: String?
  /// Any of these codes, in lower case; empty for all.
  public var awardees: Set<String> = []
  public var from: Int?
  public var to: Int?
  /// Archives made on this day or later.
  public var newSince: IssueDate?
  public var order = Order.name

  public init() {}

  /// Whether it selects every batch.
  public var takesAll: Bool {
    names.isEmpty && newspapers.isEmpty && state == nil && awardees.isEmpty && from == nil && to == nil
      && newSince == nil
  }

  /// What is known about one of them; nil if that does not say whether it is wanted.
  public func takes(_ archive: OCRArchive, _ known: [Newspaper]) -> Bool? {
    if !names.isEmpty, !names.contains(archive.batch) { return false }
    if !newspapers.isEmpty, !archive.newspapers.isEmpty, newspapers.isDisjoint(with: archive.newspapers) {
      return false
    }
    if !awardees.isEmpty, !awardees.contains(archive.awardee.lowercased()) { return false }
    if let newSince, let created = archive.created, created < newSince { return false }
    if state != nil || from != nil || to != nil, !known.contains(where: takes) {
      // Another newspaper in it may be wanted.
      return known.count < max(archive.newspapers.count, 1) ? nil : false
    }
    let isKnown =
      (newspapers.isEmpty || !archive.newspapers.isEmpty) && (newSince == nil || archive.created != nil)
    return isKnown ? true : nil
  }

  private func takes(_ newspaper: Newspaper) -> Bool {
    if let state, !newspaper.places.contains(where: { $0.state == state }) { return false }
    guard from != nil || to != nil else { return true }
    if let coverage = newspaper.coverage, coverage.years != nil {
      return coverage.overlaps(from: from, to: to)
    }
    return newspaper.years?.overlaps(from: from, to: to) ?? false
  }
}
