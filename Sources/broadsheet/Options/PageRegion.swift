import ArgumentParser
import Newspapers

/// A part of a page as the command line names it, in percent of its width and height: `0,10,50,25`.
struct PageRegion: ExpressibleByArgument {
  let box: PageBox

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], x >= 0, y >= 0, width > 0, height > 0, x + width <= 100, y + height <= 100
    else { return nil }
    box = PageBox(x: x / 100, y: y / 100, width: width / 100, height: height / 100)
  }
}
