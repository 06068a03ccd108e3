/// A screen that says in words what it shows, for readers who hear it or feel it.
@MainActor public protocol SpokenScreen: Screen {
  /// Commands that are about what is drawn.
  var unspoken: Set<Command> { get }
  /// Has what is about to be said loaded.
  func prepareSpeech()
  var speech: Speech { get }
  /// Goes on by that many parts, or back; false if there is no more.
  func turn(by parts: Int) -> Bool
  /// Opens what has that number; false if nothing has.
  func choose(_ number: Int) -> Bool
  /// Makes what has that number what the next command is about; false if nothing has.
  func point(at number: Int) -> Bool
}

extension SpokenScreen {
  public var unspoken: Set<Command> { [] }
  public func prepareSpeech() {}
  public func turn(by parts: Int) -> Bool { false }
  public func choose(_ number: Int) -> Bool { point(at: number) && handle(.open, count: nil) }
  public func point(at number: Int) -> Bool { false }
}

/// A list that has words of its own for its rows.
@MainActor public protocol SpokenList: AnyObject {
  /// What the list is, and how many there are: `Newspapers, 479, by title`.
  var spokenHeading: String { get }
  /// What the row of that number, from 0, says; nil if it is not here.
  func statement(ofRow number: Int) -> String?
  /// Commands that are about what is drawn.
  var unspokenInList: Set<Command> { get }
  /// What a number does: `Number opens`.
  var choosing: String { get }
}

extension SpokenList {
  public var unspokenInList: Set<Command> { [] }
  public var choosing: String { "Number opens" }
}
