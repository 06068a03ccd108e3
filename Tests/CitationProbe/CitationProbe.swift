import Citations
import Foundation
import Newspapers

/// Prints made-up references in every style, for other programs to read: `citation-probe COUNT SEED`. Each
/// line is a JSON object with the styles' names, and `facts`, which says what must be read back.
@main struct CitationProbe {
  static func main() throws {
    let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 500 : 500
    let seed = CommandLine.arguments.count > 2 ? UInt64(CommandLine.arguments[2]) ?? 1 : 1
    var references = MadeReferences(seed: seed)
    var bibliography = Bibliography()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for number in 0..<count {
      // Every second one has characters that formats have to escape.
      let isOdd = number % 2 == 1
      let reference = try references.next(isOdd: isOdd)
      guard let key = bibliography.add(reference) else { continue }
      var line: [String: String] = ["key": key]
      for style in CitationStyle.allCases { line[style.rawValue] = reference.text(in: style, key: key) }
      line["facts"] = String(decoding: try encoder.encode(reference.facts(isOdd: isOdd)), as: UTF8.self)
      print(String(decoding: try encoder.encode(line), as: UTF8.self))
    }
  }
}

extension Reference {
  fileprivate func text(in style: CitationStyle, key: String) -> String {
    style.citation(self, key: style.isData ? key : nil)
  }

  fileprivate func facts(isOdd: Bool) -> [String: String] {
    var facts = ["title": title, "odd": isOdd ? "yes" : "", "authors": String(authors.count)]
    facts["headline"] = headline
    facts["page"] = printedPage
    facts["address"] = address
    if case .page = work { facts["kind"] = "page" }
    if case .issue = work { facts["kind"] = "issue" }
    if case .newspaper = work { facts["kind"] = "newspaper" }
    return facts
  }
}
