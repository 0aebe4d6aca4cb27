// swift-format-ignore-file
// Generated, do not edit.
// Source: emoji-test.txt of Unicode 17.0
// Command: swift run generate-tables emoji-catalogue DIRECTORY > Sources/Emoji/IntercepterEmoji/Catalogue/EmojiCatalogueTable.generated.swift

internal import TextInputIntercepter

enum EmojiCatalogueTable {
  /// The version of the catalogue.
  static let version = EmojiVersion(17, 0)

  /// The versions that introduced emoji. Lines refer to the first version as `a`.
  static let versions: [EmojiVersion] = [
    EmojiVersion(1, 0), EmojiVersion(0, 6), EmojiVersion(3, 0), EmojiVersion(14, 0),
    EmojiVersion(11, 0), EmojiVersion(5, 0), EmojiVersion(13, 0), EmojiVersion(0, 7),
    EmojiVersion(13, 1), EmojiVersion(15, 0), EmojiVersion(15, 1), EmojiVersion(16, 0),
    EmojiVersion(17, 0), EmojiVersion(12, 0), EmojiVersion(2, 0), EmojiVersion(12, 1),
    EmojiVersion(4, 0),
  ]

  /// The number of the first emoji of each group, in the order of `EmojiGroup`.
  static let groups: [UInt16] = [
    0, 171, 559, 568, 728, 859, 1078, 1163, 1429, 1653,
  ]

  /// The number of the first emoji of each subgroup.
  static let subgroups: [UInt16] = [
    0, 14, 23, 29, 36, 52, 58, 70, 73, 76, 103, 111, 119, 128, 131, 156,
    171, 182, 191, 198, 204, 211, 214, 232, 260, 290, 372, 405, 463, 506, 511, 548,
    559, 564, 568, 634, 656, 657, 665, 683, 699, 711, 728, 748, 767, 801, 818, 832,
    852, 859, 866, 876, 903, 909, 926, 976, 985, 998, 1000, 1031, 1078, 1099, 1105, 1132,
    1156, 1163, 1210, 1219, 1228, 1241, 1247, 1261, 1277, 1294, 1305, 1318, 1325, 1348, 1354, 1381,
    1388, 1395, 1420, 1429, 1442, 1455, 1476, 1489, 1502, 1527, 1530, 1536, 1543, 1545, 1567, 1580,
    1619, 1653, 1661, 1920,
  ]

  /// The names of the subgroups.
  static let subgroupNames: StaticString = """
    face-smiling
    face-affection
    face-tongue
    face-hand
    face-neutral-skeptical
    face-sleepy
    face-unwell
    face-hat
    face-glasses
    face-concerned
    face-negative
    face-costume
    cat-face
    monkey-face
    heart
    emotion
    hand-fingers-open
    hand-fingers-partial
    hand-single-finger
    hand-fingers-closed
    hands
    hand-prop
    body-parts
    person
    person-gesture
    person-role
    person-fantasy
    person-activity
    person-sport
    person-resting
    family
    person-symbol
    skin-tone
    hair-style
    animal-mammal
    animal-bird
    animal-amphibian
    animal-reptile
    animal-marine
    animal-bug
    plant-flower
    plant-other
    food-fruit
    food-vegetable
    food-prepared
    food-asian
    food-sweet
    drink
    dishware
    place-map
    place-geographic
    place-building
    place-religious
    place-other
    transport-ground
    transport-water
    transport-air
    hotel
    time
    sky & weather
    event
    award-medal
    sport
    game
    arts & crafts
    clothing
    sound
    music
    musical-instrument
    phone
    computer
    light & video
    book-paper
    money
    mail
    writing
    office
    lock
    tool
    science
    medical
    household
    other-object
    transport-sign
    warning
    arrow
    religion
    zodiac
    av-symbol
    gender
    math
    punctuation
    currency
    other-symbol
    keycap
    alphanum
    geometric
    flag
    country-flag
    subdivision-flag

    """

  /// The offsets of the lines, and the end of the last one.
  static let offsets: [UInt16] = [
    0, 21, 56, 95, 133, 164, 196, 233, 263, 292, 316, 336, 356, 394, 424, 456, 492, 511, 538, 558,
    580, 617, 655, 685, 711, 735, 767, 784, 818, 842, 878, 911, 958, 987, 1008, 1029, 1050, 1075, 1107, 1127,
    1154, 1180, 1204, 1236, 1257, 1278, 1308, 1330, 1358, 1376, 1396, 1438, 1478, 1499, 1519, 1538, 1559, 1580, 1613, 1643,
    1672, 1702, 1724, 1745, 1766, 1782, 1799, 1817, 1851, 1887, 1909, 1932, 1953, 1975, 2011, 2028, 2053, 2074, 2106, 2126,
    2156, 2179, 2207, 2226, 2249, 2269, 2291, 2312, 2343, 2380, 2402, 2422, 2453, 2482, 2501, 2527, 2557, 2580, 2604, 2629,
    2661, 2679, 2697, 2717, 2750, 2770, 2788, 2822, 2853, 2882, 2895, 2925, 2944, 2962, 2974, 2988, 3001, 3014, 3035, 3048,
    3068, 3106, 3135, 3170, 3196, 3215, 3232, 3250, 3269, 3295, 3322, 3350, 3369, 3393, 3418, 3441, 3462, 3483, 3507, 3525,
    3549, 3576, 3596, 3626, 3656, 3675, 3693, 3713, 3733, 3752, 3770, 3794, 3814, 3833, 3852, 3870, 3889, 3906, 3928, 3948,
    3967, 3984, 3997, 4019, 4039, 4054, 4076, 4117, 4146, 4175, 4198, 4209, 4230, 4258, 4296, 4316, 4338, 4362, 4385, 4408,
    4429, 4460, 4492, 4509, 4533, 4555, 4579, 4603, 4652, 4677, 4703, 4724, 4762, 4801, 4837, 4859, 4897, 4926, 4963, 4982,
    5003, 5023, 5046, 5071, 5097, 5121, 5144, 5164, 5184, 5210, 5248, 5270, 5294, 5315, 5330, 5353, 5375, 5397, 5409, 5422,
    5435, 5464, 5478, 5491, 5515, 5528, 5541, 5553, 5565, 5579, 5593, 5606, 5624, 5638, 5652, 5665, 5679, 5694, 5722, 5735,
    5757, 5785, 5815, 5844, 5875, 5906, 5931, 5946, 5977, 6009, 6042, 6076, 6109, 6143, 6170, 6198, 6233, 6266, 6287, 6304,
    6323, 6348, 6378, 6410, 6434, 6463, 6494, 6523, 6557, 6593, 6622, 6656, 6692, 6721, 6755, 6791, 6820, 6854, 6890, 6910,
    6936, 6964, 6987, 7015, 7045, 7072, 7105, 7140, 7165, 7196, 7229, 7260, 7295, 7332, 7355, 7382, 7411, 7434, 7461, 7490,
    7513, 7540, 7569, 7591, 7617, 7645, 7665, 7689, 7715, 7739, 7767, 7797, 7827, 7861, 7897, 7926, 7959, 7994, 8019, 8048,
    8079, 8107, 8139, 8173, 8195, 8221, 8249, 8271, 8297, 8325, 8348, 8375, 8404, 8429, 8458, 8489, 8516, 8547, 8580, 8604,
    8640, 8678, 8700, 8734, 8770, 8785, 8812, 8841, 8855, 8884, 8925, 8968, 8994, 9009, 9027, 9058, 9094, 9132, 9162, 9191,
    9216, 9247, 9280, 9306, 9337, 9370, 9393, 9414, 9438, 9461, 9495, 9527, 9562, 9582, 9603, 9622, 9646, 9664, 9695, 9728,
    9749, 9783, 9819, 9832, 9858, 9886, 9900, 9927, 9956, 9972, 10001, 10032, 10050, 10074, 10099, 10111, 10136, 10163, 10176, 10202,
    10230, 10244, 10271, 10300, 10313, 10335, 10367, 10404, 10443, 10475, 10512, 10551, 10575, 10604, 10635, 10680, 10733, 10784, 10808, 10838,
    10870, 10894, 10924, 10956, 11002, 11056, 11108, 11146, 11206, 11241, 11298, 11335, 11394, 11440, 11508, 11551, 11616, 11661, 11728, 11771,
    11836, 11876, 11938, 11980, 12044, 12068, 12097, 12128, 12173, 12226, 12277, 12306, 12329, 12349, 12387, 12445, 12509, 12575, 12605, 12641,
    12679, 12703, 12733, 12765, 12787, 12808, 12823, 12844, 12871, 12903, 12937, 12961, 12990, 13021, 13048, 13081, 13116, 13141, 13171, 13203,
    13235, 13272, 13311, 13346, 13386, 13428, 13450, 13478, 13508, 13539, 13576, 13615, 13643, 13677, 13713, 13765, 13823, 13883, 13917, 13957,
    13999, 14031, 14069, 14109, 14133, 14163, 14195, 14228, 14267, 14308, 14336, 14359, 14431, 14487, 14550, 14604, 14653, 14738, 14821, 14908,
    14963, 15047, 15129, 15215, 15260, 15306, 15364, 15421, 15480, 15523, 15567, 15623, 15678, 15735, 15782, 15830, 15890, 15949, 16010, 16041,
    16084, 16116, 16160, 16205, 16238, 16283, 16317, 16363, 16410, 16434, 16460, 16487, 16509, 16523, 16572, 16635, 16670, 16719, 16737, 16756,
    16779, 16809, 16833, 16862, 16884, 16900, 16918, 16936, 16948, 16967, 16981, 16996, 17013, 17029, 17040, 17057, 17083, 17097, 17109, 17120,
    17135, 17151, 17162, 17185, 17197, 17215, 17228, 17243, 17261, 17274, 17288, 17301, 17316, 17329, 17341, 17354, 17370, 17380, 17401, 17412,
    17428, 17439, 17451, 17467, 17478, 17489, 17501, 17514, 17536, 17549, 17564, 17580, 17595, 17613, 17633, 17651, 17664, 17675, 17690, 17709,
    17723, 17742, 17756, 17772, 17783, 17795, 17822, 17835, 17848, 17861, 17874, 17887, 17903, 17917, 17935, 17949, 17964, 17979, 18001, 18019,
    18050, 18062, 18077, 18092, 18105, 18117, 18129, 18140, 18152, 18167, 18183, 18198, 18212, 18224, 18248, 18261, 18283, 18295, 18312, 18326,
    18340, 18353, 18372, 18386, 18402, 18415, 18437, 18450, 18465, 18477, 18489, 18501, 18522, 18538, 18551, 18566, 18586, 18599, 18616, 18628,
    18643, 18657, 18670, 18684, 18697, 18714, 18725, 18736, 18752, 18766, 18785, 18800, 18817, 18834, 18855, 18871, 18887, 18898, 18910, 18925,
    18940, 18962, 18982, 18995, 19013, 19025, 19046, 19062, 19079, 19094, 19107, 19123, 19139, 19159, 19181, 19203, 19220, 19234, 19255, 19267,
    19285, 19309, 19327, 19346, 19377, 19395, 19417, 19433, 19454, 19468, 19481, 19499, 19516, 19529, 19548, 19562, 19579, 19592, 19609, 19628,
    19640, 19653, 19669, 19687, 19706, 19724, 19738, 19751, 19766, 19781, 19797, 19811, 19825, 19844, 19865, 19884, 19900, 19919, 19935, 19949,
    19962, 19977, 19990, 20006, 20025, 20040, 20069, 20091, 20104, 20121, 20143, 20160, 20175, 20188, 20204, 20218, 20238, 20258, 20277, 20296,
    20309, 20326, 20346, 20359, 20374, 20390, 20402, 20417, 20431, 20456, 20471, 20482, 20497, 20524, 20543, 20557, 20580, 20599, 20614, 20628,
    20640, 20659, 20676, 20696, 20713, 20732, 20750, 20771, 20788, 20816, 20828, 20841, 20861, 20889, 20906, 20919, 20935, 20957, 20976, 20998,
    21016, 21033, 21049, 21063, 21084, 21101, 21116, 21127, 21148, 21161, 21177, 21192, 21209, 21228, 21249, 21268, 21282, 21311, 21323, 21355,
    21373, 21395, 21417, 21433, 21459, 21483, 21504, 21526, 21548, 21566, 21586, 21598, 21609, 21627, 21663, 21685, 21698, 21719, 21730, 21745,
    21780, 21810, 21846, 21874, 21894, 21914, 21929, 21960, 21978, 21995, 22010, 22028, 22046, 22076, 22093, 22117, 22141, 22159, 22188, 22220,
    22233, 22245, 22257, 22268, 22285, 22310, 22323, 22348, 22371, 22399, 22418, 22434, 22446, 22459, 22477, 22502, 22516, 22540, 22555, 22578,
    22592, 22607, 22626, 22651, 22664, 22678, 22698, 22715, 22738, 22751, 22766, 22777, 22790, 22814, 22834, 22864, 22879, 22904, 22918, 22941,
    22962, 22984, 23008, 23028, 23050, 23069, 23088, 23106, 23125, 23149, 23169, 23182, 23195, 23213, 23228, 23240, 23256, 23280, 23296, 23307,
    23327, 23345, 23360, 23377, 23396, 23414, 23441, 23453, 23474, 23492, 23519, 23548, 23568, 23590, 23615, 23630, 23651, 23672, 23693, 23718,
    23746, 23767, 23782, 23802, 23820, 23840, 23856, 23875, 23899, 23918, 23934, 23947, 23971, 24003, 24033, 24050, 24070, 24083, 24100, 24115,
    24128, 24145, 24170, 24185, 24206, 24218, 24236, 24261, 24287, 24311, 24328, 24340, 24358, 24384, 24409, 24431, 24451, 24465, 24486, 24509,
    24524, 24545, 24570, 24582, 24600, 24619, 24640, 24668, 24692, 24713, 24734, 24752, 24773, 24791, 24814, 24834, 24856, 24875, 24897, 24916,
    24937, 24955, 24978, 24998, 25021, 25041, 25063, 25082, 25103, 25121, 25145, 25166, 25182, 25210, 25236, 25263, 25280, 25307, 25332, 25360,
    25381, 25402, 25433, 25463, 25485, 25498, 25520, 25541, 25562, 25573, 25593, 25614, 25631, 25646, 25669, 25708, 25741, 25774, 25806, 25832,
    25858, 25889, 25907, 25921, 25941, 25956, 25971, 25994, 26012, 26043, 26071, 26090, 26109, 26126, 26153, 26168, 26180, 26195, 26213, 26235,
    26257, 26274, 26290, 26309, 26324, 26339, 26359, 26380, 26401, 26424, 26446, 26467, 26485, 26514, 26534, 26548, 26568, 26594, 26622, 26636,
    26661, 26675, 26695, 26718, 26741, 26764, 26782, 26797, 26813, 26831, 26849, 26874, 26896, 26910, 26929, 26944, 26964, 26984, 27002, 27018,
    27035, 27052, 27072, 27100, 27116, 27135, 27154, 27174, 27193, 27214, 27226, 27238, 27259, 27275, 27288, 27300, 27320, 27339, 27359, 27377,
    27395, 27414, 27434, 27450, 27470, 27488, 27503, 27522, 27543, 27563, 27583, 27605, 27624, 27644, 27657, 27683, 27711, 27734, 27759, 27781,
    27795, 27816, 27828, 27840, 27855, 27876, 27891, 27907, 27926, 27941, 27956, 27969, 27982, 27996, 28008, 28021, 28034, 28048, 28060, 28086,
    28100, 28114, 28128, 28153, 28177, 28190, 28205, 28223, 28247, 28263, 28283, 28303, 28323, 28342, 28359, 28383, 28407, 28427, 28449, 28466,
    28479, 28500, 28515, 28537, 28555, 28578, 28612, 28632, 28648, 28660, 28677, 28698, 28724, 28753, 28780, 28799, 28816, 28835, 28847, 28870,
    28891, 28911, 28932, 28960, 28983, 29007, 29025, 29042, 29055, 29072, 29087, 29103, 29120, 29134, 29158, 29172, 29185, 29197, 29214, 29229,
    29242, 29254, 29274, 29305, 29324, 29350, 29363, 29382, 29397, 29416, 29437, 29451, 29478, 29496, 29514, 29539, 29559, 29580, 29599, 29619,
    29630, 29644, 29664, 29686, 29711, 29732, 29750, 29764, 29789, 29809, 29830, 29866, 29903, 29920, 29938, 29956, 29981, 29998, 30036, 30055,
    30072, 30090, 30107, 30126, 30139, 30155, 30169, 30191, 30205, 30227, 30244, 30274, 30295, 30311, 30327, 30339, 30356, 30378, 30398, 30421,
    30442, 30464, 30488, 30507, 30522, 30555, 30573, 30587, 30612, 30639, 30658, 30676, 30691, 30730, 30770, 30807, 30845, 30860, 30893, 30909,
    30928, 30951, 30965, 30986, 31003, 31015, 31032, 31051, 31075, 31105, 31121, 31146, 31171, 31197, 31215, 31239, 31263, 31280, 31297, 31312,
    31333, 31350, 31378, 31400, 31424, 31442, 31466, 31489, 31511, 31525, 31541, 31564, 31587, 31598, 31616, 31630, 31641, 31655, 31680, 31708,
    31725, 31749, 31761, 31778, 31799, 31816, 31837, 31851, 31870, 31890, 31904, 31920, 31943, 31961, 31973, 32002, 32018, 32030, 32045, 32059,
    32073, 32087, 32104, 32121, 32139, 32150, 32168, 32185, 32210, 32225, 32246, 32258, 32282, 32296, 32315, 32328, 32340, 32356, 32370, 32384,
    32398, 32423, 32436, 32450, 32465, 32479, 32494, 32512, 32525, 32546, 32564, 32577, 32591, 32612, 32626, 32638, 32653, 32671, 32685, 32710,
    32731, 32748, 32764, 32781, 32802, 32822, 32835, 32847, 32862, 32889, 32905, 32931, 32952, 32976, 32996, 33018, 33034, 33053, 33073, 33097,
    33112, 33133, 33153, 33170, 33195, 33210, 33228, 33247, 33265, 33285, 33310, 33332, 33356, 33385, 33406, 33425, 33443, 33467, 33488, 33514,
    33534, 33559, 33579, 33602, 33625, 33651, 33685, 33719, 33751, 33785, 33818, 33856, 33874, 33891, 33908, 33926, 33943, 33967, 33988, 34001,
    34024, 34049, 34067, 34088, 34112, 34139, 34161, 34176, 34207, 34221, 34233, 34246, 34259, 34272, 34282, 34294, 34306, 34320, 34338, 34354,
    34369, 34382, 34398, 34427, 34448, 34476, 34497, 34523, 34550, 34580, 34604, 34630, 34657, 34679, 34700, 34724, 34747, 34769, 34790, 34813,
    34835, 34849, 34867, 34888, 34908, 34924, 34946, 34970, 34991, 35010, 35038, 35056, 35067, 35079, 35092, 35117, 35135, 35168, 35203, 35227,
    35253, 35282, 35309, 35328, 35353, 35378, 35402, 35428, 35450, 35472, 35490, 35526, 35550, 35574, 35604, 35624, 35641, 35665, 35682, 35706,
    35737, 35768, 35796, 35813, 35831, 35850, 35870, 35886, 35906, 35926, 35946, 35966, 35986, 36006, 36026, 36046, 36066, 36086, 36106, 36126,
    36144, 36173, 36202, 36223, 36244, 36271, 36303, 36333, 36365, 36382, 36401, 36420, 36441, 36458, 36477, 36495, 36512, 36544, 36561, 36580,
    36598, 36616, 36633, 36667, 36714, 36761, 36809, 36847, 36884, 36922, 36966, 37006, 37046, 37087, 37130, 37167, 37214, 37252, 37299, 37339,
    37357, 37378, 37399, 37419, 37438, 37459, 37479, 37498, 37517, 37535, 37556, 37577, 37597, 37616, 37637, 37657, 37682, 37707, 37736, 37765,
    37797, 37829, 37857, 37885, 37913, 37939, 37967, 37993, 38024, 38057, 38083, 38103, 38130, 38157, 38179, 38202, 38223, 38241, 38262, 38292,
    38328, 38356, 38390, 38415, 38453, 38482, 38517, 38543, 38568, 38593, 38617, 38645, 38672, 38704, 38729, 38756, 38779, 38811, 38839, 38877,
    38903, 38931, 38956, 38986, 39012, 39037, 39062, 39085, 39118, 39143, 39167, 39192, 39231, 39255, 39280, 39304, 39335, 39361, 39386, 39410,
    39434, 39475, 39509, 39551, 39588, 39617, 39651, 39681, 39704, 39730, 39753, 39779, 39814, 39836, 39864, 39886, 39914, 39940, 39974, 39998,
    40023, 40048, 40078, 40104, 40129, 40155, 40191, 40216, 40249, 40274, 40299, 40322, 40354, 40379, 40402, 40428, 40460, 40485, 40507, 40541,
    40569, 40600, 40624, 40647, 40679, 40704, 40729, 40760, 40786, 40809, 40836, 40863, 40887, 40911, 40939, 40974, 40998, 41054, 41081, 41103,
    41134, 41158, 41195, 41237, 41263, 41288, 41311, 41336, 41368, 41395, 41420, 41444, 41473, 41496, 41544, 41566, 41588, 41613, 41636, 41660,
    41685, 41709, 41732, 41755, 41783, 41809, 41835, 41860, 41895, 41924, 41953, 41977, 42009, 42037, 42059, 42084, 42111, 42142, 42169, 42194,
    42219, 42246, 42274, 42298, 42321, 42346, 42370, 42395, 42423, 42451, 42479, 42513, 42546, 42568, 42601, 42627, 42660, 42702, 42730, 42758,
    42786, 42809, 42836, 42862, 42886, 42910, 42936, 42964, 42989, 43020, 43043, 43075, 43100, 43127, 43156, 43180, 43203, 43226, 43248, 43277,
    43299, 43323, 43345, 43379, 43413, 43442, 43468, 43492, 43531, 43565, 43594, 43635, 43661, 43684, 43710, 43733, 43759, 43784, 43808, 43832,
    43856, 43886, 43919, 43947, 43970, 43994, 44021, 44049, 44075, 44113, 44139, 44169, 44197, 44222, 44247, 44273, 44302, 44342, 44371, 44401,
    44424, 44450, 44484, 44524, 44546, 44591, 44613, 44639, 44667, 44692, 44721, 44751, 44776, 44799, 44825, 44860, 44884, 44908, 44934, 44959,
    44983, 45022, 45054, 45085, 45110, 45138, 45168, 45210, 45237, 45277, 45314, 45339, 45364, 45397, 45420, 45444, 45467, 45492, 45522, 45546,
    45572, 45617, 45663, 45706,
  ]

  /// The numbers of the lines in the order of the sequences' UTF-8 without U+FE0F.
  static let order: [UInt16] = [
    1567, 1568, 1569, 1570, 1571, 1572, 1573, 1574, 1575, 1576, 1577, 1578, 1563, 1564, 1536, 1537, 1565, 1591, 1464, 1463,
    1462, 1456, 1458, 1460, 1465, 1466, 1002, 1000, 1253, 1519, 1506, 1510, 1513, 1515, 1507, 1511, 1508, 1003, 1004, 1005,
    1001, 1516, 1517, 1518, 1593, 1641, 1642, 1505, 1509, 1638, 1637, 1640, 1639, 1044, 1052, 1067, 1072, 1074, 1243, 1553,
    1068, 834, 719, 196, 110, 1453, 1454, 1483, 1484, 1485, 1481, 1480, 80, 19, 1527, 1528, 1489, 1490, 1491, 1492,
    1493, 1494, 1495, 1496, 1497, 1498, 1499, 1500, 1152, 1148, 1151, 1149, 1150, 919, 1546, 1535, 1432, 1357, 976, 1360,
    1545, 1371, 1381, 1369, 1477, 1547, 1442, 1070, 1529, 1627, 1626, 1421, 1423, 1105, 1106, 1073, 1053, 1054, 1501, 1356,
    1205, 1375, 1374, 1444, 907, 903, 867, 1069, 909, 1124, 982, 978, 465, 1125, 479, 481, 480, 910, 969, 1344,
    1552, 985, 1305, 200, 174, 185, 211, 1318, 1319, 1554, 1530, 1482, 1479, 1083, 1560, 1561, 1071, 1562, 1555, 1556,
    1538, 1539, 1540, 1541, 140, 144, 142, 143, 1531, 1532, 1533, 1457, 1557, 1558, 1467, 1468, 1461, 1455, 1459, 1635,
    1636, 1048, 1551, 1542, 1559, 1615, 1616, 1154, 1153, 1585, 1587, 1596, 1598, 1586, 1588, 1589, 1590, 1592, 1594, 1595,
    1597, 1599, 1600, 1601, 1661, 1662, 1663, 1664, 1665, 1666, 1667, 1668, 1669, 1670, 1671, 1672, 1673, 1674, 1675, 1676,
    1677, 1678, 1679, 1680, 1681, 1682, 1683, 1684, 1685, 1686, 1687, 1688, 1689, 1690, 1691, 1692, 1693, 1694, 1695, 1696,
    1697, 1698, 1699, 1700, 1701, 1702, 1703, 1704, 1705, 1706, 1707, 1708, 1709, 1710, 1711, 1712, 1713, 1714, 1715, 1716,
    1717, 1718, 1719, 1720, 1721, 1722, 1723, 1724, 1725, 1726, 1727, 1728, 1729, 1730, 1731, 1732, 1733, 1734, 1735, 1736,
    1737, 1738, 1739, 1740, 1741, 1742, 1743, 1744, 1745, 1746, 1747, 1748, 1749, 1750, 1751, 1752, 1753, 1754, 1755, 1756,
    1757, 1758, 1759, 1760, 1761, 1762, 1763, 1764, 1765, 1766, 1767, 1768, 1769, 1770, 1771, 1772, 1773, 1774, 1775, 1776,
    1777, 1778, 1779, 1780, 1781, 1782, 1783, 1784, 1785, 1786, 1787, 1788, 1789, 1790, 1791, 1792, 1793, 1794, 1795, 1796,
    1797, 1798, 1799, 1800, 1801, 1802, 1803, 1804, 1805, 1806, 1807, 1808, 1809, 1810, 1811, 1812, 1813, 1814, 1815, 1816,
    1817, 1818, 1819, 1820, 1821, 1822, 1823, 1824, 1825, 1826, 1827, 1828, 1829, 1830, 1831, 1832, 1833, 1834, 1835, 1836,
    1837, 1838, 1839, 1840, 1841, 1842, 1843, 1844, 1845, 1846, 1847, 1848, 1849, 1850, 1851, 1852, 1853, 1854, 1855, 1856,
    1857, 1858, 1859, 1860, 1861, 1862, 1863, 1864, 1865, 1866, 1867, 1868, 1869, 1870, 1871, 1872, 1873, 1874, 1875, 1876,
    1877, 1878, 1879, 1880, 1881, 1882, 1883, 1884, 1885, 1886, 1887, 1888, 1889, 1890, 1891, 1892, 1893, 1894, 1895, 1896,
    1897, 1898, 1899, 1900, 1901, 1902, 1903, 1904, 1905, 1906, 1907, 1908, 1909, 1910, 1911, 1912, 1913, 1914, 1915, 1916,
    1917, 1918, 1919, 1602, 1603, 1609, 1606, 1610, 1614, 1613, 1618, 1605, 1604, 1612, 1608, 1617, 1607, 1611, 1064, 911,
    1066, 912, 914, 915, 916, 917, 1065, 918, 1077, 869, 1051, 859, 860, 861, 862, 1031, 1032, 1033, 1034, 1035,
    1036, 1037, 1038, 1039, 1040, 1041, 1042, 1045, 1046, 1049, 1050, 1043, 1055, 1056, 1057, 1058, 1059, 1060, 1061, 1062,
    1063, 783, 785, 786, 762, 711, 713, 714, 715, 716, 753, 709, 700, 704, 706, 707, 708, 752, 717, 718,
    720, 721, 722, 723, 726, 765, 745, 749, 728, 729, 730, 731, 732, 733, 734, 735, 737, 738, 739, 740,
    741, 742, 780, 782, 776, 777, 802, 803, 804, 805, 806, 807, 767, 781, 808, 814, 809, 810, 811, 812,
    818, 819, 820, 821, 822, 827, 828, 829, 830, 831, 824, 801, 793, 791, 854, 836, 837, 839, 840, 841,
    842, 843, 832, 853, 838, 797, 1094, 1095, 823, 1078, 1079, 373, 1080, 1081, 1084, 1085, 1086, 1087, 1655, 1088,
    1089, 1090, 1091, 1092, 1188, 1202, 1099, 1096, 1222, 1223, 1224, 1262, 1097, 920, 922, 923, 1126, 1225, 1261, 1520,
    1226, 1158, 1201, 925, 1098, 1264, 1156, 1139, 1132, 1141, 1136, 1142, 1114, 1155, 1220, 1221, 1228, 1232, 1233, 1229,
    1234, 1219, 1128, 1112, 1129, 1108, 1653, 466, 444, 446, 448, 445, 449, 447, 470, 472, 471, 1101, 1100, 464,
    1110, 1111, 476, 478, 477, 482, 484, 483, 467, 469, 468, 956, 955, 1115, 1109, 1116, 1117, 1119, 866, 871,
    872, 878, 883, 913, 884, 877, 873, 874, 875, 876, 885, 886, 887, 888, 889, 890, 891, 1429, 892, 893,
    894, 895, 896, 897, 1275, 898, 899, 1657, 1659, 1658, 1656, 1660, 1920, 1921, 1922, 703, 1293, 1120, 1363, 858,
    559, 560, 561, 562, 563, 616, 615, 596, 597, 598, 585, 586, 619, 581, 582, 662, 657, 666, 683, 660,
    590, 603, 605, 604, 569, 636, 635, 573, 575, 600, 601, 610, 674, 675, 685, 686, 687, 689, 670, 671,
    672, 658, 637, 638, 639, 640, 653, 655, 641, 626, 576, 606, 607, 667, 614, 595, 584, 618, 580, 661,
    665, 587, 568, 572, 599, 656, 617, 577, 624, 625, 627, 602, 633, 620, 227, 228, 166, 219, 221, 230,
    229, 193, 195, 191, 192, 201, 171, 182, 198, 199, 204, 207, 1199, 1200, 1163, 1168, 1169, 1170, 1175, 1176,
    1181, 1182, 1184, 1185, 1186, 1190, 1191, 1194, 1195, 1197, 557, 549, 550, 234, 235, 238, 291, 300, 330, 521,
    517, 303, 306, 370, 294, 324, 327, 297, 312, 538, 539, 540, 541, 542, 528, 531, 529, 530, 532, 523,
    526, 524, 525, 527, 321, 315, 309, 318, 333, 336, 428, 429, 242, 243, 245, 244, 434, 435, 440, 441,
    246, 292, 301, 331, 520, 522, 516, 518, 304, 307, 369, 295, 325, 328, 298, 313, 543, 544, 545, 546,
    547, 533, 536, 534, 535, 537, 322, 316, 310, 319, 334, 337, 430, 431, 247, 249, 253, 251, 436, 437,
    442, 443, 552, 513, 514, 512, 338, 340, 339, 454, 456, 455, 362, 364, 363, 237, 255, 256, 357, 354,
    356, 355, 258, 259, 232, 348, 350, 349, 353, 113, 114, 115, 372, 116, 117, 108, 109, 272, 274, 273,
    344, 346, 345, 451, 1207, 212, 405, 407, 406, 408, 410, 409, 924, 1388, 1390, 156, 131, 1208, 1209, 515,
    699, 519, 900, 136, 141, 138, 134, 135, 132, 149, 148, 147, 151, 133, 137, 139, 1649, 1273, 158, 1361,
    170, 160, 162, 1076, 163, 111, 214, 161, 165, 169, 701, 157, 1295, 1543, 1544, 1302, 1297, 1298, 1299, 1300,
    1301, 1304, 990, 1250, 1325, 1256, 1257, 1258, 1259, 1326, 1327, 1286, 1288, 1329, 1330, 1333, 1334, 1335, 1336, 1337,
    1338, 1339, 1340, 1342, 1343, 1291, 1285, 1284, 1277, 1278, 1279, 1280, 1281, 1282, 1283, 1549, 1287, 1324, 1244, 1245,
    1246, 1387, 1214, 1215, 1309, 1310, 1311, 1306, 1307, 1308, 1313, 1312, 1314, 1315, 1316, 1216, 1289, 1241, 1242, 1525,
    1526, 1451, 1523, 1266, 1267, 1268, 1265, 1227, 1269, 1263, 1206, 1502, 1503, 1504, 1469, 1470, 1521, 1522, 1210, 1211,
    1212, 1213, 1247, 1249, 1270, 1271, 1350, 1351, 1352, 1348, 1349, 1217, 1218, 1292, 1373, 1650, 1471, 1472, 1473, 1474,
    1475, 1452, 1579, 1580, 1581, 1582, 1583, 1584, 1075, 1274, 1366, 1354, 1368, 856, 1135, 1385, 1386, 1137, 1487, 1550,
    1548, 1652, 1651, 1619, 1623, 1643, 1644, 1645, 1646, 1647, 1648, 1512, 1514, 1478, 642, 908, 904, 906, 1486, 1009,
    1011, 1013, 1015, 1017, 1019, 1021, 1023, 1025, 1027, 1029, 1007, 1010, 1012, 1014, 1016, 1018, 1020, 1022, 1024, 1026,
    1028, 1030, 1008, 1272, 1006, 164, 453, 341, 343, 342, 1164, 692, 693, 1140, 452, 1341, 1321, 1320, 1322, 1323,
    173, 194, 175, 153, 1251, 1252, 1254, 1255, 1157, 1328, 1345, 1346, 1347, 1331, 1332, 1370, 1353, 1290, 1359, 548,
    167, 168, 1317, 863, 870, 901, 902, 864, 1426, 0, 3, 7, 1, 2, 5, 4, 13, 107, 11, 12,
    23, 52, 15, 73, 43, 38, 39, 44, 99, 53, 76, 96, 18, 17, 21, 20, 24, 25, 27, 98,
    78, 105, 104, 93, 97, 103, 92, 88, 89, 90, 100, 54, 101, 46, 94, 81, 47, 82, 91, 95,
    83, 84, 56, 67, 68, 40, 42, 58, 120, 121, 119, 122, 123, 124, 127, 126, 125, 79, 8, 50,
    51, 9, 45, 266, 268, 267, 269, 271, 270, 281, 283, 282, 128, 129, 130, 275, 277, 276, 205, 260,
    262, 261, 263, 265, 264, 210, 996, 991, 926, 927, 928, 929, 930, 931, 932, 933, 934, 937, 938, 939,
    940, 965, 941, 942, 943, 944, 945, 946, 947, 948, 949, 950, 952, 953, 954, 935, 936, 992, 993, 994,
    984, 473, 475, 474, 980, 972, 973, 975, 971, 1654, 1395, 1445, 1420, 1447, 1430, 1448, 1431, 1449, 961, 1446,
    485, 487, 486, 488, 490, 489, 411, 413, 415, 412, 416, 414, 1450, 1443, 1433, 1434, 1435, 1436, 1402, 1437,
    1404, 509, 1405, 1438, 1439, 1440, 1441, 1400, 510, 1187, 998, 1399, 1476, 974, 1419, 905, 882, 1396, 868, 1524,
    921, 970, 977, 1358, 1364, 968, 966, 967, 983, 986, 987, 988, 995, 981, 962, 957, 979, 1130, 997, 963,
    960, 951, 964, 1620, 1621, 1622, 1624, 1625, 1628, 1632, 1629, 1630, 1631, 1633, 1634, 1534, 183, 155, 152, 184,
    36, 28, 59, 74, 34, 60, 118, 29, 189, 190, 172, 202, 203, 209, 186, 188, 70, 112, 61, 6,
    55, 48, 284, 286, 285, 63, 37, 16, 26, 33, 106, 30, 62, 69, 365, 368, 208, 213, 352, 359,
    361, 360, 374, 287, 289, 288, 491, 493, 492, 503, 505, 504, 463, 494, 496, 495, 497, 499, 498, 500,
    502, 501, 1127, 705, 1236, 844, 845, 855, 1123, 1102, 1103, 1104, 1121, 1122, 1131, 1118, 1107, 1113, 768, 748,
    755, 779, 750, 751, 769, 796, 792, 788, 790, 833, 760, 744, 773, 815, 816, 817, 852, 795, 847, 747,
    757, 826, 771, 778, 784, 800, 756, 736, 813, 772, 14, 102, 22, 71, 66, 64, 65, 347, 72, 87,
    86, 1177, 1166, 1165, 1192, 1193, 678, 583, 694, 634, 591, 643, 644, 623, 673, 646, 578, 684, 593, 570,
    659, 612, 680, 681, 609, 592, 622, 663, 664, 690, 631, 608, 650, 613, 651, 579, 679, 695, 698, 632,
    645, 611, 647, 628, 629, 571, 630, 649, 682, 621, 594, 669, 574, 1372, 564, 565, 567, 566, 226, 217,
    218, 225, 376, 378, 377, 379, 381, 380, 1167, 220, 959, 958, 215, 216, 775, 825, 799, 849, 758, 759,
    789, 774, 798, 850, 851, 848, 403, 417, 419, 418, 420, 422, 424, 421, 425, 423, 278, 280, 279, 75,
    236, 290, 299, 329, 302, 305, 371, 375, 293, 323, 326, 296, 311, 320, 314, 308, 317, 332, 335, 511,
    426, 427, 248, 250, 254, 252, 432, 433, 438, 439, 553, 554, 555, 556, 450, 233, 257, 239, 241, 240,
    358, 457, 459, 458, 460, 462, 461, 506, 508, 507, 382, 384, 383, 385, 387, 386, 388, 390, 389, 391,
    393, 392, 394, 396, 395, 397, 399, 398, 400, 402, 401, 222, 146, 1203, 1171, 1172, 1173, 1174, 1093, 1082,
    1143, 1382, 1383, 1384, 865, 1260, 1418, 1377, 879, 1378, 999, 1408, 1159, 1161, 1409, 1144, 1410, 1411, 1412, 1414,
    1417, 1303, 1424, 1196, 1178, 1179, 1180, 1189, 150, 154, 145, 1389, 1391, 1393, 1394, 1392, 1133, 1134, 989, 1362,
    1138, 1145, 1147, 1238, 1239, 1240, 1230, 1296, 1380, 1047, 1401, 1407, 1355, 1276, 1235, 1204, 1231, 1237, 1294, 1365,
    1367, 1379, 1376, 1397, 1398, 1403, 1160, 1162, 1413, 1406, 1416, 1422, 1427, 880, 1146, 1428, 1248, 1425, 1183, 1198,
    1488, 696, 697, 688, 691, 712, 881, 648, 702, 676, 724, 725, 710, 677, 652, 727, 654, 223, 224, 551,
    366, 367, 351, 558, 404, 668, 588, 589, 743, 754, 746, 770, 787, 794, 835, 846, 761, 857, 763, 764,
    766, 1566, 10, 35, 31, 32, 77, 41, 231, 1415, 49, 57, 85, 159, 187, 176, 177, 178, 179, 197,
    206, 180, 181,
  ]

  /// The sequences with two tones, as U+1F3FB each and without U+FE0F, in the order of their UTF-8,
  /// each with the number of its emoji.
  static let pairs: StaticString = """
👨🏻‍❤‍👨🏻 521
👨🏻‍❤‍💋‍👨🏻 517
👨🏻‍🐰‍👨🏻 455
👨🏻‍🤝‍👨🏻 514
👨🏻‍🫯‍👨🏻 495
👩🏻‍❤‍👨🏻 520
👩🏻‍❤‍👩🏻 522
👩🏻‍❤‍💋‍👨🏻 516
👩🏻‍❤‍💋‍👩🏻 518
👩🏻‍🐰‍👩🏻 456
👩🏻‍🤝‍👨🏻 513
👩🏻‍🤝‍👩🏻 512
👩🏻‍🫯‍👩🏻 496
🧑🏻‍❤‍💋‍🧑🏻 515
🧑🏻‍❤‍🧑🏻 519
🧑🏻‍🐰‍🧑🏻 454
🧑🏻‍🤝‍🧑🏻 511
🧑🏻‍🫯‍🧑🏻 494
🫱🏻‍🫲🏻 209

"""

  /// A line for each emoji: its sequence, its version as a letter, its name. If variants with skin tones
  /// have other versions, a second letter has theirs. If those whose first tone is the lighter of two
  /// have another one, a third letter has it. A vertical bar follows the name
  /// if it takes a skin tone. If it takes two, the sequence with U+1F3FB for each tone follows the bar,
  /// after `=` if two equal tones are also written that way.
  static let lines: StaticString = """
😀 a grinning face
😃 b grinning face with big eyes
😄 b grinning face with smiling eyes
😁 b beaming face with smiling eyes
😆 b grinning squinting face
😅 b grinning face with sweat
🤣 c rolling on the floor laughing
😂 b face with tears of joy
🙂 a slightly smiling face
🙃 a upside-down face
🫠 d melting face
😉 b winking face
😊 b smiling face with smiling eyes
😇 a smiling face with halo
🥰 e smiling face with hearts
😍 b smiling face with heart-eyes
🤩 f star-struck
😘 b face blowing a kiss
😗 a kissing face
☺️ b smiling face
😚 b kissing face with closed eyes
😙 a kissing face with smiling eyes
🥲 g smiling face with tear
😋 b face savoring food
😛 a face with tongue
😜 b winking face with tongue
🤪 f zany face
😝 b squinting face with tongue
🤑 a money-mouth face
🤗 a smiling face with open hands
🤭 f face with hand over mouth
🫢 d face with open eyes and hand over mouth
🫣 d face with peeking eye
🤫 f shushing face
🤔 a thinking face
🫡 d saluting face
🤐 a zipper-mouth face
🤨 f face with raised eyebrow
😐 h neutral face
😑 a expressionless face
😶 a face without mouth
🫥 d dotted line face
😶‍🌫️ i face in clouds
😏 b smirking face
😒 b unamused face
🙄 a face with rolling eyes
😬 a grimacing face
😮‍💨 i face exhaling
🤥 c lying face
🫨 j shaking face
🙂‍↔️ k head shaking horizontally
🙂‍↕️ k head shaking vertically
😌 b relieved face
😔 b pensive face
😪 b sleepy face
🤤 c drooling face
😴 a sleeping face
🫩 l face with bags under eyes
😷 b face with medical mask
🤒 a face with thermometer
🤕 a face with head-bandage
🤢 c nauseated face
🤮 f face vomiting
🤧 c sneezing face
🥵 e hot face
🥶 e cold face
🥴 e woozy face
😵 b face with crossed-out eyes
😵‍💫 i face with spiral eyes
🤯 f exploding head
🤠 c cowboy hat face
🥳 e partying face
🥸 g disguised face
😎 a smiling face with sunglasses
🤓 a nerd face
🧐 f face with monocle
😕 a confused face
🫤 d face with diagonal mouth
😟 a worried face
🙁 a slightly frowning face
☹️ h frowning face
😮 a face with open mouth
😯 a hushed face
😲 b astonished face
😳 b flushed face
🫪 m distorted face
🥺 e pleading face
🥹 d face holding back tears
😦 a frowning face with open mouth
😧 a anguished face
😨 b fearful face
😰 b anxious face with sweat
😥 b sad but relieved face
😢 b crying face
😭 b loudly crying face
😱 b face screaming in fear
😖 b confounded face
😣 b persevering face
😞 b disappointed face
😓 b downcast face with sweat
😩 b weary face
😫 b tired face
🥱 n yawning face
😤 b face with steam from nose
😡 b enraged face
😠 b angry face
🤬 f face with symbols on mouth
😈 a smiling face with horns
👿 b angry face with horns
💀 b skull
☠️ a skull and crossbones
💩 b pile of poo
🤡 c clown face
👹 b ogre
👺 b goblin
👻 b ghost
👽 b alien
👾 b alien monster
🤖 a robot
😺 b grinning cat
😸 b grinning cat with smiling eyes
😹 b cat with tears of joy
😻 b smiling cat with heart-eyes
😼 b cat with wry smile
😽 b kissing cat
🙀 b weary cat
😿 b crying cat
😾 b pouting cat
🙈 b see-no-evil monkey
🙉 b hear-no-evil monkey
🙊 b speak-no-evil monkey
💌 b love letter
💘 b heart with arrow
💝 b heart with ribbon
💖 b sparkling heart
💗 b growing heart
💓 b beating heart
💞 b revolving hearts
💕 b two hearts
💟 b heart decoration
❣️ a heart exclamation
💔 b broken heart
❤️‍🔥 i heart on fire
❤️‍🩹 i mending heart
❤️ b red heart
🩷 j pink heart
🧡 f orange heart
💛 b yellow heart
💚 b green heart
💙 b blue heart
🩵 j light blue heart
💜 b purple heart
🤎 n brown heart
🖤 c black heart
🩶 j grey heart
🤍 n white heart
💋 b kiss mark
💯 b hundred points
💢 b anger symbol
🫯 m fight cloud
💥 b collision
💫 b dizzy
💦 b sweat droplets
💨 b dashing away
🕳️ h hole
💬 b speech balloon
👁️‍🗨️ o eye in speech bubble
🗨️ o left speech bubble
🗯️ h right anger bubble
💭 a thought balloon
💤 b ZZZ
👋 ba waving hand|
🤚 c raised back of hand|
🖐️ ha hand with fingers splayed|
✋ ba raised hand|
🖖 a vulcan salute|
🫱 d rightwards hand|
🫲 d leftwards hand|
🫳 d palm down hand|
🫴 d palm up hand|
🫷 j leftwards pushing hand|
🫸 j rightwards pushing hand|
👌 ba OK hand|
🤌 g pinched fingers|
🤏 n pinching hand|
✌️ ba victory hand|
🤞 c crossed fingers|
🫰 d hand with index finger and thumb crossed|
🤟 f love-you gesture|
🤘 a sign of the horns|
🤙 c call me hand|
👈 ba backhand index pointing left|
👉 ba backhand index pointing right|
👆 ba backhand index pointing up|
🖕 a middle finger|
👇 ba backhand index pointing down|
☝️ ba index pointing up|
🫵 d index pointing at the viewer|
👍 ba thumbs up|
👎 ba thumbs down|
✊ ba raised fist|
👊 ba oncoming fist|
🤛 c left-facing fist|
🤜 c right-facing fist|
👏 ba clapping hands|
🙌 ba raising hands|
🫶 d heart hands|
👐 ba open hands|
🤲 f palms up together|
🤝 cd handshake|🫱🏻‍🫲🏻
🙏 ba folded hands|
✍️ ha writing hand|
💅 ba nail polish|
🤳 c selfie|
💪 ba flexed biceps|
🦾 n mechanical arm
🦿 n mechanical leg
🦵 e leg|
🦶 e foot|
👂 ba ear|
🦻 n ear with hearing aid|
👃 ba nose|
🧠 f brain
🫀 g anatomical heart
🫁 g lungs
🦷 e tooth
🦴 e bone
👀 b eyes
👁️ h eye
👅 b tongue
👄 b mouth
🫦 d biting lip
👶 ba baby|
🧒 f child|
👦 ba boy|
👧 ba girl|
🧑 f person|
👱 ba person: blond hair|
👨 ba man|
🧔 f person: beard|
🧔‍♂️ i man: beard|
🧔‍♀️ i woman: beard|
👨‍🦰 e man: red hair|
👨‍🦱 e man: curly hair|
👨‍🦳 e man: white hair|
👨‍🦲 e man: bald|
👩 ba woman|
👩‍🦰 e woman: red hair|
🧑‍🦰 p person: red hair|
👩‍🦱 e woman: curly hair|
🧑‍🦱 p person: curly hair|
👩‍🦳 e woman: white hair|
🧑‍🦳 p person: white hair|
👩‍🦲 e woman: bald|
🧑‍🦲 p person: bald|
👱‍♀️ q woman: blond hair|
👱‍♂️ q man: blond hair|
🧓 f older person|
👴 ba old man|
👵 ba old woman|
🙍 ba person frowning|
🙍‍♂️ q man frowning|
🙍‍♀️ q woman frowning|
🙎 ba person pouting|
🙎‍♂️ q man pouting|
🙎‍♀️ q woman pouting|
🙅 ba person gesturing NO|
🙅‍♂️ q man gesturing NO|
🙅‍♀️ q woman gesturing NO|
🙆 ba person gesturing OK|
🙆‍♂️ q man gesturing OK|
🙆‍♀️ q woman gesturing OK|
💁 ba person tipping hand|
💁‍♂️ q man tipping hand|
💁‍♀️ q woman tipping hand|
🙋 ba person raising hand|
🙋‍♂️ q man raising hand|
🙋‍♀️ q woman raising hand|
🧏 n deaf person|
🧏‍♂️ n deaf man|
🧏‍♀️ n deaf woman|
🙇 ba person bowing|
🙇‍♂️ q man bowing|
🙇‍♀️ q woman bowing|
🤦 c person facepalming|
🤦‍♂️ q man facepalming|
🤦‍♀️ q woman facepalming|
🤷 c person shrugging|
🤷‍♂️ q man shrugging|
🤷‍♀️ q woman shrugging|
🧑‍⚕️ p health worker|
👨‍⚕️ q man health worker|
👩‍⚕️ q woman health worker|
🧑‍🎓 p student|
👨‍🎓 q man student|
👩‍🎓 q woman student|
🧑‍🏫 p teacher|
👨‍🏫 q man teacher|
👩‍🏫 q woman teacher|
🧑‍⚖️ p judge|
👨‍⚖️ q man judge|
👩‍⚖️ q woman judge|
🧑‍🌾 p farmer|
👨‍🌾 q man farmer|
👩‍🌾 q woman farmer|
🧑‍🍳 p cook|
👨‍🍳 q man cook|
👩‍🍳 q woman cook|
🧑‍🔧 p mechanic|
👨‍🔧 q man mechanic|
👩‍🔧 q woman mechanic|
🧑‍🏭 p factory worker|
👨‍🏭 q man factory worker|
👩‍🏭 q woman factory worker|
🧑‍💼 p office worker|
👨‍💼 q man office worker|
👩‍💼 q woman office worker|
🧑‍🔬 p scientist|
👨‍🔬 q man scientist|
👩‍🔬 q woman scientist|
🧑‍💻 p technologist|
👨‍💻 q man technologist|
👩‍💻 q woman technologist|
🧑‍🎤 p singer|
👨‍🎤 q man singer|
👩‍🎤 q woman singer|
🧑‍🎨 p artist|
👨‍🎨 q man artist|
👩‍🎨 q woman artist|
🧑‍✈️ p pilot|
👨‍✈️ q man pilot|
👩‍✈️ q woman pilot|
🧑‍🚀 p astronaut|
👨‍🚀 q man astronaut|
👩‍🚀 q woman astronaut|
🧑‍🚒 p firefighter|
👨‍🚒 q man firefighter|
👩‍🚒 q woman firefighter|
👮 ba police officer|
👮‍♂️ q man police officer|
👮‍♀️ q woman police officer|
🕵️ ho detective|
🕵️‍♂️ q man detective|
🕵️‍♀️ q woman detective|
💂 ba guard|
💂‍♂️ q man guard|
💂‍♀️ q woman guard|
🥷 g ninja|
👷 ba construction worker|
👷‍♂️ q man construction worker|
👷‍♀️ q woman construction worker|
🫅 d person with crown|
🤴 c prince|
👸 ba princess|
👳 ba person wearing turban|
👳‍♂️ q man wearing turban|
👳‍♀️ q woman wearing turban|
👲 ba person with skullcap|
🧕 f woman with headscarf|
🤵 c person in tuxedo|
🤵‍♂️ g man in tuxedo|
🤵‍♀️ g woman in tuxedo|
👰 ba person with veil|
👰‍♂️ g man with veil|
👰‍♀️ g woman with veil|
🤰 c pregnant woman|
🫃 d pregnant man|
🫄 d pregnant person|
🤱 f breast-feeding|
👩‍🍼 g woman feeding baby|
👨‍🍼 g man feeding baby|
🧑‍🍼 g person feeding baby|
👼 ba baby angel|
🎅 ba Santa Claus|
🤶 c Mrs. Claus|
🧑‍🎄 g Mx Claus|
🦸 e superhero|
🦸‍♂️ e man superhero|
🦸‍♀️ e woman superhero|
🦹 e supervillain|
🦹‍♂️ e man supervillain|
🦹‍♀️ e woman supervillain|
🧙 f mage|
🧙‍♂️ f man mage|
🧙‍♀️ f woman mage|
🧚 f fairy|
🧚‍♂️ f man fairy|
🧚‍♀️ f woman fairy|
🧛 f vampire|
🧛‍♂️ f man vampire|
🧛‍♀️ f woman vampire|
🧜 f merperson|
🧜‍♂️ f merman|
🧜‍♀️ f mermaid|
🧝 f elf|
🧝‍♂️ f man elf|
🧝‍♀️ f woman elf|
🧞 f genie
🧞‍♂️ f man genie
🧞‍♀️ f woman genie
🧟 f zombie
🧟‍♂️ f man zombie
🧟‍♀️ f woman zombie
🧌 d troll
🫈 m hairy creature
💆 ba person getting massage|
💆‍♂️ q man getting massage|
💆‍♀️ q woman getting massage|
💇 ba person getting haircut|
💇‍♂️ q man getting haircut|
💇‍♀️ q woman getting haircut|
🚶 ba person walking|
🚶‍♂️ q man walking|
🚶‍♀️ q woman walking|
🚶‍➡️ k person walking facing right|
🚶‍♀️‍➡️ k woman walking facing right|
🚶‍♂️‍➡️ k man walking facing right|
🧍 n person standing|
🧍‍♂️ n man standing|
🧍‍♀️ n woman standing|
🧎 n person kneeling|
🧎‍♂️ n man kneeling|
🧎‍♀️ n woman kneeling|
🧎‍➡️ k person kneeling facing right|
🧎‍♀️‍➡️ k woman kneeling facing right|
🧎‍♂️‍➡️ k man kneeling facing right|
🧑‍🦯 p person with white cane|
🧑‍🦯‍➡️ k person with white cane facing right|
👨‍🦯 n man with white cane|
👨‍🦯‍➡️ k man with white cane facing right|
👩‍🦯 n woman with white cane|
👩‍🦯‍➡️ k woman with white cane facing right|
🧑‍🦼 p person in motorized wheelchair|
🧑‍🦼‍➡️ k person in motorized wheelchair facing right|
👨‍🦼 n man in motorized wheelchair|
👨‍🦼‍➡️ k man in motorized wheelchair facing right|
👩‍🦼 n woman in motorized wheelchair|
👩‍🦼‍➡️ k woman in motorized wheelchair facing right|
🧑‍🦽 p person in manual wheelchair|
🧑‍🦽‍➡️ k person in manual wheelchair facing right|
👨‍🦽 n man in manual wheelchair|
👨‍🦽‍➡️ k man in manual wheelchair facing right|
👩‍🦽 n woman in manual wheelchair|
👩‍🦽‍➡️ k woman in manual wheelchair facing right|
🏃 ba person running|
🏃‍♂️ q man running|
🏃‍♀️ q woman running|
🏃‍➡️ k person running facing right|
🏃‍♀️‍➡️ k woman running facing right|
🏃‍♂️‍➡️ k man running facing right|
🧑‍🩰 m ballet dancer|
💃 ba woman dancing|
🕺 c man dancing|
🕴️ hq person in suit levitating|
👯 bm people with bunny ears|🧑🏻‍🐰‍🧑🏻
👯‍♂️ qm men with bunny ears|👨🏻‍🐰‍👨🏻
👯‍♀️ qm women with bunny ears|👩🏻‍🐰‍👩🏻
🧖 f person in steamy room|
🧖‍♂️ f man in steamy room|
🧖‍♀️ f woman in steamy room|
🧗 f person climbing|
🧗‍♂️ f man climbing|
🧗‍♀️ f woman climbing|
🤺 c person fencing
🏇 a horse racing|
⛷️ h skier
🏂 ba snowboarder|
🏌️ hq person golfing|
🏌️‍♂️ q man golfing|
🏌️‍♀️ q woman golfing|
🏄 ba person surfing|
🏄‍♂️ q man surfing|
🏄‍♀️ q woman surfing|
🚣 a person rowing boat|
🚣‍♂️ q man rowing boat|
🚣‍♀️ q woman rowing boat|
🏊 ba person swimming|
🏊‍♂️ q man swimming|
🏊‍♀️ q woman swimming|
⛹️ ho person bouncing ball|
⛹️‍♂️ q man bouncing ball|
⛹️‍♀️ q woman bouncing ball|
🏋️ ho person lifting weights|
🏋️‍♂️ q man lifting weights|
🏋️‍♀️ q woman lifting weights|
🚴 a person biking|
🚴‍♂️ q man biking|
🚴‍♀️ q woman biking|
🚵 a person mountain biking|
🚵‍♂️ q man mountain biking|
🚵‍♀️ q woman mountain biking|
🤸 c person cartwheeling|
🤸‍♂️ q man cartwheeling|
🤸‍♀️ q woman cartwheeling|
🤼 cm people wrestling|🧑🏻‍🫯‍🧑🏻
🤼‍♂️ qm men wrestling|👨🏻‍🫯‍👨🏻
🤼‍♀️ qm women wrestling|👩🏻‍🫯‍👩🏻
🤽 c person playing water polo|
🤽‍♂️ q man playing water polo|
🤽‍♀️ q woman playing water polo|
🤾 c person playing handball|
🤾‍♂️ q man playing handball|
🤾‍♀️ q woman playing handball|
🤹 c person juggling|
🤹‍♂️ q man juggling|
🤹‍♀️ q woman juggling|
🧘 f person in lotus position|
🧘‍♂️ f man in lotus position|
🧘‍♀️ f woman in lotus position|
🛀 ba person taking bath|
🛌 aq person in bed|
🧑‍🤝‍🧑 nnp people holding hands|=🧑🏻‍🤝‍🧑🏻
👭 anp women holding hands|👩🏻‍🤝‍👩🏻
👫 bn woman and man holding hands|👩🏻‍🤝‍👨🏻
👬 anp men holding hands|👨🏻‍🤝‍👨🏻
💏 bi kiss|🧑🏻‍❤️‍💋‍🧑🏻
👩‍❤️‍💋‍👨 oi kiss: woman, man|=👩🏻‍❤️‍💋‍👨🏻
👨‍❤️‍💋‍👨 oi kiss: man, man|=👨🏻‍❤️‍💋‍👨🏻
👩‍❤️‍💋‍👩 oi kiss: woman, woman|=👩🏻‍❤️‍💋‍👩🏻
💑 bi couple with heart|🧑🏻‍❤️‍🧑🏻
👩‍❤️‍👨 oi couple with heart: woman, man|=👩🏻‍❤️‍👨🏻
👨‍❤️‍👨 oi couple with heart: man, man|=👨🏻‍❤️‍👨🏻
👩‍❤️‍👩 oi couple with heart: woman, woman|=👩🏻‍❤️‍👩🏻
👨‍👩‍👦 o family: man, woman, boy
👨‍👩‍👧 o family: man, woman, girl
👨‍👩‍👧‍👦 o family: man, woman, girl, boy
👨‍👩‍👦‍👦 o family: man, woman, boy, boy
👨‍👩‍👧‍👧 o family: man, woman, girl, girl
👨‍👨‍👦 o family: man, man, boy
👨‍👨‍👧 o family: man, man, girl
👨‍👨‍👧‍👦 o family: man, man, girl, boy
👨‍👨‍👦‍👦 o family: man, man, boy, boy
👨‍👨‍👧‍👧 o family: man, man, girl, girl
👩‍👩‍👦 o family: woman, woman, boy
👩‍👩‍👧 o family: woman, woman, girl
👩‍👩‍👧‍👦 o family: woman, woman, girl, boy
👩‍👩‍👦‍👦 o family: woman, woman, boy, boy
👩‍👩‍👧‍👧 o family: woman, woman, girl, girl
👨‍👦 q family: man, boy
👨‍👦‍👦 q family: man, boy, boy
👨‍👧 q family: man, girl
👨‍👧‍👦 q family: man, girl, boy
👨‍👧‍👧 q family: man, girl, girl
👩‍👦 q family: woman, boy
👩‍👦‍👦 q family: woman, boy, boy
👩‍👧 q family: woman, girl
👩‍👧‍👦 q family: woman, girl, boy
👩‍👧‍👧 q family: woman, girl, girl
🗣️ h speaking head
👤 b bust in silhouette
👥 a busts in silhouette
🫂 g people hugging
👪 b family
🧑‍🧑‍🧒 k family: adult, adult, child
🧑‍🧑‍🧒‍🧒 k family: adult, adult, child, child
🧑‍🧒 k family: adult, child
🧑‍🧒‍🧒 k family: adult, child, child
👣 b footprints
🫆 l fingerprint
🏻 a light skin tone
🏼 a medium-light skin tone
🏽 a medium skin tone
🏾 a medium-dark skin tone
🏿 a dark skin tone
🦰 e red hair
🦱 e curly hair
🦳 e white hair
🦲 e bald
🐵 b monkey face
🐒 b monkey
🦍 c gorilla
🦧 n orangutan
🐶 b dog face
🐕 h dog
🦮 n guide dog
🐕‍🦺 n service dog
🐩 b poodle
🐺 b wolf
🦊 c fox
🦝 e raccoon
🐱 b cat face
🐈 h cat
🐈‍⬛ g black cat
🦁 a lion
🐯 b tiger face
🐅 a tiger
🐆 a leopard
🐴 b horse face
🫎 j moose
🫏 j donkey
🐎 b horse
🦄 a unicorn
🦓 f zebra
🦌 c deer
🦬 g bison
🐮 b cow face
🐂 a ox
🐃 a water buffalo
🐄 a cow
🐷 b pig face
🐖 a pig
🐗 b boar
🐽 b pig nose
🐏 a ram
🐑 b ewe
🐐 a goat
🐪 a camel
🐫 b two-hump camel
🦙 e llama
🦒 f giraffe
🐘 b elephant
🦣 g mammoth
🦏 c rhinoceros
🦛 e hippopotamus
🐭 b mouse face
🐁 a mouse
🐀 a rat
🐹 b hamster
🐰 b rabbit face
🐇 a rabbit
🐿️ h chipmunk
🦫 g beaver
🦔 f hedgehog
🦇 c bat
🐻 b bear
🐻‍❄️ g polar bear
🐨 b koala
🐼 b panda
🦥 n sloth
🦦 n otter
🦨 n skunk
🦘 e kangaroo
🦡 e badger
🐾 b paw prints
🦃 a turkey
🐔 b chicken
🐓 a rooster
🐣 b hatching chick
🐤 b baby chick
🐥 b front-facing baby chick
🐦 b bird
🐧 b penguin
🕊️ h dove
🦅 c eagle
🦆 c duck
🦢 e swan
🦉 c owl
🦤 g dodo
🪶 g feather
🦩 n flamingo
🦚 e peacock
🦜 e parrot
🪽 j wing
🐦‍⬛ j black bird
🪿 j goose
🐦‍🔥 k phoenix
🐸 b frog
🐊 a crocodile
🐢 b turtle
🦎 c lizard
🐍 b snake
🐲 b dragon face
🐉 a dragon
🦕 f sauropod
🦖 f T-Rex
🐳 b spouting whale
🐋 a whale
🐬 b dolphin
🫍 m orca
🦭 g seal
🐟 b fish
🐠 b tropical fish
🐡 b blowfish
🦈 c shark
🐙 b octopus
🐚 b spiral shell
🪸 d coral
🪼 j jellyfish
🦀 a crab
🦞 e lobster
🦐 c shrimp
🦑 c squid
🦪 n oyster
🐌 b snail
🦋 c butterfly
🐛 b bug
🐜 b ant
🐝 b honeybee
🪲 g beetle
🐞 b lady beetle
🦗 f cricket
🪳 g cockroach
🕷️ h spider
🕸️ h spider web
🦂 a scorpion
🦟 e mosquito
🪰 g fly
🪱 g worm
🦠 e microbe
💐 b bouquet
🌸 b cherry blossom
💮 b white flower
🪷 d lotus
🏵️ h rosette
🌹 b rose
🥀 c wilted flower
🌺 b hibiscus
🌻 b sunflower
🌼 b blossom
🌷 b tulip
🪻 j hyacinth
🌱 b seedling
🪴 g potted plant
🌲 a evergreen tree
🌳 a deciduous tree
🌴 b palm tree
🌵 b cactus
🌾 b sheaf of rice
🌿 b herb
☘️ a shamrock
🍀 b four leaf clover
🍁 b maple leaf
🍂 b fallen leaf
🍃 b leaf fluttering in wind
🪹 d empty nest
🪺 d nest with eggs
🍄 b mushroom
🪾 l leafless tree
🍇 b grapes
🍈 b melon
🍉 b watermelon
🍊 b tangerine
🍋 a lemon
🍋‍🟩 k lime
🍌 b banana
🍍 b pineapple
🥭 e mango
🍎 b red apple
🍏 b green apple
🍐 a pear
🍑 b peach
🍒 b cherries
🍓 b strawberry
🫐 g blueberries
🥝 c kiwi fruit
🍅 b tomato
🫒 g olive
🥥 f coconut
🥑 c avocado
🍆 b eggplant
🥔 c potato
🥕 c carrot
🌽 b ear of corn
🌶️ h hot pepper
🫑 g bell pepper
🥒 c cucumber
🥬 e leafy green
🥦 f broccoli
🧄 n garlic
🧅 n onion
🥜 c peanuts
🫘 d beans
🌰 b chestnut
🫚 j ginger root
🫛 j pea pod
🍄‍🟫 k brown mushroom
🫜 l root vegetable
🍞 b bread
🥐 c croissant
🥖 c baguette bread
🫓 g flatbread
🥨 f pretzel
🥯 e bagel
🥞 c pancakes
🧇 n waffle
🧀 a cheese wedge
🍖 b meat on bone
🍗 b poultry leg
🥩 f cut of meat
🥓 c bacon
🍔 b hamburger
🍟 b french fries
🍕 b pizza
🌭 a hot dog
🥪 f sandwich
🌮 a taco
🌯 a burrito
🫔 g tamale
🥙 c stuffed flatbread
🧆 n falafel
🥚 c egg
🍳 b cooking
🥘 c shallow pan of food
🍲 b pot of food
🫕 g fondue
🥣 f bowl with spoon
🥗 c green salad
🍿 a popcorn
🧈 n butter
🧂 e salt
🥫 f canned food
🍱 b bento box
🍘 b rice cracker
🍙 b rice ball
🍚 b cooked rice
🍛 b curry rice
🍜 b steaming bowl
🍝 b spaghetti
🍠 b roasted sweet potato
🍢 b oden
🍣 b sushi
🍤 b fried shrimp
🍥 b fish cake with swirl
🥮 e moon cake
🍡 b dango
🥟 f dumpling
🥠 f fortune cookie
🥡 f takeout box
🍦 b soft ice cream
🍧 b shaved ice
🍨 b ice cream
🍩 b doughnut
🍪 b cookie
🎂 b birthday cake
🍰 b shortcake
🧁 e cupcake
🥧 f pie
🍫 b chocolate bar
🍬 b candy
🍭 b lollipop
🍮 b custard
🍯 b honey pot
🍼 a baby bottle
🥛 c glass of milk
☕ b hot beverage
🫖 g teapot
🍵 b teacup without handle
🍶 b sake
🍾 a bottle with popping cork
🍷 b wine glass
🍸 b cocktail glass
🍹 b tropical drink
🍺 b beer mug
🍻 b clinking beer mugs
🥂 c clinking glasses
🥃 c tumbler glass
🫗 d pouring liquid
🥤 f cup with straw
🧋 g bubble tea
🧃 n beverage box
🧉 n mate
🧊 n ice
🥢 f chopsticks
🍽️ h fork and knife with plate
🍴 b fork and knife
🥄 c spoon
🔪 b kitchen knife
🫙 d jar
🏺 a amphora
🌍 h globe showing Europe-Africa
🌎 h globe showing Americas
🌏 b globe showing Asia-Australia
🌐 a globe with meridians
🗺️ h world map
🗾 b map of Japan
🧭 e compass
🏔️ h snow-capped mountain
⛰️ h mountain
🛘 m landslide
🌋 b volcano
🗻 b mount fuji
🏕️ h camping
🏖️ h beach with umbrella
🏜️ h desert
🏝️ h desert island
🏞️ h national park
🏟️ h stadium
🏛️ h classical building
🏗️ h building construction
🧱 e brick
🪨 g rock
🪵 g wood
🛖 g hut
🏘️ h houses
🏚️ h derelict house
🏠 b house
🏡 b house with garden
🏢 b office building
🏣 b Japanese post office
🏤 a post office
🏥 b hospital
🏦 b bank
🏨 b hotel
🏩 b love hotel
🏪 b convenience store
🏫 b school
🏬 b department store
🏭 b factory
🏯 b Japanese castle
🏰 b castle
💒 b wedding
🗼 b Tokyo tower
🗽 b Statue of Liberty
⛪ b church
🕌 a mosque
🛕 n hindu temple
🕍 a synagogue
⛩️ h shinto shrine
🕋 a kaaba
⛲ b fountain
⛺ b tent
🌁 b foggy
🌃 b night with stars
🏙️ h cityscape
🌄 b sunrise over mountains
🌅 b sunrise
🌆 b cityscape at dusk
🌇 b sunset
🌉 b bridge at night
♨️ b hot springs
🎠 b carousel horse
🛝 d playground slide
🎡 b ferris wheel
🎢 b roller coaster
💈 b barber pole
🎪 b circus tent
🚂 a locomotive
🚃 b railway car
🚄 b high-speed train
🚅 b bullet train
🚆 a train
🚇 b metro
🚈 a light rail
🚉 b station
🚊 a tram
🚝 a monorail
🚞 a mountain railway
🚋 a tram car
🚌 b bus
🚍 h oncoming bus
🚎 a trolleybus
🚐 a minibus
🚑 b ambulance
🚒 b fire engine
🚓 b police car
🚔 h oncoming police car
🚕 b taxi
🚖 a oncoming taxi
🚗 b automobile
🚘 h oncoming automobile
🚙 b sport utility vehicle
🛻 g pickup truck
🚚 b delivery truck
🚛 a articulated lorry
🚜 a tractor
🏎️ h racing car
🏍️ h motorcycle
🛵 c motor scooter
🦽 n manual wheelchair
🦼 n motorized wheelchair
🛺 n auto rickshaw
🚲 b bicycle
🛴 c kick scooter
🛹 e skateboard
🛼 g roller skate
🚏 b bus stop
🛣️ h motorway
🛤️ h railway track
🛢️ h oil drum
⛽ b fuel pump
🛞 d wheel
🚨 b police car light
🚥 b horizontal traffic light
🚦 a vertical traffic light
🛑 c stop sign
🚧 b construction
⚓ b anchor
🛟 d ring buoy
⛵ b sailboat
🛶 c canoe
🚤 b speedboat
🛳️ h passenger ship
⛴️ h ferry
🛥️ h motor boat
🚢 b ship
✈️ b airplane
🛩️ h small airplane
🛫 a airplane departure
🛬 a airplane arrival
🪂 n parachute
💺 b seat
🚁 a helicopter
🚟 a suspension railway
🚠 a mountain cableway
🚡 a aerial tramway
🛰️ h satellite
🚀 b rocket
🛸 f flying saucer
🛎️ h bellhop bell
🧳 e luggage
⌛ b hourglass done
⏳ b hourglass not done
⌚ b watch
⏰ b alarm clock
⏱️ a stopwatch
⏲️ a timer clock
🕰️ h mantelpiece clock
🕛 b twelve o’clock
🕧 h twelve-thirty
🕐 b one o’clock
🕜 h one-thirty
🕑 b two o’clock
🕝 h two-thirty
🕒 b three o’clock
🕞 h three-thirty
🕓 b four o’clock
🕟 h four-thirty
🕔 b five o’clock
🕠 h five-thirty
🕕 b six o’clock
🕡 h six-thirty
🕖 b seven o’clock
🕢 h seven-thirty
🕗 b eight o’clock
🕣 h eight-thirty
🕘 b nine o’clock
🕤 h nine-thirty
🕙 b ten o’clock
🕥 h ten-thirty
🕚 b eleven o’clock
🕦 h eleven-thirty
🌑 b new moon
🌒 a waxing crescent moon
🌓 b first quarter moon
🌔 b waxing gibbous moon
🌕 b full moon
🌖 a waning gibbous moon
🌗 a last quarter moon
🌘 a waning crescent moon
🌙 b crescent moon
🌚 a new moon face
🌛 b first quarter moon face
🌜 h last quarter moon face
🌡️ h thermometer
☀️ b sun
🌝 a full moon face
🌞 a sun with face
🪐 n ringed planet
⭐ b star
🌟 b glowing star
🌠 b shooting star
🌌 b milky way
☁️ b cloud
⛅ b sun behind cloud
⛈️ h cloud with lightning and rain
🌤️ h sun behind small cloud
🌥️ h sun behind large cloud
🌦️ h sun behind rain cloud
🌧️ h cloud with rain
🌨️ h cloud with snow
🌩️ h cloud with lightning
🌪️ h tornado
🌫️ h fog
🌬️ h wind face
🌀 b cyclone
🌈 b rainbow
🌂 b closed umbrella
☂️ h umbrella
☔ b umbrella with rain drops
⛱️ h umbrella on ground
⚡ b high voltage
❄️ b snowflake
☃️ h snowman
⛄ b snowman without snow
☄️ a comet
🔥 b fire
💧 b droplet
🌊 b water wave
🎃 b jack-o-lantern
🎄 b Christmas tree
🎆 b fireworks
🎇 b sparkler
🧨 e firecracker
✨ b sparkles
🎈 b balloon
🎉 b party popper
🎊 b confetti ball
🎋 b tanabata tree
🎍 b pine decoration
🎎 b Japanese dolls
🎏 b carp streamer
🎐 b wind chime
🎑 b moon viewing ceremony
🧧 e red envelope
🎀 b ribbon
🎁 b wrapped gift
🎗️ h reminder ribbon
🎟️ h admission tickets
🎫 b ticket
🎖️ h military medal
🏆 b trophy
🏅 a sports medal
🥇 c 1st place medal
🥈 c 2nd place medal
🥉 c 3rd place medal
⚽ b soccer ball
⚾ b baseball
🥎 e softball
🏀 b basketball
🏐 a volleyball
🏈 b american football
🏉 a rugby football
🎾 b tennis
🥏 e flying disc
🎳 b bowling
🏏 a cricket game
🏑 a field hockey
🏒 a ice hockey
🥍 e lacrosse
🏓 a ping pong
🏸 a badminton
🥊 c boxing glove
🥋 c martial arts uniform
🥅 c goal net
⛳ b flag in hole
⛸️ h ice skate
🎣 b fishing pole
🤿 n diving mask
🎽 b running shirt
🎿 b skis
🛷 f sled
🥌 f curling stone
🎯 b bullseye
🪀 n yo-yo
🪁 n kite
🔫 b water pistol
🎱 b pool 8 ball
🔮 b crystal ball
🪄 g magic wand
🎮 b video game
🕹️ h joystick
🎰 b slot machine
🎲 b game die
🧩 e puzzle piece
🧸 e teddy bear
🪅 g piñata
🪩 d mirror ball
🪆 g nesting dolls
♠️ b spade suit
♥️ b heart suit
♦️ b diamond suit
♣️ b club suit
♟️ e chess pawn
🃏 b joker
🀄 b mahjong red dragon
🎴 b flower playing cards
🎭 b performing arts
🖼️ h framed picture
🎨 b artist palette
🧵 e thread
🪡 g sewing needle
🧶 e yarn
🪢 g knot
👓 b glasses
🕶️ h sunglasses
🥽 e goggles
🥼 e lab coat
🦺 n safety vest
👔 b necktie
👕 b t-shirt
👖 b jeans
🧣 f scarf
🧤 f gloves
🧥 f coat
🧦 f socks
👗 b dress
👘 b kimono
🥻 n sari
🩱 n one-piece swimsuit
🩲 n briefs
🩳 n shorts
👙 b bikini
👚 b woman’s clothes
🪭 j folding hand fan
👛 b purse
👜 b handbag
👝 b clutch bag
🛍️ h shopping bags
🎒 b backpack
🩴 g thong sandal
👞 b man’s shoe
👟 b running shoe
🥾 e hiking boot
🥿 e flat shoe
👠 b high-heeled shoe
👡 b woman’s sandal
🩰 n ballet shoes
👢 b woman’s boot
🪮 j hair pick
👑 b crown
👒 b woman’s hat
🎩 b top hat
🎓 b graduation cap
🧢 f billed cap
🪖 g military helmet
⛑️ h rescue worker’s helmet
📿 a prayer beads
💄 b lipstick
💍 b ring
💎 b gem stone
🔇 a muted speaker
🔈 h speaker low volume
🔉 a speaker medium volume
🔊 b speaker high volume
📢 b loudspeaker
📣 b megaphone
📯 a postal horn
🔔 b bell
🔕 a bell with slash
🎼 b musical score
🎵 b musical note
🎶 b musical notes
🎙️ h studio microphone
🎚️ h level slider
🎛️ h control knobs
🎤 b microphone
🎧 b headphone
📻 b radio
🎷 b saxophone
🎺 b trumpet
🪊 m trombone
🪗 g accordion
🎸 b guitar
🎹 b musical keyboard
🎻 b violin
🪕 n banjo
🥁 c drum
🪘 g long drum
🪇 j maracas
🪈 j flute
🪉 l harp
📱 b mobile phone
📲 b mobile phone with arrow
☎️ b telephone
📞 b telephone receiver
📟 b pager
📠 b fax machine
🔋 b battery
🪫 d low battery
🔌 b electric plug
💻 b laptop
🖥️ h desktop computer
🖨️ h printer
⌨️ a keyboard
🖱️ h computer mouse
🖲️ h trackball
💽 b computer disk
💾 b floppy disk
💿 b optical disk
📀 b dvd
🧮 e abacus
🎥 b movie camera
🎞️ h film frames
📽️ h film projector
🎬 b clapper board
📺 b television
📷 b camera
📸 a camera with flash
📹 b video camera
📼 b videocassette
🔍 b magnifying glass tilted left
🔎 b magnifying glass tilted right
🕯️ h candle
💡 b light bulb
🔦 b flashlight
🏮 b red paper lantern
🪔 n diya lamp
📔 b notebook with decorative cover
📕 b closed book
📖 b open book
📗 b green book
📘 b blue book
📙 b orange book
📚 b books
📓 b notebook
📒 b ledger
📃 b page with curl
📜 b scroll
📄 b page facing up
📰 b newspaper
🗞️ h rolled-up newspaper
📑 b bookmark tabs
🔖 b bookmark
🏷️ h label
🪙 g coin
💰 b money bag
🪎 m treasure chest
💴 b yen banknote
💵 b dollar banknote
💶 a euro banknote
💷 a pound banknote
💸 b money with wings
💳 b credit card
🧾 e receipt
💹 b chart increasing with yen
✉️ b envelope
📧 b e-mail
📨 b incoming envelope
📩 b envelope with arrow
📤 b outbox tray
📥 b inbox tray
📦 b package
📫 b closed mailbox with raised flag
📪 b closed mailbox with lowered flag
📬 h open mailbox with raised flag
📭 h open mailbox with lowered flag
📮 b postbox
🗳️ h ballot box with ballot
✏️ b pencil
✒️ b black nib
🖋️ h fountain pen
🖊️ h pen
🖌️ h paintbrush
🖍️ h crayon
📝 b memo
💼 b briefcase
📁 b file folder
📂 b open file folder
🗂️ h card index dividers
📅 b calendar
📆 b tear-off calendar
🗒️ h spiral notepad
🗓️ h spiral calendar
📇 b card index
📈 b chart increasing
📉 b chart decreasing
📊 b bar chart
📋 b clipboard
📌 b pushpin
📍 b round pushpin
📎 b paperclip
🖇️ h linked paperclips
📏 b straight ruler
📐 b triangular ruler
✂️ b scissors
🗃️ h card file box
🗄️ h file cabinet
🗑️ h wastebasket
🔒 b locked
🔓 b unlocked
🔏 b locked with pen
🔐 b locked with key
🔑 b key
🗝️ h old key
🔨 b hammer
🪓 n axe
⛏️ h pick
⚒️ a hammer and pick
🛠️ h hammer and wrench
🗡️ h dagger
⚔️ a crossed swords
💣 b bomb
🪃 g boomerang
🏹 a bow and arrow
🛡️ h shield
🪚 g carpentry saw
🔧 b wrench
🪛 g screwdriver
🔩 b nut and bolt
⚙️ a gear
🗜️ h clamp
⚖️ a balance scale
🦯 n white cane
🔗 b link
⛓️‍💥 k broken chain
⛓️ h chains
🪝 g hook
🧰 e toolbox
🧲 e magnet
🪜 g ladder
🪏 l shovel
⚗️ a alembic
🧪 e test tube
🧫 e petri dish
🧬 e dna
🔬 a microscope
🔭 a telescope
📡 b satellite antenna
💉 b syringe
🩸 n drop of blood
💊 b pill
🩹 n adhesive bandage
🩼 d crutch
🩺 n stethoscope
🩻 d x-ray
🚪 b door
🛗 g elevator
🪞 g mirror
🪟 g window
🛏️ h bed
🛋️ h couch and lamp
🪑 n chair
🚽 b toilet
🪠 g plunger
🚿 a shower
🛁 a bathtub
🪤 g mouse trap
🪒 n razor
🧴 e lotion bottle
🧷 e safety pin
🧹 e broom
🧺 e basket
🧻 e roll of paper
🪣 g bucket
🧼 e soap
🫧 d bubbles
🪥 g toothbrush
🧽 e sponge
🧯 e fire extinguisher
🛒 c shopping cart
🚬 b cigarette
⚰️ a coffin
🪦 g headstone
⚱️ a funeral urn
🧿 e nazar amulet
🪬 d hamsa
🗿 b moai
🪧 g placard
🪪 d identification card
🏧 b ATM sign
🚮 a litter in bin sign
🚰 a potable water
♿ b wheelchair symbol
🚹 b men’s room
🚺 b women’s room
🚻 b restroom
🚼 b baby symbol
🚾 b water closet
🛂 a passport control
🛃 a customs
🛄 a baggage claim
🛅 a left luggage
⚠️ b warning
🚸 a children crossing
⛔ b no entry
🚫 b prohibited
🚳 a no bicycles
🚭 b no smoking
🚯 a no littering
🚱 a non-potable water
🚷 a no pedestrians
📵 a no mobile phones
🔞 b no one under eighteen
☢️ a radioactive
☣️ a biohazard
⬆️ b up arrow
↗️ b up-right arrow
➡️ b right arrow
↘️ b down-right arrow
⬇️ b down arrow
↙️ b down-left arrow
⬅️ b left arrow
↖️ b up-left arrow
↕️ b up-down arrow
↔️ b left-right arrow
↩️ b right arrow curving left
↪️ b left arrow curving right
⤴️ b right arrow curving up
⤵️ b right arrow curving down
🔃 b clockwise vertical arrows
🔄 a counterclockwise arrows button
🔙 b BACK arrow
🔚 b END arrow
🔛 b ON! arrow
🔜 b SOON arrow
🔝 b TOP arrow
🛐 a place of worship
⚛️ a atom symbol
🕉️ h om
✡️ h star of David
☸️ h wheel of dharma
☯️ h yin yang
✝️ h latin cross
☦️ a orthodox cross
☪️ h star and crescent
☮️ a peace symbol
🕎 a menorah
🔯 b dotted six-pointed star
🪯 j khanda
♈ b Aries
♉ b Taurus
♊ b Gemini
♋ b Cancer
♌ b Leo
♍ b Virgo
♎ b Libra
♏ b Scorpio
♐ b Sagittarius
♑ b Capricorn
♒ b Aquarius
♓ b Pisces
⛎ b Ophiuchus
🔀 a shuffle tracks button
🔁 a repeat button
🔂 a repeat single button
▶️ b play button
⏩ b fast-forward button
⏭️ h next track button
⏯️ a play or pause button
◀️ b reverse button
⏪ b fast reverse button
⏮️ h last track button
🔼 b upwards button
⏫ b fast up button
🔽 b downwards button
⏬ b fast down button
⏸️ h pause button
⏹️ h stop button
⏺️ h record button
⏏️ a eject button
🎦 b cinema
🔅 a dim button
🔆 a bright button
📶 b antenna bars
🛜 j wireless
📳 b vibration mode
📴 b mobile phone off
♀️ q female sign
♂️ q male sign
⚧️ g transgender symbol
✖️ b multiply
➕ b plus
➖ b minus
➗ b divide
🟰 d heavy equals sign
♾️ e infinity
‼️ b double exclamation mark
⁉️ b exclamation question mark
❓ b red question mark
❔ b white question mark
❕ b white exclamation mark
❗ b red exclamation mark
〰️ b wavy dash
💱 b currency exchange
💲 b heavy dollar sign
⚕️ q medical symbol
♻️ b recycling symbol
⚜️ a fleur-de-lis
🔱 b trident emblem
📛 b name badge
🔰 b Japanese symbol for beginner
⭕ b hollow red circle
✅ b check mark button
☑️ b check box with check
✔️ b check mark
❌ b cross mark
❎ b cross mark button
➰ b curly loop
➿ a double curly loop
〽️ b part alternation mark
✳️ b eight-spoked asterisk
✴️ b eight-pointed star
❇️ b sparkle
©️ b copyright
®️ b registered
™️ b trade mark
🫟 l splatter
#️⃣ b keycap: #
*️⃣ o keycap: *
0️⃣ b keycap: 0
1️⃣ b keycap: 1
2️⃣ b keycap: 2
3️⃣ b keycap: 3
4️⃣ b keycap: 4
5️⃣ b keycap: 5
6️⃣ b keycap: 6
7️⃣ b keycap: 7
8️⃣ b keycap: 8
9️⃣ b keycap: 9
🔟 b keycap: 10
🔠 b input latin uppercase
🔡 b input latin lowercase
🔢 b input numbers
🔣 b input symbols
🔤 b input latin letters
🅰️ b A button (blood type)
🆎 b AB button (blood type)
🅱️ b B button (blood type)
🆑 b CL button
🆒 b COOL button
🆓 b FREE button
ℹ️ b information
🆔 b ID button
Ⓜ️ b circled M
🆕 b NEW button
🆖 b NG button
🅾️ b O button (blood type)
🆗 b OK button
🅿️ b P button
🆘 b SOS button
🆙 b UP! button
🆚 b VS button
🈁 b Japanese “here” button
🈂️ b Japanese “service charge” button
🈷️ b Japanese “monthly amount” button
🈶 b Japanese “not free of charge” button
🈯 b Japanese “reserved” button
🉐 b Japanese “bargain” button
🈹 b Japanese “discount” button
🈚 b Japanese “free of charge” button
🈲 b Japanese “prohibited” button
🉑 b Japanese “acceptable” button
🈸 b Japanese “application” button
🈴 b Japanese “passing grade” button
🈳 b Japanese “vacancy” button
㊗️ b Japanese “congratulations” button
㊙️ b Japanese “secret” button
🈺 b Japanese “open for business” button
🈵 b Japanese “no vacancy” button
🔴 b red circle
🟠 n orange circle
🟡 n yellow circle
🟢 n green circle
🔵 b blue circle
🟣 n purple circle
🟤 n brown circle
⚫ b black circle
⚪ b white circle
🟥 n red square
🟧 n orange square
🟨 n yellow square
🟩 n green square
🟦 n blue square
🟪 n purple square
🟫 n brown square
⬛ b black large square
⬜ b white large square
◼️ b black medium square
◻️ b white medium square
◾ b black medium-small square
◽ b white medium-small square
▪️ b black small square
▫️ b white small square
🔶 b large orange diamond
🔷 b large blue diamond
🔸 b small orange diamond
🔹 b small blue diamond
🔺 b red triangle pointed up
🔻 b red triangle pointed down
💠 b diamond with a dot
🔘 b radio button
🔳 b white square button
🔲 b black square button
🏁 b chequered flag
🚩 b triangular flag
🎌 b crossed flags
🏴 a black flag
🏳️ h white flag
🏳️‍🌈 q rainbow flag
🏳️‍⚧️ g transgender flag
🏴‍☠️ e pirate flag
🇦🇨 o flag: Ascension Island
🇦🇩 o flag: Andorra
🇦🇪 o flag: United Arab Emirates
🇦🇫 o flag: Afghanistan
🇦🇬 o flag: Antigua & Barbuda
🇦🇮 o flag: Anguilla
🇦🇱 o flag: Albania
🇦🇲 o flag: Armenia
🇦🇴 o flag: Angola
🇦🇶 o flag: Antarctica
🇦🇷 o flag: Argentina
🇦🇸 o flag: American Samoa
🇦🇹 o flag: Austria
🇦🇺 o flag: Australia
🇦🇼 o flag: Aruba
🇦🇽 o flag: Åland Islands
🇦🇿 o flag: Azerbaijan
🇧🇦 o flag: Bosnia & Herzegovina
🇧🇧 o flag: Barbados
🇧🇩 o flag: Bangladesh
🇧🇪 o flag: Belgium
🇧🇫 o flag: Burkina Faso
🇧🇬 o flag: Bulgaria
🇧🇭 o flag: Bahrain
🇧🇮 o flag: Burundi
🇧🇯 o flag: Benin
🇧🇱 o flag: St. Barthélemy
🇧🇲 o flag: Bermuda
🇧🇳 o flag: Brunei
🇧🇴 o flag: Bolivia
🇧🇶 o flag: Caribbean Netherlands
🇧🇷 o flag: Brazil
🇧🇸 o flag: Bahamas
🇧🇹 o flag: Bhutan
🇧🇻 o flag: Bouvet Island
🇧🇼 o flag: Botswana
🇧🇾 o flag: Belarus
🇧🇿 o flag: Belize
🇨🇦 o flag: Canada
🇨🇨 o flag: Cocos (Keeling) Islands
🇨🇩 o flag: Congo - Kinshasa
🇨🇫 o flag: Central African Republic
🇨🇬 o flag: Congo - Brazzaville
🇨🇭 o flag: Switzerland
🇨🇮 o flag: Côte d’Ivoire
🇨🇰 o flag: Cook Islands
🇨🇱 o flag: Chile
🇨🇲 o flag: Cameroon
🇨🇳 b flag: China
🇨🇴 o flag: Colombia
🇨🇵 o flag: Clipperton Island
🇨🇶 l flag: Sark
🇨🇷 o flag: Costa Rica
🇨🇺 o flag: Cuba
🇨🇻 o flag: Cape Verde
🇨🇼 o flag: Curaçao
🇨🇽 o flag: Christmas Island
🇨🇾 o flag: Cyprus
🇨🇿 o flag: Czechia
🇩🇪 b flag: Germany
🇩🇬 o flag: Diego Garcia
🇩🇯 o flag: Djibouti
🇩🇰 o flag: Denmark
🇩🇲 o flag: Dominica
🇩🇴 o flag: Dominican Republic
🇩🇿 o flag: Algeria
🇪🇦 o flag: Ceuta & Melilla
🇪🇨 o flag: Ecuador
🇪🇪 o flag: Estonia
🇪🇬 o flag: Egypt
🇪🇭 o flag: Western Sahara
🇪🇷 o flag: Eritrea
🇪🇸 b flag: Spain
🇪🇹 o flag: Ethiopia
🇪🇺 o flag: European Union
🇫🇮 o flag: Finland
🇫🇯 o flag: Fiji
🇫🇰 o flag: Falkland Islands
🇫🇲 o flag: Micronesia
🇫🇴 o flag: Faroe Islands
🇫🇷 b flag: France
🇬🇦 o flag: Gabon
🇬🇧 b flag: United Kingdom
🇬🇩 o flag: Grenada
🇬🇪 o flag: Georgia
🇬🇫 o flag: French Guiana
🇬🇬 o flag: Guernsey
🇬🇭 o flag: Ghana
🇬🇮 o flag: Gibraltar
🇬🇱 o flag: Greenland
🇬🇲 o flag: Gambia
🇬🇳 o flag: Guinea
🇬🇵 o flag: Guadeloupe
🇬🇶 o flag: Equatorial Guinea
🇬🇷 o flag: Greece
🇬🇸 o flag: South Georgia & South Sandwich Islands
🇬🇹 o flag: Guatemala
🇬🇺 o flag: Guam
🇬🇼 o flag: Guinea-Bissau
🇬🇾 o flag: Guyana
🇭🇰 o flag: Hong Kong SAR China
🇭🇲 o flag: Heard & McDonald Islands
🇭🇳 o flag: Honduras
🇭🇷 o flag: Croatia
🇭🇹 o flag: Haiti
🇭🇺 o flag: Hungary
🇮🇨 o flag: Canary Islands
🇮🇩 o flag: Indonesia
🇮🇪 o flag: Ireland
🇮🇱 o flag: Israel
🇮🇲 o flag: Isle of Man
🇮🇳 o flag: India
🇮🇴 o flag: British Indian Ocean Territory
🇮🇶 o flag: Iraq
🇮🇷 o flag: Iran
🇮🇸 o flag: Iceland
🇮🇹 b flag: Italy
🇯🇪 o flag: Jersey
🇯🇲 o flag: Jamaica
🇯🇴 o flag: Jordan
🇯🇵 b flag: Japan
🇰🇪 o flag: Kenya
🇰🇬 o flag: Kyrgyzstan
🇰🇭 o flag: Cambodia
🇰🇮 o flag: Kiribati
🇰🇲 o flag: Comoros
🇰🇳 o flag: St. Kitts & Nevis
🇰🇵 o flag: North Korea
🇰🇷 b flag: South Korea
🇰🇼 o flag: Kuwait
🇰🇾 o flag: Cayman Islands
🇰🇿 o flag: Kazakhstan
🇱🇦 o flag: Laos
🇱🇧 o flag: Lebanon
🇱🇨 o flag: St. Lucia
🇱🇮 o flag: Liechtenstein
🇱🇰 o flag: Sri Lanka
🇱🇷 o flag: Liberia
🇱🇸 o flag: Lesotho
🇱🇹 o flag: Lithuania
🇱🇺 o flag: Luxembourg
🇱🇻 o flag: Latvia
🇱🇾 o flag: Libya
🇲🇦 o flag: Morocco
🇲🇨 o flag: Monaco
🇲🇩 o flag: Moldova
🇲🇪 o flag: Montenegro
🇲🇫 o flag: St. Martin
🇲🇬 o flag: Madagascar
🇲🇭 o flag: Marshall Islands
🇲🇰 o flag: North Macedonia
🇲🇱 o flag: Mali
🇲🇲 o flag: Myanmar (Burma)
🇲🇳 o flag: Mongolia
🇲🇴 o flag: Macao SAR China
🇲🇵 o flag: Northern Mariana Islands
🇲🇶 o flag: Martinique
🇲🇷 o flag: Mauritania
🇲🇸 o flag: Montserrat
🇲🇹 o flag: Malta
🇲🇺 o flag: Mauritius
🇲🇻 o flag: Maldives
🇲🇼 o flag: Malawi
🇲🇽 o flag: Mexico
🇲🇾 o flag: Malaysia
🇲🇿 o flag: Mozambique
🇳🇦 o flag: Namibia
🇳🇨 o flag: New Caledonia
🇳🇪 o flag: Niger
🇳🇫 o flag: Norfolk Island
🇳🇬 o flag: Nigeria
🇳🇮 o flag: Nicaragua
🇳🇱 o flag: Netherlands
🇳🇴 o flag: Norway
🇳🇵 o flag: Nepal
🇳🇷 o flag: Nauru
🇳🇺 o flag: Niue
🇳🇿 o flag: New Zealand
🇴🇲 o flag: Oman
🇵🇦 o flag: Panama
🇵🇪 o flag: Peru
🇵🇫 o flag: French Polynesia
🇵🇬 o flag: Papua New Guinea
🇵🇭 o flag: Philippines
🇵🇰 o flag: Pakistan
🇵🇱 o flag: Poland
🇵🇲 o flag: St. Pierre & Miquelon
🇵🇳 o flag: Pitcairn Islands
🇵🇷 o flag: Puerto Rico
🇵🇸 o flag: Palestinian Territories
🇵🇹 o flag: Portugal
🇵🇼 o flag: Palau
🇵🇾 o flag: Paraguay
🇶🇦 o flag: Qatar
🇷🇪 o flag: Réunion
🇷🇴 o flag: Romania
🇷🇸 o flag: Serbia
🇷🇺 b flag: Russia
🇷🇼 o flag: Rwanda
🇸🇦 o flag: Saudi Arabia
🇸🇧 o flag: Solomon Islands
🇸🇨 o flag: Seychelles
🇸🇩 o flag: Sudan
🇸🇪 o flag: Sweden
🇸🇬 o flag: Singapore
🇸🇭 o flag: St. Helena
🇸🇮 o flag: Slovenia
🇸🇯 o flag: Svalbard & Jan Mayen
🇸🇰 o flag: Slovakia
🇸🇱 o flag: Sierra Leone
🇸🇲 o flag: San Marino
🇸🇳 o flag: Senegal
🇸🇴 o flag: Somalia
🇸🇷 o flag: Suriname
🇸🇸 o flag: South Sudan
🇸🇹 o flag: São Tomé & Príncipe
🇸🇻 o flag: El Salvador
🇸🇽 o flag: Sint Maarten
🇸🇾 o flag: Syria
🇸🇿 o flag: Eswatini
🇹🇦 o flag: Tristan da Cunha
🇹🇨 o flag: Turks & Caicos Islands
🇹🇩 o flag: Chad
🇹🇫 o flag: French Southern Territories
🇹🇬 o flag: Togo
🇹🇭 o flag: Thailand
🇹🇯 o flag: Tajikistan
🇹🇰 o flag: Tokelau
🇹🇱 o flag: Timor-Leste
🇹🇲 o flag: Turkmenistan
🇹🇳 o flag: Tunisia
🇹🇴 o flag: Tonga
🇹🇷 o flag: Türkiye
🇹🇹 o flag: Trinidad & Tobago
🇹🇻 o flag: Tuvalu
🇹🇼 o flag: Taiwan
🇹🇿 o flag: Tanzania
🇺🇦 o flag: Ukraine
🇺🇬 o flag: Uganda
🇺🇲 o flag: U.S. Outlying Islands
🇺🇳 q flag: United Nations
🇺🇸 b flag: United States
🇺🇾 o flag: Uruguay
🇺🇿 o flag: Uzbekistan
🇻🇦 o flag: Vatican City
🇻🇨 o flag: St. Vincent & Grenadines
🇻🇪 o flag: Venezuela
🇻🇬 o flag: British Virgin Islands
🇻🇮 o flag: U.S. Virgin Islands
🇻🇳 o flag: Vietnam
🇻🇺 o flag: Vanuatu
🇼🇫 o flag: Wallis & Futuna
🇼🇸 o flag: Samoa
🇽🇰 o flag: Kosovo
🇾🇪 o flag: Yemen
🇾🇹 o flag: Mayotte
🇿🇦 o flag: South Africa
🇿🇲 o flag: Zambia
🇿🇼 o flag: Zimbabwe
🏴󠁧󠁢󠁥󠁮󠁧󠁿 f flag: England
🏴󠁧󠁢󠁳󠁣󠁴󠁿 f flag: Scotland
🏴󠁧󠁢󠁷󠁬󠁳󠁿 f flag: Wales

"""
}
