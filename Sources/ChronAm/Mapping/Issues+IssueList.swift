import NewspaperHTTP
import Newspapers

extension TitleResponse {
  /// The issues of the title, nil for one without a readable date; nil if the response does not say.
  var listedIssues: [ListedIssue?]? {
    switch self {
    case .chronAm(let title):
      title.issues?.map { ListedIssue(date: $0.date.first, address: $0.url.first) }
    case .iiif(let title):
      title.manifests?.map { ListedIssue(date: $0.label.first, address: $0.id.first) }
    }
  }
}

extension ListedIssue {
  /// From the date as written, and the address `…/1865-10-02/ed-1.json`, which has the edition and the date
  /// again.
  fileprivate init?(date: String?, address: String?) {
    let parts = (address ?? "").split(separator: "/").suffix(2)
    guard let date = date.flatMap({ IssueDate($0) }) ?? parts.first.flatMap({ IssueDate($0) }) else {
      return nil
    }
    let digits = (parts.last ?? "").removing(prefix: "ed-").prefix { $0 != "." }
    let edition = Int(digits).flatMap { IssueID.editions.contains($0) ? $0 : nil }
    self.init(date: date, edition: edition ?? 1)
  }
}

extension Substring {
  /// Empty if it does not begin with the prefix.
  fileprivate func removing(prefix: String) -> Substring { hasPrefix(prefix) ? dropFirst(prefix.count) : "" }
}
