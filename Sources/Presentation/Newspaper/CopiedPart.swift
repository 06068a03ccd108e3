/// The part of a newspaper to put on the clipboard.
public enum CopiedPart: Hashable, Sendable {
  case address, text, lccn
}
