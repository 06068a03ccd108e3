import Clock
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TestSupport
import Testing

/// What is remembered about several sessions.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SeveralSessionsTests: SessionKeeping {
  let folder = TemporaryFolder()

  @Test func `a short visit loses nothing, and reopened tabs exist once`() async throws {
    let long = open([[try page(1)], [try page(2)], [.notes]], front: 1)
    _ = await keeper(at: 100).keep(long)
    _ = await keeper(at: 200).keep(open([[try page(3)]]))
    #expect(try await library.sessions().map(\.tabs.count) == [1, 3])
    let keeper = keeper(at: 300)
    #expect(keeper.offered(try await library.sessions(), nil).map(\.tabs.count) == [1, 3])
    #expect(routes(await reopen(keeper)) == [[try page(3)]])
    #expect(routes(await reopen(keeper)) == [[try page(1)], [try page(2)], [.notes]], "the one before")
    #expect(await keeper.former(nil) == nil)
    _ = await keeper.keep(open([[try page(3)], [try page(1)]]))
    #expect(try await library.sessions().map(\.tabs.count) == [2])
  }

  @Test func `any of several sessions can be reopened, and tabs without room are kept for later`()
    async throws
  {
    _ = await keeper(at: 100).keep(open([[try page(1)], [try page(2)], [.notes]], front: 1))
    _ = await keeper(at: 200).keep(open([[.jobs]]))
    let keeper = keeper(at: 300)
    let long = try #require(try await library.sessions().last)
    #expect(await keeper.former(nil, wanted: long) == long)
    keeper.noteReopened(long, tabs: 2)
    #expect(routes(await keeper.former(nil, wanted: long)) == [[.notes]])
    _ = await keeper.keep(open([[try page(1)], [try page(2)]]))
    #expect(
      try await library.sessions().map { routes($0) } == [
        [[try page(1)], [try page(2)]], [[.jobs]], [[.notes]],
      ])
  }

  @Test func `Home on top of a page does not count as open, and closing reopened tabs loses nothing`()
    async throws
  {
    _ = await keeper(at: 100).keep(open([[.home, try page(1), .home], [.home]]))
    #expect(try await library.sessions().map { routes($0) } == [[[.home, try page(1)], [.home]]])
    let keeper = keeper(at: 200)
    await reopen(keeper)
    _ = await keeper.keep(open([[.home]]))
    #expect(try await library.sessions().map(\.quit) == [100])
  }

  @Test func `reopened tabs are remembered once, and only a limited number`() async throws {
    for day in 1...30 { _ = await keeper(at: Double(day)).keep(open([[try page(1)]])) }
    #expect(try await library.sessions().map(\.quit) == [30])
    for day in 31...60 { _ = await keeper(at: Double(day)).keep(open([[try page(day)]])) }
    #expect(try await library.sessions().map(\.quit) == (41...60).reversed().map(Double.init))
  }

  @Test func `tabs of a program that exited meanwhile are a session of their own`() async throws {
    _ = await keeper(at: 100).keep(open([[try page(1)]]))
    let keeper = keeper(at: 200)
    await reopen(keeper)
    _ = await self.keeper(at: 300).keep(open([[try page(2)]]))
    _ = await keeper.keep(open([[try page(1)], [try page(3)]]))
    let sessions = try await library.sessions()
    #expect(try routes(sessions.first) == [[page(1)], [page(3)]])
    #expect(try routes(sessions.last) == [[page(2)]])
    #expect(sessions.count == 2)
  }
}
