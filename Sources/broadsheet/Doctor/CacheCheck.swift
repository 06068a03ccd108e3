import Files
import HTTP
import MVP
import Scenes

/// Checks the cached responses.
struct CacheCheck: DoctorCheck {
  let title = "Cache"
  let cache: ResponseCache

  func run(report: @escaping Finding.Report) async {
    do throws(FileFailure) {
      let statistics = try await cache.statistics()
      let count = "\(Numerals.grouped(statistics.entries)) response\(statistics.entries == 1 ? "" : "s")"
      let bytes = "\(ByteCount(bytes: statistics.bytes)) of \(ByteCount(bytes: cache.limit))"
      await report(.good("responses", "\(count), \(bytes)"))
    } catch {
      await report(
        .warning(
          "responses", "they cannot be read: \(error.reason)", advice: ["Try “broadsheet cache clear”."])
      )
    }
  }
}
