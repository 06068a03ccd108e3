import Clock
import MVP
import Text

extension DocumentScreen: SpokenScreen {
  public var unspoken: Set<Command> { drawnCommands }

  /// Which link is selected is not said.
  public var opensSelected: Bool { false }

  public var speech: Speech {
    speech { content in
      let all = statements(of: content)
      let said = spoken.range(of: all.count)
      let links = content.document(now: clock.now).linkCount
      return Speech(
        "", Array(all[said]), said: said, of: all.count, choices: links > 0 ? 1...links : nil,
        choosing: "A number follows that link")
    }
  }

  private func statements(of content: P.Content) -> [String] {
    let document = content.document(now: clock.now).changingFailures {
      LinearHelp.typed(keyNames.resolved($0))
    }
    var statements = document.statements
    let heading = document.blocks.prefix { block in
      switch block {
      case .title, .subtitle: true
      default: false
      }
    }
    statements.insert(
      contentsOf: drawnWords.map { SpokenText.sentence(keyNames.resolved($0)) }, at: heading.count)
    return statements
  }

  public func turn(isForward: Bool, saying count: Int?) -> Bool {
    guard let total = presenter.state.content.map(statements)?.count else { return false }
    return spoken.turn(isForward: isForward, saying: count, of: total)
  }

  public func choose(_ number: Int) -> Bool {
    guard let count = presenter.state.content?.document(now: clock.now).linkCount,
      (1...max(1, count)).contains(number), count > 0
    else { return false }
    presenter.follow(link: number - 1)
    return true
  }
}

extension Document {
  /// The text as statements, each of which makes sense by itself: `Place: Detroit, Michigan.`
  var statements: [String] {
    var name = ""
    return blocks.compactMap { block -> String? in
      switch block {
      case .title(let text), .subtitle(let text): return SpokenText.sentence(text)
      case .heading(let text):
        name = ""
        return SpokenText.words(text) + ":"
      case .paragraph(let text):
        name = ""
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .field(let own, let values):
        if !own.isEmpty { name = own }
        return SpokenText.sentence(Document.named(name, values.joined(separator: "; ")))
      case .link(let own, let text, let number):
        if !own.isEmpty { name = own }
        return "\(number + 1). " + SpokenText.sentence(Document.named(name, text))
      case .strip(let own, let from, let marks, _, _):
        guard !own.isEmpty, let decades = Document.decades(from, marks) else { return nil }
        name = own
        return SpokenText.sentence("\(own): \(decades)")
      case .failure(let message, let advice):
        return "Error: " + SpokenText.sentences([message] + advice)
      // What follows it is about the same.
      case .years(_, _, let spoken):
        name = spoken.isEmpty ? "Issues by year" : ""
        return spoken.isEmpty ? nil : SpokenText.sentence(spoken)
      case .space: return nil
      }
    }
  }

  private static func named(_ name: String, _ text: String) -> String {
    name.isEmpty ? text : "\(name): \(text)"
  }

  /// `the 1860s to the 1880s`, from a strip of decades.
  private static func decades(_ from: String, _ marks: [Bool]) -> String? {
    guard let start = Int(from.prefix(4)) else { return nil }
    var ranges: [(first: Int, last: Int)] = []
    for (number, isMarked) in marks.enumerated() where isMarked {
      let decade = start + 10 * number
      if let last = ranges.last, last.last == decade - 10 {
        ranges[ranges.count - 1].last = decade
      } else {
        ranges.append((decade, decade))
      }
    }
    let words = ranges.map {
      $0.first == $0.last ? "the \($0.first)s" : "the \($0.first)s to the \($0.last)s"
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
