import FoundationEssentials
import Glibc
import Scenes

/// Reports the program and the system it runs on.
struct ProgramCheck: DoctorCheck {
  let title = "Program"

  func run(report: @escaping Finding.Report) async {
    await report(.good("version", "\(Program.version) of \(Program.date)"))
    await report(.good("system", ProgramCheck.system))
    for finding in ProgramCheck.libraries(Library.common) { await report(finding) }
  }

  /// One line for everything that can be loaded, and one for each library that has to be installed.
  private static func libraries(_ libraries: [Library]) -> [Finding] {
    let found = libraries.compactMap { library -> String? in
      switch library.version {
      case .success(let version): "\(library.name) \(version)"
      case .failure: library.isOptional ? "\(library.name) not found (optional: \(library.purpose))" : nil
      }
    }
    let missing: [Finding] = libraries.filter { !$0.isOptional }.compactMap { library in
      guard case .failure = library.version else { return nil }
      return .warning(
        library.name, library.words,
        advice: [
          "Install \(library.name), which \(library.purpose) (on Debian: apt install \(library.package))."
        ])
    }
    return [.good("libraries", found.joined(separator: ", "))] + missing
  }

  /// `Debian GNU/Linux 12 (bookworm), Linux 6.1.0, x86_64`.
  private static var system: String {
    var names = utsname()
    uname(&names)
    func text<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    let kernel = "\(text(names.sysname)) \(text(names.release)), \(text(names.machine))"
    return [distribution, kernel].compactMap(\.self).joined(separator: ", ")
  }

  /// `PRETTY_NAME` from os-release(5).
  private static var distribution: String? {
    let bytes = try? Data(contentsOf: URL(filePath: "/etc/os-release"))
    let lines = String(decoding: bytes ?? Data(), as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("PRETTY_NAME=") }
    return line.map { String($0.dropFirst("PRETTY_NAME=".count)).trimmingCharacters(of: "\"'") }
  }
}

extension String {
  fileprivate func trimmingCharacters(of set: String) -> String {
    var text = self[...]
    while let first = text.first, set.contains(first) { text.removeFirst() }
    while let last = text.last, set.contains(last) { text.removeLast() }
    return String(text)
  }
}
