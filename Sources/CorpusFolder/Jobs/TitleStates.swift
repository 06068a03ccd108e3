import Corpus
import Files
import FoundationEssentials
import Newspapers

/// The state of each newspaper in a corpus, from `titles.jsonl`.
struct TitleStates {
  private(set) var states: [String: String] = [:]
  let bytes: [UInt8]

  private struct Line: Decodable {
    let lccn: String
    let state: String?
  }

  /// Without the file no state is known.
  init(folder: String) throws(NewspaperError) {
    let path = OpenFolder.path(of: CorpusLayout.titles, in: folder)
    bytes = try local("read") { () throws(FileFailure) in try WholeFile(path: path).read() } ?? []
    let decoder = JSONDecoder()
    for (number, line) in bytes.split(separator: 0x0A).enumerated() {
      do {
        let title = try decoder.decode(Line.self, from: Data(line))
        states[title.lccn] = title.state ?? ""
      } catch {
        throw .unreadable(
          what:
            "\(path): line \(number + 1) is not a newspaper; “broadsheet corpus plan” with this folder writes it again"
        )
      }
    }
  }
}
