import Foundation
import TestSupport
import Testing

/// `cite`, with the starter catalog and the demonstration newspaper: without a network.
struct CiteCommandTests {
  private func cite(_ arguments: String..., program: Program? = nil) async throws -> Program.Outcome {
    try await (program ?? Program()).run(["cite", "--source", "offline"] + arguments)
  }

  @Test func `a page is cited with what this machine knows`() async throws {
    let outcome = try await cite(
      "sn83045462/1865-04-10/ed-1/seq-1", "--headline", "Lee Surrenders", "--page", "1")
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(
      outcome.lines == [
        "“Lee Surrenders,” *Evening Star* (Washington, D.C.), April 10, 1865, 1, "
          + "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=1."
      ])
  }

  @Test func `a page that the issue does not have is reported`() async throws {
    let outcome = try await cite("bsd00000001/1903-03-07/ed-1/seq-9", "--strict")
    #expect(outcome.exitCode == 65 && outcome.lines.count == 1, "\(outcome)")
    #expect(outcome.errors.contains("has no page 9: it has 2 pages"), "\(outcome.errors)")
    let day = try await cite("bsd00000001/1903-03-08", "bsd00000001/1903-03-08/ed-1/seq-1", "--strict")
    #expect(day.exitCode == 65 && day.errors.split(separator: "\n").count == 1, "\(day)")
    #expect(day.errors.contains("has no issue bsd00000001/1903-03-08/ed-1"), "\(day.errors)")
  }

  @Test func `an issue and a newspaper are cited once each, whatever they are called`() async throws {
    let outcome = try await cite(
      "sn83045462/1865-04-10", "https://chroniclingamerica.loc.gov/lccn/sn83045462/1865-04-10/ed-1/",
      "sn83045462_1865-04-10_ed-1", "sn83045462")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.lines == [
        "*Evening Star* (Washington, D.C.), April 10, 1865, https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/.",
        "“Evening Star (Washington, D.C.), 1854–1972,” Chronicling America, Library of Congress, "
          + "https://www.loc.gov/item/sn83045462/.",
      ])
  }

  @Test func `a file's or a citation's name identifies its page`() async throws {
    let outcome = try await cite("sn83045462_1865-04-10_ed-1_seq-3_lee-surrenders", "--style", "plain")
    #expect(
      outcome.output
        == "Evening Star (Washington, D.C.), April 10, 1865, image 3, "
        + "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/?sp=3.\n")
  }

  @Test func `a file in any folder identifies its page, and a newspaper with a day its issue`() async throws {
    let outcome = try await cite(
      "sn83045462_1865-04-10_ed-1_seq-3.txt", "herald/sn83045462_1865-04-10_ed-1_seq-4.jpg", "sn83045462",
      "4/10/1865", "--style", "plain")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let start = "Evening Star (Washington, D.C.), April 10, 1865, "
    let resource = "https://www.loc.gov/resource/sn83045462/1865-04-10/ed-1/"
    #expect(
      outcome.lines == [
        "\(start)image 3, \(resource)?sp=3.", "\(start)image 4, \(resource)?sp=4.",
        "\(start)https://www.loc.gov/item/sn83045462/1865-04-10/ed-1/.",
      ])
    let headed = try await cite("sn83045462", "1865-04-10", "--headline", "Lee Surrenders")
    #expect(headed.output.hasPrefix("“Lee Surrenders,” *Evening Star*"), "\(headed)")
    let paged = try await cite("sn83045462", "1865-04-10", "--page", "3")
    #expect(paged.output.contains(", April 10, 1865, 3, https"), "\(paged)")
  }

  @Test(arguments: ["csv", "json"])
  func `a list that is not made of lines is refused once`(format: String) async throws {
    let program = try Program()
    let found = try await program.run("search", "--source", "here", "river", "--format", format)
    try program.write(Data(found.output.utf8), to: "list")
    let outcome = try await program.run(
      ["cite", "-", "--source", "offline"], from: program.home.appending(path: "list"))
    #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
    #expect(
      outcome.errors.split(separator: "\n").count == 1 && outcome.errors.contains("--format jsonl"),
      "\(outcome.errors)")
  }

  @Test func `a search's pages are cited from a pipe`() async throws {
    let program = try Program()
    let found = try await program.run("search", "--source", "here", "river", "--format", "jsonl")
    try program.write(Data((found.output + found.output).utf8), to: "list")
    let list = program.home.appending(path: "list")
    let json = try await program.run(["cite", "-", "--source", "offline", "--style", "csl-json"], from: list)
    #expect(json.exitCode == 0, "\(json.errors)")
    let items = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(
      items.count == found.lines.count && Set(items.compactMap { $0["id"] as? String }).count == items.count)
    let ris = try await program.run(["cite", "-", "--source", "offline", "--style", "ris"], from: list)
    #expect(ris.output.components(separatedBy: "TY  - NEWS\r\n").count == items.count + 1)
    #expect(ris.output.components(separatedBy: "ER  - \r\n").count == items.count + 1)
    let bibliography = try await program.run(
      ["cite", "-", "--source", "offline", "--style", "bibtex"], from: list)
    #expect(bibliography.output.components(separatedBy: "@article{").count == items.count + 1)
  }

  @Test func `without pages, the document is empty`() async throws {
    let program = try Program()
    try program.write(Data(), to: "list")
    let outcome = try await program.run(
      ["cite", "-", "--source", "offline", "--style", "csl-json"], from: program.home.appending(path: "list"))
    #expect(outcome.exitCode == 0 && outcome.output == "[]\n")
    #expect(outcome.errors == "standard input names nothing to cite\n")
  }

  @Test func `a line that names nothing is reported after the others are cited`() async throws {
    let program = try Program()
    try program.write(Data("what is this\nsn83045462\n{\"page\": 1}\n".utf8), to: "list")
    let outcome = try await program.run(
      ["cite", "-", "--source", "offline"], from: program.home.appending(path: "list"))
    #expect(outcome.exitCode == 65 && outcome.lines.count == 1)
    #expect(outcome.errors.contains("line 1 of standard input") && outcome.errors.contains("line 3 of"))
  }

  @Test func `what is unavailable is reported, and the rest is cited`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:1"])
    let arguments = ["cite", "--source", "loc", "sn83045462/1865-04-10"]
    let outcome = try await program.run(arguments)
    #expect(outcome.exitCode == 69 && outcome.lines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("\n  Check the network"), "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("*LCCN sn83045462*, April 10, 1865, "), "\(outcome.output)")
    #expect(outcome.errors.hasPrefix("title and place of sn83045462 are missing: "), "\(outcome.errors)")
    #expect(try await program.run(arguments + ["--strict"]).exitCode == 65)
    #expect(try await program.run(arguments + ["--title", "The evening star"]).exitCode == 0)
  }

  @Test func `a search is cited with its address`() async throws {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:1"])
    let outcome = try await program.run(
      "cite", "--source", "loc", "--search", "\"gold rush\" state:California", "--accessed", "2026-11-21")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    // A mirror is cited as the Library, for a search as for a page.
    let start =
      "“Search for ‘“gold rush” state:California,’” Chronicling America, Library of Congress, accessed "
      + "November 21, 2026, https://www.loc.gov/collections/chronicling-america/?"
    #expect(outcome.output.hasPrefix(start), "\(outcome.output)")
    let headed = try await program.run("cite", "--source", "loc", "--search", "gold", "--headline", "x")
    #expect(headed.exitCode == 64 && headed.errors.contains("not for a search"), "\(headed)")
  }

  @Test func `a saved search is cited by its query, at the source where it was saved`() async throws {
    let program = try Program([
      "BROADSHEET_LOC_URL": "http://127.0.0.1:1", "BROADSHEET_SOURCE": "offline",
    ])
    _ = try await program.run("search", "gold rush", "--source", "loc", "--save", "g")
    let outcome = try await program.run("cite", "--search", "saved:g", "--accessed", "2026-11-21")
    #expect(outcome.exitCode == 0 && outcome.output.hasPrefix("“Search for ‘gold rush,’” "), "\(outcome)")
  }

  @Test func `a search of several lists is cited without an address, and a local one not at all`()
    async throws
  {
    let program = try Program(["BROADSHEET_LOC_URL": "http://127.0.0.1:1"])
    let several = try await program.run(
      "cite", "--source", "loc", "--search", "(\"gold rush\" OR klondike) -dawson", "--accessed", "2026-11-21"
    )
    #expect(several.exitCode == 0 && !several.output.contains("http"), "\(several)")
    #expect(several.output.hasSuffix(" accessed November 21, 2026.\n"), "\(several.output)")
    #expect(several.errors.contains(" has no address of its own: it is "), "\(several)")
    let strict = try await program.run(
      "cite", "--source", "loc", "--search", "\"a b\" OR \"c d\"", "--strict")
    #expect(strict.exitCode == 65 && strict.lines.count == 1, "\(strict)")
    let here = try await cite("--search", "gold", program: program)
    #expect(here.exitCode == 64 && here.output.isEmpty)
    #expect(here.errors.contains("a search of this machine has no address"), "\(here.errors)")
  }

  @Test func `the style can be a setting`() async throws {
    let program = try Program()
    try program.configure("citation: mla\n")
    let outcome = try await cite("sn83045462/1865-04-10", program: program)
    #expect(outcome.output.contains("[Washington, D.C.], 10 Apr. 1865. *Chronicling America"))
    let template = try await cite("sn83045462/1865-04-10", "--ref", program: program)
    #expect(template.output.hasPrefix("<ref name=\"sn83045462_1865-04-10_ed-1\">{{cite news |"))
    try program.configure("citation: harvard\n")
    #expect(try await cite("sn83045462", program: program).exitCode == 64)
  }

  @Test(arguments: [
    ["cite"], ["cite", "sn83045462", "sn83030214", "--headline", "x"], ["cite", "nonsense"],
    ["cite", "sn83045462", "--accessed", "yesterday"], ["cite", "sn83045462", "--author", "{}"],
    ["cite", "sn83045462", "--style", "mla", "--ref"], ["cite", "--search", "(gold"],
    ["cite", "sn83045462", "--page", "3"], ["cite", "sn83045462", "--section", "B"],
  ])
  func `what cannot be cited is a usage error`(arguments: [String]) async throws {
    let outcome = try await Program().run(arguments + ["--source", "offline"])
    #expect(outcome.exitCode == 64 && outcome.output.isEmpty, "\(outcome)")
  }
}
