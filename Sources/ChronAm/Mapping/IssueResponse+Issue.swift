import NewspaperHTTP
import Newspapers

extension IssueResponse {
  /// The newspaper's name: a manifest has it before the date, `Evening star. [1859-02-21]`.
  var title: String? {
    switch self {
    case .chronAm(let issue): issue.title.first.flatMap(PlainTitle.text)
    case .iiif(let issue):
      issue.label.first.map { label in
        let date = label.lastIndex(of: "[").flatMap { label.hasSuffix("]") ? $0 : nil }
        return date.map { String(label[..<$0]) } ?? label
      }.flatMap(PlainTitle.text)
    }
  }

  /// The issue that the response is about; nil if it does not say.
  var id: IssueID? {
    let address =
      switch self {
      case .chronAm(let issue): issue.url.first
      case .iiif(let issue): issue.id.first
      }
    return address.flatMap { try? PageAddress($0) }?.issue
  }

  /// By sequence, each once; a page without a sequence number is counted.
  var pages: [IssuePage] {
    let pages: [IssuePage] =
      switch self {
      case .chronAm(let issue):
        issue.pages.enumerated().map { position, page in
          IssuePage(sequence: page.sequence.sequence ?? position + 1)
        }
      case .iiif(let issue):
        issue.sequences.flatMap { $0.canvases ?? [] }.enumerated().map { position, canvas in
          IssuePage(sequence: canvas.label.sequence ?? position + 1, hasScan: canvas.hasScan)
        }
      }
    var known: Set<Int> = []
    return pages.filter { known.insert($0.sequence).inserted }.sorted { $0.sequence < $1.sequence }
  }

  var volume: String? {
    if case .chronAm(let issue) = self { issue.volume.first } else { nil }
  }

  var number: String? {
    if case .chronAm(let issue) = self { issue.number.first } else { nil }
  }
}

extension LenientLabels {
  fileprivate var sequence: Int? { count.flatMap { (1...99_999).contains($0) ? $0 : nil } }
}
