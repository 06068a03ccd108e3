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
}
