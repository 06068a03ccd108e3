import Corpus
import Files
import FoundationEssentials
import Newspapers

/// The titles of a corpus' newspapers, from `titles.jsonl`.
struct TitleList: Sendable {
  let corpus: String
  private static let mostBytes = 64 << 20

  private struct Line: Decodable {
    let lccn: String
    let title: String
  }

  /// By LCCN. Without the file none is known; a line that is none is passed over, since pages go by their LCCN as well.
  func titles() throws(NewspaperError) -> [String: String] {
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try WholeFile(path: OpenFolder.path(of: CorpusLayout.titles, in: corpus))
        .read(atMost: TitleList.mostBytes)
    } catch {
      throw .local(what: "cannot read \(error.reason)")
    }
    var titles: [String: String] = [:]
    let decoder = JSONDecoder()
    for line in (bytes ?? []).split(separator: 0x0A) {
      guard let line = try? decoder.decode(Line.self, from: Data(line)) else { continue }
      titles[line.lccn] = TitleText.cleaned(line.title)
    }
    return titles
  }
}
