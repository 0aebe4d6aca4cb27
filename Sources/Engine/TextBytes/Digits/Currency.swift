/// The currencies that may appear beside an amount.
///
/// The list is closed on purpose. Any other letter may be a multiplier (`3K`, `1.5M`, `5万`), a
/// fraction (`5¢`, `50 ct`) or a unit (`5 kg`), and the number beside it is then not the amount.
///
/// Sources: the active codes of ISO 4217 (2024), and the symbols of all locales in CLDR 47. Symbols
/// that are a single letter (except `R` before an amount), an SI prefix or a unit are excluded:
/// `K`, `M`, `L`, `KM`, `MK`, `kn`, `B$`, `G$`, `T$`. The most common names and abbreviations that
/// CLDR lacks are added.
package enum Currency {
  /// Returns whether a text is a currency before an amount, such as `CHF`, `US$` or `Rs.`.
  ///
  /// - Parameter text: The decomposed scalars of the text, without white space at its ends. White
  ///   space in it is a no-break space.
  package static func precedes(amount text: [UInt32]) -> Bool {
    text == [0x52] || follows(amount: text)
  }

  /// Returns whether a text is a currency after an amount, such as `€`, `zł` or `kr.`.
  package static func follows(amount text: [UInt32]) -> Bool {
    if holds(codes, text[...]) || holds(signs, text[...]) { return true }
    // Only abbreviations end with a full stop. After a sign, it may be the decimal separator.
    let end = text.last == 0x2E ? text.count - 1 : text.count
    return holds(abbreviations, text[...]) || holds(abbreviations, text[..<end])
  }

  /// Returns whether a text before an amount is the sign or the code of the yen.
  package static func isYen(_ text: [UInt32]) -> Bool {
    text == [0xA5] || text == [0xFFE5] || text == [0x4A, 0x50, 0x59]
  }

  /// Returns whether a text is one of the names in a list.
  private static func holds(_ names: [UInt32], _ text: ArraySlice<UInt32>) -> Bool {
    var (count, isPrefix) = (0, true)
    for scalar in names {
      if scalar == 0x20 {
        if isPrefix, count == text.count, count > 0 { return true }
        (count, isPrefix) = (0, true)
      } else {
        isPrefix = isPrefix && count < text.count && text[count] == scalar
        count += 1
      }
    }
    return false
  }

  /// Returns the decomposed scalars of names with a space after each.
  private static func list(_ names: String) -> [UInt32] {
    names.withUTF8Bytes { $0.canonicalDecomposition } + [0x20]
  }

  /// More grapheme clusters than any currency has.
  package static var longest: Int { 16 }

  private static let codes = list(
    """
    AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD \
    CAD CDF CHE CHF CHW CLF CLP CNH CNY COP COU CRC CUC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP \
    GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF \
    KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN \
    NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP \
    SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYU UYW UZS VED \
    VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ZWL
    """)

  /// The signs, with each space written as a no-break space.
  private static let signs = list(
    """
    $ £ ¤ ¥ ֏ ؋ ৲ ৳ ૱ ௹ ฿ ៛ ₠ ₡ ₢ ₣ ₤ ₦ ₧ ₩ ₪ ₫ € ₭ ₮ ₯ ₱ ₲ ₳ ₴ ₵ ₶ ₷ ₸ ₹ ₺ ₻ ₼ ₽ ₾ ₿ ⃀ ꠸ ﷼ ﹩ ＄ ￡ ￥ ￦ ƒ \
    $\u{A0}AU $\u{A0}HK $\u{A0}NZ $\u{A0}SG $\u{A0}SU $\u{A0}US $\u{A0}ZN £\u{A0}RU $A $AR $AU $BM $BN $BZ \
    $CA $CL $CO $EC $FJ $HK $MX $NA $NZ $RH $SB $SG $SR $TT $US $UY $WS £CY £FK £GB £GI £IE £LB ¥CN \
    A$ AU$ AUD$ BM$ BR$ BS$ BZ$ Bds$ BD$ C$ CA$ Can$ CI$ CN¥ EC$ EG£ E£ FJ$ GB£ GH₵ HK$ J$ JM$ JP¥ KR₩ LL \
    MOP$ MX$ Mex$ N$ NT$ NZ$ NZD$ R$ RD$ RMB¥ S$ SG$ SI$ TH฿ TT$ U$S UK£ US$ U$ WS$ Z$ S/ S/. B/. \
    元 円 圆 圓 원 엔 人民币 人民幣 港币 港幣 新台币 新台幣 日元 日圓 欧元 美元
    """)

  /// The currencies that may also end with a full stop.
  private static let abbreviations = list(
    """
    ₨ Afl Ar Bs Bs.S Br CFP CFPF Cg DA DT Db Dkr FBu FC FCFA FCFP FG F\u{A0}CFA Fdj Fr Frs Frw Ft Gs Ikr \
    Ksh KSh Kz Kč Lekë Leu Lei lei leu MTn NAf Naf NIS Nfk Nkr Nu RF RM RMB Rf Rp Rs RS SFr Sfr sFr \
    Skr TL TSh Tsh Tk USh Ush VT UM din fr kr lek rs zl zł soʻm so'm \
    EURO Euro Euros euro euros eur usd dollar dollars Dollar Dollars Franken francs kroner \
    kronor korun forint yen yuan won \
    руб рублей р Р грн ден дин лв зл сом сўм сум тг тенге ТМТ щ.д \
    ש״ח ש"ח أ.م ج.س ج.م د.أ د.إ د.ب د.ت د.ج د.س د.ع د.ك د.ل د.م ر.إ ر.س ر.ع ر.ق ر.ي ل.س ل.ل \
    ریال تومان ريال درهم دينار جنيه ليرة ރ नेरू रु रू රු ரூ টাকা บาท ብር đ Đ vnđ VNĐ lari
    """)
}
