/// Letters as their plain forms: lower case, without marks, and ligatures as the letters they represent.
///
/// The standard library has no decompositions. The table is made from Unicode's (NFKD without marks), and from what
/// readers type for letters that have none, such as `ł` and `ø`.
enum PlainLetters {
  /// The UTF-8 of the plain form from the lowest byte on, 0 if the letter is its own plain form, or only has
  /// to be lower-cased.
  static func packed(_ scalar: UInt32) -> UInt32 {
    scalar < 0x250 ? low[Int(scalar)] : (others[scalar] ?? 0)
  }

  private static let low: [UInt32] = {
    var low = [UInt32](repeating: 0, count: 0x250)
    for (scalar, plain) in pairs where scalar < 0x250 { low[Int(scalar)] = plain }
    return low
  }()

  private static let others = Dictionary(
    pairs.filter { $0.0 >= 0x250 }, uniquingKeysWith: { first, _ in first })

  private static let pairs: [(UInt32, UInt32)] = table.split(whereSeparator: \.isWhitespace).flatMap { row in
    let scalars = row.unicodeScalars
    guard let colon = scalars.firstIndex(of: ":") else { return [(UInt32, UInt32)]() }
    let plain = packed(String(scalars[..<colon]).utf8)
    return scalars[scalars.index(after: colon)...].map { ($0.value, plain) }
  }

  static func packed(_ bytes: some Sequence<UInt8>) -> UInt32 {
    bytes.enumerated().reduce(0) { $1.offset < 4 ? $0 | UInt32($1.element) << (8 * UInt32($1.offset)) : $0 }
  }

  /// Each plain form, and the letters that have it.
  private static let table = """
    a:ªÀÁÂÃÄÅàáâãäåĀāĂăĄąǍǎǞǟǠǡǺǻȀȁȂȃȦȧȺḀḁẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặⱥ ae:ÆæǢǣǼǽ b:ƀɃḂḃḄḅḆḇ
    c:ÇçĆćĈĉĊċČčȻȼḈḉ d:ÐðĎďĐđḊḋḌḍḎḏḐḑḒḓ dz:ǄǅǆǱǲǳ e:ÈÉÊËèéêëĒēĔĕĖėĘęĚěȄȅȆȇȨȩḔḕḖḗḘḙḚḛḜḝẸẹẺẻẼẽẾếỀềỂểỄễỆệ
    f:Ḟḟ ff:ﬀ ffi:ﬃ ffl:ﬄ fi:ﬁ fl:ﬂ g:ĜĝĞğĠġĢģǤǥǦǧǴǵḠḡ h:ĤĥĦħȞȟḢḣḤḥḦḧḨḩḪḫẖ
    i:ÌÍÎÏìíîïĨĩĪīĬĭĮįİıƗǏǐȈȉȊȋɨḬḭḮḯỈỉỊị ij:Ĳĳ j:Ĵĵǰⱼ k:ĶķǨǩḰḱḲḳḴḵ l:ĹĺĻļĽľĿŀŁłḶḷḸḹḺḻḼḽ lj:Ǉǈǉ m:ḾḿṀṁṂṃ
    n:ÑñŃńŅņŇňǸǹṄṅṆṇṈṉṊṋ nj:Ǌǋǌ
    o:ºÒÓÔÕÖØòóôõöøŌōŎŏŐőƠơǑǒǪǫǬǭǾǿȌȍȎȏȪȫȬȭȮȯȰȱṌṍṎṏṐṑṒṓỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợ oe:Œœ p:ṔṕṖṗ
    r:ŔŕŖŗŘřȐȑȒȓṘṙṚṛṜṝṞṟ s:ŚśŜŝŞşŠšſȘșṠṡṢṣṤṥṦṧṨṩẛ ss:ßẞ st:ﬅﬆ t:ŢţŤťŦŧȚțȾṪṫṬṭṮṯṰṱẗⱦ th:Þþ
    u:ÙÚÛÜùúûüŨũŪūŬŭŮůŰűŲųƯưǓǔǕǖǗǘǙǚǛǜȔȕȖȗṲṳṴṵṶṷṸṹṺṻỤụỦủỨứỪừỬửỮữỰự v:ṼṽṾṿⱽ w:ŴŵẀẁẂẃẄẅẆẇẈẉẘ x:ẊẋẌẍ
    y:ÝýÿŶŷŸȲȳẎẏẙỲỳỴỵỶỷỸỹ z:ŹźŻżŽžƵƶẐẑẒẓẔẕ ʒ:Ǯǯ n:ŉ
    α:ΆάἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏὰάᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ β:ϐ ε:ΈέϵἐἑἒἓἔἕἘἙἚἛἜἝὲέῈΈ
    η:ΉήἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯὴήᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟῂῃῄῆῇῊΉῌ θ:ϑ ι:ΊΐΪίϊἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὶίιῐῑῒΐῖῗῘῙῚΊ κ:ϰ μ:µ
    ο:ΌόὀὁὂὃὄὅὈὉὊὋὌὍὸόῸΌ π:ϖ ρ:ϱῤῥῬ σ:ςϲϹ υ:ΎΫΰϋύϒϓϔὐὑὒὓὔὕὖὗὙὛὝὟὺύῠῡῢΰῦῧῨῩῪΎ φ:ϕ
    ω:ΏώὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὼώᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯῲῳῴῶῷῺΏῼ а:ӐӑӒӓ г:Ѓѓ е:ЀЁѐёӖӗ ж:ӁӂӜӝ з:Ӟӟ и:ЍЙйѝӢӣӤӥ к:Ќќ о:Ӧӧ
    у:ЎўӮӯӰӱӲӳ ч:Ӵӵ ы:Ӹӹ э:Ӭӭ і:Її ѵ:Ѷѷ ә:Ӛӛ ө:Ӫӫ եւ:և մե:ﬔ մի:ﬕ մխ:ﬗ մն:ﬓ վն:ﬖ א:ﬡאַאָאּ אל:ﭏ ב:בּבֿ ג:גּ
    ד:ﬢדּ ה:ﬣהּ ו:וּוֹ ז:זּ ט:טּ י:יִיּ ך:ךּ כ:ﬤכּכֿ ל:ﬥלּ ם:ﬦ מ:מּ נ:נּ ס:סּ ע:ﬠ ף:ףּ פ:פּפֿ צ:צּ ק:קּ ר:ﬧרּ ש:שׁשׂשּׁשּׂשּ ת:ﬨתּ
    ײ:ײַ ا:آأإ اٴ:ٵ و:ؤ وٴ:ٶ ي:ئ يٴ:ٸ ہ:ۂ ۇٴ:ٷ ے:ۓ ە:ۀ
    """
}
