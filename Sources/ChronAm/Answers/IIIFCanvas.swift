import NewspaperHTTP

/// A page as a IIIF canvas. A page that was not scanned has no images, and an `@id` that ends in `/None`.
struct IIIFCanvas: Decodable {
  let id: LenientLabels
  /// The sequence.
  let label: LenientLabels
  /// Pixels of the scan; of a page without scan they are made up.
  let width: LenientLabels
  let height: LenientLabels
  let images: [Image]?

  struct Image: Decodable {
    let resource: Resource?
    let rendering: OneOrMore<IIIFReference>?
    let seeAlso: OneOrMore<IIIFReference>?
  }

  struct Resource: Decodable {
    let service: OneOrMore<IIIFReference>?
  }

  private enum CodingKeys: String, CodingKey {
    case id = "@id"
    case label, width, height, images
  }

  var hasScan: Bool { images?.isEmpty == false && id.first?.hasSuffix("/None") != true }

  /// The image service as the site calls it.
  var service: String? { images?.lazy.compactMap { $0.resource?.service?.all.first?.id.first }.first }

  /// Where the site has the page's files, by its own words.
  var links: [String] {
    (images ?? []).flatMap { ($0.rendering?.all ?? []) + ($0.seeAlso?.all ?? []) }.compactMap(\.id.first)
  }
}
