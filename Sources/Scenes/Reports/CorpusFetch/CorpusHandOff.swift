import MVP
import Newspapers
import Presentation

/// Has another program download what a corpus lacks.
public enum CorpusHandOff: Hashable, Sendable {
  case downloads(BatchDownloads)
  /// A job for one machine of a cluster, which runs `program`.
  case slurm(program: String)
}

/// What that program needs.
public struct CorpusHandOffContent: Hashable, Sendable {
  public let lines: [String]
  public let notices: [String]
}

public final class CorpusHandOffPresenter: MvpPresenter<CorpusHandOffContent> {
  private let handOff: CorpusHandOff
  private let store: any CorpusStore
  private let interval: (_ address: String) -> Double

  /// - Parameter interval: seconds per archive that the server of an address allows; 0 if it has no rule.
  public init(
    _ handOff: CorpusHandOff, store: any CorpusStore, interval: @escaping (_ address: String) -> Double
  ) {
    (self.handOff, self.store, self.interval) = (handOff, store, interval)
  }

  public override func start() async {
    do throws(NewspaperError) {
      guard let plan = try await store.plan() else { return show(.failed(.noCorpus(in: store.path))) }
      let missing = try await CorpusFetchPresenter.missing(plan, store).map(\.archive)
      guard let first = missing.first else {
        let words = CorpusFetchContent(had: try await store.status(of: plan)).parts
        return show(.empty(EmptyState(words.joined(separator: "; "))))
      }
      let folder = store.path.hasSuffix("/") ? store.path + "archives" : store.path + "/archives"
      let interval = self.interval(first.address)
      let allowed = interval > 0 ? 10 : nil
      let fetch = ShellLine.of(["broadsheet", "corpus", "fetch", store.path])
      switch handOff {
      case .downloads(let downloads):
        show(
          .content(
            CorpusHandOffContent(
              lines: downloads.lines(missing, filesInTenMinutes: allowed, folder: folder),
              notices: downloads.notices(missing, filesInTenMinutes: allowed)
                + ["“\(fetch)” compares the checksums afterward"])))
      case .slurm(let program):
        let seconds = CorpusEstimate(missing).fetchSeconds(interval: interval, rate: 5e6)
        show(
          .content(
            CorpusHandOffContent(
              lines: CorpusHandOffPresenter.script(program, store.path, hours: Int(seconds / 3600) + 2),
              notices: ["submit it with sbatch; submit it again to continue"])))
      }
    } catch {
      show(.failed(Failure(error)))
    }
  }

  /// One task on one machine: using more addresses would circumvent the server's limit.
  private static func script(_ program: String, _ folder: String, hours: Int) -> [String] {
    [
      "#!/bin/sh", "#SBATCH --job-name=broadsheet-fetch", "#SBATCH --ntasks=1", "#SBATCH --cpus-per-task=1",
      "#SBATCH --mem=256M", "#SBATCH --time=\(hours):00:00", "#SBATCH --requeue",
      "exec \(ShellLine.inQuotes(program)) corpus fetch \(ShellLine.inQuotes(folder))",
    ]
  }
}

/// What `corpus fetch --hand-off` prints.
public final class CorpusHandOffText: MvpView {
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  public init(output: any TextOutput) { self.output = output }

  public func render(_ state: ViewState<CorpusHandOffContent>) {
    switch state {
    case .content(let content):
      for notice in content.notices { output.note(notice) }
      output.write(content.lines)
    case .empty(let nothing): output.note(nothing.message)
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }
}
