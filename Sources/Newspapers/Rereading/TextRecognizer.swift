/// Reads what is printed on scans, on this machine.
public protocol TextRecognizer: Sendable {
  /// For display, with its version: `Tesseract 5.3.0`.
  /// - Throws: `.notInstalled`.
  func name() throws(NewspaperError) -> String

  /// The languages that it has data for, by its own names; sorted.
  /// - Throws: `.notInstalled`.
  func installedLanguages() throws(NewspaperError) -> [String]

  /// Reads `region` of a page.
  /// - Parameters:
  ///   - languages: as the engine names them, the main one first; at least one, all installed.
  ///   - progress: called with 0 to 1, from another thread.
  /// - Throws: `.canceled` as soon as the task is, `.notInstalled`, or what is wrong with the scan.
  func read(
    _ region: PageBox, of scan: PageScan, languages: [String], progress: @escaping @Sendable (Double) -> Void
  ) async throws(NewspaperError) -> RecognizedText

  /// How many of `words` any of the dictionaries of `languages` contain.
  func known(_ words: [String], languages: [String]) async throws(NewspaperError) -> KnownWords
}

/// The result of reading a scan.
public struct RecognizedText: Hashable, Sendable {
  public let layout: PageLayout
  /// The size in pixels of the part that was read.
  public let width: Int
  public let height: Int

  public init(layout: PageLayout, width: Int, height: Int) {
    (self.layout, self.width, self.height) = (layout, width, height)
  }
}
