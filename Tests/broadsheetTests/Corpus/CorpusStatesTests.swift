import Foundation
import TestSupport
import Testing

/// What is said where rows lack the states of newspapers.
struct CorpusStatesTests {
  @Test func `a plan and a job say how many newspapers have no known state`() async throws {
    let list =
      #"{"datasets": [{"batch": "a_one_ver01", "lccns": ["sn45000001", "sn45000002", "sn83030214"],"#
      + #" "size": 100, "url": "https://chroniclingamerica.loc.gov/data/ocr/a_one_ver01.tar.bz2"}]}"#
    let server = try await LoopbackServer.start(answering: { target in
      target.contains("/batch-summary/") ? .json(list) : .json("{}", status: 404)
    })
    let program = try Program(["BROADSHEET_SOURCE": "loc", "BROADSHEET_LOC_URL": server.url])
    let planned = try await program.run("corpus", "plan", "--all", "--dry-run")
    #expect(planned.exitCode == 0, "\(planned)")
    #expect(planned.errors.contains("the state of 2 newspapers is unknown"), "\(planned)")
    #expect(planned.errors.contains("“broadsheet sync”"), "\(planned)")
    let one = try await program.run("corpus", "plan", "--lccn", "sn83030214", "--dry-run")
    #expect(one.exitCode == 0 && !one.errors.contains("the state of"), "\(one)")
  }

  @Test func `a job says what adds the states`() async throws {
    let corpus = try MadeCorpus(
      ["a_one_ver01": [.init("sn83030214", "1900-01-01", "Liberty")]],
      states: ["sn83030214": "New York", "sn45000001": nil])
    try corpus.list("a_one_ver01", ["lccns": ["sn83030214", "sn45000001"]])
    let outcome = try await corpus.run("terms", "liberty")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(
      outcome.errors.hasPrefix("the state of 1 newspaper is unknown, so its rows in results have none: "),
      "\(outcome)")
    #expect(outcome.errors.contains("corpus plan \(corpus.path)” adds the states"), "\(outcome)")
    try corpus.list("a_one_ver01", ["lccns": ["sn83030214"]])
    let known = try await corpus.run("terms", "liberty")
    #expect(known.exitCode == 0 && !known.errors.contains("the state of"), "\(known)")
  }
}
