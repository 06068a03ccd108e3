/// What is looked for on the pages of newspapers, in the normal form of its language.
///
/// Queries that mean the same by the rules of that form are equal, and share caches, history and saved searches.
public struct SearchQuery: Hashable, Sendable {
  /// In normal form: `not` only around words, phrases, `near` and fields; no `all` directly in an `all` and no `any` in
  /// an `any`; nothing twice; no `any` in a `near`; fields behind everything else.
  public let expression: SearchExpression
}
