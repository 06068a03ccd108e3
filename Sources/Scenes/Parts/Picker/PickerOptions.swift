import Newspapers

/// What can be picked, and what picking it means.
public protocol PickerOptions: Sendable {
  associatedtype Value: Sendable

  func options() async throws(NewspaperError) -> [PickerOption<Value>]
}

/// One thing that can be picked.
public struct PickerOption<Value: Sendable>: Sendable {
  public let row: PickerContent.Row
  public let value: Value
  /// Whether it is shown only to who types its name.
  public let isDeep: Bool

  public init(_ row: PickerContent.Row, _ value: Value, isDeep: Bool = false) {
    self.row = row
    self.value = value
    self.isDeep = isDeep
  }
}
