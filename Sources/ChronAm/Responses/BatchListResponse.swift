import NewspaperHTTP

/// The response at `/batches.json`, in one of two shapes distinguished by their keys.
enum BatchListResponse: Decodable, Sendable {
  /// 25 of them, as chronam lists them.
  case chronAm([Row], hasNext: Bool)
  /// All, as an IIIF collection of collections that does not say what is in them.
  case iiif([Collection])

  struct Row: Decodable, Sendable {
    /// `batch_curiv_ahwahnee_ver01`
    let name: LenientLabels
    let lccns: LenientLabels
    /// `2009-03-27T00:59:28+00:00`
    let ingested: LenientLabels
  }

  struct Collection: Decodable, Sendable {
    /// `batch_curiv_ahwahnee_ver01`
    let label: LenientLabels
    let metadata: [Fact]?

    struct Fact: Decodable, Sendable {
      let label: LenientLabels
      let value: LenientLabels
    }
  }

  private enum CodingKeys: String, CodingKey { case batches, collections, next }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: CodingKeys.self)
    if answer.contains(.batches) || !answer.contains(.collections) {
      self = .chronAm(
        try answer.decode([Row].self, forKey: .batches),
        hasNext: try answer.decode(LenientLabels.self, forKey: .next).first != nil)
    } else {
      self = .iiif(try answer.decode([Collection].self, forKey: .collections))
    }
  }
}
