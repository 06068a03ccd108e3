/// Reads an ALTO file that came from `host`.
/// - Throws: `.malformed` for what is no ALTO, `.local` if this machine lacks what reads it.
public typealias LayoutReading =
  @Sendable (_ alto: [UInt8], _ host: String) throws(NewspaperError) -> PageLayout
