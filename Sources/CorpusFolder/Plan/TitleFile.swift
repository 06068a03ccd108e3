import Corpus
import Files
import FoundationEssentials
import Newspapers

/// `titles.jsonl` of a corpus folder: facts that pages do not repeat, a line for each newspaper.
public struct TitleFile: Sendable {
  /// A newspaper, as far as jobs need it.
  public struct Title: Codable, Hashable, Sendable {
    public let lccn: String
    public let title: String
    /// `Cleveland, Ohio`
    public let place: String?
    /// The full name of a state or territory.
    public let state: String?
    public let firstYear: Int?
    public let lastYear: Int?

    enum CodingKeys: String, CodingKey {
      case lccn, title, place, state
      case firstYear = "first_year"
      case lastYear = "last_year"
    }
  }

  public let path: String

  public init(folder: String) { path = OpenFolder.path(of: CorpusLayout.titles, in: folder) }

  /// Empty if there is none.
  func bytes() throws(NewspaperError) -> [UInt8] {
    try local("read") { () throws(FileFailure) in try WholeFile(path: path).read() } ?? []
  }

  /// - Returns: empty if there is none. Lines that cannot be read are left out: pages go by their LCCN as well.
  func read() throws(NewspaperError) -> [Title] { try titles(in: bytes(), isStrict: false) }

  /// - Parameters:
  ///   - bytes: those of the file.
  ///   - isStrict: whether a line that cannot be read is an error; otherwise it is left out.
  func titles(in bytes: [UInt8], isStrict: Bool) throws(NewspaperError) -> [Title] {
    let decoder = JSONDecoder()
    var titles: [Title] = []
    for (number, line) in bytes.split(separator: 0x0A).enumerated() {
      do {
        titles.append(try decoder.decode(Title.self, from: Data(line)))
      } catch {
        guard isStrict else { continue }
        throw .unreadable(
          what:
            "\(path): line \(number + 1) is not a newspaper; “broadsheet corpus plan” with this folder writes it again"
        )
      }
    }
    return titles
  }

  func write(_ newspapers: [Newspaper]) throws(NewspaperError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines: [UInt8] = []
    do {
      for newspaper in newspapers.sorted(by: { $0.lccn.description < $1.lccn.description }) {
        lines += try encoder.encode(Title(newspaper)) + [0x0A]
      }
      try WholeFile(path: path).replace(with: [lines], by: path + ".new", isFlushed: true, isPrivate: false)
    } catch let error as FileFailure {
      throw .local(what: "cannot write \(error.reason)")
    } catch {
      throw .local(what: "cannot write \(path): \(error)")
    }
  }
}

extension TitleFile.Title {
  init(_ newspaper: Newspaper) {
    let years =
      newspaper.coverage?.years ?? newspaper.years?.lifespan.map { $0.first...$0.last }
    let isOpen = years?.upperBound == Lifespan.stillOpen
    self.init(
      lccn: newspaper.lccn.description, title: newspaper.title,
      place: newspaper.places.first.map(\.description) ?? newspaper.placeName,
      state: newspaper.places.lazy.compactMap(\.state).first, firstYear: years?.lowerBound,
      lastYear: isOpen ? nil : years?.upperBound)
  }
}
