/// What of a newspaper is put into the clipboard.
public enum CopiedPart: Hashable, Sendable {
  case address, citation, text, lccn
}
