/// Reads an ALTO file that came from `host`.
/// - Throws: `.malformed` if it is not ALTO, `.local` if this machine lacks the XML library.
public typealias LayoutReading =
  @Sendable (_ alto: [UInt8], _ host: String) throws(NewspaperError) -> PageLayout
