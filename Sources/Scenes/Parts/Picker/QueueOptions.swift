import Newspapers
import Presentation

/// What to queue for pages.
struct QueueOptions: PickerOptions {
  let offers: [JobOffer]

  /// `Text and scans of all 120 front pages about 1,230 requests` fits.
  static let columns = 64

  func options() async throws(NewspaperError) -> [PickerOption<JobOffer>] {
    // The detail begins with the price.
    offers.map { PickerOption(.init($0.name, note: $0.price, detail: $0.detail, spoken: $0.name), $0) }
  }
}
