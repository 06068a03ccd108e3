import Newspapers
import Presentation

/// What of pages to queue.
struct QueueOptions: PickerOptions {
  let offers: [JobOffer]

  func options() async throws(NewspaperError) -> [PickerOption<JobOffer>] {
    offers.map { PickerOption(.init($0.name, note: $0.price, detail: $0.detail), $0) }
  }
}
