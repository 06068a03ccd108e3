import Glibc
import Testing

@testable import Files

/// How long the program waits for a lock.
@Suite struct FileLockTests {
  @Test(arguments: [ENOLCK, EOPNOTSUPP, EINVAL])
  func `a file system without locks is not asked again`(code: Int32) throws {
    var count = 0
    let error = #expect(throws: FileFailure.self) {
      try FileLock.wait(for: "/x/lock", .brief) {
        count += 1
        errno = code
        return false
      }
    }
    #expect(count == 1 && error?.words == String(cString: strerror(code)))
  }

  @Test func `another holder is waited for`() throws {
    var count = 0
    try FileLock.wait(for: "/x/lock", .brief) {
      count += 1
      errno = EWOULDBLOCK
      return count == 3
    }
    #expect(count == 3)
    let error = #expect(throws: FileFailure.self) {
      try FileLock.wait(for: "/x/lock", .none) {
        errno = EWOULDBLOCK
        return false
      }
    }
    #expect(error?.isInUse == true)
  }
}
