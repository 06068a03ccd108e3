import MVP
import Terminal

/// Answers to what commands ask for.
extension LinearWindow {
  /// A command that asks for a line, and what was typed after it as the answer: `gd 1897-03-05`.
  struct Question {
    let command: Command
    let answer: String
  }

  /// - Parameter words: those of `line`.
  /// - Returns: nil if the line is something else.
  func question(in words: [String], of line: String) -> Question? {
    for count in 1..<max(1, words.count) {
      guard let command = binding(of: words.prefix(count))?.command, LinearHelp.asking.contains(command)
      else { continue }
      return Question(command: command, answer: LinearWindow.rest(of: line, after: count))
    }
    return nil
  }

  /// What follows that many words, as it was typed.
  private static func rest(of line: String, after count: Int) -> String {
    let parts = line.split(separator: " ", maxSplits: count)
    return parts.count > count ? String(parts[count]).trimmed : ""
  }

  /// Runs the command, and gives it the answer. The number of an item may come before what is to be written
  /// about it.
  /// - Returns: why nothing was done; nil if something was.
  func ask(_ question: Question, on spoken: (any SpokenScreen)?) -> String? {
    var answer = question.answer
    if LinearHelp.askingAboutItem.contains(question.command), let spoken, spoken.pointed != nil,
      let number = answer.split(separator: " ").first.flatMap({ Int($0) })
    {
      guard spoken.point(at: number) else { return "Error: no number \(number) here." }
      answer = LinearWindow.rest(of: answer, after: 1)
    }
    runCommand(question.command)
    if window.navigator.top?.prompt == nil {
      awaitedAnswer = answer
    } else if !answer.isEmpty {
      typeLine(answer)
    }
    return nil
  }

  /// Gives the answer to a command that had to look something up before it asked.
  func answerQuestion() async {
    guard let answer = awaitedAnswer else { return }
    awaitedAnswer = nil
    await settle()
    guard !answer.isEmpty, let top = window.navigator.top, top.prompt != nil,
      !LinearHelp.isNarrowed(top)
    else { return }
    typeLine(answer)
  }

  /// Types an answer: in place of the text that is there, unless the answer follows it.
  func typeLine(_ line: String) {
    guard !line.isEmpty else { return press("Esc") }
    let prompt = window.navigator.top?.prompt
    if prompt?.isBeginning != true { press("C-u") }
    let clears = line == LinearHelp.emptyLine && prompt?.emptyMeaning != nil
    if !clears { window.handle(.paste(line)) }
    press("Enter")
  }
}
