import Foundation
import Presentation
import Testing

/// An array of JSON that arrives in parts.
@Suite(.timeLimit(.minutes(2))) struct JSONArrayLinesTests {
  private let objects = (0..<5).map { "{\"number\":\($0)}" }

  /// - Parameter isWhole: false if the rest is unavailable.
  private func lines(partsOf size: Int, isWhole: Bool) -> [String] {
    var array = JSONArrayLines()
    var lines: [String] = []
    for start in stride(from: 0, to: objects.count, by: size) {
      let end = min(objects.count, start + size)
      lines += array.lines(of: Array(objects[start..<end]), isLast: isWhole && end == objects.count)
    }
    return isWhole ? lines : lines + array.linesAtFailure()
  }

  private func count(_ lines: [String]) -> Int? {
    let data = Data(lines.joined(separator: "\n").utf8)
    return (try? JSONSerialization.jsonObject(with: data) as? [Any])?.count
  }

  @Test(arguments: 1...6) func `its parts are one array`(size: Int) {
    #expect(lines(partsOf: size, isWhole: true) == JSONLines.array(objects))
  }

  @Test(arguments: 1...6) func `if the rest fails, it does not look whole, and lacks no object`(size: Int) {
    let part = lines(partsOf: size, isWhole: false)
    #expect(count(part) == nil && count(part + ["]"]) == objects.count, "\(part)")
  }

  @Test func `if everything fails, nothing is written`() {
    var array = JSONArrayLines()
    #expect(array.linesAtFailure() == [])
  }
}
