import MVP

extension PickerContent.Row {
  /// A value among those of other kinds, with how many there are: `Ohio`, `state 12`.
  /// - Parameters:
  ///   - count: nil if unknown.
  ///   - noun: what is counted, in the singular.
  init(_ name: String, of kind: String, count: Int?, _ noun: String) {
    let note = [kind, count.map(Numerals.grouped)].compactMap(\.self).joined(separator: " ")
    let spoken = [name, kind, count.map { Numerals.count($0, noun) }].compactMap(\.self)
    self.init(name, note: note, spoken: spoken.joined(separator: ", "))
  }
}
