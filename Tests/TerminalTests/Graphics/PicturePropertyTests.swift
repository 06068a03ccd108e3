import Scans
import TestSupport
import Testing

@testable import Terminal

/// Whatever is placed, covered, moved and removed: a terminal shows the pictures on the canvas where nothing
/// covers them, and no others.
@Suite struct PicturePropertyTests {
  static let graphics: [Graphics] = [
    Graphics(.blocks), Graphics(.sixel), Graphics(.iterm2), Graphics(.kitty), Graphics(.none),
    Graphics(.kitty, cell: nil, hasPlaceholders: true, isInTmux: false),
    Graphics(.kitty, cell: nil, hasPlaceholders: true, isInTmux: true),
    Graphics(.sixel, cell: nil, hasPlaceholders: false, isInTmux: false, keepsTiles: true),
    Graphics(.iterm2, cell: nil, hasPlaceholders: false, isInTmux: false, keepsTiles: true),
  ]

  @Test(arguments: graphics, 0..<4) func `shows what is on the canvas`(graphics: Graphics, seed: Int) throws {
    var stage = PictureStage(graphics: graphics, seed: seed)
    let terminal = stage.terminal
    for frame in 0..<40 {
      stage.change()
      stage.draw()
      try stage.expectText("seed \(seed), frame \(frame)")
      if frame % 3 == 0 {
        stage.settle()
        try stage.expectText("seed \(seed), frame \(frame)")
        try stage.expectPictures("seed \(seed), frame \(frame)")
        let sent = terminal.sent
        stage.draw()
        #expect(terminal.sent == sent, "what did not change was sent again")
      }
      #expect(terminal.faults == [])
      #expect(terminal.images.count <= 3)
    }
    stage.end()
    #expect(terminal.images.isEmpty && terminal.placements.isEmpty && terminal.tiles.isEmpty)
  }

  @Test(arguments: graphics) func `sends a picture in pieces, and the rest only if it is still wanted`(
    graphics: Graphics
  )
    throws
  {
    var stage = PictureStage(graphics: graphics, seed: 0)
    let terminal = stage.terminal
    stage.show(SamplePicture.image(width: 480, height: 400))
    stage.draw()
    stage.encode()
    stage.draw()
    let first = terminal.sent
    let size = stage.lastFrame
    #expect(size < 150_000)
    stage.hide()
    stage.settle()
    #expect(terminal.sent == first)
    #expect(terminal.faults == [] && terminal.images.isEmpty)
    try stage.expectText("after all")
    stage.show(SamplePicture.image(width: 480, height: 400, seed: 2))
    stage.settle()
    try stage.expectPictures("the next")
    #expect(terminal.faults == [])
  }

  @Test(arguments: graphics) func `sends everything again when the screen was lost`(graphics: Graphics) throws
  {
    var stage = PictureStage(graphics: graphics, seed: 0)
    let terminal = stage.terminal
    stage.show(SamplePicture.image(width: 300, height: 300))
    stage.settle()
    stage.lose()
    stage.settle()
    try stage.expectText("anew")
    try stage.expectPictures("anew")
    #expect(terminal.images.count <= 1)
  }

  @Test func `switches to another way of showing pictures at once`() throws {
    var stage = PictureStage(graphics: Graphics(.blocks), seed: 0)
    let terminal = stage.terminal
    stage.show(SamplePicture.image(width: 300, height: 300))
    for graphics in PicturePropertyTests.graphics + [Graphics(.blocks)] where !graphics.isInTmux {
      stage.scene.graphics = graphics
      stage.settle()
      try stage.expectText("\(graphics)")
      try stage.expectPictures("\(graphics)")
      #expect(terminal.images.count == (graphics.imageProtocol == .kitty ? 1 : 0))
    }
  }
}
