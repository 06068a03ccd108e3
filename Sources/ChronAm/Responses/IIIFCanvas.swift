import NewspaperHTTP

/// A page as a IIIF canvas. A page that was not scanned has no images, and an `@id` that ends in `/None`.
struct IIIFCanvas: Decodable {
  let id: LenientLabels
  /// The sequence number.
  let label: LenientLabels
  /// Pixels of the scan; made up for a page without one.
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

  /// The image service as the site names it.
  var service: String? { images?.lazy.compactMap { $0.resource?.service?.all.first?.id.first }.first }

  /// Where the site says the page's files are.
  var links: [String] {
    (images ?? []).flatMap { ($0.rendering?.all ?? []) + ($0.seeAlso?.all ?? []) }.compactMap(\.id.first)
  }
}
