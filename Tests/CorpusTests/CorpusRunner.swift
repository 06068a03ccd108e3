import Corpus
import Foundation
import Newspapers
import Synchronization
import TestSupport

/// Runs the worker, and collects its output.
struct CorpusRunner {
  struct Outcome {
    let lines: [String]
    let notes: [String]
    let receipt: Receipt

    /// The values of a key of all lines that have it.
    func values(_ key: String) throws -> [String] {
      try objects().compactMap { $0[key] }.map { "\($0)" }
    }

    func objects() throws -> [[String: Any]] {
      try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    }

    var faults: [String] {
      get throws { try objects().filter { $0["kind"] as? String == "fault" }.map { "\($0["what"] ?? "")" } }
    }
  }

  var options: CorpusOptions = {
    var options = CorpusOptions()
    options.hasReceipts = true
    options.program = "0"
    return options
  }()
  var name = "dlc_fiji_ver01.tar.bz2"

  func read(_ bytes: [UInt8]) async throws -> Outcome {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return try await read(path)
  }

  func read(_ path: String) async throws -> Outcome {
    let written = Mutex<[UInt8]>([])
    let said = Mutex<[String]>([])
    let worker = CorpusWorker(
      options, write: { bytes in written.withLock { $0 += bytes } },
      note: { note in said.withLock { $0.append(note) } })
    let receipt = try await worker.read(path, as: BatchName(path))
    let text = written.withLock { String(decoding: $0, as: UTF8.self) }
    return Outcome(
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init),
      notes: said.withLock { $0 }, receipt: receipt)
  }
}

/// Synthetic pages.
enum MadePage {
  static func name(_ number: Int) -> String {
    "sn83030214/1866/04/\(number < 10 ? "0" : "")\(number)/ed-1/seq-1"
  }

  static func alto(_ lines: String..., language: String? = nil) -> String {
    let blocks = lines.map { line in
      let words = line.split(separator: " ").map { #"<String CONTENT="\#($0)" WC="0.5"/>"# }.joined(
        separator: "<SP/>")
      return "<TextLine>\(words)</TextLine>"
    }
    let attribute = language.map { #" language="\#($0)""# } ?? ""
    return
      #"<alto><Description><MeasurementUnit>pixel</MeasurementUnit></Description><Layout><Page WIDTH="10" "#
      + #"HEIGHT="20"><TextBlock\#(attribute)>\#(blocks.joined())</TextBlock></Page></Layout></alto>"#
  }

  static func pages(_ count: Int, from first: Int = 1) -> [ArchiveBuilder.Page] {
    (first..<first + count).map {
      ArchiveBuilder.Page(name($0), text: "page \($0)", alto: alto("page \($0)"))
    }
  }
}
