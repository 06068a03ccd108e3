import NewspaperHTTP

/// The response at `/lccn/{lccn}/{date}/ed-{edition}.json`, in one of two shapes distinguished by their keys.
enum IssueResponse: Decodable {
  case chronAm(ChronAmIssue)
  case iiif(IIIFIssue)

  private enum CodingKeys: String, CodingKey {
    case pages, sequences
    case type = "@type"
    case date = "date_issued"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.type) || answer.contains(.sequences) {
      self = .iiif(try IIIFIssue(from: decoder))
    } else if answer.contains(.pages) || answer.contains(.date) {
      self = .chronAm(try ChronAmIssue(from: decoder))
    } else {
      throw DecodingError.keyNotFound(
        CodingKeys.pages,
        .init(codingPath: decoder.codingPath, debugDescription: "neither pages nor sequences"))
    }
  }
}

/// An issue in chronam's JSON.
struct ChronAmIssue: Decodable {
  let url: LenientLabels
  let date: LenientLabels
  let volume: LenientLabels
  let number: LenientLabels
  /// Its name and address.
  let title: LenientLabels
  let pages: [Page]

  struct Page: Decodable {
    let sequence: LenientLabels
  }

  private enum CodingKeys: String, CodingKey {
    case url, volume, number, title, pages
    case date = "date_issued"
  }
}

/// An issue as a IIIF Presentation 2 manifest: its date and edition are only in `@id`.
struct IIIFIssue: Decodable {
  let id: LenientLabels
  /// `Evening star. [1859-02-21]`
  let label: LenientLabels
  let sequences: [Sequence]

  struct Sequence: Decodable {
    let canvases: [IIIFCanvas]?
  }

  private enum CodingKeys: String, CodingKey {
    case id = "@id"
    case label, sequences
  }
}
