import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// Checks what is available without a network.
struct CatalogCheck: DoctorCheck {
  let title = "Catalog"
  /// The imported newspapers; nil if there are none.
  let imported: (any NewspaperDirectory)?
  let builtIn: any NewspaperDirectory
  /// What an interrupted import left behind; nil if nothing.
  var leftover: String?
  /// Reads everything that was imported, and fails if it is damaged.
  var verify: @Sendable () async throws(NewspaperError) -> Void = {}

  func run(report: @escaping Finding.Report) async {
    if let imported { await report(finding("imported", imported, verify)) }
    await report(finding("built in", builtIn, hasDemonstration: true) {})
    if let leftover {
      await report(
        .note(
          "leftover", "an interrupted import left \(leftover)",
          advice: ["The next import removes it; you can also delete it."]))
    }
  }

  private func finding(
    _ name: String, _ catalog: any NewspaperDirectory, hasDemonstration: Bool = false,
    _ verify: @Sendable () async throws(NewspaperError) -> Void
  ) async -> Finding {
    do throws(NewspaperError) {
      try await verify()
      let listing = try await catalog.newspapers(
        matching: NewspaperQuery(), window: Window(offset: 0, limit: 1))
      let origin = OriginContent(listing.origin).words(now: SystemClock().now)
      // It is in the list, but is not a real newspaper.
      let words =
        hasDemonstration
        ? "\(Numerals.grouped(listing.total - 1)) newspapers and the demonstration newspaper"
        : Numerals.count(listing.total, "newspaper")
      return .good(name, "\(words), \(origin)")
    } catch {
      return .failure(name, Failure(error))
    }
  }
}
