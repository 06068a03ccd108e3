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
  }
}
