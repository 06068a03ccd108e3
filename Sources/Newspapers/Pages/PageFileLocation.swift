/// Where to get a file of a page.
public enum PageFileLocation: Hashable, Sendable {
  /// To be requested with these header fields.
  case address(String, headers: [String: String])
  /// Available locally: built into the program, or already fetched.
  case bytes([UInt8])
}
