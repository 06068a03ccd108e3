import NewspaperHTTP

/// A title as a IIIF Presentation 2 collection: its manifests are the issues, its record is in the metadata.
struct IIIFTitle: Decodable {
  let label: LenientLabels
  let metadata: [Entry]?
  let manifests: [IIIFReference]?

  /// Single values are plain, several are `[{"@value": …}]`.
  struct Entry: Decodable {
    let label: LenientLabels
    let value: LenientLabels
  }

  /// The metadata under `label`, ignoring case.
  func metadata(_ label: String) -> LenientLabels {
    metadata?.first { $0.label.first?.lowercased() == label }?.value ?? LenientLabels()
  }
}
