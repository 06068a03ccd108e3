/// The meaning of a field's value.
extension SearchField.Value {
  /// Reads a value as it is typed.
  /// - Throws: `SearchQueryError` without a column.
  init(_ written: String, of name: SearchField.Name) throws(SearchQueryError) {
    let text = written.trimmed
    guard !text.isEmpty else {
      throw SearchQueryError(column: nil, "\(name.rawValue): needs a value.")
    }
    switch name {
    case .lccn: self = try .lccn(text)
    case .title: self = .words(text)
    case .in: self = try .collection(text)
    case .state: self = try .state(text)
    case .language: self = .name(LanguageName.english(text))
    case .frequency: self = .name(FrequencyName.canonical(text))
    case .county, .city, .ethnicity, .saved: self = .name(text)
    case .date: self = .dates(try IssueDateRange(typed: text))
    case .on: self = try .yearDay(typed: text)
    case .page: self = try text.lowercased() == "front" ? .numbers(1...1) : .numbers(text, of: name)
    case .edition: self = try .numbers(text, of: name)
    case .batch: self = .name(text.removing(prefix: "batch_"))
    case .is: self = try .choice(text, of: name, among: ["read", "kept", "noted"])
    }
  }

  private static func lccn(_ text: String) throws(SearchQueryError) -> SearchField.Value {
    do throws(LCCNError) {
      return .name(try LCCN(text).description)
    } catch {
      throw SearchQueryError(column: nil, "“\(text)” is not an LCCN, such as sn83045462.")
    }
  }

  private static func collection(_ text: String) throws(SearchQueryError) -> SearchField.Value {
    if text.hasPrefix("tag/"), text.count > 4 { return .name(text) }
    return try choice(text, of: .in, among: ["bookmarks", "history", "tag/NAME"])
  }

  private static func choice(
    _ text: String, of name: SearchField.Name, among choices: [String]
  ) throws(SearchQueryError) -> SearchField.Value {
    let small = text.lowercased()
    if choices.contains(small) { return .name(small) }
    let list = choices.dropLast().joined(separator: ", ") + ", or " + (choices.last ?? "")
    throw SearchQueryError(
      column: nil, "\(name.rawValue): can be \(list).",
      suggestion: Resemblance.names(like: small, among: choices).first.map { "\(name.rawValue):\($0)" })
  }

  private static func state(_ text: String) throws(SearchQueryError) -> SearchField.Value {
    if let known = StateName.known(text) { return .name(known) }
    throw SearchQueryError(
      column: nil, "“\(text)” is not a state.",
      suggestion: Resemblance.names(like: text, among: StateName.all).first.map {
        SearchField(.state, [.name($0)]).description
      })
  }

  private static func numbers(
    _ text: String, of name: SearchField.Name
  ) throws(SearchQueryError) -> SearchField.Value {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false).map { number($0) }
    if ends.count == 1, let number = ends[0] { return .numbers(number...number) }
    if ends.count == 2, let first = ends[0], let last = ends[1] {
      if first <= last { return .numbers(first...last) }
      throw SearchQueryError(
        column: nil, "\(first) comes after \(last).", suggestion: "\(name.rawValue):\(last)..\(first)")
    }
    let front = name == .page ? "front, " : ""
    throw SearchQueryError(column: nil, "\(name.rawValue): takes \(front)a number, or a range such as 2..4.")
  }

  /// From 1 to 9999; nil for anything else.
  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.count), text.allSatisfy(\.isDecimalDigit), let number = Int(text), number > 0
    else { return nil }
    return number
  }

  private static func yearDay(typed text: String) throws(SearchQueryError) -> SearchField.Value {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 ? number($0) : nil }
    guard parts.count == 2, numbers.count == 2 else {
      throw SearchQueryError(column: nil, "on: takes a month and a day, such as 07-04.")
    }
    // 2000 has a February 29.
    guard let day = IssueDate(year: 2000, month: numbers[0], day: numbers[1]) else {
      throw SearchQueryError(column: nil, "“\(text)” is not a day of the year.")
    }
    return .yearDay(month: day.month, day: day.day)
  }
}
