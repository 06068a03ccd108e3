/// Finds the files of pages, in an archive or a folder.
protocol PageFileReading {
  /// Nil after the last event.
  mutating func next() throws(CorpusFailure) -> ArchiveEvent?
}
