import Newspapers

/// The issues of an NDNP batch, as its `batch.xml` lists them.
public struct BatchContents: Sendable {
  public struct Issue: Hashable, Sendable {
    /// Nil if the list gives no valid number, day or edition.
    public let id: IssueID?
    /// The path of the issue's METS, from the list's folder:
    /// `./sn99021999/0020653817A/1887030301/1887030301.xml`.
    public let path: String
  }

  /// In the order of the list.
  public let issues: [Issue]

  public init(_ bytes: [UInt8]) {
    issues = NDNPTag.tags(of: bytes).filter { $0.name == "issue" && !$0.text.isEmpty }.map { tag in
      guard let lccn = tag.value(of: "lccn").flatMap({ try? LCCN($0) }),
        let date = tag.value(of: "issueDate").flatMap({ IssueDate($0) }),
        let edition = Int(tag.value(of: "editionOrder") ?? "1"), IssueID.editions.contains(edition)
      else { return Issue(id: nil, path: tag.text) }
      return Issue(id: IssueID(lccn: lccn, date: date, edition: edition), path: tag.text)
    }
  }
}
