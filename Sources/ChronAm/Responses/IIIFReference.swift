import NewspaperHTTP

/// A collection or manifest as another one lists it. A title's number is only in `@id`, an issue's date in
/// `label`.
struct IIIFReference: Decodable {
  let id: LenientLabels
  let label: LenientLabels

  private enum CodingKeys: String, CodingKey {
    case id = "@id"
    case label
  }
}
