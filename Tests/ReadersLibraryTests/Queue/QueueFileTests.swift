import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// The queue in a real file.
struct QueueFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("state/queue.jsonl") }
  private var file: QueueFile { QueueFile(path: path) }

  private func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `jobs of all kinds are read as they were written, and are private`() async throws {
    let page = try #require(PageID.sample("sn83045462/1865-10-02/ed-2/seq-3"))
    var failed = QueuedJob(
      id: 0, wanted: .year(page.issue.lccn, 1865), title: "Evening “star”\n", parts: [.text, .scan],
      source: "https://news.example", priority: .low, state: .failed, added: 1000, ended: 2000,
      progress: .init(issues: 308, listed: 2, pages: 8, done: 7, bytes: 12_345))
    failed.failures = [.init(item: page.description, reason: "news.example has no page")]
    failed.note = "why"
    let jobs = [
      QueuedJob(id: 0, wanted: .issue(page.issue), added: 1), failed,
      QueuedJob(id: 0, wanted: .pages([page, PageID(issue: page.issue, sequence: 1)]), added: 2),
      QueuedJob(
        id: 0, wanted: .issues([page.issue, IssueID(lccn: page.issue.lccn, date: page.issue.date)]), added: 3),
    ]
    let added = try await file.add(jobs).map(\.job)
    #expect(added == zip(jobs, 1...4).map { $0.numbered($1) })
    #expect(try await file.contents() == QueueContents(jobs: added))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test func `a waiting job is not added again, a finished one is`() async throws {
    let job = QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), 1865), added: 1)
    let first = try await file.add([job, job])
    #expect(first.map(\.job.id) == [1, 1] && first.map(\.isNew) == [true, false])
    try await file.change(1) { $0.state = .done }
    #expect(try await file.add([job]).map(\.job.id) == [2])
  }

  @Test(arguments: [
    ("{\"id\":9", "it is not JSON"), ("nonsense", "it is not JSON"), ("", "it is not JSON"),
    (#"{"id":9,"added":"2026-11-21T06:43:47Z"}"#, "“lccn” is missing or not an LCCN"),
    (
      #"{"id":9,"issueList":["sn83045462"],"added":"2026-11-21T06:43:47Z"}"#,
      "“issueList” is not a list of issues"
    ),
    (
      #"{"id":9223372036854775807,"lccn":"sn83045462","year":1865,"added":"2026-11-21T06:43:47Z"}"#,
      "“id” is not a positive number"
    ),
    (
      #"{"id":9,"lccn":"sn83045462","year":1865,"added":"2026-11-21T06:43:47Z","bytes":9223372036854775807}"#,
      "“bytes” is not a count"
    ),
    (
      #"{"id":9,"lccn":"sn83045462","year":1865,"added":"2026-11-21T06:43:47Z","pages":1125899906842624}"#,
      "“pages” is not a count"
    ),
    (#"{"id":"9","added":"2026-11-21T06:43:47Z"}"#, "“id” has the wrong type"),
    (#"{"id":9,"lccn":"sn83045462","year":1865}"#, "“added” is missing"),
    (#"{"id":9,"lccn":"sn83045462","year":1865,"added":"yesterday"}"#, "“added” is not a time"),
    (
      #"{"id":9,"lccn":"sn83045462","year":1865,"added":"2026-11-21T06:43:47Z","state":"resting"}"#,
      "“state” has the unknown value “resting”"
    ),
    (
      #"{"id":1,"lccn":"sn83045462","year":1866,"added":"2026-11-21T06:43:47Z"}"#,
      "job 1 is in an earlier line"
    ),
  ]) func `an unreadable line is reported and stays, the others work`(_ line: String, _ reason: String)
    async throws
  {
    let job = QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), 1865), added: 1)
    _ = try await file.add([job])
    let first = try lines()[0]
    try Data((first + "\n" + line + "\n" + first.replacing("\"id\":1,", with: "\"id\":2,") + "\n").utf8)
      .write(to: URL(filePath: path))
    let contents = try await file.contents()
    #expect(contents.jobs.map(\.id) == [1, 2])
    #expect(contents.faults == [.init(line: 2, reason: reason)])
    try await file.change(2) { $0.priority = .high }
    #expect(try await file.contents().jobs[1].priority == .high)
    try await file.remove { $0.id == 2 }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == first + "\n" + line + "\n")
  }

  @Test func `of two jobs with one number, only the first is changed or removed`() async throws {
    _ = try await file.add([QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), 1865), added: 1)])
    let first = try lines()[0]
    let second = first.replacing("1865", with: "1866").replacing("waiting", with: "done")
    try Data("\(first)\n\(second)\n".utf8).write(to: URL(filePath: path))
    #expect(try await file.remove { $0.state == .done }.isEmpty)
    #expect(try lines() == [first, second])
    try await file.change(1) { $0.state = .paused }
    #expect(try lines() == [first.replacing("waiting", with: "paused"), second])
    #expect(try await file.remove { $0.id == 1 }.map(\.state) == [.paused])
    #expect(try lines() == [second])
  }

  @Test func `a job gets a number that can be read again`() async throws {
    let years = try [1865, 1866, 1867].map {
      QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), $0), added: 1)
    }
    _ = try await file.add([years[0]])
    let largest = try lines()[0].replacing("\"id\":1,", with: "\"id\":\(1 << 50),")
    try Data("\(largest)\n".utf8).write(to: URL(filePath: path))
    #expect(try await file.add([years[1], years[2]]).map(\.job.id) == [1, 2])
    let contents = try await file.contents()
    #expect(contents.jobs.map(\.id) == [1 << 50, 1, 2] && contents.faults.isEmpty)
  }

  @Test func `programs changing it at the same time lose nothing`() async throws {
    let (file, lccn) = (file, try LCCN("sn83045462"))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for year in 1800..<1820 {
        group.addTask {
          let job = try await file.add([QueuedJob(id: 0, wanted: .year(lccn, year), added: 1)])[0].job
          try await file.change(job.id) { $0.progress.done += 1 }
        }
      }
      try await group.waitForAll()
    }
    let jobs = try await file.contents().jobs
    #expect(Set(jobs.map(\.id)) == Set(1...20) && jobs.allSatisfy { $0.progress.done == 1 })
  }

  @Test func `one program at a time works on it, and checking does not end that`() async throws {
    #expect(try await file.contents().isRunning == false)
    var hold = try await file.hold()
    #expect(hold != nil)
    #expect(try await file.hold() == nil)
    #expect(try await file.contents().isRunning)
    hold = nil
    #expect(try await file.contents().isRunning == false)
    #expect(try await file.hold() != nil)
  }

  @Test func `a file that cannot be written is reported, and stays as it was`() async throws {
    _ = try await file.add([QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), 1865), added: 1)])
    let before = try lines()
    try FileManager.default.createDirectory(atPath: path + ".new", withIntermediateDirectories: true)
    await #expect(
      throws: NewspaperError.local(what: "the queue was not changed: \(path).new: Is a directory")
    ) {
      try await file.change(1) { $0.state = .paused }
    }
    #expect(try lines() == before)
  }

  @Test func `the next job is the one with the highest priority, then one already started, then the oldest`()
  {
    func job(_ id: Int, _ priority: QueuedJob.Priority, _ state: QueuedJob.State) throws -> QueuedJob {
      QueuedJob(
        id: id, wanted: .year(try LCCN("sn83045462"), 1800 + id), priority: priority, state: state, added: 1)
    }
    let all = try? [
      job(1, .high, .paused), job(2, .high, .done), job(3, .normal, .waiting), job(4, .normal, .running),
      job(5, .low, .running),
    ]
    var contents = QueueContents(jobs: all ?? [])
    #expect(contents.next?.id == 4)
    contents.jobs[3].state = .failed
    #expect(contents.next?.id == 3)
    contents.jobs[0].state = .waiting
    #expect(contents.next?.id == 1)
    #expect(QueueContents().next == nil)
  }
}

extension PageID {
  static func sample(_ address: String) -> PageID? { (try? PageAddress(address))?.page }
}
