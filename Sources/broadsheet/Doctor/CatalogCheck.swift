import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// Checks what is available without a network.
struct CatalogCheck: DoctorCheck {
  let title = "Catalog"
  /// What was imported; nil if nothing was.
  let imported: (any NewspaperDirectory)?
  let builtIn: any NewspaperDirectory
  /// Reads all that was imported, and fails if it is damaged.
  var verify: @Sendable () async throws(NewspaperError) -> Void = {}

  func run(report: @escaping Finding.Report) async {
    if let imported { await report(finding("imported", imported, verify)) }
    await report(finding("built in", builtIn) {})
  }

  private func finding(
    _ name: String, _ catalog: any NewspaperDirectory,
    _ verify: @Sendable () async throws(NewspaperError) -> Void
  ) async -> Finding {
    do throws(NewspaperError) {
      try await verify()
      let listing = try await catalog.newspapers(
        matching: NewspaperQuery(), window: Window(offset: 0, limit: 1))
      let origin = OriginContent(listing.origin).words(now: SystemClock().now)
      return .good(name, "\(Numerals.grouped(listing.total)) newspapers, \(origin)")
    } catch {
      return .failure(name, Failure(error))
    }
  }
}
