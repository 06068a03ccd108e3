import Clock
import HTTP
import MVP
import NewspaperHTTP
import Newspapers
import Presentation
import Scenes
import Synchronization

/// Checks whether the source responds: requests a list of one newspaper and that newspaper's record, through
/// the same paced client as every command, in at most three requests.
struct SourceCheck: DoctorCheck {
  let title = "Source"
  let settings: Settings
  let services: Services
  /// The source named on the command line.
  let named: Source?
  /// Whether the reader has forbidden requests.
  let isOffline: Bool
  /// Whether another check sends requests, of all kinds.
  var isLive = false

  func run(report: @escaping Finding.Report) async {
    await report(.good("source", words))
    guard source != .offline else { return }
    guard !isOffline else { return await report(.note("requests", "none (--offline)")) }
    if let until = blockedUntil {
      await report(trouble("requests", .rateLimited(host: host, until: until), "; none was sent"))
      return
    }
    guard !isLive else { return }
    guard !listsAreLocal else {
      let advice = "“broadsheet doctor --source loc” asks whether \(host) answers."
      return await report(.note("requests", "none was sent, as lists need none", advice: [advice]))
    }
    await ask(report)
  }

  private var source: Source? { named ?? settings.source }

  /// Whether the imported catalog is used for lists. Issues, pages and searches still come from the Library.
  private var listsAreLocal: Bool { source == nil && services.hasCatalog }

  /// If no source was named, the catalog is the fallback, so that the program still works.
  private var hasFallback: Bool { source == nil }

  private var words: String {
    let origin = named == nil ? settings.written[.source]?.place : "--source"
    let place = origin.map { " (\($0))" } ?? ""
    return switch source {
    case nil where listsAreLocal:
      "lists: the local catalog; issues, pages and searches: the Library of Congress, \(host)"
    case nil: "the Library of Congress, \(host); if it cannot be reached, the starter catalog"
    case .loc: "the Library of Congress, \(host), and nothing else\(place)"
    case .offline: "what is on this machine; no requests are sent\(place)"
    case .site(let address): "\(address)\(place)"
    }
  }

  private var host: String {
    if case .site(let address) = source { address.origin.host } else { settings.locURL.origin.host }
  }

  private var blockedUntil: Double? {
    let known = PaceReading.all(
      in: settings.paceDirectory, now: SystemClock().now, pace: settings.pace(of:))
    return known.first { $0.host == host }?.blockedUntil
  }

  private func ask(_ report: @escaping Finding.Report) async {
    let purpose = Purpose("to list one newspaper")
    let service = services.source.bareDirectory { client in
      AnnouncedClient(client) { number, url in
        await report(.note("request \(number)", "\(purpose.words): \(SourceCheck.page(url))"))
      }
    }
    let clock = ContinuousClock()
    let start = clock.now
    do throws(NewspaperError) {
      let window = Window(offset: 0, limit: 1)
      let listing = try await service.newspapers(matching: NewspaperQuery(), window: window)
      guard let first = listing.newspapers.first else {
        return await report(.warning("list", "the source has no newspapers"))
      }
      let count = Numerals.grouped(listing.total)
      await report(.good("list", "\(count) newspapers, in \((clock.now - start).inSeconds)"))
      purpose.words = "to read the record of \(first.lccn)"
      await report(await record(first.lccn, of: service))
    } catch {
      await report(trouble("list", error))
    }
  }

  private func record(_ lccn: LCCN, of service: any NewspaperDirectory) async -> Finding {
    let clock = ContinuousClock()
    let start = clock.now
    do throws(NewspaperError) {
      let record = try await service.newspaper(lccn)
      return .good(
        "record", "\(record.detail.newspaper.title), in \((clock.now - start).inSeconds)")
    } catch .notFound {
      return .warning("record", "the source lists \(lccn) but has no record of it")
    } catch {
      return trouble("record", error)
    }
  }

  private func trouble(_ name: String, _ error: NewspaperError, _ more: String = "") -> Finding {
    let failure = Failure(error)
    if hasFallback {
      let use = listsAreLocal ? "only lists and what is on this machine work" : "using the starter catalog"
      let words = "\(failure.message)\(more); \(use)"
      return .warning(name, words, advice: failure.advice)
    }
    // Unlike in other commands, here any failure means that the source does not do what it should.
    let isOurs = failure.exitCode == ExitStatus.usage || failure.exitCode == ExitStatus.notFound
    return .failure(
      name,
      Failure(
        failure.message + more, advice: failure.advice,
        exitCode: isOurs ? ExitStatus.unavailable : failure.exitCode))
  }

  /// Host and path, without user name and password.
  static func page(_ url: String) -> String { String(Site(url).name.prefix { $0 != "?" }) }
}

/// What requests are currently sent for.
private final class Purpose: Sendable {
  private let text: Mutex<String>

  init(_ words: String) { text = Mutex(words) }

  var words: String {
    get { text.withLock { $0 } }
    set { text.withLock { $0 = newValue } }
  }
}

extension Duration {
  /// `0.4 s`.
  var inSeconds: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
