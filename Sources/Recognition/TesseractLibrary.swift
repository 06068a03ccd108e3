import CTesseract
import Newspapers

/// The library, loaded with the first scan to read.
enum TesseractLibrary {
  static let usual = CTESSERACT_LIBRARY
  private static let loadError: String? = ctesseract_open(usual).map { String(cString: $0) }

  /// - Throws: `.notInstalled`.
  static func load(_ library: String) throws(NewspaperError) {
    let error = library == usual ? loadError : ctesseract_open(library).map { String(cString: $0) }
    guard let error else { return }
    throw .notInstalled(
      what: "reading scans needs Tesseract 5, which cannot be loaded (\(error))", packages: ["tesseract-ocr"])
  }

  /// Where the language data is; nil if the library does not say.
  static var folder: String? {
    var path = [CChar](repeating: 0, count: 4096)
    guard ctesseract_folder(&path, path.count) else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  static var version: String { ctesseract_version().map { String(cString: $0) } ?? "" }

  static func read(
    _ image: GrayPixels, languages: [String], isOneBlock: Bool, progress: @escaping (Double) -> Bool
  ) -> (outcome: ctesseract_outcome, words: [ReadWord]) {
    let work = Work(progress: progress)
    let outcome = ctesseract_read(
      languages.joined(separator: "+"), image.pixels, Int32(image.width), Int32(image.height), isOneBlock,
      { context, percent in
        Work.of(context).map { $0.progress(Double(percent) / 100) } ?? false
      },
      { context, word in
        guard let word = word?.pointee, let text = word.text else { return }
        Work.of(context)?.words.append(ReadWord(word, text: String(cString: text)))
      }, Unmanaged.passUnretained(work).toOpaque())
    return (outcome, withExtendedLifetime(work) { work.words })
  }

  /// Which of `words` the dictionary of `language` has; nil if there is no such language.
  static func known(_ words: [String], _ language: String) -> [Bool]? {
    var known = [Bool](repeating: false, count: words.count)
    // Concatenated in a single block of memory.
    var (bytes, starts): ([CChar], [Int]) = ([], [])
    for word in words {
      starts.append(bytes.count)
      bytes += word.utf8.map { CChar(bitPattern: $0) } + [0]
    }
    let isThere = bytes.withUnsafeBufferPointer { bytes in
      let pointers = starts.map { start in bytes.baseAddress.map { $0 + start } }
      return ctesseract_know(language, pointers, words.count, &known)
    }
    return isThere ? known : nil
  }

  /// The receiver of the library's callbacks.
  private final class Work {
    let progress: (Double) -> Bool
    var words: [ReadWord] = []

    init(progress: @escaping (Double) -> Bool) { self.progress = progress }

    static func of(_ context: UnsafeMutableRawPointer?) -> Work? {
      context.map { Unmanaged<Work>.fromOpaque($0).takeUnretainedValue() }
    }
  }
}

/// Gray pixels.
struct GrayPixels: Sendable {
  let width: Int
  let height: Int
  let pixels: [UInt8]
}

/// A word as the library returns it.
struct ReadWord: Sendable {
  let text: String
  let columns: Range<Int>
  let rows: Range<Int>
  let confidence: Double
  let beginsBlock: Bool
  let beginsLine: Bool

  init(_ word: ctesseract_word, text: String) {
    self.text = text
    columns = Int(word.left)..<max(Int(word.left), Int(word.right))
    rows = Int(word.top)..<max(Int(word.top), Int(word.bottom))
    confidence = min(max(Double(word.confidence) / 100, 0), 1)
    (beginsBlock, beginsLine) = (word.begins_block, word.begins_line)
  }
}
