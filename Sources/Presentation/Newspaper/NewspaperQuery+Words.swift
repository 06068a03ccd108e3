import Newspapers

extension NewspaperQuery {
  /// What narrows the list, in words: `Oregon`, `German`, `1850–1900`, `“worker”`.
  public var filterWords: [String] {
    var words: [String] = []
    words += [city, county, state, language, ethnicity, frequency].compactMap(\.self)
    if isDigitized { words.append("digitized") }
    if isCurrent { words.append("current") }
    if let years = NewspaperQuery.span(from, to) { words.append(years) }
    if let years = NewspaperQuery.span(issuesFrom, issuesTo) { words.append("issues \(years)") }
    if !self.words.isEmpty { words.append("“\(self.words)”") }
    return words
  }

  /// The filters of the list, and its order unless that is by title.
  public var listWords: String {
    (filterWords + (order == .title ? [] : ["by \(order.words)"])).joined(separator: " · ")
  }

  /// Whether words narrow it; in a list by title, the best matches are then first.
  public var isSought: Bool { !SoughtWords(words).isEmpty }

  /// `1850–1900`, `1850`, `1850–`; nil if neither end is given.
  public static func span(_ from: Int?, _ to: Int?) -> String? {
    if let from, from == to { return "\(from)" }
    return from == nil && to == nil ? nil : "\(from.map(String.init) ?? "")–\(to.map(String.init) ?? "")"
  }
}

extension NewspaperOrder {
  /// `title`, `place`, `first year`, `last year`.
  public var words: String {
    switch self {
    case .title, .place: rawValue
    case .start: "first year"
    case .end: "last year"
    }
  }
}
