import Newspapers

/// What can be picked, and the meaning of each choice.
public protocol PickerOptions: Sendable {
  associatedtype Value: Sendable

  func options() async throws(NewspaperError) -> [PickerOption<Value>]

  /// Makes options of what the reader types, listed after those whose names contain it; by default none.
  func typing() async throws(NewspaperError) -> (@Sendable (String) -> [PickerOption<Value>])
}

extension PickerOptions {
  public func typing() async throws(NewspaperError) -> (@Sendable (String) -> [PickerOption<Value>]) {
    return { _ in [] }
  }
}

/// One choice.
public struct PickerOption<Value: Sendable>: Sendable {
  public let row: PickerContent.Row
  public let value: Value
  /// Whether it is shown only when its name is typed.
  public let isDeep: Bool

  public init(_ row: PickerContent.Row, _ value: Value, isDeep: Bool = false) {
    self.row = row
    self.value = value
    self.isDeep = isDeep
  }
}
