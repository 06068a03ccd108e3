import ALTO
import Demonstration
import Glibc
import Newspapers
import Recognition
import TestSupport

/// The engine on this machine, and pages whose words are known.
enum Engine {
  static let isInstalled = dlopen("libtesseract.so.5", RTLD_NOW) != nil

  static func has(_ languages: String...) -> Bool {
    let installed = (try? Tesseract().installedLanguages()) ?? []
    return languages.allSatisfy(installed.contains)
  }

  static let demonstration = DemonstrationArchive { file, host throws(NewspaperError) in
    do throws(ALTOError) { return try ALTODocument.layout(of: file) } catch {
      throw error.newspaperError(host: host)
    }
  }

  static func page(_ date: String, _ sequence: Int = 1) throws -> PageID {
    guard let day = IssueDate(date) else { throw Fault("no day: \(date)") }
    return PageID(
      issue: IssueID(lccn: try LCCN("bsd00000001"), date: day, edition: 1), sequence: sequence)
  }

  struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
