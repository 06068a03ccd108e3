import HTTP
import Yams

/// Why a text is not YAML, in words, and on which line, from 1, if known.
struct YAMLTrouble {
  let words: String
  let line: Int?
}

extension YAMLTrouble {
  init(_ error: YamlError) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(words: problem, line: mark.line)
    case .duplicatedKeysInMapping(let duplicates, let context):
      self.init(
        words: "\(duplicates.map(SiteAddress.masked).joined(separator: ", ")) is set twice",
        line: context.mark.line)
    case .reader(let problem, let offset, _, let text):
      let lines = offset.map { text.prefix($0).count { $0.isNewline } + 1 }
      self.init(words: problem, line: lines)
    case .writer(let problem), .emitter(let problem), .representer(let problem):
      self.init(words: problem, line: nil)
    case .memory: self.init(words: "there is not enough memory", line: nil)
    case .no, .dataCouldNotBeDecoded: self.init(words: "\(error)", line: nil)
    }
  }
}
