import MVP
import TestSupport
import Testing

private enum ResourceRequest: Hashable, Sendable {
  case name(Reply<String>)
}

@MainActor @Suite(.timeLimit(.minutes(2))) struct ReplyTests {
  private let router = RecordingRouter<ResourceRequest>()

  @Test func `the asker gets what the screen sends`() async {
    router.onOpen = { route in
      guard case .name(let reply) = route else { return }
      reply.send("Ida B. Wells")
      reply.send("too late")
    }
    #expect(await router.ask { .name($0) } == "Ida B. Wells")
  }

  @Test func `a screen released without an answer answers nil`() async {
    let silent = SilentRouter()
    #expect(await silent.ask { .name($0) } == nil)
  }

  @Test func `replies are distinguished`() {
    let first = Reply<String> { _ in }
    let second = Reply<String> { _ in }
    #expect(ResourceRequest.name(first) == .name(first))
    #expect(ResourceRequest.name(first) != .name(second))
  }
}

/// Opens nothing and drops the route: a screen closed before it answered.
@MainActor private final class SilentRouter: Router {
  func open(_ route: ResourceRequest) {}
  func back() {}
  func showBeside(_ route: ResourceRequest?) {}
  func announce(_ notice: Notice) {}
}
