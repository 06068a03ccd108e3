import Clock
import Files
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes
import Synchronization

/// Whether the source answers as this program expects: requests one thing of each kind, at its pace, and says
/// which responses were understood.
struct LiveCheck: DoctorCheck {
  let title = "Live"
  let services: Services
  /// Where to record answers; nil to record none.
  let folder: String?

  /// About twenty: a source of an unexpected kind must not be queried endlessly.
  private static let limit = 24

  func run(report: @escaping Finding.Report) async {
    let recorder: ResponseRecorder?
    do throws(FileFailure) {
      recorder = try folder.map { (path) throws(FileFailure) in try ResponseRecorder(folder: path) }
    } catch {
      let failure = Failure("cannot write \(error.reason)", exitCode: ExitStatus.inputOutput)
      return await report(.failure("recording", failure))
    }
    let step = Mutex("")
    let asked = LiveSource(services: services) { client in
      let announced = AnnouncedClient(client, limit: LiveCheck.limit) { number, url in
        await report(.note("request \(number)", SourceCheck.page(url)))
      }
      guard let recorder else { return announced }
      return RecordingClient(client: announced, recorder: recorder) { step.withLock { $0 } }
    }
    guard var asked else {
      return await report(.note("requests", "none: only this machine's newspapers are used"))
    }
    for name in LiveSource.steps {
      step.withLock { $0 = name }
      guard await look(name, &asked, report) else { break }
    }
    if let recorder { await tell(of: recorder, report) }
  }

  /// - Returns: false if further requests are pointless.
  private func look(
    _ name: String, _ source: inout LiveSource, _ report: @escaping Finding.Report
  ) async -> Bool {
    let clock = ContinuousClock()
    let start = clock.now
    do throws(NewspaperError) {
      let words = try await source.ask(name)
      await report(.good(name, "\(words), in \((clock.now - start).inSeconds)"))
      return true
    } catch {
      switch error {
      // Without a list, a newspaper site has no purpose.
      case .unsupported where name != LiveSource.listStep:
        await report(.note(name, Failure.words(for: error)))
      case .notFound where name != LiveSource.listStep:
        await report(.warning(name, Failure.words(for: error)))
      default: await report(.failure(name, LiveCheck.failure(error)))
      }
      let mayGoOn = LiveCheck.isWorthGoingOn(after: error)
      if !mayGoOn { await report(.note("requests", "no more sent")) }
      return mayGoOn
    }
  }

  /// Whatever the error would mean to a command, here it means that the source does not work.
  private static func failure(_ error: NewspaperError) -> Failure {
    let failure = Failure(error)
    let isOurs = failure.exitCode == ExitStatus.usage || failure.exitCode == ExitStatus.notFound
    return Failure(
      failure.message, advice: failure.advice, exitCode: isOurs ? ExitStatus.unavailable : failure.exitCode)
  }

  private static func isWorthGoingOn(after error: NewspaperError) -> Bool {
    switch error {
    case .unreachable, .botCheck, .rateLimited, .notASite, .canceled, .local: false
    default: true
    }
  }

  private func tell(of recorder: ResponseRecorder, _ report: @escaping Finding.Report) async {
    if let failure = recorder.failure {
      let words = Failure("cannot write \(failure.reason)", exitCode: ExitStatus.inputOutput)
      return await report(.failure("recording", words))
    }
    let count = "\(recorder.count) response\(recorder.count == 1 ? "" : "s")"
    await report(.good("recording", "\(count) in \(recorder.path); attach them to your report"))
  }
}
