/// What CLDR 43 to 48 changed in the numbers and dates of libicu 72's locales.
///
/// CLDR 44 swapped Khmer's marks and gave Latin America 12 hours, CLDR 48 changed Romansh.
public enum LocaleChanges {
  /// The symbol, libicu's text and ours, and the locales.
  public static let numbers = """
    decimal , → .: km km_KH
    decimal . → ,: rm rm_CH
    decimal ٫ → .: ar ar_001 sd sd_Arab sd_Arab_PK sd_PK
    grouping . → ,: km km_KH
    grouping <A0> → <202F>: eo eo_001
    grouping ٬ → ,: ar ar_001
    grouping ’ → ': de_CH de_LI en_CH gsw gsw_CH gsw_FR gsw_LI it_CH wae wae_CH
    grouping ’ → <202F>: rm rm_CH
    minimum 1 → 2: hu hu_HU hy hy_AM it it_CH it_IT it_SM it_VA sl sl_SI
    minimum 2 → 3: ee ee_GH ee_TG
    minus <61C>- → <200E>-: ar ar_001
    minus − → -: rm rm_CH
    percent ٪<61C> → <200E>%<200E>: ar ar_001
    secondary 3 → 2: kok kok_IN
    suffix ٪<61C> → <200E>%<200E>: ar ar_001
    zero ٠ → 0: ar ar_001
    """

  /// Hours or the order of a date in libicu and here, and the locales.
  public static let dates = """
    24 → 12: es_419 es_AR es_BO es_CL es_CR es_CU es_EC es_GT es_HN es_MX es_NI es_PE es_PY es_SV es_UY qu qu_BO qu_EC qu_PE
    dmy → mdy: om om_ET om_KE ti ti_ER ti_ET
    dmy → ymd: cv cv_RU
    mdy → dmy: ks_Deva ks_Deva_IN
    mdy → ymd: en_CA fa_AF
    ymd → dmy: ak ak_GH ckb ckb_IQ ckb_IR ha ha_GH ha_NE ha_NG ksh ksh_DE ku ku_TR rw rw_RW sv_AX sv_FI zgh zgh_MA
    ymd → mdy: jgo jgo_CM zu zu_ZA
    """

  /// The locales whose numbers have changed.
  public static let localesOfNumbers = Set(
    numbers.split(separator: "\n").flatMap { $0.split(separator: " ").dropFirst(4) }.map {
      String($0)
    })
}
