import NewspaperHTTP

/// The response at `/lccn/{lccn}.json`, in one of two shapes distinguished by their keys.
enum TitleResponse: Decodable {
  case chronAm(ChronAmTitle)
  case iiif(IIIFTitle)

  private enum CodingKeys: String, CodingKey {
    case name, lccn
    case type = "@type"
    case manifests, metadata
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.type) || answer.contains(.manifests) || answer.contains(.metadata) {
      self = .iiif(try IIIFTitle(from: decoder))
    } else if answer.contains(.name) || answer.contains(.lccn) {
      self = .chronAm(try ChronAmTitle(from: decoder))
    } else {
      throw DecodingError.keyNotFound(
        CodingKeys.name, .init(codingPath: decoder.codingPath, debugDescription: "neither name nor metadata"))
    }
  }
}
