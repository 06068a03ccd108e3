/// Where a file of a page is to be had.
public enum PageFileLocation: Hashable, Sendable {
  /// To be asked for with these header fields.
  case address(String, headers: [String: String])
  /// Here: it is part of the program, or had to be fetched to be had as a file.
  case bytes([UInt8])
}
