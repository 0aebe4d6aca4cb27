// swift-format-ignore-file
// Generated, do not edit.
// Source: EquivalentUnifiedIdeograph.txt of Unicode 15.0
// Command: swift run generate-tables ideographs DIRECTORY > Sources/Engine/TextBytes/LookAlikes/UnifiedIdeographTable.generated.swift

enum UnifiedIdeographTable {
  /// The first scalar of each block of radicals or strokes, and for each scalar from it on the ideograph
  /// that it looks like, or the scalar itself.
  static let blocks: [(first: UInt32, ideographs: StaticString)] = [
    (0x2E80, "⺀厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑𫜹忄心扌攵⺚旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟"),
    (0x2F00, "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠"),
    (0x31C0, "㇀㇁㇂㇃㇄㇅𠃌㇇㇈㇉㇊㇋㇌㇍㇎乀一丨丿丿丶𠃍乛𠃊𠃎𠄌亅𡿨𠃋乀𠃑乚乙𠄎㇢㇣㇤㇥"),
  ]
}
