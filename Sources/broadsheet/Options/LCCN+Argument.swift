import ArgumentParser
import Newspapers

extension LCCN {
  /// Parses an LCCN from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> LCCN {
    do throws(LCCNError) {
      return try LCCN(written)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}
