// Generated, do not edit: swift run generate-tables peer-formats FILE
// > Tests/Forms/IntercepterProfilesTests/PeerFormats/PeerFormatTable.generated.swift
// Facts from the test suites of Maskito, Inputmask, react-number-format, cleave.js, text-mask, input-format and imask.

/// The assertions about formats from peers' test suites: a field as in profiles, and below it a row for each case.
///
/// The cells of a row are the source, the previous state, the user's steps and the expected state. A vertical bar is
/// the caret, two are the ends of a selection.
enum PeerFormatTable {
  static let lines = """
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"insertZero","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/number/number-basic:34 cyrillic ¦ | ¦ type 123авгдеёжзийклмнопрстуфхцчшщъыьэя456 ¦ 123,456|
    maskito kit/number/number-basic:76 en dash ¦ | ¦ type – ¦ -|
    maskito kit/number/number-basic:84 em dash ¦ | ¦ type — ¦ -|
    maskito kit/number/number-basic:92 ¦ | ¦ type −111 ¦ -111|
    maskito kit/number/number-fullwidth:9 ¦ | ¦ type １ ２  ３   ４    ５ ¦ 12,345|
    maskito kit/number/number-decimal-separator:93 point inside ¦ 4|2 ¦ type . ¦ 4.|2
    maskito kit/number/number-decimal-separator:118 letter inside ¦ 1|23 ¦ type F ¦ 1|23
    maskito kit/number/number-minus-sign – ¦ | ¦ type –2432 ¦ -2,432|
    maskito kit/number/number-minus-sign ー ¦ | ¦ type ー2432 ¦ -2,432|
    maskito kit/number/number-minus-sign − ¦ | ¦ type −2432 ¦ -2,432|
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"leadingSeparator":"insertZero","locale":"de","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/number/number-decimal-separator:15 comma at the end ¦ 123| ¦ type , ¦ 123,|
    maskito kit/number/number-decimal-separator:58 б inside ¦ 4|2 ¦ type б ¦ 4,|2
    maskito kit/number/number-decimal-separator:135 second comma ¦ 1|23,45 ¦ type , ¦ 1|23,45
    maskito kit/number/number-decimal-separator:144 second point ¦ 1|23,45 ¦ type . ¦ 1|23,45
    maskito kit/number/number-zero-integer-part:20 ¦ | ¦ type -, ¦ -0,|
    maskito kit/number/number-zero-integer-part:36 ¦ | ¦ type -. ¦ -0,|
    maskito kit/number/number-zero-integer-part:71 select all ¦ 1,23| ¦ select all ¦ type . ¦ 0,|
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","negative":true,"places":0,"rule":"decimal"}]}
    maskito kit/number/number-thousand-separator:10 10 ¦ | ¦ type 10 ¦ 10|
    maskito kit/number/number-thousand-separator:10 100 ¦ | ¦ type 100 ¦ 100|
    maskito kit/number/number-thousand-separator:10 100000 ¦ | ¦ type 100000 ¦ 100,000|
    maskito kit/number/number-thousand-separator:35 x3 ¦ 1,000,000| ¦ backspace 3 ¦ 1,000|
    maskito kit/number/number-thousand-separator:35 x4 ¦ 1,000,000| ¦ backspace 4 ¦ 100|
    maskito kit/number/number-thousand-separator:79 backspace behind the separator ¦ 1,000,|000 ¦ backspace 1 ¦ 1,000|,000
    maskito kit/number/number-thousand-separator:119 ¦ 100,|000 ¦ delete 3 ¦ 100|
    Inputmask tests_numeric: negative typed over #2714 ¦ |-3| ¦ type 4 ¦ 4
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","places":4,"rule":"decimal"}]}
    maskito kit/number/number-precision:13 ¦ | ¦ type 0,1234 ¦ 0,1234|
    maskito kit/number/number-precision:21 more digits ¦ | ¦ type 0,4242000000 ¦ 0,4242|
    maskito kit/number/number-precision:29 ¦ | ¦ type 0,42420000001 ¦ 0,4242|
    maskito kit/number/number-precision:38 separator cuts off . ¦ 123|.456.789 ¦ type . ¦ 123,|4567
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","places":0,"rule":"decimal"}]}
    maskito kit/number/number-precision:60 ¦ | ¦ type , ¦ |
    maskito kit/number/number-precision:66 ¦ | ¦ type 5, ¦ 5|
    maskito kit/masks/number/number-mask.spec:34 ¦ | ¦ paste 123,45 ¦ 123
    maskito kit/masks/number/number-mask.spec:38 ¦ | ¦ paste 123.45 ¦ 123
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","places":12,"rule":"decimal"}]}
    maskito kit/number/number-precision:112 ¦ | ¦ type 0,0000000001 ¦ 0,0000000001|
    {"format":{"kind":"grouped","locale":"de","prefix":"$","suffix":"kg"},"rules":[{"leadingSeparator":"insertZero","locale":"de","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/number/number-zero-integer-part:123 ¦ $1,23|kg ¦ select all ¦ type . ¦ $0,|kg
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","negative":true,"places":5,"rule":"decimal"}]}
    maskito kit/number/number-zero-integer-part:188 separator deleted ¦ 0,|0005 ¦ backspace 1 ¦ 0|0.005
    maskito kit/number/number-zero-integer-part:205 ¦ -0,|0005 ¦ backspace 1 ¦ -0|0.005
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"leadingSeparator":"insertZero","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/number/number-minus-before-prefix:39 – ¦ $|100 ¦ type – ¦ -$|100
    maskito kit/number/number-minus-before-prefix:82 ¦ -$|1,234 ¦ delete 1 ¦ -$|234
    maskito kit/number/number-minus-before-prefix:94 ¦ -$1,2|34 ¦ backspace 1 ¦ -$1|34
    maskito kit/number/number-minus-before-prefix:120 ¦ | ¦ type -.12345678 ¦ -$0.12|
    maskito kit/number/number-minus-before-prefix:153 select all, backspace ¦ -$123| ¦ select all ¦ backspace 1 ¦ -$|
    maskito kit/number/number-minus-before-prefix:162 backspace behind the prefix takes the sign ¦ -$|42 ¦ backspace 1 ¦ $|42
    maskito kit/number/number-minus-before-prefix:178 ¦ $|42 ¦ backspace 5 ¦ $|42
    {"format":{"kind":"grouped","locale":"en","prefix":"$","suffix":" per day"},"rules":[{"leadingSeparator":"insertZero","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/number/number-prefix-postfix:31 ¦ | ¦ type 1000000 ¦ $1,000,000| per day
    maskito kit/number/number-prefix-postfix:39 ¦ $1,000,000| per day ¦ backspace 1 ¦ see $100,000| per day ¦ backspace 2 ¦ see $1,000| per day ¦ backspace 1 ¦ $100| per day
    maskito kit/number/number-prefix-postfix:68 ¦ $1,2|34 per day ¦ backspace 1 ¦ $1|34 per day
    maskito kit/number/number-prefix-postfix:89 ¦ | ¦ type .12345678 ¦ $0.12| per day
    maskito kit/number/number-prefix-postfix:108 ¦ | ¦ type 0 ¦ see $0| per day ¦ type 5 ¦ $05| per day
    maskito kit/number/number-prefix-postfix:136 select all, backspace ¦ $42| per day ¦ select all ¦ backspace 1 ¦ $| per day
    maskito kit/number/number-prefix-postfix:144 ¦ $|42 per day ¦ backspace 5 ¦ $|42 per day
    {"format":{"kind":"grouped","locale":"en","prefix":"lbs."},"rules":[{"leadingSeparator":"insertZero","locale":"en","places":2,"rule":"decimal"}]}
    maskito kit/number/number-prefix-postfix:266 ¦ lbs.0|.42 ¦ backspace 1 ¦ lbs.|.42
    {"format":{"kind":"grouped","locale":"en","suffix":"lbs_per_day"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    maskito kit/number/number-prefix-postfix:363 half the suffix pasted ¦ | ¦ paste 100lbs ¦ 100|lbs_per_day
    {"format":{"kind":"grouped","locale":"en","suffix":".000 km"},"rules":[{"locale":"en","negative":true,"places":0,"rule":"decimal"}]}
    maskito kit/number/number-prefix-postfix:406 suffix like decimals ¦ | ¦ type 123 ¦ 123|.000 km
    maskito kit/number/number-prefix-postfix:467 suffix like decimals ¦ | ¦ type 000 ¦ 000|.000 km
    maskito kit/number/number-prefix-postfix:485 suffix like decimals ¦ | ¦ type . ¦ |
    maskito kit/number/number-prefix-postfix:456 ¦ 123|.000 km ¦ select all ¦ delete 1 ¦ |
    maskito kit/number/number-prefix-postfix:506 ¦ 123|.000 km ¦ select all ¦ type 4 ¦ 4|.000 km
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"insertZero","locale":"en","maximum":3,"negative":true,"places":4,"rule":"decimal"}]}
    maskito kit/number/number-max-validation:12 ¦ | ¦ type 2 ¦ 2|
    maskito kit/number/number-max-validation:22 above: clamped ¦ | ¦ type 4 ¦ 3|
    maskito kit/number/number-max-validation:32 ¦ | ¦ type ,9999 ¦ 0.9999|
    maskito kit/number/number-max-validation:49 ¦ | ¦ type 3,9 ¦ 3|
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"insertZero","locale":"en","maximum":777,"negative":true,"places":4,"rule":"decimal"}]}
    maskito kit/number/number-max-validation:96 ¦ 9|9 ¦ type 0 ¦ 777|
    {"format":{"kind":"grouped","locale":"en","suffix":"cm3"},"rules":[{"locale":"en","maximum":999,"places":0,"rule":"decimal"}]}
    maskito kit/number/number-max-validation:168 digits in the suffix ¦ | ¦ type 12345 ¦ 999|cm3
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","maximum":-5,"negative":true,"places":0,"rule":"decimal"}]}
    maskito kit/number/number-max-validation:115 maximum -5 ¦ | ¦ type -4 ¦ see -4| ¦ type 2 ¦ -42|
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"insertZero","locale":"en","minimum":-100,"negative":true,"places":4,"rule":"decimal"}]}
    maskito kit/number/number-min-validation:20 below: clamped ¦ | ¦ type -256 ¦ -100|
    maskito kit/number/number-min-validation:30 ¦ | ¦ type −99,9999 ¦ -99.9999|
    maskito kit/number/number-min-validation:55 ¦ -|50 ¦ type 1 ¦ -100|
    {"format":{"kind":"grouped","locale":"en-IN","prefix":"₹"},"rules":[{"locale":"en-IN","places":2,"rule":"decimal"}]}
    maskito kit/number/number-examples:57 ¦ | ¦ type 1234567 ¦ ₹12,34,567|
    maskito kit/number/number-examples:68 ¦ | ¦ type 123456789 ¦ ₹12,34,56,789|
    {"format":{"kind":"grouped","locale":"en","suffix":"%"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    maskito recipes/postfix/percentage:22 ¦ | ¦ type 10 ¦ 10|%
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    maskito recipes/prefix/dynamic-pattern-mask-expression:14 the prefix typed ¦ | ¦ type $ ¦ $|
    maskito recipes/prefix/dynamic-pattern-mask-expression:49 backspace behind the prefix ¦ $|42 ¦ backspace 1 ¦ |$42
    maskito recipes/prefix/dynamic-pattern-mask-expression:59 delete before the prefix ¦ |$42 ¦ delete 1 ¦ $|42
    maskito recipes/prefix/dynamic-pattern-mask-expression:79 ¦ | ¦ type $42$ ¦ $42|
    text-mask testParameters: $111,222 less a digit ¦ $111,2|22 ¦ backspace 1 ¦ $11,1|22
    text-mask testParameters: $1,234,567 less the 7 ¦ $1,234,567| ¦ backspace 1 ¦ $123,456|
    text-mask testParameters: $1,234,567 less the 2 ¦ $1,2|34,567 ¦ backspace 1 ¦ $1|34,567
    text-mask createNumberMask: prefix ¦ | ¦ paste 12 ¦ $12
    text-mask createNumberMask: thousands ¦ | ¦ paste 1000 ¦ $1,000
    text-mask createNumberMask: large ¦ | ¦ paste 111111111111111111111111 ¦ $111,111,111,111,111,111,111,111
    {"format":{"kind":"pattern","pattern":"+7 (###) ###-##-##"},"rules":[{"rule":"numbersOnly"}]}
    maskito recipes/phone/phone:20 9 ¦ | ¦ type 9 ¦ +7 (9|
    maskito recipes/phone/phone:20 9123 ¦ | ¦ type 9123 ¦ +7 (912) 3|
    maskito recipes/phone/phone:20 912345678 ¦ | ¦ type 912345678 ¦ +7 (912) 345-67-8|
    maskito recipes/phone/phone:20 9123456789 ¦ | ¦ type 9123456789 ¦ +7 (912) 345-67-89|
    maskito recipes/phone/phone:50 x1 ¦ +7 (912) 345-67-89| ¦ backspace 1 ¦ +7 (912) 345-67-8|
    maskito recipes/phone/phone:50 x6 ¦ +7 (912) 345-67-89| ¦ backspace 6 ¦ +7 (912) 3|
    maskito recipes/phone/phone:50 x9 ¦ +7 (912) 345-67-89| ¦ backspace 9 ¦ +7 (9|
    maskito recipes/phone/phone:74 ¦ +7 (912) 345-67-89| ¦ delete 1 ¦ +7 (912) 345-67-89|
    maskito recipes/phone/phone:138 ¦ +7 (912) 345-67-|89 ¦ delete 1 ¦ see +7 (912) 345-67-|9 ¦ type 0 ¦ +7 (912) 345-67-0|9
    maskito recipes/phone/phone:192 backspace behind a literal ¦ +7 (912) 345-67-|89 ¦ backspace 1 ¦ +7 (912) 345-67|-89
    maskito recipes/phone/phone:204 ¦ +7 (912) 345-|67-89 ¦ backspace 1 ¦ +7 (912) 345|-67-89
    maskito recipes/phone/phone:280 backspace ¦ +7 (912) 345-67-|89| ¦ backspace 1 ¦ +7 (912) 345-67|
    maskito recipes/phone/phone:298 backspace ¦ +7 (912) 345-6|7-89| ¦ backspace 1 ¦ +7 (912) 345-6|
    maskito recipes/phone/phone:351 backspace ¦ +7 (912) |345|-67-89 ¦ backspace 1 ¦ +7 (912) |678-9
    maskito recipes/phone/phone:351 delete ¦ +7 (912) |345|-67-89 ¦ delete 1 ¦ +7 (912) |678-9
    maskito recipes/phone/phone:458 ¦ +7 (912) 345-67-|89| ¦ type 0 ¦ +7 (912) 345-67-0|
    maskito recipes/phone/phone:489 ¦ +7 (912) 345-6|7-8|9 ¦ type 0 ¦ +7 (912) 345-60-|9
    maskito recipes/phone/phone:507 ¦ +7 (912) 345-|67|-89 ¦ type 0 ¦ +7 (912) 345-0|8-9
    maskito recipes/phone/phone:544 only literals selected, backspace ¦ +7 (912|) |345-67-89 ¦ backspace 1 ¦ +7 (912|) 345-67-89
    maskito recipes/phone/phone:766 ¦ | ¦ type 7 ¦ +7 (7|
    maskito recipes/phone/phone:774 ¦ | ¦ type 77 ¦ +7 (77|
    maskito recipes/phone/phone:710 delete from the front ¦ |+7 (912) 345-67-89 ¦ delete 15 ¦ |
    Inputmask tests_paste: with placeholders ¦ | ¦ paste +7 (9114041112___) ¦ +7 (911) 404-11-12
    {"format":{"kind":"pattern","pattern":"+7 ### ###-##-##"},"rules":[{"rule":"numbersOnly"}]}
    maskito addons/phone/phone-basic:20 920 ¦ | ¦ type 920 ¦ +7 920|
    maskito addons/phone/phone-basic:20 92034156 ¦ | ¦ type 92034156 ¦ +7 920 341-56|
    maskito addons/phone/phone-basic:20 9 nd4 e ¦ | ¦ type 9 nd4 e ¦ +7 94|
    maskito addons/phone/phone-basic:101 ¦ +7 920 424-|11|-32 ¦ backspace 1 ¦ +7 920 424-|32
    maskito addons/phone/phone-basic:146 ¦ +7 920 424-1|1-3|2 ¦ type 5 ¦ +7 920 424-15-|2
    maskito addons/phone/phone-strict:57 paste 9123456789 ¦ | ¦ paste 9123456789 ¦ +7 912 345-67-89|
    maskito addons/phone/phone-strict:15 ¦ | ¦ paste +7 777 ¦ +7 777|
    maskito addons/phone/phone-strict:23 ¦ | ¦ paste +7777 ¦ +7 777|
    maskito addons/phone/phone-strict:31 ¦ | ¦ paste 7777 ¦ +7 777 7|
    {"format":{"kind":"pattern","pattern":"+1 (###) ###-####"},"rules":[{"rule":"numbersOnly"}]}
    maskito recipes/placeholder/us-phone:20 2 ¦ | ¦ type 2 ¦ +1 (2|
    maskito recipes/placeholder/us-phone:20 2125 ¦ | ¦ type 2125 ¦ +1 (212) 5|
    {"format":{"kind":"date","order":"dayMonthYear","separator":"."},"rules":[]}
    maskito kit/date/date-basic:20 121 ¦ | ¦ type 121 ¦ 12.1|
    maskito kit/date/date-basic:20 0 ¦ | ¦ type 0 ¦ 0|
    maskito kit/date/date-basic:20 00 ¦ | ¦ type 00 ¦ 0|
    maskito kit/date/date-basic:20 10100012 ¦ | ¦ type 10100012 ¦ 10.10.0012|
    maskito kit/date/date-basic:86 x1 ¦ 10.11.2002| ¦ backspace 1 ¦ 10.11.200|
    maskito kit/date/date-basic:102 ¦ 10.11.2002| ¦ delete 1 ¦ 10.11.2002|
    maskito kit/date/date-basic:250 ¦ 10.12.|2022 ¦ backspace 1 ¦ 10.12|.2022
    maskito kit/date/date-basic:277 month selected, backspace ¦ 10.|12|.2022 ¦ backspace 1 ¦ 10.|01.2022
    maskito kit/date/date-basic:363 ¦ 12.11.2022| ¦ select all ¦ type 1 ¦ 1|
    maskito kit/date/date-segments-zero-padding:78 month selected, 2 ¦ 11.|11|.2011 ¦ type 2 ¦ 11.02.|2011
    maskito kit/date/date-segments-zero-padding:100 ¦ | ¦ type 35 ¦ 03.05|
    maskito kit/date/date-basic:319 rule, day selected, |03|.06.1985 21 ¦ |03|.06.1985 ¦ type 21 ¦ 21.06.1985
    maskito kit/date/date-basic:319 rule, day selected, |11|.01.1956 01 ¦ |11|.01.1956 ¦ type 01 ¦ 01.01.1956
    maskito kit/date/date-basic:319 rule, day selected, |25|.12.2024 30 ¦ |25|.12.2024 ¦ type 30 ¦ 30.12.2024
    maskito kit/date/date-basic:319 rule, day selected, |31|.10.2024 15 ¦ |31|.10.2024 ¦ type 15 ¦ 15.10.2024
    maskito kit/date/date-basic:319 rule, day selected, |06|.09.2023 18 ¦ |06|.09.2023 ¦ type 18 ¦ 18.09.2023
    maskito kit/date/date-basic:164 rule, day backspaced, 14|.03.1990 21 ¦ 14|.03.1990 ¦ backspace 2 ¦ type 21 ¦ 21.03.1990
    maskito kit/date/date-basic:164 rule, day backspaced, 12|.12.2012 15 ¦ 12|.12.2012 ¦ backspace 2 ¦ type 15 ¦ 15.12.2012
    maskito kit/date/date-basic:277 rule, month selected, 10.|12|.2022 07 ¦ 10.|12|.2022 ¦ type 07 ¦ 10.07.2022
    {"format":{"kind":"time"},"rules":[]}
    maskito kit/time/time-basic:20 1 ¦ | ¦ type 1 ¦ 1|
    maskito kit/time/time-basic:20 12: ¦ | ¦ type 12: ¦ 12:|
    maskito kit/time/time-basic:20 123 ¦ | ¦ type 123 ¦ 12:3|
    maskito kit/time/time-basic:20 1234 ¦ | ¦ type 1234 ¦ 12:34|
    maskito kit/time/time-basic:45 x3 ¦ 12:34| ¦ backspace 3 ¦ 1|
    maskito kit/time/time-basic:71 a digit replaced inside ¦ 12:3|4 ¦ backspace 1 ¦ see 12:|04 ¦ type 5 ¦ 12:5|4
    maskito kit/time/time-basic:87 ¦ 12|:34 ¦ backspace 1 ¦ see 1|0:34 ¦ type 1 ¦ 11:|34
    maskito kit/time/time-basic:119 typed over ¦ 12:|34 ¦ type 9 ¦ 12:09|
    maskito kit/time/time-basic:157 ¦ 23|:59 ¦ delete 1 ¦ 23:|59
    maskito kit/time/time-basic:172 ¦ 12:|34| ¦ backspace 1 ¦ 12|
    maskito kit/time/time-basic:279 ¦ 1|1:2|2 ¦ type 3 ¦ 13:|02
    {"format":{"kind":"time","separator":"."},"rules":[]}
    maskito kit/time/time-separator:43 ¦ | ¦ type 1430 ¦ 14.30|
    maskito kit/time/time-separator:71 ¦ 14.|30 ¦ backspace 1 ¦ 14|.30
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","places":3,"rule":"decimal"}]}
    react-number-format keypress_and_caret: any separator typed at the separator moves the caret #711 , ¦ 12|,000 ¦ type , ¦ 12,|000
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"leadingSeparator":"allow","locale":"en","negative":true,"places":8,"rule":"decimal"}]}
    react-number-format keypress_and_caret: first digit with a prefix ¦ | ¦ type 1 ¦ $1|
    react-number-format keypress_and_caret: digits into an empty field ¦ | ¦ type 2456789 ¦ $2,456,789|
    react-number-format keypress_and_caret: digit inside ¦ $1|2,345 ¦ type 8 ¦ see $18|2,345 ¦ type 67 ¦ $18,67|2,345
    react-number-format input_numeric_format: $0 ¦ | ¦ paste 0 ¦ $0
    react-number-format input_numeric_format: decimals kept ¦ | ¦ type 2456981.89 ¦ $2,456,981.89|
    react-number-format input_numeric_format: sign typed anywhere ¦ $2,45|6,981.89 ¦ type - ¦ -$2,45|6,981.89
    react-number-format input_numeric_format: first digit of 10000.25 removed ¦ $1|0,000.25 ¦ backspace 1 ¦ see $|0000.25 ¦ type 2 ¦ $2|0,000.25
    react-number-format input_numeric_format: zero before the point removed ¦ $0|.78 ¦ backspace 1 ¦ see $|.78 ¦ type 2 ¦ $2|.78
    react-number-format input_numeric_format: digit removed behind a bare point ¦ $.3| ¦ backspace 1 ¦ $.|
    react-number-format input_numeric_format: select all, point ¦ |$34.35| ¦ type . ¦ $.|
    react-number-format input: backspace over the decimals ¦ $123| ¦ type . ¦ see $123.| ¦ type 4 ¦ see $123.4| ¦ backspace 1 ¦ $123.|
    {"format":{"kind":"grouped","locale":"de","prefix":"$"},"rules":[{"leadingSeparator":"allow","locale":"de","places":2,"rule":"decimal"}]}
    react-number-format keypress_and_caret: separator first with a prefix ¦ | ¦ type . ¦ $,|
    {"format":{"kind":"grouped","locale":"en","suffix":" people"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    react-number-format keypress_and_caret: suffix of letters #811 ¦ | ¦ type 91 ¦ 91| people
    {"format":{"kind":"pattern","pattern":"#### #### #### ####"},"rules":[{"rule":"numbersOnly"}]}
    react-number-format keypress_and_caret: case 2, a letter ¦ | ¦ type b ¦ |
    react-number-format keypress_and_caret: case 3, paste ¦ | ¦ paste 2456789 ¦ 2456 789|
    react-number-format keypress_and_caret: case 5, formatted text over three ¦ |245|6 789 ¦ paste 1234 56 ¦ 1234 5667 89
    react-number-format input: no sign in a pattern ¦ 2342| 2345 2342 2345 ¦ type - ¦ 2342| 2345 2342 2345
    {"format":{"kind":"grouped","locale":"en","suffix":" USD"},"rules":[{"locale":"en","places":8,"rule":"decimal"}]}
    react-number-format keypress_and_caret: separator before a suffix #673 ¦ 123| USD ¦ type . ¦ 123.| USD
    {"format":{"kind":"pattern","pattern":"+1 (###) ### # ## US"},"rules":[{"rule":"numbersOnly"}]}
    react-number-format keypress_and_caret: backspace at the start of the input area ¦ +1 (|123) 456 7 89 US ¦ backspace 1 ¦ +1 (|123) 456 7 89 US
    react-number-format keypress_and_caret: delete at its end ¦ +1 (123) 456 7 89| US ¦ delete 1 ¦ +1 (123) 456 7 89| US
    react-number-format input: group deleted ¦ +1 (99|9) 9|99 9 99 US ¦ backspace 1 ¦ +1 (99|9) 999 9
    react-number-format input: group replaced ¦ +1 (88|8) 8|88 8 88 US ¦ type 8 ¦ +1 (888|) 888 8 8
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"allow","locale":"en","negative":true,"places":8,"rule":"decimal"}]}
    react-number-format keypress_and_caret: #116 ¦ 1,00|0 ¦ backspace 1 ¦ 10|0
    react-number-format input_numeric_format: grouping after a digit ¦ 12,345,678| ¦ type 9 ¦ 123,456,789|
    react-number-format input: digit in front ¦ |1,234 ¦ type 5 ¦ see 5|1,234 ¦ caret end ¦ backspace 1 ¦ see 5,123| ¦ backspace 1 ¦ see 512| ¦ backspace 1 ¦ 51|
    {"format":{"kind":"grouped","locale":"en","prefix":"USD"},"rules":[{"locale":"en","negative":true,"places":8,"rule":"decimal"}]}
    react-number-format keypress_and_caret: #882 ¦ -USD1| ¦ backspace 1 ¦ see -| ¦ backspace 1 ¦ |
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"leadingSeparator":"allow","locale":"de","negative":true,"places":8,"rule":"decimal"}]}
    react-number-format keypress_and_caret: #695 ¦ 1.234.567|,8901 ¦ backspace 1 ¦ 123.456|,8901
    react-number-format input_numeric_format: above 2^53 ¦ | ¦ type 981273724234817383478127 ¦ 981.273.724.234.817.383.478.127|
    react-number-format input: point as the separator ¦ 12| ¦ type . ¦ 12,|
    {"format":{"kind":"grouped","locale":"de","prefix":"$"},"rules":[{"locale":"de","places":8,"rule":"decimal"}]}
    react-number-format input_numeric_format: custom separators ¦ | ¦ type 2456981,89 ¦ $2.456.981,89|
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    react-number-format input_numeric_format: paste with decimals where none are allowed #145 ¦ | ¦ paste 9.55 ¦ 9|
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    react-number-format input_numeric_format: replacing all digits #159 ¦ $|1,234.00| ¦ type 56 ¦ $56|
    {"format":{"kind":"grouped","locale":"en","suffix":"%"},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    react-number-format input_numeric_format: replacing all digits #159b ¦ |98.76%| ¦ type 1 ¦ 1|%
    {"format":{"kind":"grouped","locale":"en","suffix":"-"},"rules":[{"locale":"en","negative":true,"places":0,"rule":"decimal"}]}
    react-number-format input_numeric_format: suffix with a sign #245 ¦ | ¦ type 2 ¦ see 2|- ¦ type 1 ¦ 21|-
    {"format":{"kind":"grouped","locale":"en","prefix":"A-","suffix":" USD"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    react-number-format input_numeric_format: part of the suffix typed over #694 ¦ A-1 |USD| ¦ type 1 ¦ A-1| USD
    react-number-format input_numeric_format: part of the prefix deleted #694 ¦ |A|-1 USD ¦ backspace 1 ¦ A-|1 USD
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingSeparator":"insertZero","locale":"en","negative":true,"places":8,"rule":"decimal"}]}
    Inputmask tests_numeric: 1234.56 ¦ | ¦ type 1234.56 ¦ 1,234.56
    Inputmask tests_numeric: 7 between 1 and 2 ¦ 1|,234.56 ¦ type 7 ¦ 17,234.56
    Inputmask tests_numeric: .123 replaced from behind ¦ 12,345.|123 ¦ delete 3 ¦ type 789 ¦ 12,345.789
    Inputmask tests_numeric: last integer digit replaced ¦ 12|3|.45 ¦ type 7 ¦ 127.45
    Inputmask tests_numeric: separators only, then 45 ¦ |123| ¦ type ,,... ¦ type 45 ¦ 0.45
    Inputmask tests_numeric: delete in front of a group ¦ |1,234,567 ¦ delete 1 ¦ 234,567
    Inputmask tests_numeric: backspace in front of a group ¦ 1|,234,567 ¦ backspace 1 ¦ 234,567
    Inputmask tests_numeric: -123456 ¦ | ¦ type -123456 ¦ -123,456
    Inputmask tests_numeric: sign in front ¦ |123,456 ¦ type - ¦ -123,456
    {"format":{"kind":"grouped","locale":"en","suffix":" %"},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    Inputmask tests_numeric: percentage ¦ | ¦ type 25 ¦ 25 %
    {"format":{"kind":"grouped","locale":"en","prefix":"€ "},"rules":[{"locale":"en","places":3,"rule":"decimal"}]}
    Inputmask tests_numeric: 123 in front of 0.123 ¦ € |0.123 ¦ type 123 ¦ € 1,230.123
    {"format":{"kind":"grouped","locale":"en","prefix":"$ "},"rules":[{"leadingSeparator":"insertZero","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    Inputmask tests_numeric: 2 replaced by 3 ¦ $ |2|00,000 ¦ type 3 ¦ $ 300,000
    Inputmask tests_numeric: integer selected with the prefix, 1 ¦ |$ 1,234|.56 ¦ type 1 ¦ $ 1.56
    Inputmask tests_numeric: 1010 delete first 1 ¦ $ 1|,010 ¦ backspace 1 ¦ $ 010
    Inputmask tests_numeric: backspace x4 ¦ $ 1,234.56| ¦ backspace 4 ¦ $ 123
    Inputmask tests_paste: $123.22 ¦ | ¦ paste $123.22 ¦ $ 123.22
    Inputmask tests_paste: $-1000.00 ¦ | ¦ paste $-1000.00 ¦ -$ 1,000.00
    {"format":{"kind":"grouped","locale":"fr"},"rules":[{"locale":"fr","places":2,"rule":"decimal"}]}
    Inputmask tests_numeric: , and backspace ¦ 123\u{202F}456\u{202F}7|89 ¦ type , ¦ backspace 1 ¦ 123\u{202F}456\u{202F}789
    Inputmask tests_numeric: , before 9 of 1234567890 ¦ 1\u{202F}234\u{202F}567\u{202F}8|90 ¦ type , ¦ see 12\u{202F}345\u{202F}678,|90 ¦ backspace 1 ¦ 1\u{202F}234\u{202F}567\u{202F}890
    Inputmask tests_numeric: 2 of 20,00 replaced ¦ |2|0,00 ¦ type 5 ¦ 50,00
    imask number: 1000,02 in comma field ¦ | ¦ paste 1000,02 ¦ 1\u{202F}000,02
    imask number: 9999.88 ¦ | ¦ paste 9999.88 ¦ 9\u{202F}999,88
    {"format":{"kind":"grouped","locale":"en","suffix":"%"},"rules":[{"locale":"en","places":3,"rule":"decimal"}]}
    Inputmask tests_numeric: decimals replaced ¦ 123.|123|% ¦ type 4 ¦ 123.4%
    {"format":{"kind":"grouped","locale":"en","suffix":" %"},"rules":[{"locale":"en","maximum":80,"minimum":18,"places":0,"rule":"decimal"}]}
    Inputmask tests_numeric: minimum 18: 30 to 31 ¦ 3|0 % ¦ delete 1 ¦ type 1 ¦ 31 %
    {"format":{"kind":"grouped","locale":"en","prefix":"$ "},"rules":[{"leadingZeros":"remove","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    Inputmask tests_paste: 000.02 ¦ | ¦ paste 000.02 ¦ $ 0.02
    {"format":{"kind":"pattern","pattern":"###.###.###"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_base: 123 ¦ | ¦ type 123 ¦ 123
    Inputmask tests_base: backspace ¦ 123| ¦ backspace 1 ¦ 12
    {"format":{"kind":"pattern","pattern":"*****"},"rules":[]}
    Inputmask tests_base: ***** ¦ ab|e ¦ type cd ¦ abcde
    {"format":{"kind":"pattern","pattern":"#-@@@.###"},"rules":[]}
    Inputmask tests_base: caps and literals ¦ | ¦ type 1abc12 ¦ 1-abc.12
    {"format":{"kind":"patterns","patterns":[{"pattern":"#### ###### #####","prefixes":["34","37"]},"#### #### #### ####"]},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_base: cards by prefix ¦ | ¦ type 3712 ¦ 3712
    {"format":{"kind":"pattern","pattern":"(##) ####[#]-#####"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: (99) 9999[9]-99999 ¦ | ¦ type 121234512345 ¦ (12) 12345-12345
    {"format":{"kind":"pattern","pattern":"#####[-####]"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: zip 123 ¦ | ¦ type 123 ¦ 123
    {"format":{"kind":"pattern","pattern":"#[#]:##"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: 9[9]:99 ¦ 3|:44 ¦ type 3 ¦ 33:44
    {"format":{"kind":"pattern","pattern":"####[ ####][ ####]"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: spaces at the end ¦ | ¦ type 1234   ¦ 1234
    {"format":{"kind":"pattern","pattern":"###[- ###]"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: 999[- 999] ¦ | ¦ type 123456 ¦ 123- 456
    Inputmask tests_optional: 999[- 999] too long ¦ | ¦ type 123456777777777777 ¦ 123- 456
    {"format":{"kind":"pattern","pattern":"[#-]@@@.###"},"rules":[]}
    Inputmask tests_optional: [9-]AAA.999 d over c ¦ 1-ab|c|.123 ¦ type d ¦ 1-abd.123
    {"format":{"kind":"pattern","pattern":"###-###-####[ ext #####]"},"rules":[{"rule":"numbersOnly"}]}
    Inputmask tests_optional: extension ¦ | ¦ type 12345678901 ¦ 123-456-7890 ext 1
    {"format":{"kind":"date","order":"dayMonthYear","separator":"/"},"rules":[]}
    Inputmask tests_date: 2331973 ¦ | ¦ type 2331973 ¦ 23/03/1973
    Inputmask tests_date: letters over all ¦ |23/03/1973| ¦ type abcdefghijklmnop ¦ 23/03/1973
    Inputmask tests_date: year by backspace ¦ 23/03/1973| ¦ backspace 4 ¦ 23/03
    Inputmask tests_date: year by delete ¦ 23/03/|1973 ¦ delete 4 ¦ 23/03
    Inputmask tests_date: 882018 over all ¦ |23/03/1973| ¦ type 882018 ¦ 08/08/2018
    Inputmask tests_date: select all, 2 ¦ |04| ¦ type 2 ¦ 2
    Inputmask tests_date: with separators pasted ¦ | ¦ paste 23/03/1973 ¦ 23/03/1973
    cleave.js browser/date: 1207 ¦ | ¦ paste 1207 ¦ 12/07
    cleave.js browser/date: 08/18 ¦ | ¦ paste 21/071965 ¦ 21/07/1965
    maskito kit/date/date-separator:35 too early ¦ | ¦ type 3/ ¦ 3|
    maskito kit/date/date-separator:43 another separator ¦ | ¦ type 31- ¦ 31|
    maskito kit/date/date-separator:15 ¦ | ¦ type 3112 ¦ 31/12|
    maskito kit/date/date-separator:15 (2) ¦ | ¦ type 31122019 ¦ 31/12/2019|
    {"format":{"kind":"patterns","patterns":[{"pattern":"#### ###### #####","prefixes":["34","37"]},"#### #### #### #### ###"]},"rules":[{"onViolation":"amend","rule":"numbersOnly"},{"limit":19,"onViolation":"amend","rule":"maxLength","unit":"graphemes"}]}
    cleave.js browser/credit-card: too long ¦ | ¦ paste 34000000001234567890 ¦ 3400 000000 12345
    cleave.js browser/credit-card: letters ¦ | ¦ paste 34o012x34 ¦ 3401 234
    {"format":{"kind":"pattern","pattern":"###/###/###"},"rules":[{"rule":"numbersOnly"}]}
    cleave.js browser/custom: lazy ¦ | ¦ paste 123456 ¦ 123/456
    {"format":{"kind":"pattern","pattern":"###-###-###~###"},"rules":[{"rule":"numbersOnly"}]}
    cleave.js browser/custom: several delimiters ¦ | ¦ paste 123456789000 ¦ 123-456-789~000
    {"format":{"kind":"pattern","pattern":"(###) ### - ###"},"rules":[{"rule":"numbersOnly"}]}
    cleave.js browser/custom: long delimiters ¦ | ¦ paste 123456789000 ¦ (123) 456 - 789
    {"format":{"kind":"pattern","pattern":"UFO-###"},"rules":[{"rule":"numbersOnly"}]}
    cleave.js browser/custom: prefix ¦ | ¦ paste UFO123 ¦ UFO-123
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingZeros":"remove","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: 2 ¦ | ¦ paste -1234567 ¦ -1,234,567
    cleave.js fixtures/numeral: 3 ¦ | ¦ paste 01234567 ¦ 1,234,567
    cleave.js fixtures/numeral: 4 ¦ | ¦ paste -01234567 ¦ -1,234,567
    cleave.js fixtures/numeral: big ¦ | ¦ paste 123456789012345 ¦ 123,456,789,012,345
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"leadingZeros":"remove","locale":"en","negative":true,"onViolation":"amend","places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: 5 ¦ | ¦ paste 0.1234 ¦ 0.12
    cleave.js fixtures/numeral: 6 ¦ | ¦ paste -00.1234 ¦ -0.12
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"leadingZeros":"remove","locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: 8 ¦ | ¦ paste 01234567 ¦ $1,234,567
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"integerDigits":4,"locale":"en","negative":true,"onViolation":"amend","places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: integer scale 4 ¦ | ¦ paste 1234567 ¦ 1,234
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","negative":true,"onViolation":"amend","places":0,"rule":"decimal"}]}
    cleave.js fixtures/numeral: no decimals ¦ | ¦ paste 12.3456789 ¦ 12
    cleave.js fixtures/numeral: no decimals, two points ¦ | ¦ paste 12.3.0 ¦ 12
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","negative":true,"onViolation":"amend","places":3,"rule":"decimal"}]}
    cleave.js fixtures/numeral: scale 3 ¦ | ¦ paste -12.3456789 ¦ -12.345
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","negative":true,"places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: groups in the input ¦ | ¦ paste 1,234,567.89 ¦ 1,234,567.89
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","onViolation":"amend","places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: positive only ¦ | ¦ paste -1234567 ¦ 1,234,567
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: point into a comma field ¦ | ¦ paste 1234.56 ¦ 1.234,56
    maskito kit/masks/number/number-mask.spec:59 ¦ | ¦ paste 121 321 ¦ 121.321
    maskito kit/masks/number/number-mask.spec:63 ¦ | ¦ paste 121.321 ¦ 121.321
    {"format":{"kind":"grouped","locale":"en"},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    cleave.js fixtures/numeral: zeros kept ¦ | ¦ paste 000 ¦ 000
    {"format":{"kind":"time","seconds":true},"rules":[]}
    cleave.js browser/time: 231515 ¦ | ¦ paste 231515 ¦ 23:15:15
    cleave.js browser/time: 25 ¦ | ¦ paste 25 ¦ 23
    cleave.js browser/time: 4 ¦ | ¦ paste 4 ¦ 04
    cleave.js browser/time: 14147 ¦ | ¦ paste 14147 ¦ 14:14:07
    {"format":{"kind":"patterns","patterns":[{"pattern":"#### ### ###","prefixes":["04"]},"## #### ####"]},"rules":[{"onViolation":"amend","rule":"numbersOnly"}]}
    cleave.js fixtures/phone: AU with signs ¦ | ¦ paste 0491#570*156 ¦ 0491 570 156
    {"format":{"kind":"pattern","pattern":"### ### ####"},"rules":[{"onViolation":"amend","rule":"numbersOnly"}]}
    cleave.js fixtures/phone: US ¦ | ¦ paste 4084308505 ¦ 408 430 8505
    cleave.js fixtures/phone: CA with dashes ¦ | ¦ paste 613-555-0117 ¦ 613 555 0117
    {"format":{"kind":"pattern","pattern":"+1 ### ### ####"},"rules":[{"rule":"numbersOnly"}]}
    cleave.js fixtures/phone: US with code ¦ | ¦ paste +14084308505 ¦ +1 408 430 8505
    {"format":{"kind":"pattern","pattern":"###"},"rules":[{"rule":"numbersOnly"}]}
    imask pattern: shifting overwrite ¦ |123 ¦ type 0 ¦ 012
    {"format":{"kind":"grouped","locale":"fr","prefix":"€ "},"rules":[{"locale":"fr","places":2,"rule":"decimal"}]}
    imask pattern: € number ¦ | ¦ paste 123.45 ¦ € 123,45
    {"format":{"kind":"pattern","pattern":"###-##-####"},"rules":[{"rule":"numbersOnly"}]}
    imask pattern: ssn ¦ | ¦ paste 123456789 ¦ 123-45-6789
    {"format":{"kind":"grouped","locale":"en","suffix":" $"},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    imask dynamic: number before $ ¦ | ¦ paste 1 ¦ 1 $
    imask dynamic: emptied ¦ 1| $ ¦ backspace 1 ¦ 
    {"format":{"kind":"pattern","pattern":"#[#]\\""},"rules":[{"rule":"numbersOnly"}]}
    imask dynamic: 0 then 0[0] inch ¦ | ¦ paste 12 ¦ 12"
    {"format":{"kind":"pattern","pattern":"# (###) ###-##-##"},"rules":[{"rule":"numbersOnly"}]}
    input-format templateFormatter: 88 ¦ | ¦ type 88 ¦ 8 (8|
    input-format templateFormatter: 8800 ¦ | ¦ type 8800 ¦ 8 (800|
    input-format templateFormatter: 8800555 ¦ | ¦ type 8800555 ¦ 8 (800) 555|
    input-format templateFormatter: 8800555353 ¦ | ¦ type 8800555353 ¦ 8 (800) 555-35-3|
    input-format templateFormatter: 88005553535 ¦ | ¦ type 88005553535 ¦ 8 (800) 555-35-35|
    {"format":{"kind":"pattern","pattern":"(# # #)"},"rules":[{"rule":"numbersOnly"}]}
    input-format templateFormatter edge: 0 ¦ | ¦ type 0 ¦ (0
    {"format":{"kind":"pattern","pattern":"(###) ###-####"},"rules":[{"rule":"numbersOnly"}]}
    input-format inputControl: backspace (123) 45|6-7 ¦ (123) 45|6-7 ¦ backspace 1 ¦ (123) 4|67
    input-format inputControl: delete (123) 45|6-7 ¦ (123) 45|6-7 ¦ delete 1 ¦ (123) 45|7
    text-mask testParameters: first digit ¦ | ¦ type 1 ¦ (1|
    text-mask testParameters: (333) 333-3 less a 3 ¦ (333|) 333-3 ¦ backspace 1 ¦ (33|3) 333
    text-mask testParameters: (505) less the only digit behind ¦ (505) 1| ¦ backspace 1 ¦ (505|
    text-mask testParameters: (000) less a 0 ¦ (000| ¦ backspace 1 ¦ (00|
    text-mask testParameters: 777 pasted ¦ | ¦ paste 777 ¦ (777|
    {"format":{"kind":"pattern","pattern":"(###) ###-##-##"},"rules":[{"rule":"numbersOnly"}]}
    input-format parse: caret 0 ¦ |(123) 456-78-9 ¦ type 0 ¦ (012) 345-67-89
    input-format parse: caret 7 ¦ (123) 4|56-78-9 ¦ type 0 ¦ (123) 405-67-89
    input-format parse: caret 8 ¦ (123) 45|6-78-9 ¦ type 0 ¦ (123) 450-67-89
    input-format parse: caret 13 ¦ (123) 456-78-|9 ¦ type 0 ¦ (123) 456-78-09
    input-format edit: backspace at 6 ¦ (123) |456-78-9 ¦ backspace 1 ¦ (124) 567-89
    input-format edit: backspace at 9 ¦ (123) 456|-78-9 ¦ backspace 1 ¦ (123) 457-89
    input-format edit: backspace at 10 ¦ (123) 456-|78-9 ¦ backspace 1 ¦ (123) 457-89
    {"format":{"kind":"pattern","pattern":"(###) #"},"rules":[{"rule":"numbersOnly"}]}
    text-mask testParameters: letter refused ¦ (12| ¦ type f ¦ (12|
    text-mask testParameters: fourth digit jumps over the literals ¦ (449| ¦ type 5 ¦ (449) 5|
    text-mask testParameters: less a digit, the rest moves up ¦ (13|2) 7 ¦ backspace 1 ¦ (1|27
    {"format":{"kind":"pattern","pattern":"##/##"},"rules":[{"rule":"numbersOnly"}]}
    text-mask testParameters: 222/1 pasted ¦ | ¦ paste 222/1 ¦ 22/21|
    {"format":{"kind":"grouped","locale":"en","prefix":"m2 "},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    text-mask createNumberMask: digits in the prefix ¦ | ¦ paste m2 1 ¦ m2 1
    {"format":{"kind":"grouped","locale":"en","suffix":" m2"},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    text-mask createNumberMask: digits in the suffix ¦ | ¦ paste 1 m2 ¦ 1 m2
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"locale":"en","onViolation":"amend","places":2,"rule":"decimal"}]}
    text-mask createNumberMask: limit of the fraction ¦ | ¦ paste 1000.3823 ¦ $1,000.38
    {"format":{"kind":"grouped","locale":"en","prefix":"$"},"rules":[{"locale":"en","negative":true,"places":0,"rule":"decimal"}]}
    text-mask createNumberMask: negative ¦ | ¦ paste -$12 ¦ -$12
    {"format":{"kind":"month","twoDigitYearsFrom":2000},"rules":[]}
    maskito recipes/card/card:44 expiry ¦ | ¦ type 321 ¦ 03/21|
    {"format":{"kind":"date","order":"yearMonthDay","separator":"/"},"rules":[]}
    maskito kit/masks/date/date-mask.spec: 12341 ¦ | ¦ paste 12341 ¦ 1234/1
    maskito kit/masks/date/date-mask.spec: 12342 ¦ | ¦ paste 12342 ¦ 1234/02
    maskito kit/masks/date/date-mask.spec: 1234124 ¦ | ¦ paste 1234124 ¦ 1234/12/04
    maskito kit/masks/date/date-mask.spec: full width ¦ | ¦ paste １２３４１２２６ ¦ 1234/12/26
    {"format":{"kind":"grouped","locale":"de"},"rules":[{"locale":"de","negative":true,"places":2,"rule":"decimal"}]}
    maskito kit/masks/number/number-mask.spec:71 ¦ | ¦ paste −120 343 ¦ -120.343
    {"format":{"kind":"grouped","locale":"en","suffix":" lbs."},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    maskito kit/masks/number/number-mask.spec:127 ¦ | ¦ paste 0.42 ¦ 0.42 lbs.
    maskito kit/masks/number/number-mask.spec:135 ¦ | ¦ paste 1,000. ¦ 1,000. lbs.
    maskito kit/masks/number/number-mask.spec:139 space at the end ¦ | ¦ paste 1,000  ¦ 1,000 lbs.
    {"format":{"kind":"grouped","locale":"en","suffix":" lbs."},"rules":[{"locale":"en","places":0,"rule":"decimal"}]}
    maskito kit/masks/number/number-mask.spec:176 ¦ | ¦ paste 0.42 ¦ 0 lbs.
    {"format":{"kind":"grouped","locale":"en","prefix":"lbs. "},"rules":[{"locale":"en","places":2,"rule":"decimal"}]}
    maskito kit/masks/number/number-mask.spec:200 prefix, decimals ¦ | ¦ paste 0.42 ¦ lbs. 0.42
    {"format":{"kind":"date","order":"monthDayYear","separator":"/"},"rules":[]}
    text-mask createAutoCorrectedDatePipe: 00 ¦ 0| ¦ type 0 ¦ 0
    text-mask createAutoCorrectedDatePipe: 12/4 ¦ 12| ¦ type 4 ¦ 12/04
    text-mask createAutoCorrectedDatePipe: 12/32 ¦ 12/3| ¦ type 2 ¦ 12/3
    text-mask createAutoCorrectedDatePipe: 12/00 ¦ 12/0| ¦ type 0 ¦ 12/0
    """
}
