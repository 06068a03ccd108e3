/// What a widget knows about a frame: `rows` show what was shown `lines` further down (up, if negative).
struct ScrollHint {
  let rows: Range<Int>
  let lines: Int
}
