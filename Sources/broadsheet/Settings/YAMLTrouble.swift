import HTTP
import Yams

/// Why a text is not valid YAML, in words, and on which line, from 1, if known.
struct YAMLTrouble {
  let words: String
  let line: Int?
}

extension YAMLTrouble {
  init(invalid words: String, line: Int?) {
    self.init(words: "this is not valid YAML: \(words)", line: line)
  }

  init(_ error: YamlError) {
    switch error {
    // Only the context of the error, which is left out below, says what was expected.
    case .composer(_, "but found another document", let mark, _):
      self.init(words: "a second document begins here; put everything into one", line: mark.line)
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(invalid: problem, line: mark.line)
    case .duplicatedKeysInMapping(let names, let context):
      let (name, first) = (names.first ?? "", context.mark)
      let second = YAMLTrouble.line(of: name, after: first, in: context.text)
      self.init(
        words: "\(SiteAddress.masked(name).prefix(80)) is set twice"
          + (second == nil ? "" : "; the first time on line \(first.line)"), line: second ?? first.line)
    case .reader(let problem, let offset, _, let text):
      let lines = offset.map { text.prefix($0).count { $0.isNewline } + 1 }
      self.init(invalid: problem, line: lines)
    case .writer(let problem), .emitter(let problem), .representer(let problem):
      self.init(invalid: problem, line: nil)
    case .memory: self.init(invalid: "there is not enough memory", line: nil)
    case .no, .dataCouldNotBeDecoded: self.init(invalid: "\(error)", line: nil)
    }
  }

  /// Where a name is repeated below `mark`, at the same depth; nil if it is on the same line. Yams reports
  /// only the first place.
  private static func line(of name: String, after mark: Mark, in text: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.dropFirst(mark.line).firstIndex { line in
      let written = line.drop { $0 == " " }
      guard line.count - written.count == mark.column - 1, let colon = written.firstIndex(of: ":") else {
        return false
      }
      return String(written[..<colon]).filter { !" \"'".contains($0) } == name
    }
    return found.map { $0 + 1 }
  }
}
