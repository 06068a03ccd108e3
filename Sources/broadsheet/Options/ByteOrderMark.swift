extension Collection<UInt8> {
  /// The first line of a file without the mark that programs on Windows write before UTF-8.
  var withoutByteOrderMark: SubSequence { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...] }
}
