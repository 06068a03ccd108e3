import Files
import Glibc
import Testing

struct DescriptorInputTests {
  @Test func `what is there comes at once, then the end, and failures are told`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    var block = [UInt8](repeating: 0, count: 8)
    #expect(write(ends[1], "abc", 3) == 3)
    let first = DescriptorInput.next(from: ends[0], into: &block)
    #expect(first == 3 && block.prefix(3).elementsEqual("abc".utf8) && block.count == 8)
    close(ends[1])
    let second = DescriptorInput.next(from: ends[0], into: &block)
    #expect(second == 0)
    close(ends[0])
    errno = 0
    let failed = block.withUnsafeMutableBytes { DescriptorInput.next(from: -1, into: $0) }
    let reason = errno
    #expect(failed == nil && reason == EBADF)
  }
}
