import GRDB

extension DatabaseError {
  /// Something in the file is not what was written there.
  public static func damaged(_ what: String) -> DatabaseError {
    DatabaseError(resultCode: .SQLITE_CORRUPT, message: what)
  }
}
