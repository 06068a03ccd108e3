/// A line made of runs, each in the style of a role.
public struct StyledText: Hashable, Sendable {
  public struct Run: Hashable, Sendable {
    public let text: String
    public let role: TextRole

    public init(_ text: String, _ role: TextRole = .text) {
      self.text = text
      self.role = role
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }

  public init(_ text: String, _ role: TextRole = .text) { runs = [Run(text, role)] }

  public var text: String { runs.map(\.text).joined() }
}
