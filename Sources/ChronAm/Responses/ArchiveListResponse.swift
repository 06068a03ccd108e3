import NewspaperHTTP

/// The response at `/ocr.json`: the OCR of batches as files, which chronam and Open ONI make if configured
/// to.
struct ArchiveListResponse: Decodable, Sendable {
  let ocr: [Row]

  struct Row: Decodable, Sendable {
    /// `curiv_benicia_ver01.tar.bz2`
    let name: LenientLabels
    /// With or without the site.
    let url: LenientLabels
    /// In bytes.
    let size: LenientLabels
    /// `2019-07-11T14:31:17+00:00`
    let created: LenientLabels
    let sha1: LenientLabels
  }
}
