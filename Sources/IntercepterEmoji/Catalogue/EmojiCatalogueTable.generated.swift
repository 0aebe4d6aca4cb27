// swift-format-ignore-file
// Generated, do not edit.
// Source: emoji-test.txt of Unicode 17.0
// Command: swift run generate-tables emoji-catalogue DIRECTORY > Sources/IntercepterEmoji/Catalogue/EmojiCatalogueTable.generated.swift

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
    3967, 3984, 3997, 4019, 4039, 4054, 4076, 4117, 4146, 4175, 4198, 4209, 4229, 4257, 4294, 4313, 4335, 4359, 4382, 4405,
    4426, 4457, 4489, 4505, 4529, 4551, 4574, 4598, 4647, 4672, 4698, 4719, 4756, 4794, 4829, 4851, 4888, 4916, 4953, 4971,
    4991, 5010, 5032, 5057, 5083, 5106, 5128, 5148, 5167, 5193, 5230, 5251, 5274, 5294, 5309, 5331, 5353, 5375, 5387, 5400,
    5412, 5441, 5454, 5467, 5491, 5504, 5517, 5529, 5541, 5555, 5569, 5582, 5600, 5613, 5627, 5639, 5652, 5667, 5694, 5706,
    5728, 5756, 5786, 5815, 5846, 5877, 5902, 5916, 5947, 5979, 6012, 6046, 6079, 6113, 6140, 6168, 6203, 6236, 6257, 6273,
    6291, 6315, 6345, 6377, 6400, 6429, 6460, 6488, 6522, 6558, 6586, 6620, 6656, 6684, 6718, 6754, 6782, 6816, 6852, 6872,
    6898, 6926, 6948, 6976, 7006, 7033, 7066, 7101, 7126, 7157, 7190, 7221, 7256, 7293, 7316, 7343, 7372, 7395, 7422, 7451,
    7474, 7501, 7530, 7552, 7578, 7606, 7626, 7650, 7676, 7700, 7728, 7758, 7788, 7822, 7858, 7887, 7920, 7955, 7980, 8009,
    8040, 8068, 8100, 8134, 8156, 8182, 8210, 8232, 8258, 8286, 8309, 8336, 8365, 8390, 8419, 8450, 8477, 8508, 8541, 8564,
    8600, 8638, 8659, 8693, 8729, 8743, 8770, 8799, 8813, 8841, 8882, 8925, 8951, 8966, 8983, 9013, 9049, 9087, 9116, 9145,
    9170, 9201, 9234, 9259, 9290, 9323, 9346, 9367, 9391, 9414, 9448, 9480, 9515, 9534, 9554, 9573, 9597, 9615, 9646, 9679,
    9700, 9734, 9770, 9783, 9809, 9837, 9851, 9878, 9907, 9923, 9952, 9983, 10001, 10025, 10050, 10062, 10087, 10114, 10127, 10153,
    10181, 10195, 10222, 10251, 10264, 10286, 10317, 10354, 10393, 10424, 10461, 10500, 10523, 10552, 10583, 10628, 10681, 10732, 10756, 10786,
    10818, 10842, 10872, 10904, 10950, 11004, 11056, 11094, 11154, 11189, 11246, 11283, 11342, 11388, 11456, 11499, 11564, 11609, 11676, 11719,
    11784, 11824, 11886, 11928, 11992, 12015, 12044, 12075, 12120, 12173, 12224, 12253, 12275, 12295, 12332, 12389, 12452, 12517, 12547, 12583,
    12621, 12645, 12675, 12707, 12729, 12750, 12765, 12785, 12811, 12843, 12877, 12900, 12929, 12960, 12987, 13020, 13055, 13079, 13109, 13141,
    13172, 13209, 13248, 13282, 13322, 13364, 13386, 13414, 13444, 13475, 13512, 13551, 13579, 13613, 13649, 13700, 13757, 13816, 13850, 13890,
    13932, 13964, 14002, 14042, 14066, 14096, 14128, 14161, 14200, 14241, 14268, 14290, 14360, 14414, 14476, 14528, 14576, 14660, 14742, 14828,
    14882, 14965, 15046, 15131, 15176, 15222, 15280, 15337, 15396, 15439, 15483, 15539, 15594, 15651, 15698, 15746, 15806, 15865, 15926, 15957,
    16000, 16032, 16076, 16121, 16154, 16199, 16233, 16279, 16326, 16350, 16376, 16403, 16425, 16439, 16488, 16551, 16586, 16635, 16653, 16672,
    16695, 16725, 16749, 16778, 16800, 16816, 16834, 16852, 16864, 16883, 16897, 16912, 16929, 16945, 16956, 16973, 16999, 17013, 17025, 17036,
    17051, 17067, 17078, 17101, 17113, 17131, 17144, 17159, 17177, 17190, 17204, 17217, 17232, 17245, 17257, 17270, 17286, 17296, 17317, 17328,
    17344, 17355, 17367, 17383, 17394, 17405, 17417, 17430, 17452, 17465, 17480, 17496, 17511, 17529, 17549, 17567, 17580, 17591, 17606, 17625,
    17639, 17658, 17672, 17688, 17699, 17711, 17738, 17751, 17764, 17777, 17790, 17803, 17819, 17833, 17851, 17865, 17880, 17895, 17917, 17935,
    17966, 17978, 17993, 18008, 18021, 18033, 18045, 18056, 18068, 18083, 18099, 18114, 18128, 18140, 18164, 18177, 18199, 18211, 18228, 18242,
    18256, 18269, 18288, 18302, 18318, 18331, 18353, 18366, 18381, 18393, 18405, 18417, 18438, 18454, 18467, 18482, 18502, 18515, 18532, 18544,
    18559, 18573, 18586, 18600, 18613, 18630, 18641, 18652, 18668, 18682, 18701, 18716, 18733, 18750, 18771, 18787, 18803, 18814, 18826, 18841,
    18856, 18878, 18898, 18911, 18929, 18941, 18962, 18978, 18995, 19010, 19023, 19039, 19055, 19075, 19097, 19119, 19136, 19150, 19171, 19183,
    19201, 19225, 19243, 19262, 19293, 19311, 19333, 19349, 19370, 19384, 19397, 19415, 19432, 19445, 19464, 19478, 19495, 19508, 19525, 19544,
    19556, 19569, 19585, 19603, 19622, 19640, 19654, 19667, 19682, 19697, 19713, 19727, 19741, 19760, 19781, 19800, 19816, 19835, 19851, 19865,
    19878, 19893, 19906, 19922, 19941, 19956, 19985, 20007, 20020, 20037, 20059, 20076, 20091, 20104, 20120, 20134, 20154, 20174, 20193, 20212,
    20225, 20242, 20262, 20275, 20290, 20306, 20318, 20333, 20347, 20372, 20387, 20398, 20413, 20440, 20459, 20473, 20496, 20515, 20530, 20544,
    20556, 20575, 20592, 20612, 20629, 20648, 20666, 20687, 20704, 20732, 20744, 20757, 20777, 20805, 20822, 20835, 20851, 20873, 20892, 20914,
    20932, 20949, 20965, 20979, 21000, 21017, 21032, 21043, 21064, 21077, 21093, 21108, 21125, 21144, 21165, 21184, 21198, 21227, 21239, 21271,
    21289, 21311, 21333, 21349, 21375, 21399, 21420, 21442, 21464, 21482, 21502, 21514, 21525, 21543, 21579, 21601, 21614, 21635, 21646, 21661,
    21696, 21726, 21762, 21790, 21810, 21830, 21845, 21876, 21894, 21911, 21926, 21944, 21962, 21992, 22009, 22033, 22057, 22075, 22104, 22136,
    22149, 22161, 22173, 22184, 22201, 22226, 22239, 22264, 22287, 22315, 22334, 22350, 22362, 22375, 22393, 22418, 22432, 22456, 22471, 22494,
    22508, 22523, 22542, 22567, 22580, 22594, 22614, 22631, 22654, 22667, 22682, 22693, 22706, 22730, 22750, 22780, 22795, 22820, 22834, 22857,
    22878, 22900, 22924, 22944, 22966, 22985, 23004, 23022, 23041, 23065, 23085, 23098, 23111, 23129, 23144, 23156, 23172, 23196, 23212, 23223,
    23243, 23261, 23276, 23293, 23312, 23330, 23357, 23369, 23390, 23408, 23435, 23464, 23484, 23506, 23531, 23546, 23567, 23588, 23609, 23634,
    23662, 23683, 23698, 23718, 23736, 23756, 23772, 23791, 23815, 23834, 23850, 23863, 23887, 23919, 23949, 23966, 23986, 23999, 24016, 24031,
    24044, 24061, 24086, 24101, 24122, 24134, 24152, 24177, 24203, 24227, 24244, 24256, 24274, 24300, 24325, 24347, 24367, 24381, 24402, 24425,
    24440, 24461, 24486, 24498, 24516, 24535, 24556, 24584, 24608, 24629, 24650, 24668, 24689, 24707, 24730, 24750, 24772, 24791, 24813, 24832,
    24853, 24871, 24894, 24914, 24937, 24957, 24979, 24998, 25019, 25037, 25061, 25082, 25098, 25126, 25152, 25179, 25196, 25223, 25248, 25276,
    25297, 25318, 25349, 25379, 25401, 25414, 25436, 25457, 25478, 25489, 25509, 25530, 25547, 25562, 25585, 25624, 25657, 25690, 25722, 25748,
    25774, 25805, 25823, 25837, 25857, 25872, 25887, 25910, 25928, 25959, 25987, 26006, 26025, 26042, 26069, 26084, 26096, 26111, 26129, 26151,
    26173, 26190, 26206, 26225, 26240, 26255, 26275, 26296, 26317, 26340, 26362, 26383, 26401, 26430, 26450, 26464, 26484, 26510, 26538, 26552,
    26577, 26591, 26611, 26634, 26657, 26680, 26698, 26713, 26729, 26747, 26765, 26790, 26812, 26826, 26845, 26860, 26880, 26900, 26918, 26934,
    26951, 26968, 26988, 27016, 27032, 27051, 27070, 27090, 27109, 27130, 27142, 27154, 27175, 27191, 27204, 27216, 27236, 27255, 27275, 27293,
    27311, 27330, 27350, 27366, 27386, 27404, 27419, 27438, 27459, 27479, 27499, 27521, 27540, 27560, 27573, 27599, 27627, 27650, 27675, 27697,
    27711, 27732, 27744, 27756, 27771, 27792, 27807, 27823, 27842, 27857, 27872, 27885, 27898, 27912, 27924, 27937, 27950, 27964, 27976, 28002,
    28016, 28030, 28044, 28069, 28093, 28106, 28121, 28139, 28163, 28179, 28199, 28219, 28239, 28258, 28275, 28299, 28323, 28343, 28365, 28382,
    28395, 28416, 28431, 28453, 28471, 28494, 28528, 28548, 28564, 28576, 28593, 28614, 28640, 28669, 28696, 28715, 28732, 28751, 28763, 28786,
    28807, 28827, 28848, 28876, 28899, 28923, 28941, 28958, 28971, 28988, 29003, 29019, 29036, 29050, 29074, 29088, 29101, 29113, 29130, 29145,
    29158, 29170, 29190, 29221, 29240, 29266, 29279, 29298, 29313, 29332, 29353, 29367, 29394, 29412, 29430, 29455, 29475, 29496, 29515, 29535,
    29546, 29560, 29580, 29602, 29627, 29648, 29666, 29680, 29705, 29725, 29746, 29782, 29819, 29836, 29854, 29872, 29897, 29914, 29952, 29971,
    29988, 30006, 30023, 30042, 30055, 30071, 30085, 30107, 30121, 30143, 30160, 30190, 30211, 30227, 30243, 30255, 30272, 30294, 30314, 30337,
    30358, 30380, 30404, 30423, 30438, 30471, 30489, 30503, 30528, 30555, 30574, 30592, 30607, 30646, 30686, 30723, 30761, 30776, 30809, 30825,
    30844, 30867, 30881, 30902, 30919, 30931, 30948, 30967, 30991, 31021, 31037, 31062, 31087, 31113, 31131, 31155, 31179, 31196, 31213, 31228,
    31249, 31266, 31294, 31316, 31340, 31358, 31382, 31405, 31427, 31441, 31457, 31480, 31503, 31514, 31532, 31546, 31557, 31571, 31596, 31624,
    31641, 31665, 31677, 31694, 31715, 31732, 31753, 31767, 31786, 31806, 31820, 31836, 31859, 31877, 31889, 31918, 31934, 31946, 31961, 31975,
    31989, 32003, 32020, 32037, 32055, 32066, 32084, 32101, 32126, 32141, 32162, 32174, 32198, 32212, 32231, 32244, 32256, 32272, 32286, 32300,
    32314, 32339, 32352, 32366, 32381, 32395, 32410, 32428, 32441, 32462, 32480, 32493, 32507, 32528, 32542, 32554, 32569, 32587, 32601, 32626,
    32647, 32664, 32680, 32697, 32718, 32738, 32751, 32763, 32778, 32805, 32821, 32847, 32868, 32892, 32912, 32934, 32950, 32969, 32989, 33013,
    33028, 33049, 33069, 33086, 33111, 33126, 33144, 33163, 33181, 33201, 33226, 33248, 33272, 33301, 33322, 33341, 33359, 33383, 33404, 33430,
    33450, 33475, 33495, 33518, 33541, 33567, 33601, 33635, 33667, 33701, 33734, 33772, 33790, 33807, 33824, 33842, 33859, 33883, 33904, 33917,
    33940, 33965, 33983, 34004, 34028, 34055, 34077, 34092, 34123, 34137, 34149, 34162, 34175, 34188, 34198, 34210, 34222, 34236, 34254, 34270,
    34285, 34298, 34314, 34343, 34364, 34392, 34413, 34439, 34466, 34496, 34520, 34546, 34573, 34595, 34616, 34640, 34663, 34685, 34706, 34729,
    34751, 34765, 34783, 34804, 34824, 34840, 34862, 34886, 34907, 34926, 34954, 34972, 34983, 34995, 35008, 35033, 35051, 35084, 35119, 35143,
    35169, 35198, 35225, 35244, 35269, 35294, 35318, 35344, 35366, 35388, 35406, 35442, 35466, 35490, 35520, 35540, 35557, 35581, 35598, 35622,
    35653, 35684, 35712, 35729, 35747, 35766, 35786, 35802, 35822, 35842, 35862, 35882, 35902, 35922, 35942, 35962, 35982, 36002, 36022, 36042,
    36060, 36089, 36118, 36139, 36160, 36187, 36219, 36249, 36281, 36298, 36317, 36336, 36357, 36374, 36393, 36411, 36428, 36460, 36477, 36496,
    36514, 36532, 36549, 36583, 36630, 36677, 36725, 36763, 36800, 36838, 36882, 36922, 36962, 37003, 37046, 37083, 37130, 37168, 37215, 37255,
    37273, 37294, 37315, 37335, 37354, 37375, 37395, 37414, 37433, 37451, 37472, 37493, 37513, 37532, 37553, 37573, 37598, 37623, 37652, 37681,
    37713, 37745, 37773, 37801, 37829, 37855, 37883, 37909, 37940, 37973, 37999, 38019, 38046, 38073, 38095, 38118, 38139, 38157, 38178, 38208,
    38244, 38272, 38306, 38331, 38369, 38398, 38433, 38459, 38484, 38509, 38533, 38561, 38588, 38620, 38645, 38672, 38695, 38727, 38755, 38793,
    38819, 38847, 38872, 38902, 38928, 38953, 38978, 39001, 39034, 39059, 39083, 39108, 39147, 39171, 39196, 39220, 39251, 39277, 39302, 39326,
    39350, 39391, 39425, 39467, 39504, 39533, 39567, 39597, 39620, 39646, 39669, 39695, 39730, 39752, 39780, 39802, 39830, 39856, 39890, 39914,
    39939, 39964, 39994, 40020, 40045, 40071, 40107, 40132, 40165, 40190, 40215, 40238, 40270, 40295, 40318, 40344, 40376, 40401, 40423, 40457,
    40485, 40516, 40540, 40563, 40595, 40620, 40645, 40676, 40702, 40725, 40752, 40779, 40803, 40827, 40855, 40890, 40914, 40970, 40997, 41019,
    41050, 41074, 41111, 41153, 41179, 41204, 41227, 41252, 41284, 41311, 41336, 41360, 41389, 41412, 41460, 41482, 41504, 41529, 41552, 41576,
    41601, 41625, 41648, 41671, 41699, 41725, 41751, 41776, 41811, 41840, 41869, 41893, 41925, 41953, 41975, 42000, 42027, 42058, 42085, 42110,
    42135, 42162, 42190, 42214, 42237, 42262, 42286, 42311, 42339, 42367, 42395, 42429, 42462, 42484, 42517, 42543, 42576, 42618, 42646, 42674,
    42702, 42725, 42752, 42778, 42802, 42826, 42852, 42880, 42905, 42936, 42959, 42991, 43016, 43043, 43072, 43096, 43119, 43142, 43164, 43193,
    43215, 43239, 43261, 43295, 43329, 43358, 43384, 43408, 43447, 43481, 43510, 43551, 43577, 43600, 43626, 43649, 43675, 43700, 43724, 43748,
    43772, 43802, 43835, 43863, 43886, 43910, 43937, 43965, 43991, 44029, 44055, 44085, 44113, 44138, 44163, 44189, 44218, 44258, 44287, 44317,
    44340, 44366, 44400, 44440, 44462, 44507, 44529, 44555, 44583, 44608, 44637, 44667, 44692, 44715, 44741, 44776, 44800, 44824, 44850, 44875,
    44899, 44938, 44970, 45001, 45026, 45054, 45084, 45126, 45153, 45193, 45230, 45255, 45280, 45313, 45336, 45360, 45383, 45408, 45438, 45462,
    45488, 45533, 45579, 45622,
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

  /// A line for each emoji: its sequence, its version as a letter, its name. A vertical bar follows
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
👋 b waving hand|
🤚 c raised back of hand|
🖐️ h hand with fingers splayed|
✋ b raised hand|
🖖 a vulcan salute|
🫱 d rightwards hand|
🫲 d leftwards hand|
🫳 d palm down hand|
🫴 d palm up hand|
🫷 j leftwards pushing hand|
🫸 j rightwards pushing hand|
👌 b OK hand|
🤌 g pinched fingers|
🤏 n pinching hand|
✌️ b victory hand|
🤞 c crossed fingers|
🫰 d hand with index finger and thumb crossed|
🤟 f love-you gesture|
🤘 a sign of the horns|
🤙 c call me hand|
👈 b backhand index pointing left|
👉 b backhand index pointing right|
👆 b backhand index pointing up|
🖕 a middle finger|
👇 b backhand index pointing down|
☝️ b index pointing up|
🫵 d index pointing at the viewer|
👍 b thumbs up|
👎 b thumbs down|
✊ b raised fist|
👊 b oncoming fist|
🤛 c left-facing fist|
🤜 c right-facing fist|
👏 b clapping hands|
🙌 b raising hands|
🫶 d heart hands|
👐 b open hands|
🤲 f palms up together|
🤝 c handshake|🫱🏻‍🫲🏻
🙏 b folded hands|
✍️ h writing hand|
💅 b nail polish|
🤳 c selfie|
💪 b flexed biceps|
🦾 n mechanical arm
🦿 n mechanical leg
🦵 e leg|
🦶 e foot|
👂 b ear|
🦻 n ear with hearing aid|
👃 b nose|
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
👶 b baby|
🧒 f child|
👦 b boy|
👧 b girl|
🧑 f person|
👱 b person: blond hair|
👨 b man|
🧔 f person: beard|
🧔‍♂️ i man: beard|
🧔‍♀️ i woman: beard|
👨‍🦰 e man: red hair|
👨‍🦱 e man: curly hair|
👨‍🦳 e man: white hair|
👨‍🦲 e man: bald|
👩 b woman|
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
👴 b old man|
👵 b old woman|
🙍 b person frowning|
🙍‍♂️ q man frowning|
🙍‍♀️ q woman frowning|
🙎 b person pouting|
🙎‍♂️ q man pouting|
🙎‍♀️ q woman pouting|
🙅 b person gesturing NO|
🙅‍♂️ q man gesturing NO|
🙅‍♀️ q woman gesturing NO|
🙆 b person gesturing OK|
🙆‍♂️ q man gesturing OK|
🙆‍♀️ q woman gesturing OK|
💁 b person tipping hand|
💁‍♂️ q man tipping hand|
💁‍♀️ q woman tipping hand|
🙋 b person raising hand|
🙋‍♂️ q man raising hand|
🙋‍♀️ q woman raising hand|
🧏 n deaf person|
🧏‍♂️ n deaf man|
🧏‍♀️ n deaf woman|
🙇 b person bowing|
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
👮 b police officer|
👮‍♂️ q man police officer|
👮‍♀️ q woman police officer|
🕵️ h detective|
🕵️‍♂️ q man detective|
🕵️‍♀️ q woman detective|
💂 b guard|
💂‍♂️ q man guard|
💂‍♀️ q woman guard|
🥷 g ninja|
👷 b construction worker|
👷‍♂️ q man construction worker|
👷‍♀️ q woman construction worker|
🫅 d person with crown|
🤴 c prince|
👸 b princess|
👳 b person wearing turban|
👳‍♂️ q man wearing turban|
👳‍♀️ q woman wearing turban|
👲 b person with skullcap|
🧕 f woman with headscarf|
🤵 c person in tuxedo|
🤵‍♂️ g man in tuxedo|
🤵‍♀️ g woman in tuxedo|
👰 b person with veil|
👰‍♂️ g man with veil|
👰‍♀️ g woman with veil|
🤰 c pregnant woman|
🫃 d pregnant man|
🫄 d pregnant person|
🤱 f breast-feeding|
👩‍🍼 g woman feeding baby|
👨‍🍼 g man feeding baby|
🧑‍🍼 g person feeding baby|
👼 b baby angel|
🎅 b Santa Claus|
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
💆 b person getting massage|
💆‍♂️ q man getting massage|
💆‍♀️ q woman getting massage|
💇 b person getting haircut|
💇‍♂️ q man getting haircut|
💇‍♀️ q woman getting haircut|
🚶 b person walking|
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
🏃 b person running|
🏃‍♂️ q man running|
🏃‍♀️ q woman running|
🏃‍➡️ k person running facing right|
🏃‍♀️‍➡️ k woman running facing right|
🏃‍♂️‍➡️ k man running facing right|
🧑‍🩰 m ballet dancer|
💃 b woman dancing|
🕺 c man dancing|
🕴️ h person in suit levitating|
👯 b people with bunny ears|🧑🏻‍🐰‍🧑🏻
👯‍♂️ q men with bunny ears|👨🏻‍🐰‍👨🏻
👯‍♀️ q women with bunny ears|👩🏻‍🐰‍👩🏻
🧖 f person in steamy room|
🧖‍♂️ f man in steamy room|
🧖‍♀️ f woman in steamy room|
🧗 f person climbing|
🧗‍♂️ f man climbing|
🧗‍♀️ f woman climbing|
🤺 c person fencing
🏇 a horse racing|
⛷️ h skier
🏂 b snowboarder|
🏌️ h person golfing|
🏌️‍♂️ q man golfing|
🏌️‍♀️ q woman golfing|
🏄 b person surfing|
🏄‍♂️ q man surfing|
🏄‍♀️ q woman surfing|
🚣 a person rowing boat|
🚣‍♂️ q man rowing boat|
🚣‍♀️ q woman rowing boat|
🏊 b person swimming|
🏊‍♂️ q man swimming|
🏊‍♀️ q woman swimming|
⛹️ h person bouncing ball|
⛹️‍♂️ q man bouncing ball|
⛹️‍♀️ q woman bouncing ball|
🏋️ h person lifting weights|
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
🤼 c people wrestling|🧑🏻‍🫯‍🧑🏻
🤼‍♂️ q men wrestling|👨🏻‍🫯‍👨🏻
🤼‍♀️ q women wrestling|👩🏻‍🫯‍👩🏻
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
🛀 b person taking bath|
🛌 a person in bed|
🧑‍🤝‍🧑 n people holding hands|=🧑🏻‍🤝‍🧑🏻
👭 a women holding hands|👩🏻‍🤝‍👩🏻
👫 b woman and man holding hands|👩🏻‍🤝‍👨🏻
👬 a men holding hands|👨🏻‍🤝‍👨🏻
💏 b kiss|🧑🏻‍❤️‍💋‍🧑🏻
👩‍❤️‍💋‍👨 o kiss: woman, man|=👩🏻‍❤️‍💋‍👨🏻
👨‍❤️‍💋‍👨 o kiss: man, man|=👨🏻‍❤️‍💋‍👨🏻
👩‍❤️‍💋‍👩 o kiss: woman, woman|=👩🏻‍❤️‍💋‍👩🏻
💑 b couple with heart|🧑🏻‍❤️‍🧑🏻
👩‍❤️‍👨 o couple with heart: woman, man|=👩🏻‍❤️‍👨🏻
👨‍❤️‍👨 o couple with heart: man, man|=👨🏻‍❤️‍👨🏻
👩‍❤️‍👩 o couple with heart: woman, woman|=👩🏻‍❤️‍👩🏻
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
