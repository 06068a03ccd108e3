import Foundation
import HTTP
import NewspaperHTTP
import Newspapers
import TestSupport
import Testing

/// Files whose length the server does not say: only their end tells whether the connection closed too early.
@OwnThread struct FileEndingTests {
  private let stage = SavingStage()

  /// A server that sends `body` without its length, and closes the connection.
  private func server(_ body: [UInt8]) throws -> FaultyServer {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\nConnection: close\r\n\r\n"
    return try FaultyServer(.raw(Array(head.utf8) + body))
  }

  private nonisolated static let pdf = Array("%PDF-1.4\n1 0 obj\nendobj\ntrailer\n%%EOF\n".utf8)
  private nonisolated static let alto = Array(
    "<?xml version=\"1.0\"?>\n<!-- <a> -->\n<alto>\n<Layout><Page/></Layout>\n</alto>\n".utf8)
  private nonisolated static let named = Array(
    "<ns2:alto xmlns:ns2=\"a\">\n<ns2:Layout/></ns2:alto >\r\n<!-- x -->".utf8)
  private nonisolated static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 4, 0xFF, 0xD9]
  private nonisolated static let codestream: [UInt8] = [0xFF, 0x4F, 0xFF, 0x51, 5, 6, 7, 8, 0xFF, 0xD9]

  /// The boxes of a JPEG 2000 file.
  private nonisolated static func boxes(_ length: [UInt8], then rest: [UInt8] = []) -> [UInt8] {
    [0, 0, 0, 12, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A] + length + Array("jp2c".utf8)
      + codestream + rest
  }

  /// A box of RDF, as archives put it after the picture.
  private nonisolated static let described: [UInt8] = [0, 0, 0, 10] + Array("xml ab".utf8)

  private nonisolated static let whole: [(PageFile, [UInt8])] = [
    (.pdf, pdf), (.alto, alto), (.alto, named), (.alto, Array("<alto/>".utf8)), (.jpg, jpeg),
    (.jpg, jpeg + [0, 0, 0x0A]), (.jpg, jpeg + Array("SEFT".utf8)), (.jp2, codestream),
    (.jp2, boxes([0, 0, 0, 0])),
    (.jp2, boxes([0, 0, 0, 18], then: described)), (.json, Array("{\"a\": [1]}\n".utf8)),
    (.text, Array("MATTOON, ILL".utf8)),
  ]

  @Test(arguments: whole) func `a whole file is saved`(kind: PageFile, body: [UInt8]) async throws {
    let server = try server(body)
    let saved = try await stage.save(server.url, as: "a.x", kind: kind)
    #expect(saved.bytes == body.count && stage.names == ["a.x"])
    #expect(server.connectionCount == 1)
  }

  private nonisolated static func without(_ count: Int, _ body: [UInt8]) -> [UInt8] {
    Array(body.dropLast(count))
  }

  private nonisolated static let cut: [(PageFile, [UInt8])] = [
    (.pdf, without(3, pdf)), (.alto, without(2, alto)), (.alto, without(8, alto)),
    (.alto, without(14, named)), (.alto, Array("<alto><Page/>".utf8)), (.jpg, without(1, jpeg)),
    (.jp2, without(2, codestream)), (.jp2, without(2, boxes([0, 0, 0, 0]))),
    (.jp2, without(1, boxes([0, 0, 0, 18]))), (.jp2, without(2, boxes([0, 0, 0, 18], then: described))),
    (.jp2, without(14, boxes([]))), (.json, Array("{\"a\": [1".utf8)),
  ]

  @Test(arguments: cut) func `a file without its end is an answer that was cut off`(
    kind: PageFile, body: [UInt8]
  ) async throws {
    let server = try server(body)
    let error = try await #require(throws: NewspaperError.self) {
      try await stage.save(server.url, as: "a.x", kind: kind)
    }
    #expect(error == NewspaperError(.cutOff, host: Site(server.url).host))
    #expect(stage.names == [] && server.connectionCount == 2, "it was asked for twice")
  }

  @Test func `if the length is known, it is believed`() async throws {
    let server = try await stage.server()
    let saved = try await stage.save(server.url + "/x.pdf")
    #expect(saved.bytes == SavingStage.pdf.count)
  }
}
