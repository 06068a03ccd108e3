import ArgumentParser
import Newspapers

/// A part of a page on the command line, in percent of its width and height: `0,10,50,25`.
struct PageRegion {
  let box: PageBox
  /// Left, top, width and height, as given.
  private let percents: [Double]

  /// The part in the name of a file: `pct-0-10-50-25`.
  var fileWord: String {
    "pct-" + percents.map { $0 == $0.rounded() ? String(Int($0)) : String($0) }.joined(separator: "-")
  }

  /// Parses a part of a page from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> PageRegion {
    let numbers = written.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else {
      throw ValidationError(
        "“\(written)” is not a part of a page: use left, top, width, height in percent, such as 0,10,50,25."
      )
    }
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard width > 0, height > 0 else {
      throw ValidationError(
        "The part “\(written)” is empty: width and height, the last two, must be above 0.")
    }
    guard x >= 0, y >= 0, x + width <= 100, y + height <= 100 else {
      throw ValidationError(
        "The part “\(written)” extends past the page: left plus width, and top plus height, must be at most 100."
      )
    }
    let box = PageBox(x: x / 100, y: y / 100, width: width / 100, height: height / 100)
    return PageRegion(box: box, percents: numbers)
  }
}
