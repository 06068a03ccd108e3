/// A presenter whose content is a text, with links that can be followed.
@MainActor public protocol DocumentPresenting: Presenting where Content: DocumentContent {
  func follow(link: Int)
}
