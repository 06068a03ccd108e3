import CorpusFolder
import Files
import Foundation
import Newspapers
import Synchronization
import TestSupport

/// Sends what it was given, in turn.
final class MadeTransfer: ArchiveTransfer {
  private struct State {
    var answers: [String: [String]]
    var cuts: Int
    var asked: [String] = []
  }

  private let state: Mutex<State>
  private let refusal: NewspaperError?

  /// Names of batches, in the order requested.
  var asked: [String] { state.withLock { $0.asked } }

  /// - Parameters:
  ///   - answers: by batch; a batch without one does not exist.
  ///   - cuts: how many of the first answers are cut off at their end.
  init(_ answers: [String: [String]], cuts: Int = 0, refusal: NewspaperError? = nil) {
    state = Mutex(State(answers: answers, cuts: cuts))
    self.refusal = refusal
  }

  func run(_ archive: OCRArchive, into file: UnfinishedFile) async throws(NewspaperError) {
    if let refusal { throw refusal }
    let (bytes, isCut): ([UInt8]?, Bool) = state.withLock { state in
      state.asked.append(archive.batch)
      guard let answers = state.answers[archive.batch], let first = answers.first else { return (nil, false) }
      state.answers[archive.batch] = Array(answers.dropFirst())
      state.cuts -= 1
      return (Array(first.utf8), state.cuts >= 0)
    }
    guard let bytes else {
      throw .notFound(what: .other("archive \(archive.fileName)"), source: "example.org")
    }
    do throws(FileFailure) { try file.append(bytes) } catch { throw .local(what: error.reason) }
    if isCut { throw .timedOut(host: "example.org", seconds: 1) }
  }
}

extension FetchTests {
  /// By `sha1sum`.
  static func sum(_ text: String) throws -> String {
    let output = try SharedData.output(of: ["sh", "-c", "printf %s \"$0\" | sha1sum", text])
    return String(decoding: output.prefix(40), as: UTF8.self)
  }

  /// The same for a text with zeros, which no argument can contain.
  static func sum(ofFile text: String) throws -> String {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/file"))
    let output = try SharedData.output(of: ["sha1sum", folder.path + "/file"])
    return String(decoding: output.prefix(40), as: UTF8.self)
  }
}
