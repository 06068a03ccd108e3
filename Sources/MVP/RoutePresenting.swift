/// A presenter that has moved on from what it was opened with, and says which route leads to what it shows now.
@MainActor public protocol RoutePresenting<Destination> {
  associatedtype Destination: Hashable & Sendable

  var currentRoute: Destination { get }
}
