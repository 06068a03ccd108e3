import Foundation

extension MadeResult {
  /// Counts of “river” in the demonstration newspaper, and of made-up words in two states.
  public static func sample(in folder: String, terms: [String] = ["river"]) throws -> MadeResult {
    var result = MadeResult(in: folder)
    result.terms = terms
    result.incomplete = ["curiv_benicia_ver01"]
    result.missing = ["dlc_fiji_ver01"]
    result.leftOut = ["batches": 1, "hits": 12]
    for (number, term) in terms.enumerated() { try result.addDemonstration(number, term) }
    for year in 1897...1905 {
      for (place, state) in ["Ohio", "Oregon"].enumerated() {
        let step = year - 1897
        result.cells.append(
          Cell(
            year, state, words: 1_204_300 + 731_977 * step * (place + 1), pages: 402 + 31 * step, issues: 51))
        for number in terms.indices where (step + place + number) % 4 != 3 {
          let hits = 17 + step * step * (number + 2)
          result.counts.append(Count(number, year, state, hits: hits, pages: 12 + step))
          result.addMadeUp(hits, number, year, state)
        }
      }
    }
    // A cell with more hits than are stored.
    result.cells.append(Cell(1903, "District of Columbia", words: 31_405_118, pages: 9120, issues: 1460))
    result.counts.append(Count(0, 1903, "District of Columbia", hits: 4203, pages: 812))
    result.addMadeUp(1000, 0, 1903, "District of Columbia")
    return result
  }

  /// Hits in made-up text, on pages of a real newspaper.
  private mutating func addMadeUp(_ count: Int, _ term: Int, _ year: Int, _ state: String) {
    let lccn = ["Ohio": "sn83035143", "Oregon": "sn83025138"][state] ?? "sn83045462"
    let (befores, afters) = (MadeResult.befores, MadeResult.afters)
    hits += (0..<count).map { number in
      let (month, day) = (1 + number / 90, 1 + number % 28)
      return Hit(
        term: term,
        id: "\(lccn)/\(year)-\(MadeResult.two(month))-\(MadeResult.two(day))/ed-1/seq-\(1 + number % 12)",
        year: year, state: state, start: number * 3,
        left: String(befores[number % befores.count].suffix(60)), match: terms[term],
        right: " \(afters[number % afters.count]) (\(number))")
    }
  }

  private static let befores = [
    "and the steamer, which went aground where the ", "has been appointed to look after the new ",
    "every man in town was down at the ", "the committee wishes to be told why the ",
    "It is said that nobody has ever seen the ", "lost on Tuesday evening between here and the ",
    "two boys, who ought to have been at school, fell into the ",
  ]
  private static let afters = [
    "bends, and waited for the tide", "again on Thursday, with a band", "before noon, and stayed until dark",
    "was not mentioned in the report", "is higher than in any year since", "and was none the worse for it",
  ]

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Counts a term on the pages of the demonstration newspaper, with the hits in their actual places.
  private mutating func addDemonstration(_ number: Int, _ term: String) throws {
    let names = try Fixture.names(in: "demonstration/pages").filter { $0.hasSuffix(".txt") }
    var cells: [Int: (words: Int, pages: Int, issues: Set<String>)] = [:]
    for name in names {
      let year = Int(name.prefix(4)) ?? 0
      let text = Array(try Fixture.text("demonstration/pages/\(name)").unicodeScalars)
      let id = "bsd00000001/" + name.dropLast(4).replacing("_", with: "/")
      let words = text.split { !$0.properties.isAlphabetic }
      cells[year, default: (0, 0, [])].words += words.count
      cells[year, default: (0, 0, [])].pages += 1
      cells[year, default: (0, 0, [])].issues.insert(String(name.prefix(15)))
      let found = words.filter { String(String.UnicodeScalarView($0)).lowercased() == term }
      hits += found.map { word in
        func clean(_ part: ArraySlice<Unicode.Scalar>) -> String {
          String(String.UnicodeScalarView(part)).replacing(/\s+/, with: " ")
        }
        return Hit(
          term: number, id: id, year: year, state: "", start: word.startIndex,
          left: clean(text[..<word.startIndex].suffix(60)), match: clean(word),
          right: clean(text[word.endIndex...].prefix(60)))
      }
      guard !found.isEmpty else { continue }
      if let place = counts.firstIndex(where: { $0.term == number && $0.year == year && $0.state.isEmpty }) {
        counts[place].hits += found.count
        counts[place].pages += 1
      } else {
        counts.append(Count(number, year, "", hits: found.count, pages: 1))
      }
    }
    guard number == 0 else { return }
    self.cells += cells.map { year, cell in
      Cell(year, "", words: cell.words, pages: cell.pages, issues: cell.issues.count)
    }
  }

  /// The demonstration newspaper as an OCR archive with texts only.
  public static func demonstrationArchive() throws -> [UInt8] {
    let names = try Fixture.names(in: "demonstration/pages").filter { $0.hasSuffix(".txt") }
    let pages = try names.map { name in
      let parts = name.dropLast(4).split(separator: "_")
      let day = parts[0].replacing("-", with: "/")
      return ArchiveBuilder.Page(
        "bsd00000001/\(day)/\(parts[1])/\(parts[2])", text: try Fixture.text("demonstration/pages/\(name)"))
    }
    return ArchiveBuilder(pages: pages).tar
  }
}
