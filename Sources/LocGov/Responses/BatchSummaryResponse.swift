import NewspaperHTTP

/// The response at `/collections/chronicling-america/datasets/batch-summary/`: all batches in one list.
struct BatchSummaryResponse: Decodable, Sendable {
  let datasets: [Row]

  struct Row: Decodable, Sendable {
    /// `curiv_benicia_ver01`
    let batch: LenientLabels
    let lccns: LenientLabels
    /// `2014-11-21T15:57:18-05:00`
    let ingested: LenientLabels
    let pageCount: LenientLabels
    let issueCount: LenientLabels
    /// `https://chroniclingamerica.loc.gov/data/ocr/curiv_benicia_ver01.tar.bz2`: a file with the OCR of its pages.
    let url: LenientLabels
    /// The size of that file, in bytes.
    let size: LenientLabels
    /// The time of that file: `2019-07-11T14:31:17+00:00`
    let archiveCreated: LenientLabels
    let sha1: LenientLabels
    let sha256: LenientLabels

    private enum CodingKeys: String, CodingKey {
      case batch, lccns, ingested, url, size, sha1, sha256
      case pageCount = "page_count"
      case issueCount = "issue_count"
      case archiveCreated = "archive_created"
    }
  }
}
