/// A page's words, folded for searching: every search of words uses this one fold, so that all agree.
///
/// Lower-case letters without marks (`ſ` is s, `ß` ss, `ł` l, Hebrew has no points); everything but letters
/// and digits separates words (`Herald’s` is two); a word broken at a line's end is one. Each ideograph is a
/// word.
public struct FoldedText: Hashable, Sendable {
  /// The words in UTF-8 with one space between them: what the index of pages stores.
  public let bytes: [UInt8]
  /// Where each word begins in `bytes`.
  let starts: [Int32]
  /// Where each word begins and ends in the printed text, in UTF-8.
  let from: [Int32]
  let to: [Int32]
  /// The words that begin a line, if nothing but the line's end separates them from the previous word.
  let unmarkedBreaks: [Int32]

  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { FoldedText($0) }
  }

  /// - Parameter text: valid UTF-8.
  init(_ text: UnsafeBufferPointer<UInt8>) {
    var folder = TextFolder(capacity: text.count)
    folder.read(text)
    folder.joinBrokenWords(text)
    (bytes, starts, from, to) = (folder.bytes, folder.starts, folder.from, folder.to)
    unmarkedBreaks = folder.unmarkedBreaks(text)
  }

  /// The number of words.
  public var count: Int { starts.count }

  public subscript(word: Int) -> ArraySlice<UInt8> { bytes[Int(starts[word])..<end(of: word)] }

  /// Where the word ends in `bytes`.
  func end(of word: Int) -> Int { word + 1 < starts.count ? Int(starts[word + 1]) - 1 : bytes.count }

  /// Where the words are in the printed text, in UTF-8: one range for consecutive words.
  public func printed(_ words: Range<Int>) -> Range<Int> {
    Int(from[words.lowerBound])..<Int(to[words.upperBound - 1])
  }

  /// The folded words.
  public var words: [String] { (0..<count).map { String(decoding: self[$0], as: UTF8.self) } }

  /// Words that OCR may have broken at a line's end without a hyphen: the last word of each line joined with
  /// the first of the next. Nearly all of them are not real words.
  public var possibleJoins: [(first: ArraySlice<UInt8>, second: ArraySlice<UInt8>)] {
    unmarkedBreaks.map { (self[Int($0) - 1], self[Int($0)]) }
  }
}
