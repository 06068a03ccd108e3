import NewspaperHTTP

/// The response at `…/seq-{sequence}.json`: a IIIF canvas at Open ONI sites, the page's files at chronam
/// sites.
enum PageResponse: Decodable {
  case chronAm
  case iiif(IIIFCanvas)

  private enum CodingKeys: String, CodingKey {
    case images, jp2, pdf, sequence
    case type = "@type"
    case id = "@id"
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.type) || answer.contains(.id) || answer.contains(.images) {
      self = .iiif(try IIIFCanvas(from: decoder))
    } else if answer.contains(.jp2) || answer.contains(.pdf) || answer.contains(.sequence) {
      self = .chronAm
    } else {
      throw DecodingError.keyNotFound(
        CodingKeys.images, .init(codingPath: decoder.codingPath, debugDescription: "neither images nor jp2"))
    }
  }
}
