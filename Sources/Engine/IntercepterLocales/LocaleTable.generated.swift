// swift-format-ignore-file
// Generated, do not edit.
// Source: CLDR 48, and percentages of libicu 72.1
// Command: swift run generate-tables locales CLDR > Sources/Engine/IntercepterLocales/LocaleTable.generated.swift

/// The number symbols of CLDR's locales.
enum LocaleTable {
  /// The version of CLDR.
  static let version = "48"

  /// The locales, each with the offset of its record in `records`.
  static let locales: StaticString = """
aa 0
aa_DJ 0
aa_ER 0
ab 0
af 37
af_NA 37
agq 37
ak 0
am 75
an 0
ann 0
apc 0
ar 112
ar_AE 112
ar_BH 3585
ar_DJ 3585
ar_DZ 3667
ar_EG 3585
ar_EH 112
ar_ER 3585
ar_IL 3585
ar_IQ 3585
ar_JO 3585
ar_KM 3585
ar_KW 3585
ar_LB 3749
ar_LY 3667
ar_MA 3667
ar_MR 3749
ar_OM 3585
ar_PS 3585
ar_QA 3585
ar_SA 3831
ar_SD 3585
ar_SO 3831
ar_SS 3585
ar_SY 3585
ar_TD 3585
ar_TN 3667
ar_YE 3585
arn 0
as 194
asa 0
ast 231
az 231
az_Arab 3106
az_Arab_IQ 3106
az_Arab_TR 3106
az_Cyrl 231
az_Latn 231
ba 268
bal 0
bal_Arab 0
bal_Latn 0
bas 478
be 306
be_tarask 306
bem 0
bew 0
bez 0
bg 346
bgc 2634
bgn 2671
bgn_AE 2671
bgn_AF 2671
bgn_IR 2671
bgn_OM 2671
bho 2634
blo 37
blt 0
bm 0
bm_Nkoo 4212
bn 384
bn_IN 384
bo 441
bo_IN 441
bqi 0
br 478
brx 1279
bs 518
bs_Cyrl 231
bs_Latn 518
bss 0
bua 37
byn 75
ca 518
ca_AD 518
ca_ES_valencia 518
ca_FR 518
ca_IT 518
cad 0
cch 0
ccp 2757
ccp_IN 2757
ce 557
ceb 0
cgg 0
cho 0
chr 0
cic 0
ckb 2814
ckb_IR 2814
co 0
cop 0
cs 478
csw 0
cu 596
cv 478
cy 0
da 518
da_GL 518
dav 0
de 518
de_AT 3903
de_BE 518
de_CH 2364
de_IT 518
de_LI 2364
de_LU 518
dje 268
doi 2880
dsb 518
dua 478
dv 633
dyo 37
dz 700
ebu 0
ee 739
ee_TG 739
el 776
el_CY 776
el_polyton 776
en 0
en_001 0
en_150 0
en_AE 0
en_AG 0
en_AI 0
en_AS 0
en_AT 518
en_AU 0
en_BB 0
en_BE 231
en_BI 0
en_BM 0
en_BS 0
en_BW 0
en_BZ 0
en_CA 0
en_CC 0
en_CH 2364
en_CK 0
en_CM 0
en_CX 0
en_CY 0
en_CZ 37
en_DE 518
en_DG 0
en_DK 518
en_DM 0
en_Dsrt 0
en_EE 37
en_ER 0
en_ES 231
en_FI 478
en_FJ 0
en_FK 0
en_FM 0
en_FR 813
en_GB 0
en_GD 0
en_GE 813
en_GG 0
en_GH 0
en_GI 0
en_GM 0
en_GS 0
en_GU 0
en_GY 0
en_HK 0
en_HU 37
en_ID 231
en_IE 0
en_IL 0
en_IM 0
en_IN 3947
en_IO 0
en_IT 231
en_JE 0
en_JM 0
en_JP 0
en_KE 0
en_KI 0
en_KN 0
en_KY 0
en_LC 0
en_LR 0
en_LS 0
en_LT 37
en_LV 37
en_MG 0
en_MH 0
en_MO 0
en_MP 0
en_MS 0
en_MT 0
en_MU 0
en_MV 0
en_MW 0
en_MY 0
en_NA 0
en_NF 0
en_NG 0
en_NL 231
en_NO 37
en_NR 0
en_NU 0
en_NZ 0
en_PG 0
en_PH 0
en_PK 0
en_PL 231
en_PN 0
en_PR 0
en_PT 37
en_PW 0
en_RO 231
en_RW 0
en_SB 0
en_SC 0
en_SD 0
en_SE 478
en_SG 0
en_SH 0
en_SI 231
en_SK 37
en_SL 0
en_SS 0
en_SX 0
en_SZ 0
en_Shaw 0
en_TC 0
en_TK 0
en_TO 0
en_TT 0
en_TV 0
en_TZ 0
en_UA 37
en_UG 0
en_UM 0
en_US_POSIX 4484
en_VC 0
en_VG 0
en_VI 0
en_VU 0
en_WS 0
en_ZA 37
en_ZM 0
en_ZW 0
eo 813
es 852
es_419 557
es_AR 518
es_BO 518
es_BR 557
es_BZ 557
es_CL 518
es_CO 518
es_CR 478
es_CU 557
es_DO 557
es_EA 852
es_EC 518
es_GQ 852
es_GT 557
es_HN 557
es_IC 852
es_MX 0
es_NI 557
es_PA 557
es_PE 557
es_PH 852
es_PR 557
es_PY 518
es_SV 557
es_US 557
es_UY 518
es_VE 518
et 891
eu 931
ewo 37
fa 972
fa_AF 972
ff 37
ff_Adlm 4249
ff_Adlm_BF 4249
ff_Adlm_CM 4249
ff_Adlm_GH 4249
ff_Adlm_GM 4249
ff_Adlm_GW 4249
ff_Adlm_LR 4249
ff_Adlm_MR 4249
ff_Adlm_NE 4249
ff_Adlm_NG 4249
ff_Adlm_SL 4249
ff_Adlm_SN 4249
ff_Latn 37
ff_Latn_BF 37
ff_Latn_CM 37
ff_Latn_GH 37
ff_Latn_GM 37
ff_Latn_GN 37
ff_Latn_GW 37
ff_Latn_LR 37
ff_Latn_MR 37
ff_Latn_NE 37
ff_Latn_NG 37
ff_Latn_SL 37
fi 1058
fil 0
fo 1100
fo_DK 1100
fr 1141
fr_BE 1141
fr_BF 1141
fr_BI 1141
fr_BJ 1141
fr_BL 1141
fr_CA 478
fr_CD 1141
fr_CF 1141
fr_CG 1141
fr_CH 3984
fr_CI 1141
fr_CM 1141
fr_DJ 1141
fr_DZ 1141
fr_GA 1141
fr_GF 1141
fr_GN 1141
fr_GP 1141
fr_GQ 1141
fr_HT 1141
fr_KM 1141
fr_LU 518
fr_MA 518
fr_MC 1141
fr_MF 1141
fr_MG 1141
fr_ML 1141
fr_MQ 1141
fr_MR 1141
fr_MU 1141
fr_NC 1141
fr_NE 1141
fr_PF 1141
fr_PM 1141
fr_RE 1141
fr_RW 1141
fr_SC 1141
fr_SN 1141
fr_SY 1141
fr_TD 1141
fr_TG 1141
fr_TN 1141
fr_VU 1141
fr_WF 1141
fr_YT 1141
frr 0
fur 231
fy 231
ga 0
ga_GB 0
gaa 0
gd 0
gez 0
gez_ER 0
gl 518
gn 0
gsw 2917
gsw_FR 2917
gsw_LI 2917
gu 1182
guz 0
gv 0
ha 0
ha_Arab 633
ha_Arab_SD 633
ha_GH 0
ha_NE 0
haw 0
he 1239
hi 1279
hi_Latn 3947
hnj 2958
hnj_Hmnp 2958
hr 1100
hr_BA 1100
hsb 518
ht 478
hu 346
hy 1316
ia 1354
id 231
ie 346
ig 0
ii 0
io 0
is 231
it 1354
it_CH 4029
it_SM 1354
it_VA 1354
iu 0
iu_Latn 0
ja 1391
jbo 0
jgo 231
jmc 0
jv 1431
ka 1468
kaa 0
kaa_Cyrl 0
kaa_Latn 0
kab 37
kaj 0
kam 0
kcg 0
kde 0
kea 37
kek 0
ken 0
kgp 231
khq 268
ki 0
kk 37
kk_Arab 0
kk_Cyrl 37
kk_KZ 37
kkj 231
kl 518
kln 0
km 1506
kn 1563
ko 0
ko_CN 0
ko_KP 0
kok 2995
kok_Deva 2995
kok_Latn 3032
kpe 0
kpe_GN 0
ks 1600
ks_Arab 1600
ks_Deva 0
ksb 0
ksf 37
ksh 1058
ku 1683
ku_Arab 0
ku_Arab_IR 0
ku_Latn 1683
ku_Latn_IQ 1683
ku_Latn_SY 1683
ku_TR 1683
kw 0
kxv 3032
kxv_Deva 2995
kxv_Latn 3032
kxv_Orya 1925
kxv_Telu 4410
ky 37
la 0
lag 0
lb 518
lg 0
lij 231
lkt 0
lld 231
lmo 3069
ln 231
ln_AO 231
ln_CF 231
ln_CG 231
lo 1720
lrc 3106
lrc_IQ 3106
lt 1058
ltg 0
lu 231
luo 0
luy 0
lv 346
lzz 0
mai 2880
mas 0
mas_TZ 0
mdf 0
mer 0
mfe 268
mg 0
mgh 231
mgo 0
mhn 0
mi 0
mic 0
mk 518
ml 1757
mn 0
mn_Mong 4288
mn_Mong_MN 4288
mni 3188
mni_Beng 3188
mni_Mtei 4447
moh 0
mr 1794
ms 0
ms_Arab 0
ms_Arab_BN 231
ms_BN 231
ms_ID 231
ms_SG 0
mt 0
mua 231
mus 0
mww 2958
mww_Hmnp 2958
my 1831
myv 0
mzn 3106
naq 0
nb 1058
nb_SJ 1058
nd 0
nds 231
nds_NL 231
ne 1868
ne_IN 1868
nl 231
nl_AW 231
nl_BE 231
nl_BQ 231
nl_CW 231
nl_SR 231
nl_SX 231
nmg 37
nn 1058
nnh 231
no 1058
nqo 3225
nr 37
nso 0
nus 0
nv 0
ny 0
nyn 0
oc 37
oc_ES 37
oka 0
oka_US 0
om 75
om_KE 75
or 1925
os 37
os_RU 37
osa 0
pa 1962
pa_Arab 4325
pa_Guru 1962
pap 0
pap_AW 0
pcm 0
pi 0
pi_Latn 0
pis 0
pl 346
pms 231
prg 37
ps 1999
ps_PK 1999
pt 231
pt_AO 37
pt_CH 346
pt_CV 346
pt_GQ 346
pt_GW 346
pt_LU 346
pt_MO 346
pt_MZ 346
pt_PT 346
pt_ST 346
pt_TL 346
qu 557
qu_BO 518
qu_EC 557
quc 0
raj 2634
rhg 0
rhg_Rohg 0
rhg_Rohg_BD 0
rif 0
rm 1141
rn 518
ro 518
ro_MD 518
rof 0
root 3405
ru 478
ru_BY 478
ru_KG 478
ru_KZ 478
ru_MD 478
ru_UA 306
rw 231
rwk 0
sa 2086
sah 37
saq 0
sat 3263
sat_Deva 2634
sat_Olck 3263
sbp 0
sc 231
scn 231
sd 2123
sd_Arab 2123
sd_Deva 0
sdh 3300
sdh_IQ 3300
se 1058
se_FI 1058
se_SE 1058
seh 231
ses 268
sg 231
sgs 0
shi 37
shi_Latn 37
shi_Tfng 37
shn 0
shn_TH 0
si 0
sid 0
sk 478
skr 0
sl 2189
sma 0
sma_NO 0
smj 0
smj_NO 0
smn 478
sms 0
sn 0
so 0
so_DJ 0
so_ET 0
so_KE 0
sq 346
sq_MK 346
sq_XK 346
sr 231
sr_Cyrl 231
sr_Cyrl_BA 231
sr_Cyrl_ME 231
sr_Cyrl_XK 231
sr_Latn 231
sr_Latn_BA 231
sr_Latn_ME 231
sr_Latn_XK 231
ss 37
ss_SZ 37
ssy 0
st 0
st_LS 0
su 231
su_Latn 231
suz 0
suz_Deva 0
suz_Sunu 0
sv 1058
sv_AX 1058
sv_FI 1058
sw 0
sw_CD 231
sw_KE 0
sw_UG 0
syr 0
syr_SY 0
szl 37
ta 2230
ta_LK 2230
ta_MY 4066
ta_SG 4066
te 2270
teo 0
teo_KE 0
tg 37
th 2327
ti 75
ti_ER 75
tig 75
tk 478
tn 2364
tn_BW 2364
to 0
tok 3367
tpi 0
tr 1683
tr_CY 1683
trv 0
trw 0
ts 37
tt 478
twq 268
tyv 268
tzm 37
ug 2401
uk 37
ur 2477
ur_IN 4129
uz 37
uz_Arab 1999
uz_Cyrl 37
uz_Latn 37
vai 3505
vai_Latn 3505
vai_Vaii 3505
ve 37
vec 813
vi 231
vmw 231
vo 0
vun 0
wa 0
wae 3069
wal 75
wbp 0
wo 231
xh 268
xnr 2995
xog 0
yav 37
yi 2554
yo 0
yo_BJ 0
yrl 231
yrl_CO 231
yrl_VE 231
yue 3542
yue_Hans 3542
yue_Hant 3542
yue_Hant_CN 3542
yue_Hant_MO 3542
za 0
zgh 478
zh 2591
zh_Hans 2591
zh_Hans_HK 2591
zh_Hans_MO 2591
zh_Hans_MY 2591
zh_Hans_SG 2591
zh_Hant 3542
zh_Hant_HK 3542
zh_Hant_MO 3542
zh_Hant_MY 3542
zh_Latn 0
zu 0

"""

  /// The distinct records, as `LocaleRecord` describes them. A style is the digits in the last group, in
  /// the others, and in those of percentages; then the decimal separator, the grouping separator, the
  /// minus sign, the percent sign, and the prefix and suffix of percentages; then the decimal and the
  /// grouping separator of amounts, if they differ.
  static let records: StaticString = """
latn;latn;latn;latn;1;333|.|,|-|%||%
latn;latn;latn;latn;1;333|,|\u{A0}|-|%||%
latn;latn;ethi;latn;1;333|.|,|-|%||%
latn;arab;arab;latn;1;333|.|,|\u{200E}-|\u{200E}%\u{200E}||\u{200E}%\u{200E};arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
beng;beng;beng;beng;1;322|.|,|-|%||%
latn;latn;latn;latn;1;333|,|.|-|%||%
latn;latn;latn;latn;1;333|.|\u{A0}|-|%||%
latn;latn;latn;latn;2;333|,|\u{A0}|-|%||\u{A0}%
latn;latn;latn;latn;2;333|,|\u{A0}|-|%||%
beng;beng;beng;beng;1;322|.|,|-|%||%;beng=323|.|,|-|%||%
latn;tibt;tibt;latn;1;333|.|,|-|%||%
latn;latn;latn;latn;1;333|,|\u{A0}|-|%||\u{A0}%
latn;latn;latn;latn;1;333|,|.|-|%||\u{A0}%
latn;latn;latn;latn;1;333|.|,|-|%||\u{A0}%
latn;latn;cyrl;latn;1;333|.|,|-|%||%
latn;arab;arab;latn;1;333|.|,|-|%||%;arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
tibt;tibt;tibt;tibt;1;322|.|,|-|%||\u{A0}%
latn;latn;latn;latn;3;333|.|,|-|%||%
latn;latn;grek;latn;1;333|,|.|-|%||%
latn;latn;latn;latn;1;333|,|\u{202F}|-|%||%
latn;latn;latn;latn;2;333|,|.|-|%||\u{A0}%
latn;latn;latn;latn;2;333|,|\u{A0}|−|%||%
latn;latn;latn;latn;1;333|,|.|−|%|%\u{A0}|
arabext;arabext;arabext;arabext;1;333|.|,|\u{200E}−|%||%;arabext=333|٫|٬|\u{200E}−|٪||٪
latn;latn;latn;latn;1;333|,|\u{A0}|−|%||\u{A0}%
latn;latn;latn;latn;1;333|,|.|−|%||\u{A0}%
latn;latn;latn;latn;1;333|,|\u{202F}|-|%||\u{A0}%
latn;gujr;gujr;latn;1;322|.|,|-|%||%;gujr=323|.|,|-|%||%
latn;latn;hebr;latn;1;333|.|,|\u{200E}-|%||%
latn;deva;deva;latn;1;322|.|,|-|%||%
latn;latn;armn;latn;2;333|,|\u{A0}|-|%||%
latn;latn;latn;latn;2;333|,|.|-|%||%
latn;latn;jpan;jpanfin;1;333|.|,|-|%||%
latn;java;java;latn;1;333|,|.|-|%||%
latn;latn;geor;latn;2;333|,|\u{A0}|-|%||%
latn;khmr;khmr;latn;1;333|.|,|-|%||%;khmr=333|,|.|-|%||%
latn;knda;knda;latn;1;333|.|,|-|%||%
arabext;arabext;arabext;arabext;1;333|.|،|-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
latn;latn;latn;latn;1;333|,|.|-|%|%|
latn;laoo;laoo;latn;1;333|,|.|-|%||%
latn;mlym;mlym;latn;1;323|.|,|-|%||%
deva;deva;deva;deva;1;323|.|,|-|%||%
mymr;mymr;mymr;mymr;1;333|.|,|-|%||%
deva;deva;deva;deva;1;323|.|,|-|%||%;deva=322|.|,|-|%||%
latn;orya;orya;latn;1;323|.|,|-|%||%
latn;guru;guru;latn;1;322|.|,|-|%||%
arabext;arabext;arabext;arabext;1;333|,|.|\u{200E}−|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
deva;deva;deva;deva;1;322|.|,|-|%||%
arab;arab;arab;arab;1;333|.|,|-|%||%;arab=333|.|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
latn;latn;latn;latn;2;333|,|.|−|%||\u{A0}%
latn;tamldec;taml;latn;1;322|.|,|-|%||%
latn;telu;telu;latn;1;323|.|,|-|%||%;telu=333|.|,|-|%||%
latn;thai;thai;latn;1;333|.|,|-|%||%
latn;latn;latn;latn;1;333|.|'|-|%||%
latn;arabext;arabext;latn;1;333|.|,|-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
latn;arabext;arabext;latn;1;333|.|,|\u{200E}-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|%||%
latn;latn;hebr;latn;1;333|.|,|-|%||%
latn;hanidec;hans;hansfin;1;333|.|,|-|%||%
deva;latn;latn;deva;1;333|.|,|-|%||%
arabext;arabext;arabext;arabext;1;333|٫|،|-|٪||٪;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
cakm;cakm;cakm;cakm;1;322|.|,|-|%||%;cakm=323|.|,|-|%||%
arab;arab;arab;arab;1;333|.|,|-|%||%;arab=333|٫|٬|\u{200F}-|٪||\u{A0}٪
latn;deva;deva;latn;1;333|.|,|-|%||%
latn;latn;latn;latn;1;333|.|'|−|%||\u{A0}%
hmnp;latn;latn;hmnp;1;333|.|,|-|%||%
latn;deva;deva;latn;1;323|.|,|-|%||%
latn;latn;latn;latn;1;323|.|,|-|%||%
latn;latn;latn;latn;1;333|,|'|-|%||%
arabext;arabext;arabext;arabext;1;333|.|,|-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
beng;latn;latn;beng;1;333|.|,|-|%||%
nkoo;nkoo;nkoo;nkoo;1;333|.|،|-|%||%
olck;latn;latn;olck;1;333|.|,|-|%||%
arab;arab;arab;arab;1;333|.|,|-|%||%;arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
latn;latn;latn;latn;1;223|,|\u{A0}|-|%||%
latn;latn;latn;latn;1;333|.|,|-|%||%;arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C};arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
latn;vaii;vaii;latn;1;333|.|,|-|%||%
latn;hanidec;hant;hantfin;1;333|.|,|-|%||%
arab;arab;arab;arab;1;333|.|,|\u{200E}-|\u{200E}%\u{200E}||\u{200E}%\u{200E};arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
latn;arab;arab;latn;1;333|,|.|\u{200E}-|\u{200E}%\u{200E}||\u{200E}%\u{200E};arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
arab;arab;arab;arab;1;333|,|.|\u{200E}-|\u{200E}%\u{200E}||\u{200E}%\u{200E};arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
arab;arab;arab;arab;1;333|.|,|\u{200E}-|٪||٪;arab=333|٫|٬|\u{61C}-|٪\u{61C}||٪\u{61C}
latn;latn;latn;latn;1;333|,|\u{A0}|-|%||\u{A0}%|,|.
latn;latn;latn;latn;1;322|.|,|-|%||%
latn;latn;latn;latn;1;333|,|\u{202F}|-|%||%|.|\u{202F}
latn;latn;latn;latn;2;333|.|'|-|%||%
latn;tamldec;taml;latn;1;333|.|,|-|%||%;tamldec=332|.|,|-|%||%
arabext;arabext;arabext;arabext;1;333|.|,|\u{200E}-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|%||%
latn;nkoo;nkoo;latn;1;333|.|,|-|%||%
adlm;adlm;adlm;adlm;1;333|.|⹁|-|%||%
latn;mong;mong;latn;1;333|.|,|-|%||%
arabext;arabext;arabext;arabext;1;333|.|,|\u{200E}-|%||%;arabext=333|٫|٬|\u{200E}-\u{200E}|٪||٪
latn;telu;telu;latn;1;323|.|,|-|%||%
mtei;latn;latn;mtei;1;333|.|,|-|%||%
latn;latn;latn;latn;2;000|.|,|-|%||%

"""

  /// The signs of a locale's currencies that other locales do not read, and the yen of `ja`, with bars between
  /// them. A list begins with `<` if the locale writes a sign before the amount, and with `>` if it follows.
  static let currencySigns: StaticString = """
ar_KM >CF
ar_LB >L£
az_Cyrl >ман.
bal_Latn <PKRS
bem <K|ZK
bs >KM
bs_Cyrl >КМ|KM
en_BW <P
en_GM <D
en_MW <MK
en_PG <K
en_SC <SR
en_SL <Le
en_SZ <E
en_TO <T$
en_ZM <K|ZK
es_GT <Q
es_HN <L
ff_Adlm <𞤊𞤘
ff_Adlm_BF <𞤅𞤊𞤀
ff_Adlm_CM <𞤊𞤅𞤊𞤀
ff_Adlm_GH 
ff_Adlm_GM <D
ff_Adlm_GW <𞤅𞤊𞤀
ff_Adlm_LR 
ff_Adlm_MR 
ff_Adlm_NE <𞤅𞤊𞤀
ff_Adlm_NG 
ff_Adlm_SL <Le
ff_Adlm_SN <𞤅𞤊𞤀
ff_Latn_SL >Le
fr_KM >CF
fr_RW >FR
fr_SC >SR
fr_SY >LS
hnj <𞅎
hr_BA >KM
hy >դր.
ja <￥
kek <Q
mww <𞅎
nqo <߿
pa_Arab <ر
quc <Q
rhg <K
rhg_Rohg_BD 
shn <K
shn_TH 
so <S
so_DJ 
so_ET 
so_KE 
sq_MK >den
sr_Cyrl_BA >КМ|KM
sr_Latn_BA >KM
ss_SZ <E
st_LS <M
tn_BW <P
to <T$

"""

  /// The numbering systems with digits, and their zeros.
  static let numberingSystems: StaticString = """
adlm 1E950
ahom 11730
arab 660
arabext 6F0
bali 1B50
beng 9E6
bhks 11C50
brah 11066
cakm 11136
cham AA50
deva 966
diak 11950
fullwide FF10
gara 10D40
gong 11DA0
gonm 11D50
gujr AE6
gukh 16130
guru A66
hanidec 3007
hmng 16B50
hmnp 1E140
java A9D0
kali A900
kawi 11F50
khmr 17E0
knda CE6
krai 16D70
lana 1A80
lanatham 1A90
laoo ED0
latn 30
lepc 1C40
limb 1946
mathbold 1D7CE
mathdbl 1D7D8
mathmono 1D7F6
mathsanb 1D7EC
mathsans 1D7E2
mlym D66
modi 11650
mong 1810
mroo 16A60
mtei ABF0
mymr 1040
mymrepka 116DA
mymrpao 116D0
mymrshan 1090
mymrtlng A9F0
nagm 1E4F0
newa 11450
nkoo 7C0
olck 1C50
onao 1E5F1
orya B66
osma 104A0
outlined 1CCF0
rohg 10D30
saur A8D0
segment 1FBF0
shrd 111D0
sind 112F0
sinh DE6
sora 110F0
sund 1BB0
sunu 11BF0
takr 116C0
talu 19D0
tamldec BE6
telu C66
thai E50
tibt F20
tirh 114D0
tnsa 16AC0
tols 11DE0
vaii A620
wara 118E0
wcho 1E2F0

"""

  /// The usual scripts of languages, and those of regions with another script. The others use `Latn`.
  static let scripts: StaticString = """
ab Cyrl
am Ethi
apc Arab
ar Arab
as Beng
az_IQ Arab
az_IR Arab
az_RU Cyrl
ba Cyrl
bal Arab
be Cyrl
bg Cyrl
bgc Deva
bgn Arab
bho Deva
blt Tavt
bn Beng
bo Tibt
bqi Arab
brx Deva
bua Cyrl
byn Ethi
ccp Cakm
ce Cyrl
chr Cher
ckb Arab
cop Copt
csw Cans
cu Cyrl
cv Cyrl
doi Deva
dv Thaa
dz Tibt
el Grek
fa Arab
gez Ethi
gu Gujr
ha_CM Arab
ha_SD Arab
he Hebr
hi Deva
hnj Hmnp
hy Armn
ii Yiii
iu Cans
ja Jpan
ka Geor
kaa Cyrl
kk Cyrl
kk_AF Arab
kk_CN Arab
kk_IR Arab
kk_MN Arab
km Khmr
kn Knda
ko Kore
kok Deva
ks Arab
ku_AM Cyrl
ku_AZ Cyrl
ku_GE Cyrl
ku_IQ Arab
ku_IR Arab
ku_LB Arab
ku_TM Cyrl
ky Cyrl
ky_CN Arab
ky_TR Latn
lo Laoo
lrc Arab
lzz_GE Geor
mai Deva
mdf Cyrl
mk Cyrl
ml Mlym
mn Cyrl
mn_CN Mong
mni Beng
mr Deva
ms_CC Arab
mww Hmnp
my Mymr
myv Cyrl
mzn Arab
ne Deva
nqo Nkoo
or Orya
os Cyrl
osa Osge
pa Guru
pa_PK Arab
pi_IN Deva
pi_LK Sinh
pi_MM Mymr
pi_TH Thai
ps Arab
raj Deva
rhg Rohg
ru Cyrl
sa Deva
sah Cyrl
sat Olck
sd Arab
sd_IN Deva
sdh Arab
shi Tfng
shn Mymr
si Sinh
skr Arab
sr Cyrl
sr_ME Latn
sr_RO Latn
sr_TR Latn
suz Deva
syr Syrc
ta Taml
te Telu
tg Cyrl
tg_PK Arab
th Thai
ti Ethi
tig Ethi
trw Arab
tt Cyrl
tyv Cyrl
ug Arab
ug_KZ Cyrl
ug_MN Cyrl
uk Cyrl
ur Arab
uz_AF Arab
uz_CN Cyrl
vai Vaii
wal Ethi
xnr Deva
yi Hebr
yue Hant
yue_CN Hans
zgh Tfng
zh Hans
zh_AU Hant
zh_BN Hant
zh_GB Hant
zh_GF Hant
zh_HK Hant
zh_ID Hant
zh_MO Hant
zh_PA Hant
zh_PF Hant
zh_PH Hant
zh_SR Hant
zh_TH Hant
zh_TW Hant
zh_US Hant
zh_VN Hant

"""
}
