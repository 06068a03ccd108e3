import Foundation
import Newspapers
import ReadersLibrary
import Synchronization
import TestSupport
import Testing

/// A queue with jobs from two sources, one of which cannot be asked.
struct QueueRestingTests {
  private let folder = TemporaryFolder()
  private let away = StubArchive()
  private let here = StubArchive()
  private let machine = QueueMachine()
  private let clock = Clock()
  private var store: QueueFile { QueueFile(path: folder.file("queue.jsonl")) }

  private final class Clock: Sendable {
    let now = Mutex(5000.0)
  }

  private func runner() -> QueueRunner {
    let (away, here, machine, clock) = (away, here, machine, clock)
    return QueueRunner(
      store: store,
      sources: { name in
        QueueSource(archive: name == nil ? away : here, kept: machine.archive, shelf: machine) { pages in
          Set(pages.filter { machine.archive.contents.texts[$0] != nil })
        }
      }, describe: { "\($0)" }, now: { clock.now.withLock { $0 } })
  }

  private func add(_ written: String, source: String?) async throws -> QueuedJob {
    let page = try #require(try PageAddress(written).page)
    for archive in [away, here] {
      archive.contents.texts[page] = "words of \(page)"
      archive.contents.pageCounts[page.issue] = 1
    }
    machine.archive.contents.pageCounts[page.issue] = 1
    for archive in [away, here, machine.archive] {
      archive.contents.issues[page.issue.lccn, default: []].append(ListedIssue(date: page.issue.date))
    }
    return try await store.add([QueuedJob(id: 0, wanted: .issue(page.issue), source: source, added: 1)])[0]
      .job
  }

  @Test func `a server that cannot be asked does not block jobs from others`() async throws {
    let failure = NewspaperError.rateLimited(host: "news.example", until: 9000)
    away.contents.failure = failure
    _ = try await add("sn83045462/1865-10-02/ed-1/seq-1", source: nil)
    _ = try await add("sn83045462/1865-10-03/ed-1/seq-1", source: "here.example")
    let runner = runner()
    var steps: [QueueRunner.Step] = []
    repeat { steps.append(try await runner.step()) } while steps.count < 20 && !steps[steps.count - 1].isHalt
    #expect(try await store.contents().jobs.map(\.state) == [.waiting, .done])
    guard case .halted(let job, failure, until: 9000) = try #require(steps.last) else {
      Issue.record("\(steps)")
      return
    }
    #expect(job.id == 1 && steps.count < 20)
    #expect(try await !runner.canContinue())
    // A job added later does not wait for that source, either, and the source is not asked again too early.
    away.contents.failure = nil
    let asked = away.asked.count
    _ = try await add("sn83045462/1865-10-04/ed-1/seq-1", source: "here.example")
    #expect(try await runner.canContinue())
    repeat { steps.append(try await runner.step()) } while steps.count < 40 && !steps[steps.count - 1].isHalt
    #expect(steps.last?.isHalt == true && away.asked.count == asked)
    #expect(try await store.contents().jobs.map(\.state) == [.waiting, .done, .done])
    // Once it can be asked again, its job finishes, too.
    clock.now.withLock { $0 = 9000 }
    while case .went = try await runner.step() {}
    #expect(try await store.contents().jobs.map(\.state) == [.done, .done, .done])
    #expect(try await runner.canContinue(), "nothing is left to wait for")
  }

  @Test func `of servers that refuse requests, the one that can be asked first ends the wait`() async throws {
    let failure = NewspaperError.rateLimited(host: "news.example", until: 9000)
    away.contents.failure = failure
    here.contents.failure = .rateLimited(host: "here.example", until: 20_000)
    _ = try await add("sn83045462/1865-10-02/ed-1/seq-1", source: nil)
    _ = try await add("sn83045462/1865-10-03/ed-1/seq-1", source: "here.example")
    let runner = runner()
    var steps: [QueueRunner.Step] = []
    repeat { steps.append(try await runner.step()) } while steps.count < 20 && !steps[steps.count - 1].isHalt
    guard case .halted(let job, failure, until: 9000) = try #require(steps.last) else {
      Issue.record("\(steps)")
      return
    }
    #expect(job.id == 1)
    away.contents.failure = nil
    clock.now.withLock { $0 = 9000 }
    while case .went = try await runner.step() {}
    #expect(try await store.contents().jobs.map(\.state) == [.done, .waiting])
  }

  @Test func `a restored job keeps its number, and no other job gets it`() async throws {
    let first = try await add("sn83045462/1865-10-02/ed-1/seq-1", source: nil)
    let second = try await add("sn83045462/1865-10-03/ed-1/seq-1", source: nil)
    for job in [first, second] { _ = try await store.remove { $0.id == job.id } }
    for job in [second, first] { _ = try await store.add([job]) }
    let jobs = try await store.contents().jobs
    #expect(jobs.map(\.id) == [2, 1] && jobs.map(\.wanted) == [second.wanted, first.wanted])
    #expect(try await add("sn83045462/1865-10-04/ed-1/seq-1", source: nil).id == 3)
  }
}

extension QueueRunner.Step {
  fileprivate var isHalt: Bool { if case .halted = self { true } else { false } }
}
