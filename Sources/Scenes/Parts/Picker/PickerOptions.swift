import Newspapers

/// What can be picked, and the meaning of each choice.
public protocol PickerOptions: Sendable {
  associatedtype Value: Sendable

  func options() async throws(NewspaperError) -> [PickerOption<Value>]
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
