/// Content that is a text.
public protocol DocumentContent: Equatable, Sendable {
  var document: Document { get }
}
