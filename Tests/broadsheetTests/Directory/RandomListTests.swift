import Foundation
import TestSupport
import Testing

/// Random lists of newspapers, their issues and their places, against made newspapers counted one by one. A failure
/// names the seed, the options and both results.
@Suite(.timeLimit(.minutes(2))) struct RandomListTests {
  private static let seed: UInt64 = 46

  private struct Paper {
    let lccn, title, state, county, city, language: String
    let first, last: Int
    let isDigitized: Bool

    /// As `list --format jsonl` prints it.
    var line: String {
      let issues =
        isDigitized
        ? #", "issues": 3, "first_issue": "\#(first)-02-03", "last_issue": "\#(first)-02-05""# : ""
      return """
        {"lccn": "\(lccn)", "title": "\(title)", "states": ["\(state)"], "languages": ["\(language)"], \
        "places": ["\(state)--\(county)--\(city)"], "start_year": "\(first)", "end_year": "\(last)"\(issues)}

        """
    }
  }

  private static func papers(_ dice: inout SeededDice) -> [Paper] {
    let places = [
      ("Ohio", "Allen", "Lima"), ("Ohio", "Stark", "Canton"), ("Iowa", "Polk", "Des Moines"),
      ("Iowa", "Linn", "Marion"), ("Ohio", "Marion", "Marion"),
    ]
    return (0..<90).map { number in
      let (state, county, city) = places[dice.below(places.count)]
      let first = 1850 + dice.below(60)
      return Paper(
        lccn: "sn990010\(number + 10)",
        title: "Quillwort \(["star", "bee", "news"][dice.below(3)]) \(number)",
        state: state, county: county, city: city, language: dice.once(in: 3) ? "German" : "English",
        first: first, last: first + dice.below(30), isDigitized: dice.once(in: 2))
    }
  }

  /// An option of `list`, and which newspapers it means.
  private typealias Choice = (options: [String], means: @Sendable (Paper) -> Bool)

  private static let choices: [Choice] = [
    (["--state", "Ohio"], { $0.state == "Ohio" }), (["--state", "ia"], { $0.state == "Iowa" }),
    (["--county", "Marion"], { $0.county == "Marion" }), (["--city", "Marion"], { $0.city == "Marion" }),
    (["--language", "German"], { $0.language == "German" }),
    (["--language", "en"], { $0.language == "English" }),
    (["--from", "1880"], { $0.last >= 1880 }), (["--to", "1879"], { $0.first <= 1879 }),
    (["--digitized"], { $0.isDigitized }),
    (["--issues-from", "1870"], { $0.isDigitized && $0.first >= 1870 }),
    (["--issues-to", "1889"], { $0.isDigitized && $0.first <= 1889 }),
  ]

  @Test func `an imported catalog lists the newspapers that are meant`() async throws {
    var dice = SeededDice(RandomListTests.seed)
    let papers = RandomListTests.papers(&dice)
    let program = try Program()
    try program.write(Data(papers.map(\.line).joined().utf8), to: "list.jsonl")
    #expect(try await program.run("import", program.home.appending(path: "list.jsonl").path).exitCode == 0)
    for _ in 0..<40 {
      var (options, meant) = (["--query", "quillwort"], papers)
      if dice.once(in: 3) {
        options = ["--query", "quillwort bee"]
        meant = meant.filter { $0.title.contains("bee") }
      }
      for _ in 0..<dice.below(3) {
        let choice = RandomListTests.choices[dice.below(RandomListTests.choices.count)]
        guard !options.contains(choice.options[0]) else { continue }
        options += choice.options
        meant = meant.filter(choice.means)
      }
      let outcome = try await program.run(["list", "--all", "--per-page", "20"] + options)
      let found = outcome.lines.map { String($0.prefix { $0 != "\t" }) }
      #expect(
        outcome.exitCode == 0 && found.sorted() == meant.map(\.lccn).sorted(),
        "seed \(RandomListTests.seed): \(options) means \(meant.count), not \(found.count): \(outcome.errors)"
      )
    }
    for county in Set(papers.map(\.county)) {
      let paper = try #require(papers.first { $0.county == county })
      let listed = try await program.run("list", "--all", "--state", paper.state, "--county", county)
      let places = try await program.run("places", "--state", paper.state)
      let row = places.lines.first { $0.hasPrefix("\(county)\tcounty\t") }
      // The starter catalog has newspapers there, too.
      #expect(row?.contains("\tcounty\t\(listed.lines.count)\t") == true, "\(county): \(row ?? "none")")
      #expect(listed.lines.count >= papers.count { $0.county == county && $0.state == paper.state })
    }
  }

  private static let moods: [LibraryMoods] = [
    LibraryMoods(), LibraryMoods { $0.mostRows = 25 }, LibraryMoods { $0.cutResponses = 1 },
    LibraryMoods { $0.overloads = 1 }, LibraryMoods { $0.label = 25 },
  ]

  /// What `MadeLibrary` says of its newspapers by their numbers.
  @Test(arguments: RandomListTests.moods.indices)
  func `the Library lists the newspapers that are meant, whatever its pages are like`(mood: Int) async throws
  {
    let server = try await MadeLibrary(titles: 120, issues: 30, RandomListTests.moods[mood]).serve()
    let program = try Program(library: server)
    let states = ["Oregon", "Ohio", "New York", "Alabama"]
    for (number, state) in states.enumerated() {
      for language in [nil, "German"] {
        let meant = (0..<120).filter { $0 % 4 == number && (language == nil || $0 % 10 == 0) }
        let options = ["--state", state] + (language.map { ["--language", $0] } ?? [])
        let outcome = try await program.run(["list", "--source", "loc", "--all"] + options)
        let found = outcome.lines.map { String($0.prefix { $0 != "\t" }) }
        #expect(
          outcome.exitCode == 0 && found.sorted() == meant.map(MadeLibrary.lccn).sorted(),
          "\(options) means \(meant.count), not \(found.count): \(outcome.errors)")
      }
    }
    let issues = try await program.run(
      "issues", MadeLibrary.lccn(3), "--from", "1900-01-05", "--to", "1900-01-20")
    #expect(issues.exitCode == 0 && issues.lines.count == 16, "\(issues)")
    await server.stop()
  }
}
