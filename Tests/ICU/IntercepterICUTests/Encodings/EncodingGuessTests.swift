import IntercepterICU
import TestSupport
import Testing

/// Which encodings a list of words may have.
@Suite struct EncodingGuessTests {
  struct List: CustomTestStringConvertible {
    let encodings: [String]
    let kind: String
    /// Beginnings of the lines, and their ends.
    let words: ([String], [String])
    var testDescription: String { "\(encodings[0]): \(kind)" }

    init(_ encodings: [String], _ kind: String, _ first: String, _ last: String = "") {
      self.encodings = encodings
      self.kind = kind
      func words(_ text: String) -> [String] {
        text.split(separator: " ", omittingEmptySubsequences: false).map {
          String($0).replacing("_", with: " ")
        }
      }
      self.words = (words(first), words(last))
    }
  }

  static let lists = [
    List(
      ["gb18030"], "names", "王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗 武 邹 费",
      "丹丹 桂兰 秀英 伟 芳 娜 敏 静 强 磊 军 洋 勇 艳 杰 娟 涛 明 超 霞 平 刚 桂英 淑华 莉 晨"),
    List(
      ["gb18030"], "cities", "北京 上海 天津 重庆 哈尔滨 沈阳 大连 济南 青岛 郑州 武汉 长沙 广州 深圳 成都 昆明 西安 兰州 拉萨 厦门",
      "市 市南区 市高新区"),
    List(
      ["gb18030"], "addresses", "中山路 解放路 人民大街 建设东路 学院路 长江西路 和平里",
      "12号楼3单元501室 88号 弄6号402 甲1号院"),
    List(
      ["gb18030"], "products", "苹果手机 运动鞋 笔记本电脑 无线鼠标 绿茶 牛奶 洗衣液 电饭煲 儿童书包 蓝牙耳机",
      "黑色 白色 红色 大号 小号"),
    List(
      ["big5"], "names", "王 李 張 劉 陳 楊 趙 黃 周 吳 徐 孫 胡 朱 高 林 何 郭 馬 羅",
      "淑芬 雅婷 志明 俊傑 美玲 建宏 怡君 家豪 淑惠 宗翰 詩涵 冠宇"),
    List(
      ["big5"], "addresses", "台北市 高雄市 新竹縣 臺中市 桃園市 屏東縣", "中正路12號 民生東路3段 和平街5號4樓 復興里"),
    List(
      ["shift_jis", "euc-jp"], "names", "佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤 吉田 山田 佐々木",
      "翔太 さくら 健一 美咲 陽子 大輔 まゆみ 直樹 拓也 花子"),
    List(
      ["shift_jis", "euc-jp"], "kanji names", "佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤",
      "翔太 健一 美咲 陽子 大輔 直樹 拓也 花子 裕美子 千代"),
    List(
      ["shift_jis", "euc-jp"], "products", "りんごジュース 運動靴 ノートパソコン 無線マウス 緑茶 牛乳 洗剤 炊飯器 ランドセル", "大 小 赤"),
    List(
      ["euc-kr"], "names", "김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권", "민준 서연 도윤 지우 하은 예준 수아 지훈 영희 철수 은정 현우"),
    List(
      ["euc-kr"], "cities", "서울특별시 부산광역시 대구 인천 광주 대전 울산 수원시 성남시 고양시", "강남구 중구 역삼동 해운대구 서초구"),
    List(
      ["windows-1251", "koi8-r", "ibm866", "iso-8859-5"], "names",
      "Иванов Смирнов Кузнецов Попов Васильев Петров Соколов Михайлов Новиков Фёдоров Яковлев",
      "_Александр _Дмитрий _Екатерина _Ольга _Юлия _Сергей _Анна _Щукарь"),
    List(
      ["windows-1251"], "addresses",
      "ул._Ленина пр._Мира пер._Садовый Тверская_ул. наб._реки_Фонтанки",
      ",_д._5 ,_кв._12 ,_корп._3 ,_г._Москва"),
    List(
      ["windows-1253"], "names",
      "Παπαδόπουλος Γεωργίου Δημητρίου Κωνσταντίνου Ιωάννου Νικολάου Οικονόμου",
      "_Γιώργος _Μαρία _Ελένη _Κώστας _Αθανάσιος _Δημήτρης"),
    List(
      ["windows-874"], "names", "สมชาย สมศรี ประเสริฐ วิชัย สุดา มาลี ธนากร กิตติ อรุณ",
      "_ใจดี _รักไทย _ศรีสุข _แซ่ลิ้ม _ทองคำ"),
    List(
      ["windows-874"], "cities", "กรุงเทพมหานคร เชียงใหม่ ภูเก็ต ขอนแก่น นครราชสีมา ชลบุรี",
      "_เมือง _บางรัก _ตำบลบ้านใหม่"),
    List(
      ["windows-1258"], "names",
      "Nguyê\u{303}n Trâ\u{300}n Lê Pha\u{323}m Hoa\u{300}ng Vu\u{303} Đă\u{323}ng Đô\u{303}",
      "_Văn_Hu\u{300}ng _Thi\u{323}_Hươ\u{300}ng _Quô\u{301}c_Viê\u{323}t _Minh_Đư\u{301}c"),
    List(
      ["windows-1252"], "names", "Müller Jäger Groß Günther Núñez García François Håkansson",
      "_Jörg _José _Zoé _Åsa _Anaïs"),
  ]

  @Test(arguments: lists, [5, 100, 10_000])
  func `a list is never called another than it is`(list: List, count: Int) throws {
    for name in list.encodings {
      var random = SeededGenerator(seed: UInt64(count))
      let lines = (0..<count).map {
        "\($0),\(random.pick(list.words.0))\(random.pick(list.words.1))\n"
      }
      let encoding = try #require(TextEncoding(name))
      let bytes = try #require(encoding.encode(("id,name\n" + lines.joined()).utf8))
      let guesses = EncodingGuess.guesses(of: bytes)
      let guess = try #require(guesses.first { $0.name == name }, "\(name): \(guesses)")
      #expect(guesses.count <= 4)
      if count > 100, !list.kind.contains("kanji") { #expect(guesses.count == 1, "\(guesses)") }
      #expect(lines.contains { $0.contains(guess.sample) }, "\(guess)")
    }
  }

  @Test func `several encodings are offered with what they make of a word`() throws {
    let bytes = try #require(TextEncoding("gb18030")?.encode("id,name\n1,武丹\n".utf8))
    let guesses = EncodingGuess.guesses(of: bytes)
    #expect(guesses.count > 1)
    #expect(guesses.contains { $0.name == "gb18030" && $0.sample == "武丹" })
    #expect(EncodingGuess.guesses(of: Array("id,name\n".utf8)).isEmpty)
  }
}
