import ArgumentParser
import Newspapers

extension LCCN {
  /// Reads an LCCN of the command line; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> LCCN {
    do throws(LCCNError) {
      return try LCCN(written)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}
