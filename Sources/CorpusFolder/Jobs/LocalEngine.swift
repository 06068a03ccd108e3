import Corpus
import Files
import Glibc
import Newspapers

/// Runs jobs in this program, several batches at once.
public struct LocalEngine: Sendable {
  /// Its progress.
  public struct Progress: Hashable, Sendable {
    public let done: Int
    public let total: Int
    public let pages: Int
    /// The fraction of the work.
    public let fraction: Double
  }

  public let inputs: JobInputs
  let jobs: Int
  let program: String
  /// The command that remakes damaged pages, in quotes.
  let mending: String
  let meter: JobMeter

  /// - Parameters:
  ///   - jobs: how many batches at once; each takes up to 40 MB of memory.
  ///   - program: its version.
  ///   - mending: the command that remakes damaged pages, for messages.
  public init(_ inputs: JobInputs, jobs: Int, program: String, mending: String, meter: JobMeter) {
    (self.inputs, self.jobs, self.program) = (inputs, max(1, jobs), program)
    (self.mending, self.meter) = ("“\(mending)”", meter)
  }

  /// One thread for each batch, unless there are fewer batches than that.
  func options(for count: Int) -> CorpusOptions {
    inputs.options(program: program, threads: count * 2 <= jobs ? 2 : 1)
  }

  /// Counts all batches on this machine. They are added in the order of their names, so that a page in two
  /// batches counts in the first.
  /// - Parameter progress: called after each batch.
  @concurrent public func run(
    _ job: CorpusJob, progress: @escaping @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> ResultWriter.Made {
    let batches = inputs.batches
    for batch in batches {
      // Not after hours of counting others.
      guard case .archive(let path) = batch.source, access(path, R_OK) != 0 else { continue }
      throw .local(what: "cannot read \(FileFailure(path).reason)")
    }
    let name = try ResultName(job, inputs)
    let writer = try ResultWriter(job, inputs, name)
    let work = BatchJob(
      JobPlan(job, filter: inputs.filter, states: inputs.states), store: inputs.store,
      options: options(for: batches.count), sink: writer.sink, meter: meter)
    var adding = OrderedAdding(work, batches, writer.sink)
    var weights = Weights(batches)
    do throws(CorpusFailure) {
      try await each(batches.indices.map(\.self), window: 4 * jobs) { index in
        do throws(CorpusFailure) {
          return .success(try await work.count(batches[index].name, batches[index].source))
        } catch {
          return .failure(advised(error, batches[index].source))
        }
      } take: { index, outcome throws(CorpusFailure) in
        let added = try await adding.take(index, outcome)
        weights.add(index)
        writer.touch()
        await progress(weights.progress(meter.pages))
        return added
      }
    } catch {
      throw NewspaperError(error)
    }
    var facts = adding.facts
    (facts.missing, facts.program, facts.engineVersion) = (inputs.missing, program, program)
    facts.receiptsSum = try JobInputs.sum(receipts: adding.receipts.map(\.line))
    facts.read = zip(batches, adding.receipts).map { ResultDescription.Read($0.name, $1) }
    for (batch, receipt) in zip(batches, adding.receipts) { inputs.remember(batch, receipt) }
    let identities = zip(batches, adding.receipts).map { JobInputs.identity($0.name, $1) }
    facts.readSum = try JobInputs.sum(Array(identities.joined(separator: "\n").utf8))
    let read = try ResultName(job, inputs, identities: identities)
    return try await writer.finish(adding.totals, facts, as: read)
  }

  /// Does `work` for each index, several at once, staying within `window` of the last one taken.
  /// - Parameter take: receives the outcome of one; returns how many are settled.
  func each<Outcome: Sendable>(
    _ indices: [Int], window: Int,
    _ work: @escaping @Sendable (Int) async -> Result<Outcome, CorpusFailure>,
    take: (Int, Outcome) async throws(CorpusFailure) -> Int
  ) async throws(CorpusFailure) {
    let failure = await withTaskGroup(of: (Int, Result<Outcome, CorpusFailure>).self) { group in
      var (next, running, settled): (Int, Int, Int) = (0, 0, 0)
      var failure: CorpusFailure?
      repeat {
        while failure == nil, next < indices.count, running < jobs, next - settled < window {
          let index = indices[next]
          group.addTask { (index, await work(index)) }
          (next, running) = (next + 1, running + 1)
        }
        guard let (index, result) = await group.next() else { break }
        running -= 1
        guard failure == nil else { continue }
        do throws(CorpusFailure) { settled = try await take(index, try result.get()) } catch {
          failure = error
          // The others stop at their next page.
          meter.stop()
        }
      } while true
      return failure
    }
    if let failure { throw failure }
  }
}
