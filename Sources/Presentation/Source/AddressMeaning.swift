/// The meaning of an address that the reader typed.
public enum AddressMeaning: Hashable, Sendable {
  /// The screens that lead to it, the last on top, and what it is, in words: `page 1 of Evening star, …`.
  case opens([Route], words: String)
  /// Why it cannot be opened.
  case fault(String)
}

/// Reads addresses, old and new, without a request.
public typealias AddressReading = @MainActor (String) async -> AddressMeaning
