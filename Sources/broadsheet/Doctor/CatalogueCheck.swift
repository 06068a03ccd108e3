import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// Checks what is available without a network.
struct CatalogueCheck: DoctorCheck {
  let title = "Catalogue"
  /// What was imported; nil if nothing was.
  let imported: (any NewspaperDirectory)?
  let builtIn: any NewspaperDirectory

  func run(report: @escaping Finding.Report) async {
    if let imported { await report(finding("imported", imported)) }
    await report(finding("built in", builtIn))
  }

  private func finding(_ name: String, _ catalogue: any NewspaperDirectory) async -> Finding {
    do throws(NewspaperError) {
      let listing = try await catalogue.newspapers(
        matching: NewspaperQuery(), window: Window(offset: 0, limit: 1))
      let origin = OriginContent(listing.origin).words(now: SystemClock().now)
      return .good(name, "\(Numerals.grouped(listing.total)) newspapers, \(origin)")
    } catch {
      return .failure(name, Failure(error))
    }
  }
}
