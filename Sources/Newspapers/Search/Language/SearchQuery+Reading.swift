/// Queries in words, for people.
extension SearchQuery {
  /// What was understood: `“gold rush” and (alaska or yukon) · California · 1897 to 1899`.
  public var reading: String { expression.reading }
}

extension SearchExpression {
  fileprivate var reading: String {
    switch self {
    case .word(let word): return word.reading
    case .phrase(let words): return "“\(words.map(\.text).joined(separator: " "))”"
    case .near(let within, let parts):
      let words = parts.map(\.reading)
      return
        "\(words.dropLast().joined(separator: ", ")) and \(words.last ?? "") within \(counted(within, "word"))"
    case .field(let field): return field.reading
    case .not(let part): return part.isField ? "not \(part.reading)" : "without \(part.reading)"
    case .any(let parts): return parts.map(\.partReading).joined(separator: " or ")
    case .all(let parts):
      let words = parts.filter { !$0.isField && $0.isWanted }.map(\.partReading).joined(separator: " and ")
      let excluded = parts.filter { !$0.isField && !$0.isWanted }.map(\.partReading)
      let wanted = ([words.isEmpty ? "pages" : words] + excluded).joined(separator: ", ")
      let fields = parts.filter(\.isField).map(\.partReading)
      return (words.isEmpty && excluded.isEmpty ? fields : [wanted] + fields).joined(separator: " · ")
    }
  }

  private var partReading: String {
    switch self {
    case .all, .any, .near: "(\(reading))"
    case .word, .phrase, .field, .not: reading
    }
  }
}

extension SearchWord {
  fileprivate var reading: String {
    let word = isBeginning ? "\(text)…" : text
    let form = isThisForm ? " (this form only)" : ""
    return word + form + (wantsVariants ? " (variants not chosen yet)" : "")
  }
}

extension SearchField {
  /// `Ohio or New York`, `front page`, `1897 to 1899`.
  public var reading: String { values.map { reading(of: $0) }.joined(separator: " or ") }

  private func reading(of value: Value) -> String {
    switch (name, value) {
    case (_, .dates(let range)): range.words
    case (_, .yearDay(let month, let day)): "\(IssueDate.monthNames[month - 1]) \(day) of any year"
    case (.page, .numbers(let range)) where range == 1...1: "front page"
    case (_, .numbers(let range)):
      range.count == 1
        ? "\(name.rawValue) \(range.lowerBound)"
        : "\(name.rawValue)s \(range.lowerBound) to \(range.upperBound)"
    case (.title, .words(let words)): "title with “\(words)”"
    case (.in, .name("bookmarks")): "your bookmarks"
    case (.in, .name("history")): "your history"
    case (.in, .name(let name)): "bookmarks tagged \(name.dropFirst(4))"
    case (.county, .name(let name)): "\(CountyName.plain(name)) County"
    case (.batch, .name(let name)): "batch \(name)"
    case (.saved, .name(let name)): "saved search \(name)"
    case (.is, .name("read")): "read before"
    case (.is, .name("kept")): "kept here"
    case (.is, .name("noted")): "with notes"
    case (_, .name(let name)), (_, .words(let name)): name
    }
  }
}

private func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
