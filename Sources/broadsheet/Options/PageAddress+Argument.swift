import ArgumentParser
import Newspapers

extension PageAddress {
  /// Reads an LCCN or an address of the command line; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> PageAddress {
    // Of a number that stands alone more can be said.
    guard written.contains("/") else { return .newspaper(try LCCN.argument(written)) }
    do throws(PageAddressError) {
      return try PageAddress(written)
    } catch {
      throw ValidationError("\(error).")
    }
  }
}
