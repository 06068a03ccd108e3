/// What a batch says about its pages, without requesting them.
extension SearchExpression {
  /// The newspapers of a batch whose pages may match; nil if none of the batch's pages can. Empty if the
  /// batch does not say which newspapers it has.
  /// - Parameter newspapers: those that have a field, for fields that need a lookup.
  func newspapers(
    of batch: Batch, having newspapers: [SearchField: Set<LCCN>]
  ) -> Set<LCCN>? {
    guard !batch.newspapers.isEmpty else { return holds(of: nil, batch, newspapers) == false ? nil : [] }
    let meant = batch.newspapers.filter { holds(of: $0, batch, newspapers) != false }
    return meant.isEmpty ? nil : meant
  }

  /// Whether all pages of a newspaper in a batch match, or none; nil if that depends on the page.
  private func holds(
    of newspaper: LCCN?, _ batch: Batch, _ newspapers: [SearchField: Set<LCCN>]
  ) -> Bool? {
    switch self {
    case .word, .phrase, .near: return nil
    case .field(let field):
      if field.name == .batch { return field.names.contains { Batch(name: $0)?.name == batch.name } }
      guard let newspaper else { return nil }
      if field.name == .lccn { return field.names.contains(newspaper.description) }
      return newspapers[field]?.contains(newspaper)
    case .not(let part): return part.holds(of: newspaper, batch, newspapers).map { !$0 }
    case .all(let parts):
      let held = parts.map { $0.holds(of: newspaper, batch, newspapers) }
      return held.contains(false) ? false : held.contains(nil) ? nil : true
    case .any(let parts):
      let held = parts.map { $0.holds(of: newspaper, batch, newspapers) }
      return held.contains(true) ? true : held.contains(nil) ? nil : false
    }
  }
}
