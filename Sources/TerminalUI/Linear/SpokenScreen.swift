/// A screen that says in words what it shows, for readers who hear it or feel it.
@MainActor public protocol SpokenScreen: Screen {
  /// Commands that concern what is drawn.
  var unspoken: Set<Command> { get }
  /// Loads what is about to be said.
  func prepareSpeech()
  var speech: Speech { get }
  /// Goes on to what is said next, or back; false if there is no more.
  /// - Parameter count: how many to say, or to go on by; nil for the usual number.
  func turn(isForward: Bool, saying count: Int?) -> Bool
  /// What is typed to load more than is there, which takes a request; nil if nothing more is known of.
  var loadsMore: String? { get }
  /// Does to the item with that number what numbers do; false if there is none.
  func choose(_ number: Int) -> Bool
  /// What a number does to its item.
  var choosingCommand: Command { get }
  /// Whether there is a selected item, which `open` without a number opens.
  var opensSelected: Bool { get }
  /// Whether any line but a number narrows what there is to choose from.
  var narrowsByTyping: Bool { get }
  /// What a number after a command names: `row`; nil if commands apply to nothing that has a number.
  var pointed: String? { get }
  /// Makes the item with that number the target of the next command; false if there is none.
  func point(at number: Int) -> Bool
  /// Commands after which a number is a count instead.
  var counted: Set<Command> { get }
}

extension SpokenScreen {
  public var unspoken: Set<Command> { [] }
  public func prepareSpeech() {}
  public func turn(isForward: Bool, saying count: Int?) -> Bool { false }
  public func choose(_ number: Int) -> Bool { point(at: number) && handle(choosingCommand, count: nil) }
  public var choosingCommand: Command { .open }
  public var loadsMore: String? { nil }
  public var opensSelected: Bool { true }
  public var narrowsByTyping: Bool { false }
  public var pointed: String? { nil }
  public func point(at number: Int) -> Bool { false }
  public var counted: Set<Command> { [] }
}

/// A list with its own words for its rows.
@MainActor public protocol SpokenList: AnyObject {
  /// What the list is, and how many items it has: `Newspapers, 479, by title`.
  var spokenHeading: String { get }
  /// What the row with that number, from 0, says; nil if it is not loaded.
  func statement(ofRow number: Int) -> String?
  /// Commands that concern what is drawn.
  var unspokenInList: Set<Command> { get }
  /// What a number does: `A number opens that row`.
  var choosing: String { get }
  /// The command of a number.
  var numberCommand: Command { get }
  /// What to say after the rows, such as the total of those chosen; may be empty.
  var spokenClosing: String { get }
  /// Whether any line but a number narrows the list.
  var wordsNarrow: Bool { get }
  /// Commands after which a number is a count, not a row.
  var countedInList: Set<Command> { get }
  /// What is typed to load more rows, which takes a request; nil if no more are known of.
  var loadsMoreRows: String? { get }
}

extension SpokenList {
  public var unspokenInList: Set<Command> { [] }
  public var choosing: String { "A number opens that row" }
  public var numberCommand: Command { .open }
  public var spokenClosing: String { "" }
  public var wordsNarrow: Bool { false }
  public var countedInList: Set<Command> { [] }
  public var loadsMoreRows: String? { nil }
}

/// A screen whose title is too short to be said before what failed, or was not found.
@MainActor public protocol SpokenTitled: AnyObject {
  /// What the reader asked for: `Search for gold rush`.
  var spokenTitle: String { get }
}
