extension Collection<UInt8> {
  /// The bytes of a text in UTF-8 without the mark with which programs on Windows begin it.
  public var withoutByteOrderMark: SubSequence {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}
