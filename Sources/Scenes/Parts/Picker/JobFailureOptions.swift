import Newspapers
import Presentation
import Text

/// What was unavailable in a job: each is an address.
struct JobFailureOptions: PickerOptions {
  let job: QueuedJob

  var title: String { "Not available" }

  func options() async throws(NewspaperError) -> [PickerOption<String>] {
    job.failures.map { failure in
      let address = try? PageAddress(failure.item)
      let name = address?.page?.shortWords ?? address?.issue?.shortWords ?? Sanitizer.sanitized(failure.item)
      return PickerOption(
        .init(name, detail: Sanitizer.sanitized(failure.reason)), failure.item)
    }
  }
}
