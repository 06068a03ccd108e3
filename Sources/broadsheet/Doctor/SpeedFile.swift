import Corpus
import Files

/// Remembers how fast this machine reads archives: bytes per second, on one line.
struct SpeedFile {
  private let file: WholeFile
  private let folder: String

  init(settings: Settings) {
    folder = settings.stateDirectory
    file = WholeFile(path: settings.stateDirectory + "/speed")
  }

  /// Nil if it was not measured.
  func read() -> Double? {
    guard let bytes = try? file.read(atMost: 100) else { return nil }
    let speed = Double(String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" })
    return speed.flatMap { $0.isFinite && $0 > 1000 ? $0 : nil }
  }

  func write(_ bytesPerSecond: Double) throws(CorpusFailure) {
    do throws(FileFailure) {
      try Folder.make(folder)
      try file.replace(with: [Array("\(bytesPerSecond.rounded())\n".utf8)], by: file.path + ".new")
    } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }
}
