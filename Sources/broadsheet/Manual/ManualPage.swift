import Presentation
import Scenes
import TerminalUI

/// A page of the manual, generated from the command's own help and from `ManualTexts`.
struct ManualPage {
  let name: String
  let text: String

  /// - Parameter path: the command with its parents: `["broadsheet", "list"]`.
  init(_ command: ToolInfo.Command, path: [String]) {
    name = path.joined(separator: "-")
    var roff = Roff()
    roff.request(".\\\" Made by “make man” from the commands themselves; do not edit.")
    roff.request(
      ".TH \(name.uppercased()) 1 \"\(Program.date)\" \"\(Program.name) \(Program.version)\" \"Broadsheet manual\""
    )
    roff.section("NAME")
    let abstract = command.abstract ?? ""
    roff.request("\(Roff.escaped(name)) \\- \(Roff.escaped(ManualPage.phrase(abstract)))")
    roff.section("SYNOPSIS")
    roff.request(ManualPage.synopsis(command, path: path))
    roff.section("DESCRIPTION")
    roff.paragraph(abstract)
    if let discussion = command.discussion {
      roff.request(".PP")
      roff.paragraph(discussion)
    }
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    if !arguments.isEmpty { ManualPage.options(arguments, &roff) }
    let subcommands = (command.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    if !subcommands.isEmpty {
      roff.section("COMMANDS")
      for subcommand in subcommands {
        if path.count == 1 {
          roff.entry(Roff.bold("\(name)-\(subcommand.commandName)") + "(1)", [subcommand.abstract ?? ""])
        } else {
          ManualPage.part(subcommand, path: path + [subcommand.commandName], &roff)
        }
      }
    }
    for (section, bindings) in ManualTexts.keys[command.commandName] ?? [] {
      roff.section(section)
      for binding in bindings {
        roff.entry(
          Roff.bold(binding.keys.map(\.description).joined(separator: ", ")),
          ["\(ManualPage.sentence(binding.help)) (\(binding.command))"])
      }
    }
    if path.count == 1 { ManualPage.configuration(&roff) }
    ManualPage.closing(command.commandName, path: path, subcommands.map(\.commandName), &roff)
    text = roff.text
  }

  /// A command that has no page of its own.
  private static func part(_ command: ToolInfo.Command, path: [String], _ roff: inout Roff) {
    roff.request(".SS \(synopsis(command, path: path))")
    roff.paragraph(command.abstract ?? "")
    if let discussion = command.discussion {
      roff.request(".PP")
      roff.paragraph(discussion)
    }
    let common = ["version", "help"]
    entries(
      of: (command.arguments ?? []).filter { $0.shouldDisplay && !common.contains($0.valueName ?? "") }, &roff
    )
  }

  private static func options(_ arguments: [ToolInfo.Argument], _ roff: inout Roff) {
    roff.section("OPTIONS")
    entries(of: arguments, &roff)
  }

  private static func entries(of arguments: [ToolInfo.Argument], _ roff: inout Roff) {
    for argument in arguments {
      var words = [argument.abstract, argument.discussion].compactMap(\.self).filter { !$0.isEmpty }
      if let value = argument.defaultValue, let last = words.indices.first {
        words[last] += " Default: \(value)."
      }
      roff.entry(head(of: argument), words)
    }
  }

  private static func configuration(_ roff: inout Roff) {
    roff.section("CONFIGURATION")
    for paragraph in ConfigurationTexts.introduction { roff.paragraph(paragraph) }
    for key in SettingKey.allCases {
      roff.entry(
        Roff.bold(key.name), [ConfigurationTexts.meaning(of: key), "In the environment: \(key.variable)."])
    }
    roff.example(ConfigurationTexts.example, "A whole file:", isFirst: false)
  }

  private static func head(of argument: ToolInfo.Argument) -> String {
    let value = Roff.italic(argument.valueName ?? "")
    guard argument.kind != "positional" else { return value }
    let names = (argument.names ?? []).map { Roff.bold(($0.kind == "short" ? "-" : "--") + $0.name) }
    return names.joined(separator: ", ") + (argument.kind == "option" ? " " + value : "")
  }

  private static func synopsis(_ command: ToolInfo.Command, path: [String]) -> String {
    var words = [Roff.bold(path.joined(separator: " "))]
    for argument in (command.arguments ?? []).filter(\.shouldDisplay) where argument.valueName != "help" {
      let head = head(of: argument) + (argument.isRepeating ? " ..." : "")
      words.append(argument.isOptional ? "[\(head)]" : head)
    }
    if command.subcommands?.isEmpty == false { words.append("[\(Roff.italic("command"))]") }
    return words.joined(separator: " ")
  }

  private static func closing(_ command: String, path: [String], _ subcommands: [String], _ roff: inout Roff)
  {
    roff.section("EXIT STATUS")
    for status in ExitStatus.all { roff.entry(Roff.bold(String(status.code)), [status.meaning]) }
    roff.section("ENVIRONMENT")
    for variable in ManualTexts.environment { roff.entry(Roff.bold(variable.name), [variable.meaning]) }
    roff.section("FILES")
    for file in ManualTexts.files { roff.entry(Roff.italic(file.name), [file.meaning]) }
    roff.section("EXAMPLES")
    for (number, example) in (ManualTexts.examples[command] ?? []).enumerated() {
      roff.example(example.line, example.meaning, isFirst: number == 0)
    }
    roff.section("SEE ALSO")
    let others = path.count > 1 ? [path[0]] : subcommands.map { "\(path[0])-\($0)" }
    roff.request(others.map { Roff.bold($0) + "(1)" }.joined(separator: ", "))
  }

  /// `List newspapers.` as `list newspapers`, for a NAME line.
  private static func phrase(_ abstract: String) -> String {
    let words = abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  private static func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst()
  }
}
