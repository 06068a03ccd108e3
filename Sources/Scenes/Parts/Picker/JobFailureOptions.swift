import Newspapers
import Presentation
import Text

/// What was unavailable in a job: each is an address.
struct JobFailureOptions: PickerOptions {
  let job: QueuedJob

  var title: String { "Not available" }

  func options() async throws(NewspaperError) -> [PickerOption<String>] {
    job.failures.map { failure in
      let name =
        switch try? PageAddress(failure.item) {
        case .page(let page)?: page.shortWords
        // Not its first page, which an address of an issue also stands for.
        case .some(let address): address.issue?.shortWords ?? Sanitizer.sanitized(failure.item)
        case nil: Sanitizer.sanitized(failure.item)
        }
      return PickerOption(
        .init(name, detail: Sanitizer.sanitized(failure.reason)), failure.item)
    }
  }
}
