import FoundationEssentials

/// Doctor's report for other programs. Keys are only ever added.
struct DoctorJSON: Encodable {
  struct Section: Encodable {
    let title: String
    let findings: [Line]
  }

  struct Line: Encodable {
    /// `ok`, `note`, `warning` or `failure`.
    let mark: String
    let name: String
    let words: String
    let advice: [String]
  }

  let sections: [Section]
  let verdict: String
  let exitCode: Int32

  init(_ content: DoctorContent) {
    sections = content.sections.map { section in
      Section(
        title: section.title,
        findings: section.findings.map {
          Line(mark: $0.mark.rawValue, name: $0.name, words: $0.words, advice: $0.advice)
        })
    }
    verdict = content.verdict
    exitCode = content.exitCode
  }

  var lines: [String] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    // Strings, numbers and lists of them can always be encoded: there is no error to tell anyone of.
    guard let data = try? encoder.encode(self) else { preconditionFailure("a report that is no JSON") }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
