import FoundationEssentials
import Newspapers

/// The newspapers in a `newspapers.json` as chronam sites provide it: `{"newspapers": [{"lccn", "title",
/// "state", "url"}]}`.
struct JSONListReader: RecordReader {
  private struct Answer: Decodable {
    let newspapers: [Entry]
  }

  /// An entry, or why it is invalid.
  private struct Entry: Decodable {
    struct Fields: Decodable {
      let lccn: String
      let title: String
      let state: String?
      let url: String?
    }

    let fields: Fields?

    init(from decoder: any Decoder) throws { fields = try? Fields(from: decoder) }
  }

  private let entries: [Entry]
  let position: Int
  private(set) var recordNumber = 0

  /// The largest existing list takes 1 MB.
  private static let limit = 256 << 20

  /// - Throws: `.unreadable` if it is not JSON or not a list of newspapers.
  init(_ source: any ByteSource) throws(NewspaperError) {
    var input = BlockReader(source)
    while try input.fill() {
      guard input.count < JSONListReader.limit else { throw .unreadable(what: "it is larger than 256 MB") }
    }
    let data = input.withBytes { bytes, end in Data(bytes[..<end]) }
    do {
      entries = try JSONDecoder().decode(Answer.self, from: data).newspapers
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty {
      throw .unreadable(what: "it is not valid JSON")
    } catch {
      throw .unreadable(what: "it is JSON, but not a list of newspapers: \(JSONListReader.words(error))")
    }
    position = source.position
  }

  mutating func next() throws(NewspaperError) -> ReadRecord {
    guard recordNumber < entries.count else { return .end }
    recordNumber += 1
    guard let fields = entries[recordNumber - 1].fields else { return .fault("it has no LCCN or title") }
    let lccn: LCCN
    do throws(LCCNError) {
      lccn = try LCCN(fields.lccn)
    } catch {
      return .fault(error.description)
    }
    let line = ListedTitle(ListedTitle.unescaped(fields.title))
    guard !line.name.isEmpty else { return .fault("\(lccn) has no title") }
    var newspaper = StoredNewspaper(kind: .listed)
    newspaper.lccn = lccn.description
    newspaper.title = line.name
    newspaper.places = fields.state?.nonEmpty.map(Lines.line) ?? ""
    (newspaper.placeOfPublication, newspaper.startYear, newspaper.endYear) = (
      line.place, line.start, line.end
    )
    let source = fields.url.flatMap { IssueSource($0) } ?? .library
    let digitized = DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: nil)
    return .listed(newspaper, Coverage(source: source.stored, lccn: newspaper.lccn, digitized: digitized))
  }

  private static func words(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, _): return "“\(key.stringValue)” is missing"
    case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context):
      return context.debugDescription
    @unknown default: return "it cannot be decoded"
    }
  }
}
