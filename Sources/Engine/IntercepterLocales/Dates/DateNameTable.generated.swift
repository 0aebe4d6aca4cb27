// swift-format-ignore-file
// Generated, do not edit.
// Source: CLDR 48
// Command: swift run generate-tables date-names CLDR > Sources/Engine/IntercepterLocales/Dates/DateNameTable.generated.swift

/// The names in dates and times of CLDR's locales.
enum DateNameTable {
  /// The locales, each with the offsets of its lines in the texts below.
  static let locales: StaticString = """
aa 0 0 0
ab 0 0 0
af 12 12 0
agq 159 172 0
ak 498 186 0
am 626 199 0
an 0 0 0
ann 0 0 0
apc 0 0 0
ar 856 329 0
ar_DZ 994 329 0
ar_IQ 1201 329 0
ar_JO 1201 329 0
ar_LB 1201 329 0
ar_LY 856 511 0
ar_MA 1507 329 0
ar_MR 1705 329 0
ar_PS 1201 329 0
ar_SA 856 511 0
ar_SY 1201 329 0
ar_TN 994 329 0
arn 0 0 0
as 1885 696 0
asa 2225 752 0
ast 2353 777 1
az 2611 829 0
az_Arab 2611 829 0
az_Cyrl 2951 1084 0
ba 3291 0 7
bal 3531 0 0
bal_Latn 3531 1339 0
bas 3660 1351 0
be 3831 0 25
bem 4270 1383 0
bew 0 0 0
bez 4397 1406 0
bg 4699 1428 32
bgc 4907 1608 0
bgn 0 0 0
bho 5105 1646 0
blo 5300 1681 0
blt 0 0 0
bm 5599 0 0
bm_Nkoo 5599 0 0
bn 5738 1867 0
bn_IN 6105 2197 0
bo 6542 2527 95
bqi 0 0 0
br 7412 2580 0
brx 7538 2596 180
bs 7880 2631 0
bs_Cyrl 8242 2969 0
bss 0 0 0
bua 8604 0 190
byn 0 0 0
ca 8992 3307 216
cad 9350 0 0
cch 0 0 0
ccp 9542 3425 0
ce 10018 0 0
ceb 10243 0 0
cgg 10381 0 0
cho 0 0 0
chr 10581 3659 0
cic 10815 0 0
ckb 10947 3722 223
co 0 0 0
cop 0 0 0
cs 11141 3740 0
csw 11376 3904 0
cu 0 0 0
cv 11667 3931 241
cy 11819 3953 0
da 11962 4098 251
dav 12101 4263 0
de 12370 4291 258
de_AT 12512 4478 258
de_IT 12512 4291 258
de_LI 12370 4478 258
de_LU 12370 4673 258
dje 12669 4860 0
doi 12804 4886 0
dsb 13070 4941 265
dua 13307 4983 0
dv 0 0 0
dyo 13499 0 0
dz 13618 5004 273
ebu 14539 5045 0
ee 14804 5057 459
el 14947 5135 0
el_polyton 15517 5135 0
en 16183 5341 0
en_001 17156 5538 0
en_150 17156 5538 0
en_AG 17156 5538 0
en_AI 17156 5538 0
en_AT 17156 5538 0
en_AU 17156 5735 0
en_BB 17156 5538 0
en_BE 17156 5538 0
en_BM 17156 5538 0
en_BS 17156 5538 0
en_BW 17156 5538 0
en_BZ 17156 5538 0
en_CA 16183 5939 0
en_CC 17156 5538 0
en_CH 17156 5538 0
en_CK 17156 5538 0
en_CM 17156 5538 0
en_CX 17156 5538 0
en_CY 17156 5538 0
en_CZ 17156 5538 0
en_DE 17156 5538 0
en_DG 17156 5538 0
en_DK 17156 5538 0
en_DM 17156 5538 0
en_Dsrt 18134 6156 0
en_EE 17156 5538 0
en_ER 17156 5538 0
en_ES 17156 5538 0
en_FI 17156 5538 0
en_FJ 17156 5538 0
en_FK 17156 5538 0
en_FM 17156 5538 0
en_FR 17156 5538 0
en_GB 17156 5538 0
en_GD 17156 5538 0
en_GE 17156 5538 0
en_GG 17156 5538 0
en_GH 17156 5538 0
en_GI 17156 5538 0
en_GM 17156 5538 0
en_GS 17156 5538 0
en_GY 17156 5538 0
en_HK 17156 5538 0
en_HU 17156 5538 0
en_ID 17156 5538 0
en_IE 17156 6353 0
en_IL 17156 5538 0
en_IM 17156 5538 0
en_IN 17156 5538 0
en_IO 17156 5538 0
en_IT 17156 5538 0
en_JE 17156 5538 0
en_JM 17156 5538 0
en_KE 17156 5538 0
en_KI 17156 5538 0
en_KN 17156 5538 0
en_KY 17156 5538 0
en_LC 17156 5538 0
en_LR 17156 5538 0
en_LS 17156 5538 0
en_LT 17156 5538 0
en_LV 17156 5538 0
en_MG 17156 5538 0
en_MO 17156 5538 0
en_MS 17156 5538 0
en_MT 17156 5538 0
en_MU 17156 5538 0
en_MV 17156 5538 0
en_MW 17156 5538 0
en_MY 17156 5538 0
en_NA 17156 5538 0
en_NF 17156 5538 0
en_NG 17156 5538 0
en_NL 17156 5538 0
en_NO 17156 5538 0
en_NR 17156 5538 0
en_NU 17156 5538 0
en_NZ 17156 5538 0
en_PG 17156 5538 0
en_PK 17156 5538 0
en_PL 17156 5538 0
en_PN 17156 5538 0
en_PT 17156 5538 0
en_PW 17156 5538 0
en_RO 17156 5538 0
en_RW 17156 5538 0
en_SB 17156 5538 0
en_SC 17156 5538 0
en_SD 17156 5538 0
en_SE 17156 5538 0
en_SG 17156 5538 0
en_SH 17156 5538 0
en_SI 17156 5538 0
en_SK 17156 5538 0
en_SL 17156 5538 0
en_SS 17156 5538 0
en_SX 17156 5538 0
en_SZ 17156 5538 0
en_Shaw 19107 6554 0
en_TC 17156 5538 0
en_TK 17156 5538 0
en_TO 17156 5538 0
en_TT 17156 5538 0
en_TV 17156 5538 0
en_TZ 17156 5538 0
en_UA 17156 5538 0
en_UG 17156 5538 0
en_VC 17156 5538 0
en_VG 17156 5538 0
en_VU 17156 5538 0
en_WS 17156 5538 0
en_ZA 17156 5538 0
en_ZM 17156 5538 0
en_ZW 17156 5538 0
eo 20080 6751 519
es 20221 6765 538
es_419 20221 6929 538
es_AR 20221 7091 538
es_BR 20221 6929 538
es_BZ 20221 6929 538
es_CO 20221 7255 550
es_CU 20221 6929 538
es_DO 20221 7420 538
es_MX 20359 6929 538
es_PA 20221 7589 538
es_PE 20501 6765 538
es_PY 20665 6765 570
es_US 20221 6929 538
es_UY 20501 6765 538
es_VE 20665 6765 538
et 20815 7753 0
eu 20944 7925 588
ewo 21097 8155 0
fa 21314 8185 618
fa_AF 21490 8357 618
ff 21811 8550 0
ff_Adlm 22361 8590 0
fi 22911 8630 0
fil 23220 8876 0
fo 23356 0 0
fr 23495 9016 638
fr_BE 23495 9016 643
fr_CA 23629 9146 665
fr_CD 23495 9288 638
fr_CH 23495 9423 702
fr_CM 23495 9579 638
fr_HT 23495 9709 638
fr_MA 23770 9856 638
fr_RE 23495 9990 638
fr_SN 23495 9990 638
frr 0 0 0
fur 23925 10125 712
fy 24046 0 0
ga 24189 10137 0
gaa 24358 10153 0
gd 24457 10178 725
gez 0 0 0
gl 24845 10188 538
gn 24983 0 0
gsw 25099 10350 0
gu 25234 10512 0
guz 25564 10741 0
gv 25696 10764 0
ha 25913 10780 0
ha_Arab 25913 10811 0
haw 26046 0 0
he 26202 10842 731
hi 26406 11069 0
hi_Latn 26837 11321 0
hnj 27268 0 0
hr 27540 11573 0
hsb 27788 11690 737
ht 23495 11728 638
hu 28030 11764 0
hy 28208 11902 757
ia 28668 0 779
id 28809 12202 0
ie 28940 12303 791
ig 29078 12340 0
ii 29234 12384 797
io 0 0 0
is 29324 12404 0
it 29478 12582 0
iu 0 0 0
iu_Latn 0 0 0
ja 0 12746 818
jbo 0 0 0
jgo 29620 12865 0
jmc 29858 12901 0
jv 29989 12923 0
ka 30120 12940 0
kaa 10018 0 0
kaa_Latn 10018 0 0
kab 30513 13322 0
kaj 0 0 0
kam 30661 13346 0
kcg 0 0 0
kde 30910 13373 0
kea 31222 1339 881
kek 31355 13390 0
ken 0 0 0
kgp 0 13414 893
khq 12669 13530 0
ki 31473 13550 0
kk 31714 13574 899
kk_Arab 32120 13951 899
kkj 32526 0 0
kl 32647 0 0
kln 32907 14328 0
km 33083 14362 0
kn 33272 14681 0
ko 0 14844 913
kok 33622 14941 969
kok_Latn 34121 15246 969
kpe 0 0 0
ks 34620 15551 0
ks_Deva 35051 15675 0
ksb 35482 15799 0
ksf 35610 15820 0
ksh 35872 15847 981
ku 36013 15923 988
ku_Arab 36013 15941 988
kw 36149 10764 0
kxv 36325 15959 1005
kxv_Deva 37992 16052 1005
kxv_Orya 39659 16145 1026
kxv_Telu 41326 16238 1047
ky 42993 16331 899
la 0 0 0
lag 43229 16631 0
lb 43455 16645 1068
lg 43596 0 0
lij 43741 0 1076
lkt 43867 0 0
lld 44100 0 1082
lmo 44317 16678 0
ln 44398 16708 0
lo 44692 16735 1088
lrc 45004 0 0
lt 45146 17099 1152
ltg 0 0 0
lu 45425 17245 0
luo 45592 17264 0
luy 45828 10764 0
lv 45956 17276 1170
lzz 0 0 0
mai 46117 17503 0
mas 46420 17582 0
mdf 0 0 0
mer 46667 17611 0
mfe 46806 0 0
mg 46910 0 0
mgh 47046 17625 0
mgo 47309 0 0
mhn 0 0 0
mi 47485 0 0
mic 0 0 0
mk 47636 17653 1187
ml 47882 17898 0
mn 48248 18210 1201
mn_Mong 48248 18354 1201
mn_Mong_MN 48638 18498 1245
mni 49606 18667 0
mni_Mtei 49606 18720 0
moh 0 0 0
mr 50087 18773 0
ms 50449 18990 0
ms_Arab 50449 19081 0
mt 50567 0 1366
mua 50743 19172 0
mus 50951 0 0
mww 0 0 0
my 51076 19190 0
myv 0 0 0
mzn 51391 0 0
naq 51519 19334 0
nb 51734 19356 0
nd 51869 0 0
nds 52033 0 1375
ne 52119 19582 0
nl 52462 19821 0
nmg 52594 19961 0
nn 51734 19979 1388
nnh 52768 20196 1402
no 51734 19356 0
nqo 52986 20226 0
nr 0 0 0
nso 53283 0 1432
nus 53424 20238 0
nv 0 0 0
ny 0 0 0
nyn 10381 0 0
oc 53584 0 1438
oka 0 0 0
om 53710 20251 0
or 53861 0 0
os 54095 20263 1451
osa 54519 0 0
pa 55455 20335 0
pa_Arab 55853 20335 0
pap 56251 0 0
pcm 56349 20504 0
pi 0 0 0
pis 56523 0 0
pl 56600 20549 0
pms 56849 0 0
prg 56931 20812 1459
ps 57026 20851 1466
pt 57180 20877 538
pt_AO 57180 21021 538
pt_CH 57180 21021 538
pt_CV 57180 21021 538
pt_GQ 57180 21021 538
pt_GW 57180 21021 538
pt_LU 57180 21021 538
pt_MO 57180 21021 538
pt_MZ 57180 21021 538
pt_PT 57180 21021 538
pt_ST 57180 21021 538
pt_TL 57180 21021 538
qu 57330 10764 0
quc 0 0 0
raj 5105 21152 0
rhg 0 0 0
rif 0 0 0
rm 57466 0 1478
rn 57740 21193 0
ro 57906 21211 0
ro_MD 57906 21365 0
rof 58060 21559 0
ru 58254 21584 25
rw 58648 0 0
rwk 29858 12901 0
sa 58808 21778 0
sah 59347 21840 1485
saq 59744 21856 0
sat 59967 21876 0
sat_Deva 59967 21920 0
sbp 60292 21964 0
sc 60457 0 1507
scn 60612 0 0
sd 60762 21990 0
sd_Deva 61251 22100 0
sdh 0 0 0
se 61740 22210 0
se_FI 61968 22278 0
seh 62202 0 538
ses 12669 13530 0
sg 62338 22342 0
sgs 0 0 0
shi 62494 22354 0
shi_Latn 62976 22421 0
shn 63458 22488 0
si 63920 22563 0
sid 0 0 0
sk 64097 22787 0
skr 0 0 0
sl 64318 23026 0
sma 0 0 0
smj 0 0 0
smn 64459 23280 0
sms 0 0 0
sn 64729 0 0
so 64877 23294 0
sq 65048 23306 0
sr 65183 23495 0
sr_Cyrl_BA 65183 23712 0
sr_Cyrl_ME 65513 23964 0
sr_Cyrl_XK 65513 24216 0
sr_Latn 65852 24445 0
sr_Latn_BA 65852 24662 0
sr_Latn_ME 66182 24898 0
sr_Latn_XK 66182 25135 0
ss 0 0 0
ssy 0 0 0
st 66517 25359 0
su 66668 0 0
suz 0 0 0
suz_Sunu 0 0 0
sv 66809 25386 1522
sw 66935 25622 0
syr 67063 25769 1529
szl 67265 25795 0
ta 67366 25828 0
te 67699 26175 0
teo 68043 26343 0
tg 68193 0 0
th 68386 26366 1535
ti 68773 26803 0
tig 0 0 0
tk 68981 26827 0
tn 69103 0 1432
to 69268 26907 0
tok 0 26937 1616
tpi 69443 0 0
tr 69520 26995 0
trv 0 0 0
trw 0 0 0
ts 69651 0 0
tt 69825 0 1704
twq 12669 4860 0
tyv 70053 0 1736
tzm 70295 27151 0
ug 70435 27180 0
uk 70591 27246 1748
ur 71041 27412 0
uz 71165 27604 0
uz_Arab 71671 27829 0
uz_Cyrl 72177 28054 0
vai 72683 0 0
vai_Latn 72683 0 0
ve 0 0 0
vec 72873 0 0
vi 0 28279 1755
vmw 73006 28386 0
vo 0 0 0
vun 29858 12901 0
wa 0 0 0
wae 73095 0 0
wal 0 0 0
wbp 0 0 0
wo 73258 28416 0
xh 73386 0 0
xnr 73539 28430 0
xog 43596 28487 0
yav 73835 28507 0
yi 74077 28538 1774
yo 74319 28588 0
yo_BJ 74519 28615 0
yrl 74896 28661 0
yrl_CO 74896 28813 0
yrl_VE 74896 28813 0
yue 0 28971 1782
yue_Hans 0 29088 1843
za 75054 29205 1904
zgh 75178 29238 0
zh 0 29288 1929
zh_Hans_HK 0 29288 1982
zh_Hans_MO 0 29288 1982
zh_Hans_SG 0 29288 1982
zh_Hant 0 29288 2042
zh_Hant_HK 0 29389 2095
zh_Hant_MO 0 29389 2095
zh_Latn 0 29490 1929
zu 75517 29591 0

"""

  /// The names of the months, between semicolons; the names of one month, between bars.
  static let months: StaticString = """
;;;;;;;;;;;
Januarie|Jan.;Februarie|Feb.;Maart|Mrt.;April|Apr.;Mei;Junie|Jun.;Julie|Jul.;Augustus|Aug.;September|Sep.;Oktober|Okt.;November|Nov.;Desember|Des.
ndzɔ̀ŋɔ̀nùm|nùm;ndzɔ̀ŋɔ̀kƗ̀zùʔ|kɨz;ndzɔ̀ŋɔ̀tƗ̀dʉ̀ghà|tɨd;ndzɔ̀ŋɔ̀tǎafʉ̄ghā|taa;ndzɔ̀ŋèsèe|see;ndzɔ̀ŋɔ̀nzùghò|nzu;ndzɔ̀ŋɔ̀dùmlo|dum;ndzɔ̀ŋɔ̀kwîfɔ̀e|fɔe;ndzɔ̀ŋɔ̀tƗ̀fʉ̀ghàdzughù|dzu;ndzɔ̀ŋɔ̀ghǔuwelɔ̀m|lɔm;ndzɔ̀ŋɔ̀chwaʔàkaa wo|kaa;ndzɔ̀ŋèfwòo|fwo
Ɔpɛpɔn|Ɔp;Ɔgyefoɔ|Ɔg;Ɔbɛnem|Ɔb;Oforisuo;Kɔtɔnimma;Ayɛwohomumu;Kutawonsa|Ku;Ɔsanaa;Ɛbɔ;Ahinime;Obubuo;Ɔpɛnimma
ጃንዋሪ|ጃን;ፌብሩዋሪ|ፌብ;ማርች;ኤፕሪል|ኤፕሪ;ሜይ;ጁን;ጁላይ;ኦገስት|ኦገስ;ሴፕቴምበር|ሴፕቴ;ኦክቶበር|ኦክቶ;ኖቬምበር|ኖቬም;ዲሴምበር|ዲሴም
يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر
جانفي|يناير;فيفري|فبراير;مارس;أفريل|أبريل;ماي|مايو;جوان|يونيو;جويلية|يوليو;أوت|أغسطس;سبتمبر;أكتوبر;نوفمبر;ديسمبر
كانون الثاني|يناير;شباط|فبراير;آذار|مارس;نيسان|أبريل;أيار|مايو;حزيران|يونيو;تموز|يوليو;آب|أغسطس;أيلول|سبتمبر;تشرين الأول|أكتوبر;تشرين الثاني|نوفمبر;كانون الأول|ديسمبر
يناير;فبراير;مارس;أبريل;ماي|مايو;يونيو;يوليوز|يوليو;غشت|أغسطس;شتنبر|سبتمبر;أكتوبر;نونبر|نوفمبر;دجنبر|ديسمبر
يناير;فبراير;مارس;إبريل|أبريل;مايو;يونيو;يوليو;أغشت|أغسطس;شتمبر|سبتمبر;أكتوبر;نوفمبر;دجمبر|ديسمبر
জানুৱাৰী|জানু;ফেব্ৰুৱাৰী|ফেব্ৰু;মাৰ্চ;এপ্ৰিল;মে’;জুন;জুলাই;আগষ্ট|আগ;ছেপ্তেম্বৰ|ছেপ্তে;অক্টোবৰ|অক্টো;নৱেম্বৰ|নৱে;ডিচেম্বৰ|ডিচে
Januari|Jan;Februari|Feb;Machi|Mac;Aprili|Apr;Mei;Juni|Jun;Julai|Jul;Agosti|Ago;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Desemba|Dec
de xineru|xin|xineru;de febreru|feb|febreru;de marzu|mar|marzu;d’abril|abr|abril;de mayu|may|mayu;de xunu|xun|xunu;de xunetu|xnt|xunetu;d’agostu|ago|agostu;de setiembre|set|setiembre;d’ochobre|och|ochobre;de payares|pay|payares;d’avientu|avi|avientu
yanvar|yan|јанвар|јан;fevral|fev|феврал|фев;mart|mar|март|мар;aprel|apr|апрел|апр;may|май;iyun|iyn|ијун|ијн;iyul|iyl|ијул|ијл;avqust|avq|август|авг;sentyabr|sen|сентјабр|сен;oktyabr|okt|октјабр|окт;noyabr|noy|нојабр|ној;dekabr|dek|декабр|дек
јанвар|јан|yanvar|yan;феврал|фев|fevral|fev;март|мар|mart|mar;апрел|апр|aprel|apr;май|may;ијун|ијн|iyun|iyn;ијул|ијл|iyul|iyl;август|авг|avqust|avq;сентјабр|сен|sentyabr|sen;октјабр|окт|oktyabr|okt;нојабр|ној|noyabr|noy;декабр|дек|dekabr|dek
ғинуар|ғин.;февраль|фев.;март|мар.;апрель|апр.;май;июнь|июн.;июль|июл.;август|авг.;сентябрь|сент.;октябрь|окт.;ноябрь|нояб.;декабрь|дек.
Janwari|Jan;Parwari|Par;Márch|Már;Aprél|Apr;Mai;Jun;Jólái|Jól;Agast|Aga;Satambar|Sat;Aktubar|Akt;Nawambar|Naw;Dasambar|Das
Kɔndɔŋ|kɔn;Màcɛ̂l|mac;Màtùmb|mat;Màtop|mto;M̀puyɛ|mpu;Hìlòndɛ̀|hil;Njèbà|nje;Hìkaŋ|hik;Dìpɔ̀s|dip;Bìòôm|bio;Màyɛsèp|may;Lìbuy li ńyèe|liɓ
студзеня|сту|студзень;лютага|лют|люты;сакавіка|сак|сакавік;красавіка|кра|красавік;мая|май;чэрвеня|чэр|чэрвень;ліпеня|ліп|ліпень;жніўня|жні|жнівень;верасня|вер|верасень;кастрычніка|кас|кастрычнік;лістапада|ліс|лістапад;снежня|сне|снежань
Januari|Jan;Februari|Feb;Machi|Mac;Epreo|Epr;Mei;Juni|Jun;Julai|Jul;Ogasti|Oga;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Disemba|Dis
pa mwedzi gwa hutala|Hut;pa mwedzi gwa wuvili|Vil;pa mwedzi gwa wudatu|Dat;pa mwedzi gwa wutai|Tai;pa mwedzi gwa wuhanu|Han;pa mwedzi gwa sita|Sit;pa mwedzi gwa saba|Sab;pa mwedzi gwa nane|Nan;pa mwedzi gwa tisa|Tis;pa mwedzi gwa kumi|Kum;pa mwedzi gwa kumi na moja|Kmj;pa mwedzi gwa kumi na mbili|Kmb
януари|яну;февруари|фев;март;април|апр;май;юни;юли;август|авг;септември|сеп;октомври|окт;ноември|ное;декември|дек
जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवम्बर;दिसंबर
जनवरी;फरवरी;मार्च;अप्रैल;मई;जून;जुलाई;अगस्त;सितम्बर;अक्टूबर;नवंबर;दिसंबर
ɩjikawǝrka kaŋɔrɔ|kaw;ɩjikpaka kaŋɔrɔ|kpa;arɛ́cika kaŋɔrɔ|ci;njɩbɔ nɖʊka kaŋɔrɔ|ɖʊ;acafʊnɖuka kaŋɔrɔ;anɔɔɖuka kaŋɔrɔ;alàlaka kaŋɔrɔ|la;ɩjikǝuka kaŋɔrɔ|kǝu;abofʊmka kaŋɔrɔ|fʊm;ɩjicimka kaŋɔrɔ|cim;acapomka kaŋɔrɔ|pom;anɔɔbʊnka kaŋɔrɔ|bʊn
zanwuye|zan;feburuye|feb;marisi|mar;awirili|awi;mɛ;zuwɛn|zuw;zuluye|zul;uti;sɛtanburu|sɛt;ɔkutɔburu|ɔku;nowanburu|now;desanburu|des
জানুয়ারি|জানু;ফেব্রুয়ারি|ফেব;মার্চ;এপ্রিল|এপ্রি;মে;জুন;জুলাই|জুল;আগস্ট|আগ;সেপ্টেম্বর|সেপ|সেপ্ট;অক্টোবর|অক্টো;নভেম্বর|নভে;ডিসেম্বর|ডিসে
জানুয়ারি|জানু;ফেব্রুয়ারি|ফেব;মার্চ;এপ্রিল|এপ্রি;মে;জুন;জুলাই|জুল;আগস্ট|আগ;সেপ্টেম্বর|সেপ্টেঃ|সেপ|সেপ্ট;অক্টোবর|অক্টোঃ|অক্টো;নভেম্বর|নভেঃ|নভে;ডিসেম্বর|ডিসেঃ|ডিসে
ཟླ་བ་དང་པོ|ཟླ་བ་དང་པོ་;ཟླ་བ་གཉིས་པ|ཟླ་བ་གཉིས་པ་;ཟླ་བ་གསུམ་པ|ཟླ་བ་གསུམ་པ་;ཟླ་བ་བཞི་པ|ཟླ་བ་བཞི་པ་;ཟླ་བ་ལྔ་པ|ཟླ་བ་ལྔ་པ་;ཟླ་བ་དྲུག་པ|ཟླ་བ་དྲུག་པ་;ཟླ་བ་བདུན་པ|ཟླ་བ་བདུན་པ་;ཟླ་བ་བརྒྱད་པ|ཟླ་བ་བརྒྱད་པ་;ཟླ་བ་དགུ་པ|ཟླ་བ་དགུ་པ་;ཟླ་བ་བཅུ་པ|ཟླ་བ་བཅུ་པ་;ཟླ་བ་བཅུ་གཅིག་པ|ཟླ་བ་བཅུ་གཅིག་པ་;ཟླ་བ་བཅུ་གཉིས་པ|ཟླ་བ་བཅུ་གཉིས་པ་
Genver|Gen.;Cʼhwevrer|Cʼhwe.;Meurzh|Meur.;Ebrel|Ebr.;Mae;Mezheven|Mezh.;Gouere|Goue.;Eost;Gwengolo|Gwen.;Here;Du;Kerzu|Kzu.
जानुवारी|जान;फेब्रूवारी|फेब;मार्च;एप्रिल|एप्रि;मे;जुन;जुलाई|जुल;आगष्ट|आग;सेप्थेम्बर|सेप;अक्ट’बर|अक्ट’;नवेम्बर|नवे;डिसेम्बर|डिसे
januar|jan|јануар|јан;februar|feb|фебруар|феб;mart|mar|март|мар;april|apr|април|апр;maj|may|мај;juni|jun|јуни|јун;juli|jul|јули|јул;august|aug|аугуст|ауг;septembar|sep|септембар|сеп;oktobar|okt|октобар|окт;novembar|nov|новембар|нов;decembar|dec|децембар|дец
јануар|јан|januar|jan;фебруар|феб|februar|feb;март|мар|mart|mar;април|апр|april|apr;мај|maj|may;јуни|јун|juni|jun;јули|јул|juli|jul;аугуст|ауг|august|aug;септембар|сеп|septembar|sep;октобар|окт|oktobar|okt;новембар|нов|novembar|nov;децембар|дец|decembar|dec
нэгэдүгээр һара;хоёрдугаар һара;гурбадугаар һара;дүрбэдүгээр һара;табадугаар һара;зургадугаар һара;долодугаар һара;наймадугаар һара;юһэдүгээр һара;арбадугаар һара;арбан нэгэдүгээр һара;арбан хоёрдугаар һара
de gener|de gen.|GN|gener|gen.;de febrer|de febr.|FB|febrer|febr.;de març|MÇ|març;d’abril|d’abr.|AB|abril|abr.;de maig|MG|maig;de juny|JN|juny;de juliol|de jul.|JL|juliol|jul.;d’agost|d’ag.|AG|agost;de setembre|de set.|ST|setembre|set.;d’octubre|d’oct.|OC|octubre|oct.;de novembre|de nov.|NV|novembre|nov.;de desembre|de des.|DS|desembre|des.
Cháykáhday Haˀimay;Tsahkápbiˀ;Wánit;Háshnihtiˀtiˀ;Háshnih Haˀimay;Háshnihtsiˀ;Násˀahˀatsus;Dahósikah nish;Híisikah nish;Nípbaatiˀtiˀ;Nípbaa Haˀimay;Cháykáhdaytiˀtiˀ
𑄎𑄚𑄪𑄠𑄢𑄨|𑄎𑄚𑄪;𑄜𑄬𑄛𑄴𑄝𑄳𑄢𑄪𑄠𑄢𑄨|𑄜𑄬𑄛𑄴;𑄟𑄢𑄴𑄌𑄧;𑄃𑄬𑄛𑄳𑄢𑄨𑄣𑄴;𑄟𑄬;𑄎𑄪𑄚𑄴;𑄎𑄪𑄣𑄭;𑄃𑄉𑄧𑄌𑄴𑄑𑄴;𑄥𑄬𑄛𑄴𑄑𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄃𑄧𑄇𑄴𑄑𑄬𑄝𑄧𑄢𑄴|𑄃𑄧𑄇𑄴𑄑𑄮𑄝𑄧𑄢𑄴;𑄚𑄧𑄞𑄬𑄟𑄴𑄝𑄧𑄢𑄴;𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄧𑄢𑄴|𑄓𑄨𑄥𑄬𑄟𑄴𑄝𑄢𑄴
январь|янв;февраль|фев;март|мар;апрель|апр;май;июнь|июн;июль|июл;август|авг;сентябрь|сен;октябрь|окт;ноябрь|ноя;декабрь|дек
Enero|Ene;Pebrero|Peb;Marso|Mar;Abril|Abr;Mayo|May;Hunyo|Hun;Hulyo|Hul;Agosto|Ago;Septiyembre|Sep;Oktubre|Okt;Nobyembre|Nob;Disyembre|Dis
Okwokubanza|KBZ;Okwakabiri|KBR;Okwakashatu|KST;Okwakana|KKN;Okwakataana|KTN;Okwamukaaga|KMK;Okwamushanju|KMS;Okwamunaana|KMN;Okwamwenda|KMW;Okwaikumi|KKM;Okwaikumi na kumwe|KNK;Okwaikumi na ibiri|KNB
ᎤᏃᎸᏔᏅ|ᎤᏃ;ᎧᎦᎵ|ᎧᎦ;ᎠᏅᏱ|ᎠᏅ;ᎧᏬᏂ|ᎧᏬ;ᎠᏂᏍᎬᏘ|ᎠᏂ;ᏕᎭᎷᏱ|ᏕᎭ;ᎫᏰᏉᏂ|ᎫᏰ;ᎦᎶᏂ|ᎦᎶ;ᏚᎵᏍᏗ|ᏚᎵ;ᏚᏂᏅᏗ|ᏚᏂ;ᏅᏓᏕᏆ|ᏅᏓ;ᎥᏍᎩᏱ|ᎥᏍ
Hashiʼ Ammoʼnaʼ;Hashiʼ Atokloʼ;Hashiʼ Atochchíʼnaʼ;Iiplal;Mih;Choon;Choola;Akaas;Siptimpaʼ;Aaktopaʼ;Nofimpaʼ;Tiisimpaʼ
کانوونی دووەم;شوبات;ئازار;نیسان;ئایار;حوزەیران;تەمووز;ئاب;ئەیلوول;تشرینی یەکەم;تشرینی دووەم;کانونی یەکەم
ledna|led|leden;února|úno|únor;března|bře|březen;dubna|dub|duben;května|kvě|květen;června|čvn|červen;července|čvc|červenec;srpna|srp|srpen;září|zář;října|říj|říjen;listopadu|lis|listopad;prosince|pro|prosinec
ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ;ᐸᐚᐦᒐᑭᓇᓰᐢ;ᒥᑭᓯᐏᐲᓯᒼ;ᓂᐢᑭᐲᓯᒼ;ᐊᓃᑭᐲᓯᒼ;ᐚᐏᐲᓯᒼ;ᐹᐢᑲᐦᐋᐏᐲᓯᒼ;ᐅᐸᐦᐅᐏᐲᓯᒼ;ᓄᒌᑐᐏᐲᓯᒼ;ᐱᓈᐢᑯᐏᐲᓯᒼ;ᐋᕽᐘᑎᓄᐏᐲᓯᒼ;ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ
кӑрлач|кӑр.;нарӑс|нар.;пуш;ака;ҫу;ҫӗртме|ҫӗрт.;утӑ;ҫурла|ҫур.;авӑн;юпа;чӳк;раштав|раш.
Ionawr|Ion;Chwefror|Chwef|Ch|Chw;Mawrth|Maw;Ebrill|Ebr;Mai;Mehefin|Meh;Gorffennaf|Gorff|Gor;Awst;Medi;Hydref|Hyd;Tachwedd|Tach;Rhagfyr|Rhag|Rh
januar|jan.;februar|feb.;marts|mar.;april|apr.;maj;juni|jun.;juli|jul.;august|aug.;september|sep.;oktober|okt.;november|nov.;december|dec.
Mori ghwa imbiri|Imb;Mori ghwa kawi|Kaw;Mori ghwa kadadu|Kad;Mori ghwa kana|Kan;Mori ghwa kasanu|Kas;Mori ghwa karandadu|Kar;Mori ghwa mfungade|Mfu;Mori ghwa wunyanya|Wun;Mori ghwa ikenda|Ike;Mori ghwa ikumi|Iku;Mori ghwa ikumi na imweri|Imw;Mori ghwa ikumi na iwi|Iwi
Januar|Jan.;Februar|Feb.;März|Mär;April|Apr.;Mai;Juni|Jun;Juli|Jul;August|Aug.;September|Sept.|Sep;Oktober|Okt.;November|Nov.;Dezember|Dez.
Jänner|Jän.|Januar|Jan.;Februar|Feb.;März|Mär;April|Apr.;Mai;Juni|Jun;Juli|Jul;August|Aug.;September|Sep.|Sept.;Oktober|Okt.;November|Nov.;Dezember|Dez.
Žanwiye|Žan;Feewiriye|Fee;Marsi|Mar;Awiril|Awi;Me;Žuweŋ|Žuw;Žuyye|Žuy;Ut;Sektanbur|Sek;Oktoobur|Okt;Noowanbur|Noo;Deesanbur|Dee
जनवरी|जन.;फरवरी|फर.;मार्च;अप्रैल;मेई;जून;जुलाई;अगस्त|अग.;सितंबर|सित.;अक्तूबर|अक्तू.;नवंबर|नव.;दिसंबर|दिस.
januara|jan.|januar;februara|feb.|februar;měrca|měr.|měrc;apryla|apr.|apryl;maja|maj.;junija|jun.|junij;julija|jul.|julij;awgusta|awg.|awgust;septembra|sep.|september;oktobra|okt.|oktober;nowembra|now.|nowember;decembra|dec.|december
dimɔ́di|di;ŋgɔndɛ|ŋgɔn;sɔŋɛ|sɔŋ;diɓáɓá|diɓ;emiasele|emi;esɔpɛsɔpɛ|esɔ;madiɓɛ́díɓɛ́|mad;diŋgindi|diŋ;nyɛtɛki|nyɛt;mayésɛ́|may;tiníní|tin;eláŋgɛ́|elá
Sanvie|Sa;Fébirie|Fe;Mars|Ma;Aburil|Ab;Mee|Me;Sueŋ|Su;Súuyee|Sú;Ut;Settembar|Se;Oktobar|Ok;Novembar|No;Disambar|De
ཟླ་དངཔ་|སྤྱི་ཟླ་དངཔ་;ཟླ་གཉིས་པ་|སྤྱི་ཟླ་གཉིས་པ་;ཟླ་གསུམ་པ་|སྤྱི་ཟླ་གསུམ་པ་;ཟླ་བཞི་པ་|སྤྱི་ཟླ་བཞི་པ;ཟླ་ལྔ་པ་|སྤྱི་ཟླ་ལྔ་པ་;ཟླ་དྲུག་པ|སྤྱི་ཟླ་དྲུག་པ;ཟླ་བདུན་པ་|སྤྱི་ཟླ་བདུན་པ་;ཟླ་བརྒྱད་པ་|སྤྱི་ཟླ་བརྒྱད་པ་;ཟླ་དགུ་པ་|སྤྱི་ཟླ་དགུ་པ་;ཟླ་བཅུ་པ་|སྤྱི་ཟླ་བཅུ་པ་;ཟླ་བཅུ་གཅིག་པ་|སྤྱི་ཟླ་བཅུ་གཅིག་པ་;ཟླ་བཅུ་གཉིས་པ་|སྤྱི་ཟླ་བཅུ་གཉིས་པ་
Mweri wa mbere|Mbe;Mweri wa kaĩri|Kai;Mweri wa kathatũ|Kat;Mweri wa kana|Kan;Mweri wa gatano|Gat;Mweri wa gatantatũ|Gan;Mweri wa mũgwanja|Mug;Mweri wa kanana|Knn;Mweri wa kenda|Ken;Mweri wa ikũmi|Iku;Mweri wa ikũmi na ũmwe|Imw;Mweri wa ikũmi na Kaĩrĩ|Igi
dzove|dzv;dzodze|dzd;tedoxe|ted;afɔfĩe|afɔ;dame|dam;masa|mas;siamlɔm|sia;deasiamime|dea;anyɔnyɔ|any;kele|kel;adeɛmekpɔxe|ade;dzome|dzm
Ιανουαρίου|Ιαν|Ιανουάριος;Φεβρουαρίου|Φεβ|Φεβρουάριος;Μαρτίου|Μαρ|Μάρτιος|Μάρ;Απριλίου|Απρ|Απρίλιος;Μαΐου|Μαΐ|Μάιος|Μάι;Ιουνίου|Ιουν|Ιούνιος|Ιούν;Ιουλίου|Ιουλ|Ιούλιος|Ιούλ;Αυγούστου|Αυγ|Αύγουστος|Αύγ;Σεπτεμβρίου|Σεπ|Σεπτέμβριος;Οκτωβρίου|Οκτ|Οκτώβριος;Νοεμβρίου|Νοε|Νοέμβριος|Νοέ;Δεκεμβρίου|Δεκ|Δεκέμβριος
Ιανουαρίου|Ιαν|Ιανουάριος;Φεβρουαρίου|Φεβ|Φεβρουάριος;Μαρτίου|Μαρ|Μάρτιος|Μάρ;Απριλίου|Απρ|Απρίλιος;Μαΐου|Μαΐ|Μάιος|Μάι;Ιουνίου|Ιουν|Ιούνιος|Ιούν;Ιουλίου|Ιουλ|Ιούλιος|Ιούλ;Αὐγούστου|Αὐγ|Αὔγουστος|Αύγ|Αυγούστου|Αυγ|Αύγουστος;Σεπτεμβρίου|Σεπ|Σεπτέμβριος;Ὀκτωβρίου|Ὀκτ|Ὀκτώβριος|Οκτ|Οκτωβρίου|Οκτώβριος;Νοεμβρίου|Νοε|Νοέμβριος|Νοέ;Δεκεμβρίου|Δεκ|Δεκέμβριος
January|Jan|𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐖𐐰𐑌|·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑡𐑨;February|Feb|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐙𐐯𐐺|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑓𐑧;March|Mar|𐐣𐐪𐑉𐐽|𐐣𐐪𐑉|·𐑥𐑸𐑗|·𐑥𐑸;April|Apr|𐐁𐐹𐑉𐐮𐑊|𐐁𐐹𐑉|·𐑱𐑐𐑮𐑭𐑤|·𐑱𐑐;May|𐐣𐐩|·𐑥𐑱;June|Jun|𐐖𐐭𐑌|·𐑡𐑵𐑯|·𐑡𐑵;July|Jul|𐐖𐐭𐑊𐐴|𐐖𐐭𐑊|·𐑡𐑫𐑤𐑲|·𐑡𐑫;August|Aug|𐐂𐑀𐐲𐑅𐐻|𐐂𐑀|·𐑪𐑜𐑭𐑕𐑑|·𐑪𐑜;September|Sep|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐝𐐯𐐹|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑕𐑧;October|Oct|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐉𐐿𐐻|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑷𐑒;November|Nov|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐤𐐬𐑂|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑯𐑴;December|Dec|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸|·𐑛𐑭
January|Jan|𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐖𐐰𐑌|·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑡𐑨;February|Feb|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐙𐐯𐐺|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑓𐑧;March|Mar|𐐣𐐪𐑉𐐽|𐐣𐐪𐑉|·𐑥𐑸𐑗|·𐑥𐑸;April|Apr|𐐁𐐹𐑉𐐮𐑊|𐐁𐐹𐑉|·𐑱𐑐𐑮𐑭𐑤|·𐑱𐑐;May|𐐣𐐩|·𐑥𐑱;June|Jun|𐐖𐐭𐑌|·𐑡𐑵𐑯|·𐑡𐑵;July|Jul|𐐖𐐭𐑊𐐴|𐐖𐐭𐑊|·𐑡𐑫𐑤𐑲|·𐑡𐑫;August|Aug|𐐂𐑀𐐲𐑅𐐻|𐐂𐑀|·𐑪𐑜𐑭𐑕𐑑|·𐑪𐑜;September|Sept|Sep|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐝𐐯𐐹|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑕𐑧;October|Oct|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐉𐐿𐐻|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑷𐑒;November|Nov|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐤𐐬𐑂|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑯𐑴;December|Dec|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸|·𐑛𐑭
𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐖𐐰𐑌|January|Jan|·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑡𐑨;𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐙𐐯𐐺|February|Feb|·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑓𐑧;𐐣𐐪𐑉𐐽|𐐣𐐪𐑉|March|Mar|·𐑥𐑸𐑗|·𐑥𐑸;𐐁𐐹𐑉𐐮𐑊|𐐁𐐹𐑉|April|Apr|·𐑱𐑐𐑮𐑭𐑤|·𐑱𐑐;𐐣𐐩|May|·𐑥𐑱;𐐖𐐭𐑌|June|Jun|·𐑡𐑵𐑯|·𐑡𐑵;𐐖𐐭𐑊𐐴|𐐖𐐭𐑊|July|Jul|·𐑡𐑫𐑤𐑲|·𐑡𐑫;𐐂𐑀𐐲𐑅𐐻|𐐂𐑀|August|Aug|·𐑪𐑜𐑭𐑕𐑑|·𐑪𐑜;𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐝𐐯𐐹|September|Sep|·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑕𐑧;𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐉𐐿𐐻|October|Oct|·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑷𐑒;𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐤𐐬𐑂|November|Nov|·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑯𐑴;𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅|December|Dec|·𐑛𐑭𐑕𐑧𐑥𐑚𐑸|·𐑛𐑭
·𐑡𐑨𐑙𐑘𐑭𐑢𐑺𐑰|·𐑡𐑨|January|Jan|𐐖𐐰𐑌𐐷𐐭𐐯𐑉𐐨|𐐖𐐰𐑌;·𐑓𐑧𐑚𐑘𐑵𐑢𐑺𐑰|·𐑓𐑧|February|Feb|𐐙𐐯𐐺𐑉𐐭𐐯𐑉𐐨|𐐙𐐯𐐺;·𐑥𐑸𐑗|·𐑥𐑸|March|Mar|𐐣𐐪𐑉𐐽|𐐣𐐪𐑉;·𐑱𐑐𐑮𐑭𐑤|·𐑱𐑐|April|Apr|𐐁𐐹𐑉𐐮𐑊|𐐁𐐹𐑉;·𐑥𐑱|May|𐐣𐐩;·𐑡𐑵𐑯|·𐑡𐑵|June|Jun|𐐖𐐭𐑌;·𐑡𐑫𐑤𐑲|·𐑡𐑫|July|Jul|𐐖𐐭𐑊𐐴|𐐖𐐭𐑊;·𐑪𐑜𐑭𐑕𐑑|·𐑪𐑜|August|Aug|𐐂𐑀𐐲𐑅𐐻|𐐂𐑀;·𐑕𐑧𐑐𐑑𐑧𐑥𐑚𐑸|·𐑕𐑧|September|Sep|𐐝𐐯𐐹𐐻𐐯𐑋𐐺𐐲𐑉|𐐝𐐯𐐹;·𐑷𐑒𐑑𐑴𐑚𐑸|·𐑷𐑒|October|Oct|𐐉𐐿𐐻𐐬𐐺𐐲𐑉|𐐉𐐿𐐻;·𐑯𐑴𐑝𐑧𐑥𐑚𐑸|·𐑯𐑴|November|Nov|𐐤𐐬𐑂𐐯𐑋𐐺𐐲𐑉|𐐤𐐬𐑂;·𐑛𐑭𐑕𐑧𐑥𐑚𐑸|·𐑛𐑭|December|Dec|𐐔𐐨𐑅𐐯𐑋𐐺𐐲𐑉|𐐔𐐨𐑅
Januaro|Jan;Februaro|Feb;Marto|Mar;Aprilo|Apr;Majo|Maj;Junio|Jun;Julio|Jul;Aŭgusto|Aŭg;Septembro|Sep;Oktobro|Okt;Novembro|Nov;Decembro|Dec
enero|ene;febrero|feb;marzo|mar;abril|abr;mayo|may;junio|jun;julio|jul;agosto|ago;septiembre|sept;octubre|oct;noviembre|nov;diciembre|dic
enero|ene;febrero|feb;marzo|mar;abril|abr;mayo|may;junio|jun;julio|jul;agosto|ago;septiembre|sep|sept;octubre|oct;noviembre|nov;diciembre|dic
enero|ene.;febrero|feb.;marzo|mar.;abril|abr.;mayo|may.;junio|jun.;julio|jul.;agosto|ago.;setiembre|set.|septiembre|sept;octubre|oct.;noviembre|nov.;diciembre|dic.
enero|ene.;febrero|feb.;marzo|mar.;abril|abr.;mayo|may.;junio|jun.;julio|jul.;agosto|ago.;septiembre|sept.;octubre|oct.;noviembre|nov.;diciembre|dic.
jaanuar|jaan;veebruar|veebr;märts;aprill|apr;mai;juuni;juuli;august|aug;september|sept;oktoober|okt;november|nov;detsember|dets
urtarrila|urt.;otsaila|ots.;martxoa|mar.;apirila|api.;maiatza|mai.;ekaina|eka.;uztaila|uzt.;abuztua|abu.;iraila|ira.;urria|urr.;azaroa|aza.;abendua|abe.
ngɔn osú|ngo;ngɔn bɛ̌|ngb;ngɔn lála|ngl;ngɔn nyina|ngn;ngɔn tána|ngt;ngɔn saməna|ngs;ngɔn zamgbála|ngz;ngɔn mwom|ngm;ngɔn ebulú|nge;ngɔn awóm|nga;ngɔn awóm ai dziá|ngad;ngɔn awóm ai bɛ̌|ngab
ژانویهٔ|ژانویه;فوریهٔ|فوریه;مارس;آوریل;مهٔ|مه;ژوئن;ژوئیهٔ|ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر
جنوری|جنو|ژانویهٔ|ژانویه;فبروری|فوریهٔ|فوریه;مارچ|مارس;اپریل|آوریل;می|مهٔ|مه;جون|ژوئن;جولای|جول|ژوئیهٔ|ژوئیه;اگست|اوت;سپتمبر|سپتامبر;اکتوبر|اکتبر;نومبر|نوامبر;دسمبر|دسم|دسامبر
siilo|sii|𞤅𞤭𞥅𞤤𞤮|𞤅𞤭𞥅𞤤;colte|col|𞤕𞤮𞤤𞤼𞤮|𞤕𞤮𞤤;mbooy|mbo|𞤐𞤦𞤮𞥅𞤴𞤮|𞤐𞤦𞤮𞥅𞤴;seeɗto|see|𞤅𞤫𞥅𞤼𞤮|𞤅𞤫𞥅𞤼;duujal|duu|𞤁𞤵𞥅𞤶𞤮|𞤁𞤵𞥅𞤶;korse|kor|𞤑𞤮𞤪𞤧𞤮|𞤑𞤮𞤪;morso|mor|𞤃𞤮𞤪𞤧𞤮|𞤃𞤮𞤪;juko|juk|𞤔𞤵𞤳𞤮|𞤔𞤵𞤳;siilto|slt|𞤅𞤭𞤤𞤼𞤮|𞤅𞤭𞤤;yarkomaa|yar|𞤒𞤢𞤪𞤳𞤮|𞤒𞤢𞤪;jolal|jol|𞤔𞤮𞤤𞤮|𞤔𞤮𞤤;bowte|bow|𞤄𞤮𞤱𞤼𞤮|𞤄𞤮𞤱
𞤅𞤭𞥅𞤤𞤮|𞤅𞤭𞥅𞤤|siilo|sii;𞤕𞤮𞤤𞤼𞤮|𞤕𞤮𞤤|colte|col;𞤐𞤦𞤮𞥅𞤴𞤮|𞤐𞤦𞤮𞥅𞤴|mbooy|mbo;𞤅𞤫𞥅𞤼𞤮|𞤅𞤫𞥅𞤼|seeɗto|see;𞤁𞤵𞥅𞤶𞤮|𞤁𞤵𞥅𞤶|duujal|duu;𞤑𞤮𞤪𞤧𞤮|𞤑𞤮𞤪|korse|kor;𞤃𞤮𞤪𞤧𞤮|𞤃𞤮𞤪|morso|mor;𞤔𞤵𞤳𞤮|𞤔𞤵𞤳|juko|juk;𞤅𞤭𞤤𞤼𞤮|𞤅𞤭𞤤|siilto|slt;𞤒𞤢𞤪𞤳𞤮|𞤒𞤢𞤪|yarkomaa|yar;𞤔𞤮𞤤𞤮|𞤔𞤮𞤤|jolal|jol;𞤄𞤮𞤱𞤼𞤮|𞤄𞤮𞤱|bowte|bow
tammikuuta|tammi|tammikuu;helmikuuta|helmi|helmikuu;maaliskuuta|maalis|maaliskuu;huhtikuuta|huhti|huhtikuu;toukokuuta|touko|toukokuu;kesäkuuta|kesä|kesäkuu;heinäkuuta|heinä|heinäkuu;elokuuta|elo|elokuu;syyskuuta|syys|syyskuu;lokakuuta|loka|lokakuu;marraskuuta|marras|marraskuu;joulukuuta|joulu|joulukuu
Enero|Ene;Pebrero|Peb;Marso|Mar;Abril|Abr;Mayo|May;Hunyo|Hun;Hulyo|Hul;Agosto|Ago;Setyembre|Set;Oktubre|Okt;Nobyembre|Nob;Disyembre|Dis
januar|jan.;februar|feb.;mars|mar.;apríl|apr.;mai;juni|jun.;juli|jul.;august|aug.;september|sep.;oktober|okt.;november|nov.;desember|des.
janvier|janv.;février|févr.;mars;avril|avr.;mai;juin;juillet|juil.;août;septembre|sept.;octobre|oct.;novembre|nov.;décembre|déc.
janvier|janv.;février|févr.;mars;avril|avr.;mai;juin;juillet|juill.|juil.;août;septembre|sept.;octobre|oct.;novembre|nov.;décembre|déc.
janvier|jan.|janv.;février|fév.|févr.;mars|mar.;avril|avr.;mai;juin|jui.;juillet|juil.;août;septembre|sept.;octobre|oct.;novembre|nov.;décembre|déc.
Zenâr|Zen;Fevrâr|Fev;Març|Mar;Avrîl|Avr;Mai;Jugn|Jug;Lui;Avost|Avo;Setembar|Set;Otubar|Otu;Novembar|Nov;Dicembar|Dic
Jannewaris|Jan;Febrewaris|Feb;Maart|Mrt;April|Apr;Maaie|Mai;Juny|Jun;July|Jul;Augustus|Aug;Septimber|Sep;Oktober|Okt;Novimber|Nov;Desimber|Des
Eanáir|Ean;Feabhra|Feabh;Márta;Aibreán|Aib;Bealtaine|Beal;Meitheamh|Meith;Iúil;Lúnasa|Lún;Meán Fómhair|MFómh;Deireadh Fómhair|DFómh;Samhain|Samh;Nollaig|Noll
Aharabata;Oflɔ;Otsokrikri;Abɛibe;Agbiɛnaa;Otukwajaŋ;Maawɛ;Manyawale;Gbo;Antɔŋ;Alemle;Afuabe
dhen Fhaoilleach|Faoi|Am Faoilleach;dhen Ghearran|Gearr|An Gearran;dhen Mhàrt|Màrt|Am Màrt;dhen Ghiblean|Gibl|An Giblean;dhen Chèitean|Cèit|An Cèitean;dhen Ògmhios|Ògmh|An t-Ògmhios;dhen Iuchar|Iuch|An t-Iuchar;dhen Lùnastal|Lùna|An Lùnastal;dhen t-Sultain|Sult|An t-Sultain;dhen Dàmhair|Dàmh|An Dàmhair;dhen t-Samhain|Samh|An t-Samhain;dhen Dùbhlachd|Dùbh|An Dùbhlachd
xaneiro|xan.;febreiro|feb.;marzo|mar.;abril|abr.;maio;xuño;xullo|xul.;agosto|ago.;setembro|set.;outubro|out.;novembro|nov.;decembro|dec.
Jasyteĩ;Jasykõi;Jasyapy;Jasyrundy;Jasypo;Jasypoteĩ;Jasypokõi;Jasypoapy;Jasyporundy;Jasypa;Jasypateĩ;Jasypakõi
Januar|Jan;Februar|Feb;März|Mär;April|Apr;Mai;Juni|Jun;Juli|Jul;Auguscht|Aug;Septämber|Sep;Oktoober|Okt;Novämber|Nov;Dezämber|Dez
જાન્યુઆરી|જાન્યુ;ફેબ્રુઆરી|ફેબ્રુ;માર્ચ;એપ્રિલ;મે;જૂન;જુલાઈ;ઑગસ્ટ;સપ્ટેમ્બર|સપ્ટે;ઑક્ટોબર|ઑક્ટો;નવેમ્બર|નવે;ડિસેમ્બર|ડિસે
Chanuari|Can;Feburari|Feb;Machi|Mac;Apiriri|Apr;Mei;Juni|Jun;Chulai|Cul;Agosti|Agt;Septemba|Sep;Okitoba|Okt;Nobemba|Nob;Disemba|Dis
Jerrey-geuree|J-guer;Toshiaght-arree|T-arree;Mayrnt;Averil|Avrril;Boaldyn;Mean-souree|M-souree;Jerrey-souree|J-souree;Luanistyn;Mean-fouyir|M-fouyir;Jerrey-fouyir|J-fouyir;Mee Houney|M-Houney;Mee ny Nollick|M-Nollick
Janairu|Jan;Faburairu|Fab;Maris|Mar;Afirilu|Afi;Mayu|May;Yuni|Yun;Yuli|Yul;Agusta|Agu;Satumba|Sat;Oktoba|Okt;Nuwamba|Nuw;Disamba|Dis
Ianuali|Ian.;Pepeluali|Pep.;Malaki|Mal.;ʻApelila|ʻAp.;Mei;Iune|Iun.;Iulai|Iul.;ʻAukake|ʻAu.;Kepakemapa|Kep.;ʻOkakopa|ʻOk.;Nowemapa|Now.;Kekemapa|Kek.
ינואר|ינו׳;פברואר|פבר׳;מרץ;אפריל|אפר׳;מאי;יוני;יולי;אוגוסט|אוג׳;ספטמבר|ספט׳;אוקטובר|אוק׳;נובמבר|נוב׳;דצמבר|דצמ׳
जनवरी|जन॰|January|Jan;फ़रवरी|फ़र॰|February|Feb;मार्च|March|Mar;अप्रैल|April|Apr;मई|May;जून|June|Jun;जुलाई|जुल॰|July|Jul;अगस्त|अग॰|August|Aug;सितंबर|सित॰|September|Sep|Sept;अक्टूबर|अक्टू॰|October|Oct;नवंबर|नव॰|November|Nov;दिसंबर|दिस॰|December|Dec
January|Jan|जनवरी|जन॰;February|Feb|फ़रवरी|फ़र॰;March|Mar|मार्च;April|Apr|अप्रैल;May|मई;June|Jun|जून;July|Jul|जुलाई|जुल॰;August|Aug|अगस्त|अग॰;September|Sep|Sept|सितंबर|सित॰;October|Oct|अक्टूबर|अक्टू॰;November|Nov|नवंबर|नव॰;December|Dec|दिसंबर|दिस॰
𞄆𞄬;𞄛𞄨𞄱𞄄𞄤𞄲𞄨;𞄒𞄫𞄰𞄒𞄪𞄱;𞄤𞄨𞄱;𞄀𞄪𞄴;𞄛𞄤𞄱𞄞𞄤𞄦;𞄔𞄩𞄴𞄆𞄨𞄰;𞄕𞄩𞄲𞄔𞄄𞄰𞄤;𞄛𞄤𞄱𞄒𞄤𞄰;𞄪𞄱𞄀𞄤𞄴;𞄚𞄦𞄲𞄤𞄚𞄄𞄰𞄫;𞄒𞄩𞄱𞄔𞄬𞄴
siječnja|sij|siječanj;veljače|velj|veljača;ožujka|ožu|ožujak;travnja|tra|travanj;svibnja|svi|svibanj;lipnja|lip|lipanj;srpnja|srp|srpanj;kolovoza|kol|kolovoz;rujna|ruj|rujan;listopada|lis|listopad;studenoga|stu|studeni;prosinca|pro|prosinac
januara|jan.|januar;februara|feb.|februar;měrca|měr.|měrc;apryla|apr.|apryl;meje|mej.|meja;junija|jun.|junij;julija|jul.|julij;awgusta|awg.|awgust;septembra|sep.|september;oktobra|okt.|oktober;nowembra|now.|nowember;decembra|dec.|december
január|jan.;február|febr.;március|márc.;április|ápr.;május|máj.;június|jún.;július|júl.;augusztus|aug.;szeptember|szept.|Sz;október|okt.;november|nov.;december|dec.
հունվարի|հնվ|հունվար;փետրվարի|փտվ|փետրվար;մարտի|մրտ|մարտ;ապրիլի|ապր|ապրիլ;մայիսի|մյս|մայիս;հունիսի|հնս|հունիս;հուլիսի|հլս|հուլիս;օգոստոսի|օգս|օգոստոս;սեպտեմբերի|սեպ|սեպտեմբեր;հոկտեմբերի|հոկ|հոկտեմբեր;նոյեմբերի|նոյ|նոյեմբեր;դեկտեմբերի|դեկ|դեկտեմբեր
januario|jan;februario|feb;martio|mar;april|apr;maio|mai;junio|jun;julio|jul;augusto|aug;septembre|sep;octobre|oct;novembre|nov;decembre|dec
Januari|Jan;Februari|Feb;Maret|Mar;April|Apr;Mei;Juni|Jun;Juli|Jul;Agustus|Agu;September|Sep;Oktober|Okt;November|Nov;Desember|Des
januar|jan.;februar|febr.;marte|mar.;april|apr.;may;junio|jun.;julí;august|aug.;septembre|sept.;octobre|oct.;novembre|nov.;decembre|dec.
Jenụwarị|Jen;Febrụwarị|Feb;Maachị|Maa;Epreel|Epr;Mee;Jun|Juu;Julaị|Jul;Ọgọọst|Ọgọ;Septemba|Sep;Ọktoba|Ọkt;Novemba|Nov;Disemba|Dis
ꋍꆪ;ꑍꆪ;ꌕꆪ;ꇖꆪ;ꉬꆪ;ꃘꆪ;ꏃꆪ;ꉆꆪ;ꈬꆪ;ꊰꆪ;ꊯꊪꆪ;ꊰꑋꆪ
janúar|jan.;febrúar|feb.;mars|mar.;apríl|apr.;maí;júní|jún.;júlí|júl.;ágúst|ágú.;september|sep.;október|okt.;nóvember|nóv.;desember|des.
gennaio|gen;febbraio|feb;marzo|mar;aprile|apr;maggio|mag;giugno|giu;luglio|lug;agosto|ago;settembre|set;ottobre|ott;novembre|nov;dicembre|dic
Nduŋmbi Saŋ;Pɛsaŋ Pɛ́pá;Pɛsaŋ Pɛ́tát;Pɛsaŋ Pɛ́nɛ́kwa;Pɛsaŋ Pataa;Pɛsaŋ Pɛ́nɛ́ntúkú;Pɛsaŋ Saambá;Pɛsaŋ Pɛ́nɛ́fɔm;Pɛsaŋ Pɛ́nɛ́pfúꞋú;Pɛsaŋ Nɛgɛ́m;Pɛsaŋ Ntsɔ̌pmɔ́;Pɛsaŋ Ntsɔ̌ppá
Januari|Jan;Februari|Feb;Machi|Mac;Aprilyi|Apr;Mei;Junyi|Jun;Julyai|Jul;Agusti|Ago;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Desemba|Des
Januari|Jan;Februari|Feb;Maret|Mar;April|Apr;Mei;Juni|Jun;Juli|Jul;Agustus|Agt;September|Sep;Oktober|Okt;November|Nov;Desember|Des
იანვარი|იან;თებერვალი|თებ;მარტი|მარ;აპრილი|აპრ;მაისი|მაი;ივნისი|ივნ;ივლისი|ივლ;აგვისტო|აგვ;სექტემბერი|სექ;ოქტომბერი|ოქტ;ნოემბერი|ნოე;დეკემბერი|დეკ
Yennayer|Yen;Fuṛar|Fur;Meɣres|Meɣ;Yebrir|Yeb;Mayyu|May;Yunyu|Yun;Yulyu|Yul;Ɣuct|Ɣuc;Ctembeṛ|Cte;Tubeṛ|Tub;Nunembeṛ|Nun;Duǧembeṛ|Duǧ
Mwai wa mbee|Mbe;Mwai wa kelĩ|Kel;Mwai wa katatũ|Ktũ;Mwai wa kana|Kan;Mwai wa katano|Ktn;Mwai wa thanthatũ|Tha;Mwai wa muonza|Moo;Mwai wa nyaanya|Nya;Mwai wa kenda|Knd;Mwai wa ĩkumi|Ĩku;Mwai wa ĩkumi na ĩmwe|Ĩkm;Mwai wa ĩkumi na ilĩ|Ĩkl
Mwedi Ntandi|Jan;Mwedi wa Pili|Feb;Mwedi wa Tatu|Mac;Mwedi wa Nchechi|Apr;Mwedi wa Nnyano|Mei;Mwedi wa Nnyano na Umo|Jun;Mwedi wa Nnyano na Mivili|Jul;Mwedi wa Nnyano na Mitatu|Ago;Mwedi wa Nnyano na Nchechi|Sep;Mwedi wa Nnyano na Nnyano|Okt;Mwedi wa Nnyano na Nnyano na U|Nov;Mwedi wa Nnyano na Nnyano na M|Des
Janeru|Jan;Febreru|Feb;Marsu|Mar;Abril|Abr;Maiu|Mai;Junhu|Jun;Julhu|Jul;Agostu|Ago;Setenbru|Set;Otubru|Otu;Nuvenbru|Nuv;Dizenbru|Diz
Xbʼeen Po;Xkabʼ Po;Rox Po;Xkaa Po;Roʼ Po;Xwaq Po;Xwuuq Po;Xwaqxaq Po;Xbʼelee Po;Xlajee Po;Xjunlaj Po;Xkabʼlaj Po
Njenuarĩ|JEN;Mwere wa kerĩ|WKR;Mwere wa gatatũ|WGT;Mwere wa kana|WKN;Mwere wa gatano|WTN;Mwere wa gatandatũ|WTD;Mwere wa mũgwanja|WMJ;Mwere wa kanana|WNN;Mwere wa kenda|WKD;Mwere wa ikũmi|WIK;Mwere wa ikũmi na ũmwe|WMW;Ndithemba|DIT
қаңтар|қаң.|قاڭتار;ақпан|ақп.|اقپان;наурыз|нау.|ناۋرىز;сәуір|сәу.|ءساۋىر;мамыр|мам.|مامىر;маусым|мау.|ماۋسىم;шілде|шіл.|شىلدە;тамыз|там.|تامىز;қыркүйек|қыр.|قىركۇيەك;қазан|қаз.|قازان;қараша|қар.|قاراشا;желтоқсан|жел.|جەلتوقسان
قاڭتار|қаңтар|қаң.;اقپان|ақпан|ақп.;ناۋرىز|наурыз|нау.;ءساۋىر|сәуір|сәу.;مامىر|мамыр|мам.;ماۋسىم|маусым|мау.;شىلدە|шілде|шіл.;تامىز|тамыз|там.;قىركۇيەك|қыркүйек|қыр.;قازان|қазан|қаз.;قاراشا|қараша|қар.;جەلتوقسان|желтоқсан|жел.
pamba;wanja;mbiyɔ mɛndoŋgɔ;Nyɔlɔmbɔŋgɔ;Mɔnɔ ŋgbanja;Nyaŋgwɛ ŋgbanja;kuŋgwɛ;fɛ;njapi;nyukul;;ɓulɓusɛ
januaarip|jan|januaari;februaarip|febr|februaari;marsip|mar|marsi;apriilip|apr|apriili;maajip|maj|maaji;juunip|jun|juuni;juulip|jul|juuli;aggustip|aug|aggusti;septembarip|sept|septembari;oktobarip|okt|oktobari;novembarip|nov|novembari;decembarip|dec|decembari
Mulgul|Mul;Ng’atyaato|Ngat;Kiptaamo|Taa;Iwootkuut|Iwo;Mamuut|Mam;Paagi|Paa;Ng’eiyeet|Nge;Rooptui|Roo;Bureet|Bur;Epeeso|Epe;Kipsuunde ne taai|Kpt;Kipsuunde nebo aeng’|Kpa
មករា;កុម្ភៈ;មីនា;មេសា;ឧសភា;មិថុនា;កក្កដា;សីហា;កញ្ញា;តុលា;វិច្ឆិកា;ធ្នូ
ಜನವರಿ|ಜನ;ಫೆಬ್ರವರಿ|ಫೆಬ್ರ;ಮಾರ್ಚ್;ಏಪ್ರಿಲ್|ಏಪ್ರಿ;ಮೇ;ಜೂನ್;ಜುಲೈ;ಆಗಸ್ಟ್|ಆಗ;ಸೆಪ್ಟೆಂಬರ್|ಸೆಪ್ಟೆಂ;ಅಕ್ಟೋಬರ್|ಅಕ್ಟೋ;ನವೆಂಬರ್|ನವೆಂ;ಡಿಸೆಂಬರ್|ಡಿಸೆಂ
जानेवारी|जाने|Janer|Jan;फेब्रुवारी|फेब्रु|Febrer|Feb;मार्च|Mars|Mar;एप्रील|एप्री|Abril|Abr;मे|Mai;जून|Jun;जुलय|जुल|Julai|Jul;ऑगस्ट|ऑग|Agost|Ago;सप्टेंबर|सप्टें|Setembr|Set;ऑक्टोबर|ऑक्टो|Otubr|Otu;नोव्हेंबर|नोव्हें|Novembr|Nov;डिसेंबर|डिसें|डिसे|Dezembr|Dez
Janer|Jan|जानेवारी|जाने;Febrer|Feb|फेब्रुवारी|फेब्रु;Mars|Mar|मार्च;Abril|Abr|एप्रील|एप्री;Mai|मे;Jun|जून;Julai|Jul|जुलय|जुल;Agost|Ago|ऑगस्ट|ऑग;Setembr|Set|सप्टेंबर|सप्टें;Otubr|Otu|ऑक्टोबर|ऑक्टो;Novembr|Nov|नोव्हेंबर|नोव्हें;Dezembr|Dez|डिसेंबर|डिसें|डिसे
جنؤری|जनवरी;فرؤری|फ़रवरी;مارٕچ|मार्च;اپریل|अप्रैल;مئی|मई;جوٗن|जून;جُلَے|جوٗلایی|जुलाई;اگست|अगस्त;ستمبر|सतमबर|सतुंबर;اکتوٗبر|अक्तूबर|अकतुम्बर;نومبر|नवमबर|नवूमबर;دَسَمبَر|دسمبر|दसमबर|दसूमबर
जनवरी|جنؤری;फ़रवरी|فرؤری;मार्च|مارٕچ;अप्रैल|اپریل;मई|مئی;जून|جوٗن;जुलाई|جُلَے|جوٗلایی;अगस्त|اگست;सतमबर|सतुंबर|ستمبر;अक्तूबर|अकतुम्बर|اکتوٗبر;नवमबर|नवूमबर|نومبر;दसमबर|दसूमबर|دَسَمبَر|دسمبر
Januali|Jan;Febluali|Feb;Machi|Mac;Aplili|Apr;Mei;Juni|Jun;Julai|Jul;Agosti|Ago;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Desemba|Des
ŋwíí a ntɔ́ntɔ;ŋwíí akǝ bɛ́ɛ;ŋwíí akǝ ráá;ŋwíí akǝ nin;ŋwíí akǝ táan;ŋwíí akǝ táafɔk;ŋwíí akǝ táabɛɛ;ŋwíí akǝ táaraa;ŋwíí akǝ táanin;ŋwíí akǝ ntɛk;ŋwíí akǝ ntɛk di bɔ́k;ŋwíí akǝ ntɛk di bɛ́ɛ
Jannewa|Jan;Fäbrowa|Fäb;Määz|Mäz;Aprell|Apr;Mai;Juuni|Jun;Juuli|Jul;Oujoß|Ouj;Septämber|Säp;Oktohber|Okt;Novämber|Nov;Dezämber|Dez
rêbendan|rbn;sibat|sbt;adar|adr;nîsan|nsn;gulan|gln;hezîran|hzr;tîrmeh|trm;tebax|tbx;îlon|îln;cotmeh|cot;mijdar|mjd;berfanbar|brf
mis Genver|Gen;mis Hwevrer|Hwe;mis Meurth|Meu;mis Ebrel|Ebr;mis Me|Me;mis Metheven|Met;mis Gortheren|Gor;mis Est|Est;mis Gwynngala|Gwn;mis Hedra|Hed;mis Du|Du;mis Kevardhu|Kev
pusu lenju|pusu|pu|पुसु लेञ्जु|पुसु|ପୁସୁ ଲେଞ୍ଜୁ|ପୁସୁ|మాగ;maha lenju|maha|ma|माहाका लेञ्जु|माहा|ମାହାକା ଲେଞ୍ଜୁ|ମାହା|గుండు;pagu lenju|pagu|pa|पागुणी लेञ्जु|पागु|ପାଗୁଣି ଲେଞ୍ଜୁ|ପାଗୁ|హిరెఇ;hire lenju|hire|hi|हिरे लेञ्जु|हिर्रे|ହିରେ ଲେଞ୍ଜୁ|ହିରେ|బెసెకి;bese lenju|bese|be|बेसे लेञ्जु|बेसे|ବେସେ ଲେଞ୍ଜୁ|ବେସେ|లండి;jaṭṭa lenju|jaṭṭa|ja|जाटा लेञ्जु|जाट्टा|ଜାଟା ଲେଞ୍ଜୁ|ଜାଟା|రాత;aasaḍi lenju|aasaḍi|aa|आसाड़ी लेञ्जु|आसाड़ी|ଆସାଡ଼ି ଲେଞ୍ଜୁ|ଆସାଡ଼ି|బాన్దపాణా;srabĩ lenju|srabĩ|sra|स्राबाँ लेञ्जु|स्राबाँ|ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ସ୍ରାବାଁ|బార్సి;bado lenju|bado|बोदो लेञ्जु|बाॅदो|ବଦ ଲେଞ୍ଜୁ|ବଦ|అస్ర;dasara lenju|dasara|da|दसारा लेञ्जु|दासारा|ଦାସାରା ଲେଞ୍ଜୁ|ଦାସାରା|దివెడి;divi lenju|divi|di|दिवी लेञ्जु|दिवी|ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ଦିୱି|పాండు;pande lenju|pande|pa|पान्डे लेञ्जु|पान्डे|ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ପାଣ୍ଡେ|పుసు
पुसु लेञ्जु|पुसु|pusu lenju|pusu|pu|ପୁସୁ ଲେଞ୍ଜୁ|ପୁସୁ|మాగ;माहाका लेञ्जु|माहा|maha lenju|maha|ma|ମାହାକା ଲେଞ୍ଜୁ|ମାହା|గుండు;पागुणी लेञ्जु|पागु|pagu lenju|pagu|pa|ପାଗୁଣି ଲେଞ୍ଜୁ|ପାଗୁ|హిరెఇ;हिरे लेञ्जु|हिर्रे|hire lenju|hire|hi|ହିରେ ଲେଞ୍ଜୁ|ହିରେ|బెసెకి;बेसे लेञ्जु|बेसे|bese lenju|bese|be|ବେସେ ଲେଞ୍ଜୁ|ବେସେ|లండి;जाटा लेञ्जु|जाट्टा|jaṭṭa lenju|jaṭṭa|ja|ଜାଟା ଲେଞ୍ଜୁ|ଜାଟା|రాత;आसाड़ी लेञ्जु|आसाड़ी|aasaḍi lenju|aasaḍi|aa|ଆସାଡ଼ି ଲେଞ୍ଜୁ|ଆସାଡ଼ି|బాన్దపాణా;स्राबाँ लेञ्जु|स्राबाँ|srabĩ lenju|srabĩ|sra|ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ସ୍ରାବାଁ|బార్సి;बोदो लेञ्जु|बाॅदो|bado lenju|bado|ବଦ ଲେଞ୍ଜୁ|ବଦ|అస్ర;दसारा लेञ्जु|दासारा|dasara lenju|dasara|da|ଦାସାରା ଲେଞ୍ଜୁ|ଦାସାରା|దివెడి;दिवी लेञ्जु|दिवी|divi lenju|divi|di|ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ଦିୱି|పాండు;पान्डे लेञ्जु|पान्डे|pande lenju|pande|pa|ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ପାଣ୍ଡେ|పుసు
ପୁସୁ ଲେଞ୍ଜୁ|ପୁସୁ|pusu lenju|pusu|pu|पुसु लेञ्जु|पुसु|మాగ;ମାହାକା ଲେଞ୍ଜୁ|ମାହା|maha lenju|maha|ma|माहाका लेञ्जु|माहा|గుండు;ପାଗୁଣି ଲେଞ୍ଜୁ|ପାଗୁ|pagu lenju|pagu|pa|पागुणी लेञ्जु|पागु|హిరెఇ;ହିରେ ଲେଞ୍ଜୁ|ହିରେ|hire lenju|hire|hi|हिरे लेञ्जु|हिर्रे|బెసెకి;ବେସେ ଲେଞ୍ଜୁ|ବେସେ|bese lenju|bese|be|बेसे लेञ्जु|बेसे|లండి;ଜାଟା ଲେଞ୍ଜୁ|ଜାଟା|jaṭṭa lenju|jaṭṭa|ja|जाटा लेञ्जु|जाट्टा|రాత;ଆସାଡ଼ି ଲେଞ୍ଜୁ|ଆସାଡ଼ି|aasaḍi lenju|aasaḍi|aa|आसाड़ी लेञ्जु|आसाड़ी|బాన్దపాణా;ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ସ୍ରାବାଁ|srabĩ lenju|srabĩ|sra|स्राबाँ लेञ्जु|स्राबाँ|బార్సి;ବଦ ଲେଞ୍ଜୁ|ବଦ|bado lenju|bado|बोदो लेञ्जु|बाॅदो|అస్ర;ଦାସାରା ଲେଞ୍ଜୁ|ଦାସାରା|dasara lenju|dasara|da|दसारा लेञ्जु|दासारा|దివెడి;ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ଦିୱି|divi lenju|divi|di|दिवी लेञ्जु|दिवी|పాండు;ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ପାଣ୍ଡେ|pande lenju|pande|pa|पान्डे लेञ्जु|पान्डे|పుసు
మాగ|pusu lenju|pusu|pu|पुसु लेञ्जु|पुसु|ପୁସୁ ଲେଞ୍ଜୁ|ପୁସୁ;గుండు|maha lenju|maha|ma|माहाका लेञ्जु|माहा|ମାହାକା ଲେଞ୍ଜୁ|ମାହା;హిరెఇ|pagu lenju|pagu|pa|पागुणी लेञ्जु|पागु|ପାଗୁଣି ଲେଞ୍ଜୁ|ପାଗୁ;బెసెకి|hire lenju|hire|hi|हिरे लेञ्जु|हिर्रे|ହିରେ ଲେଞ୍ଜୁ|ହିରେ;లండి|bese lenju|bese|be|बेसे लेञ्जु|बेसे|ବେସେ ଲେଞ୍ଜୁ|ବେସେ;రాత|jaṭṭa lenju|jaṭṭa|ja|जाटा लेञ्जु|जाट्टा|ଜାଟା ଲେଞ୍ଜୁ|ଜାଟା;బాన్దపాణా|aasaḍi lenju|aasaḍi|aa|आसाड़ी लेञ्जु|आसाड़ी|ଆସାଡ଼ି ଲେଞ୍ଜୁ|ଆସାଡ଼ି;బార్సి|srabĩ lenju|srabĩ|sra|स्राबाँ लेञ्जु|स्राबाँ|ସ୍ରାବାଁ ଲେଞ୍ଜୁ|ସ୍ରାବାଁ;అస్ర|bado lenju|bado|बोदो लेञ्जु|बाॅदो|ବଦ ଲେଞ୍ଜୁ|ବଦ;దివెడి|dasara lenju|dasara|da|दसारा लेञ्जु|दासारा|ଦାସାରା ଲେଞ୍ଜୁ|ଦାସାରା;పాండు|divi lenju|divi|di|दिवी लेञ्जु|दिवी|ଦିୱିଡ଼ି ଲେଞ୍ଜୁ|ଦିୱି;పుసు|pande lenju|pande|pa|पान्डे लेञ्जु|पान्डे|ପାଣ୍ଡେ ଲେଞ୍ଜୁ|ପାଣ୍ଡେ
январь|янв.;февраль|фев.;март|мар.;апрель|апр.;май;июнь|июн.;июль|июл.;август|авг.;сентябрь|сен.;октябрь|окт.;ноябрь|ноя.;декабрь|дек.
Kʉfúngatɨ|Fúngatɨ;Kʉnaanɨ|Naanɨ;Kʉkeenda|Keenda;Kwiikumi|Ikúmi;Kwiinyambála|Inyambala;Kwiidwaata|Idwaata;Kʉmʉʉnchɨ|Mʉʉnchɨ;Kʉvɨɨrɨ|Vɨɨrɨ;Kʉsaatʉ|Saatʉ;Kwiinyi|Inyi;Kʉsaano|Saano;Kʉsasatʉ|Sasatʉ
Januar|Jan.;Februar|Feb.;Mäerz|Mäe.;Abrëll|Abr.;Mee;Juni|Jun;Juli|Jul;August|Aug.;September|Sep.;Oktober|Okt.;November|Nov.;Dezember|Dez.
Janwaliyo|Jan;Febwaliyo|Feb;Marisi|Mar;Apuli|Apu;Maayi|Maa;Juuni|Juu;Julaayi|Jul;Agusito|Agu;Sebuttemba|Seb;Okitobba|Oki;Novemba|Nov;Desemba|Des
de zenâ;de frevâ;de marso;d’arvî;de mazzo;de zugno;de luggio;d’agosto;de settembre;d’ottobre;de novembre;de dexembre
Wiótheȟika Wí;Thiyóȟeyuŋka Wí;Ištáwičhayazaŋ Wí;Pȟežítȟo Wí;Čhaŋwápetȟo Wí;Wípazukȟa-wašté Wí;Čhaŋpȟásapa Wí;Wasútȟuŋ Wí;Čhaŋwápeǧi Wí;Čhaŋwápe-kasná Wí;Waníyetu Wí;Tȟahékapšuŋ Wí
de jená|jená;de forá|forá;de merz|merz;d’aurí|aurí;de ma|ma;de jügn|jügn;de messé|messé;d’aost|aost;de setëmber|setëmber|set;d’otober|otober|oto;de novëmber|novëmber|nov;de dezëmber|dezëmber|dez
sginer;fevrer;marz;avril;masg;sgiugn;luj;avost;setember;otover;november;dicember
sánzá ya yambo|yan;sánzá ya míbalé|fbl;sánzá ya mísáto|msi;sánzá ya mínei|apl;sánzá ya mítáno|mai;sánzá ya motóbá|yun;sánzá ya nsambo|yul;sánzá ya mwambe|agt;sánzá ya libwa|stb;sánzá ya zómi|ɔtb;sánzá ya zómi na mɔ̌kɔ́|nvb;sánzá ya zómi na míbalé|dsb
ມັງກອນ|ມ.ກ.;ກຸມພາ|ກ.ພ.;ມີນາ|ມ.ນ.;ເມສາ|ມ.ສ.;ພຶດສະພາ|ພ.ພ.;ມິຖຸນາ|ມິ.ຖ.;ກໍລະກົດ|ກ.ລ.;ສິງຫາ|ສ.ຫ.;ກັນຍາ|ກ.ຍ.;ຕຸລາ|ຕ.ລ.;ພະຈິກ|ພ.ຈ.;ທັນວາ|ທ.ວ.
جانڤیە;فئڤریە;مارس;آڤریل;مئی;جوٙأن;جوٙلا;آگوست;سئپتامر;ئوکتوڤر;نوڤامر;دئسامر
sausio|saus.|sausis;vasario|vas.|vasaris;kovo|kov.|kovas;balandžio|bal.|balandis;gegužės|geg.|gegužė;birželio|birž.|birželis;liepos|liep.|liepa;rugpjūčio|rugp.|rugpjūtis;rugsėjo|rugs.|rugsėjis;spalio|spal.|spalis;lapkričio|lapkr.|lapkritis;gruodžio|gruod.|gruodis
Ciongo|Cio;Lùishi|Lui;Lusòlo|Lus;Mùuyà|Muu;Lumùngùlù|Lum;Lufuimi|Luf;Kabàlàshìpù|Kab;Lùshìkà|Lush;Lutongolo|Lut;Lungùdi|Lun;Kaswèkèsè|Kas;Ciswà|Cis
Dwe mar Achiel|DAC;Dwe mar Ariyo|DAR;Dwe mar Adek|DAD;Dwe mar Ang’wen|DAN;Dwe mar Abich|DAH;Dwe mar Auchiel|DAU;Dwe mar Abiriyo|DAO;Dwe mar Aboro|DAB;Dwe mar Ochiko|DOC;Dwe mar Apar|DAP;Dwe mar gi achiel|DGI;Dwe mar Apar gi ariyo|DAG
Januari|Jan;Februari|Feb;Machi|Mar;Aprili|Apr;Mei;Juni|Jun;Julai|Jul;Agosti|Ago;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Desemba|Des
janvāris|janv.;februāris|febr.;marts;aprīlis|apr.;maijs;jūnijs|jūn.;jūlijs|jūl.;augusts|aug.;septembris|sept.;oktobris|okt.;novembris|nov.;decembris|dec.
जनवरी|जन॰;फरवरी|फ़र॰|फर॰;मार्च;अप्रैल;मई;जून;जुलाई|जुल॰;अगस्त|अग॰;सितंबर|सित॰;अक्तूबर|अक्तू॰;नवंबर|नव॰;दिसंबर|दिस॰
Oladalʉ́|Dal;Arát|Ará;Ɔɛnɨ́ɔɨŋɔk|Ɔɛn;Olodoyíóríê inkókúâ|Doy;Oloilépūnyīē inkókúâ|Lép;Kújúɔrɔk|Rok;Mórusásin|Sás;Ɔlɔ́ɨ́bɔ́rárɛ|Bɔ́r;Kúshîn|Kús;Olgísan|Gís;Pʉshʉ́ka|Shʉ́;Ntʉ́ŋʉ́s|Ntʉ́
Januarĩ|JAN;Feburuarĩ|FEB;Machi|MAC;Ĩpurũ|ĨPU;Mĩĩ;Njuni|NJU;Njuraĩ|NJR;Agasti|AGA;Septemba|SPT;Oktũba|OKT;Novemba|NOV;Dicemba|DEC
zanvie|zan;fevriye|fev;mars|mar;avril|avr;me;zin;zilye|zil;out;septam|sep;oktob|okt;novam|nov;desam|des
Janoary|Jan;Febroary|Feb;Martsa|Mar;Aprily|Apr;Mey;Jona|Jon;Jolay|Jol;Aogositra|Aog;Septambra|Sep;Oktobra|Okt;Novambra|Nov;Desambra|Des
Mweri wo kwanza|Kwa;Mweri wo unayeli|Una;Mweri wo uneraru|Rar;Mweri wo unecheshe|Che;Mweri wo unethanu|Tha;Mweri wo thanu na mocha|Moc;Mweri wo saba|Sab;Mweri wo nane|Nan;Mweri wo tisa|Tis;Mweri wo kumi|Kum;Mweri wo kumi na moja|Moj;Mweri wo kumi na yel’li|Yel
iməg mbegtug|mbegtug;imeg àbùbì;imeg mbəŋchubi;iməg ngwə̀t;iməg fog;iməg ichiibɔd;iməg àdùmbə̀ŋ;iməg ichika;iməg kud;iməg tèsiʼe;iməg zò;iməg krizmed
Hānuere|Hān;Pēpuere|Pēp;Māehe|Māe;Āpereira|Āpe|Āperira;Mei;Hune|Hun;Hūrae|Hūr;Ākuhata|Āku;Hepetema|Hep;Oketopa|Oke;Noema|Noe;Tīhema|Tīh
јануари|јан.;февруари|фев.;март|мар.;април|апр.;мај;јуни|јун.;јули|јул.;август|авг.;септември|сеп.;октомври|окт.;ноември|ное.;декември|дек.
ജനുവരി|ജനു;ഫെബ്രുവരി|ഫെബ്രു;മാർച്ച്|മാർ;ഏപ്രിൽ|ഏപ്രി;മേയ്;ജൂൺ;ജൂലൈ;ഓഗസ്റ്റ്|ഓഗ;സെപ്റ്റംബർ|സെപ്റ്റം;ഒക്\u{200C}ടോബർ|ഒക്ടോ;നവംബർ|നവം;ഡിസംബർ|ഡിസം
нэгдүгээр сар;хоёрдугаар сар|II;гуравдугаар сар|III;дөрөвдүгээр сар|IV;тавдугаар сар;зургаадугаар сар|VI;долоодугаар сар|VII;наймдугаар сар|VIII;есдүгээр сар|IX;аравдугаар сар;арван нэгдүгээр сар|XI;арван хоёрдугаар сар|XII
ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|нэгдүгээр сар;ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|II|хоёрдугаар сар;ᠭᠣᠷᠪᠡᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|III|гуравдугаар сар;ᠳᠥᠷᠪᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|IV|дөрөвдүгээр сар;ᠲᠠᠪᠣᠳᠣᠭᠠᠷ ᠰᠠᠷ ᠠ|тавдугаар сар;ᠵᠢᠷᠭᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|VI|зургаадугаар сар;ᠲᠣᠯᠣᠭᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|VII|долоодугаар сар;ᠨᠠᠢᠮᠠᠳᠥᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|VIII|наймдугаар сар;ᠶᠢᠰᠥᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|IX|есдүгээр сар;ᠠᠷᠪᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|аравдугаар сар;ᠠᠷᠪᠠᠨ ᠨᠢᠭᠡᠳᠥᠭᠡᠷ ᠰᠠᠷ\u{180E}ᠠ|XI|арван нэгдүгээр сар;ᠠᠷᠪᠠᠨ ᠬᠣᠶᠠᠳᠣᠭᠠᠷ ᠰᠠᠷ\u{180E}ᠠ|XII|арван хоёрдугаар сар
জনুৱারী|জন|জানুৱারি|জানু;ফেব্রুৱারি|ফেব্রু;মার্চ|মার;এপ্রিল|এপ|এপ্রি;মে;জুন;জুলাই|জুল|জুলা;\u{200C}ওগষ্ট|ওগ|ওগষ্ট|আগ;সেপ্টেম্বর|সেপ্ট;ওক্টোবর|ওক|ওক্টো;নভেম্বর|নব|নবেম্বর|নভে;ডিসেম্বর|ডিসে
जानेवारी|जाने;फेब्रुवारी|फेब्रु;मार्च;एप्रिल|एप्रि;मे;जून;जुलै;ऑगस्ट|ऑग;सप्टेंबर|सप्टें;ऑक्टोबर|ऑक्टो;नोव्हेंबर|नोव्हें;डिसेंबर|डिसें
Januari|Jan;Februari|Feb;Mac;April|Apr;Mei;Jun;Julai|Jul;Ogos|Ogo;September|Sep;Oktober|Okt;November|Nov;Disember|Dis
Jannar|Jan|Jn;Frar|Fra|Fr;Marzu|Mar|Mz;April|Apr|Ap;Mejju|Mej|Mj;Ġunju|Ġun|Ġn;Lulju|Lul|Lj;Awwissu|Aww|Aw;Settembru|Set|St;Ottubru|Ott|Ob;Novembru|Nov|Nv;Diċembru|Diċ|Dċ
Fĩi Loo|FLO;Cokcwaklaŋne|CLA;Cokcwaklii|CKI;Fĩi Marfoo|FMF;Madǝǝuutǝbijaŋ|MAD;Mamǝŋgwãafahbii|MBI;Mamǝŋgwãalii|MLI;Madǝmbii|MAM;Fĩi Dǝɓlii|FDE;Fĩi Mundaŋ|FMU;Fĩi Gwahlle|FGW;Fĩi Yuru|FYU
Rvfo Cuse;Hotvle Hvse;Tasahcuce;Tasahce Rakko;Ke Hvse;Kvco Hvse;Hiyuce;Hiyo Rakko;Otowoskuce;Otowoskv Rakko;Ehole;Rvfo Rakko
ဇန်နဝါရီ|ဇန်;ဖေဖော်ဝါရီ|ဖေ;မတ်;ဧပြီ|ဧ;မေ;ဇွန်;ဇူလိုင်|ဇူ;ဩဂုတ်|ဩ;စက်တင်ဘာ|စက်;အောက်တိုဘာ|အောက်;နိုဝင်ဘာ|နို;ဒီဇင်ဘာ|ဒီ
ژانویه;فوریه;مارس;آوریل;مه;ژوئن;ژوئیه;اوت;سپتامبر;اکتبر;نوامبر;دسامبر
ǃKhanni|Jan;ǃKhanǀgôab|Feb;ǀKhuuǁkhâb|Mar;ǃHôaǂkhaib|Apr;ǃKhaitsâb|May;Gamaǀaeb|Jun;ǂKhoesaob|Jul;Aoǁkhuumûǁkhâb|Aug;Taraǀkhuumûǁkhâb|Sep;ǂNûǁnâiseb|Oct;ǀHooǂgaeb|Nov;Hôasoreǁkhâb|Dec
januar|jan.;februar|feb.;mars|mar;april|apr.;mai;juni|jun;juli|jul;august|aug.;september|sep.;oktober|okt.;november|nov.;desember|des.
Zibandlela|Zib;Nhlolanja|Nhlo;Mbimbitho|Mbi;Mabasa|Mab;Nkwenkwezi|Nkw;Nhlangula|Nhla;Ntulikazi|Ntu;Ncwabakazi|Ncw;Mpandula|Mpan;Mfumfu|Mfu;Lwezi|Lwe;Mpalakazi|Mpal
Januaar;Februaar;März;April;Mai;Juni;Juli;August;September;Oktover;November;Dezember
जनवरी|जन;फेब्रुअरी|फेब|फेेब;मार्च;अप्रिल|अप्र;मे;जुन;जुलाई|जुल;अगस्ट|अग;सेप्टेम्बर|सेप;अक्टोबर|अक्टो;नोभेम्बर|नोभे;डिसेम्बर|डिसे
januari|jan;februari|feb;maart|mrt;april|apr;mei;juni|jun;juli|jul;augustus|aug;september|sep;oktober|okt;november|nov;december|dec
ngwɛn matáhra;ngwɛn ńmba;ngwɛn ńlal;ngwɛn ńna;ngwɛn ńtan;ngwɛn ńtuó;ngwɛn hɛmbuɛrí;ngwɛn lɔmbi;ngwɛn rɛbvuâ;ngwɛn wum;ngwɛn wum navǔr;krísimin|kris
saŋ tsetsɛ̀ɛ lùm;saŋ kàg ngwóŋ;saŋ lepyè shúm;saŋ cÿó;saŋ tsɛ̀ɛ cÿó;saŋ njÿoláʼ;saŋ tyɛ̀b tyɛ̀b mbʉ̀ŋ;saŋ mbʉ̀ŋ;saŋ ngwɔ̀ʼ mbÿɛ;saŋ tàŋa tsetsáʼ;saŋ mejwoŋó;saŋ lùm
ߓߌ߲ߠߊߥߎߟߋ߲|ߓߌ߲ߠ;ߞߏ߲ߞߏߜߍ|ߞߏ߲ߞ;ߕߙߊߓߊ|ߕߙߊ;ߞߏ߲ߞߏߘߌ߬ߓߌ|ߞߏ߲ߘ;ߘߓߊ߬ߕߊ|ߘߓߊ߬ߕ;ߥߊ߬ߛߌ߬ߥߙߊ|ߥߊ߬ߛ;ߞߊ߬ߙߌߝߐ߭|ߞߊ߬ߙ;ߘߓߊ߬ߓߌߟߊ|ߘߓߊ߬ߓ;ߕߎߟߊߝߌ߲;ߞߏ߲ߓߌߕߌ߮|ߞߏ߲ߓ;ߣߍߣߍߓߊ|ߣߍߣ;ߞߏߟߌ߲ߞߏߟߌ߲|ߞߏߟ
Janeware|Jan;Febereware|Feb;Matšhe|Mat;Aporele|Apo;Mei;June|Jun;Julae|Jul;Agosetose|Ago;Setemere|Sep;Oktobore|Okt;Nofemere|Nof;Disemere|Dis
Tiop thar pɛt|Tiop;Pɛt;Duɔ̱ɔ̱ŋ|Duɔ̱ɔ̱;Guak;Duät|Duä;Kornyoot|Kor;Pay yie̱tni|Pay;Tho̱o̱r|Thoo;Tɛɛr|Tɛɛ;Laath|Laa;Kur;Tio̱p in di̱i̱t|Tid
de genièr;de febrièr;de març;d’abril;de mai;de junh;de julhet;d’agost;de setembre;d’octòbre;de novembre;de decembre
Amajjii|Ama;Guraandhala|Gur;Bitootessa;Eebila|Elb;Caamsaa|Cam;Waxabajjii|Wax;Adoolessa|Ado;Hagayya|Hag;Fulbaana|Ful;Onkoloolessa|Onk;Sadaasa;Mudde|Mud
ଜାନୁଆରୀ;ଫେବୃଆରୀ;ମାର୍ଚ୍ଚ;ଅପ୍ରେଲ;ମଇ;ଜୁନ;ଜୁଲାଇ;ଅଗଷ୍ଟ;ସେପ୍ଟେମ୍ବର;ଅକ୍ଟୋବର;ନଭେମ୍ବର;ଡିସେମ୍ବର
январы|янв.|Январь;февралы|фев.|Февраль|Февр.;мартъийы|мар.|Мартъи|Март.;апрелы|апр.|Апрель;майы|Май;июны|Июнь;июлы|Июль;августы|авг.|Август;сентябры|сен.|Сентябрь|Сент.;октябры|окт.|Октябрь;ноябры|ноя.|Ноябрь|Нояб.;декабры|дек.|Декабрь
𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓘𐓡𐓛͘𐓧𐓟|𐓄𐓘𐓡𐓛͘𐓧𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓪͘𐓬𐓘|𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓵𐓘𐓜𐓣|𐓵𐓘𐓜𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓰𐓪𐓬𐓘|𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓮𐓘𐓰𐓘|𐓮𐓘𐓰𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐓏𐓟𐓯𐓘𐓬𐓟|𐓯𐓘𐓬𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐓄𐓟𐓵𐓪͘𐓬𐓘|𐓄𐓟𐓵𐓪͘𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒼𐓣𐓟𐓰𐓪𐓬𐓘|𐒼𐓣𐓟𐓰𐓪𐓬𐓘;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟|𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣͘𐓤𐓟;𐓀𐓣͘𐓪͘𐓬𐓘 𐒿𐓟𐓜𐓛|𐒿𐓟𐓜𐓛;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣|𐒰𐓧𐓣 𐓏𐓣͘𐓸𐓲𐓣;𐓀𐓣͘𐓪͘𐓬𐓘 𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘|𐒰𐓧𐓣 𐓍𐓪͘𐓬𐓘
ਜਨਵਰੀ|ਜਨ|جنوری;ਫ਼ਰਵਰੀ|ਫ਼ਰ|فروری;ਮਾਰਚ|مارچ;ਅਪ੍ਰੈਲ|ਅਪ੍ਰੈ|اپریل;ਮਈ|مئ;ਜੂਨ|جون;ਜੁਲਾਈ|ਜੁਲਾ|جولائی;ਅਗਸਤ|ਅਗ|اگست;ਸਤੰਬਰ|ਸਤੰ|ستمبر;ਅਕਤੂਬਰ|ਅਕਤੂ|اکتوبر;ਨਵੰਬਰ|ਨਵੰ|نومبر;ਦਸੰਬਰ|ਦਸੰ|دسمبر
جنوری|ਜਨਵਰੀ|ਜਨ;فروری|ਫ਼ਰਵਰੀ|ਫ਼ਰ;مارچ|ਮਾਰਚ;اپریل|ਅਪ੍ਰੈਲ|ਅਪ੍ਰੈ;مئ|ਮਈ;جون|ਜੂਨ;جولائی|ਜੁਲਾਈ|ਜੁਲਾ;اگست|ਅਗਸਤ|ਅਗ;ستمبر|ਸਤੰਬਰ|ਸਤੰ;اکتوبر|ਅਕਤੂਬਰ|ਅਕਤੂ;نومبر|ਨਵੰਬਰ|ਨਵੰ;دسمبر|ਦਸੰਬਰ|ਦਸੰ
Yanüari;Febrüari;Mart;Aprel;Mei;Yüni;Yüli;Ougùstùs;Sèptèmber;Òktober;Novèmber;Desèmber
Jénúári|Jén;Fẹ́búári|Fẹ́b;Mach;Éprel|Épr;Mee;Jun;Julai|Jul;Ọgọst|Ọgọ|Ọ́gọ;Sẹptẹ́mba|Sẹp;Ọktóba|Ọkt;Nọvẹ́mba|Nọv;Disẹ́mba|Dis
Januare;Febuare;Mas;Eprel;Mei;Jun;Julae;Ogus;Septemba;Oktoba;Novemba;Disemba
stycznia|sty|styczeń;lutego|lut|luty;marca|mar|marzec;kwietnia|kwi|kwiecień;maja|maj;czerwca|cze|czerwiec;lipca|lip|lipiec;sierpnia|sie|sierpień;września|wrz|wrzesień;października|paź|październik;listopada|lis|listopad;grudnia|gru|grudzień
gené;fërvé;mars;avril;magg;giugn;lugn;agost;stèmber;utuber;novèmber;dzèmber
rags;wassarins;pūlis;sakkis;zallaws;sīmenis;līpa;daggis;sillins;spallins;lapkrūtis;sallaws
جنوري;فبروري|فېبروري;مارچ;اپریل;مۍ;جون;جولای;اګست;سېپتمبر|سپتمبر;اکتوبر;نومبر;دسمبر
janeiro|jan.;fevereiro|fev.;março|mar.;abril|abr.;maio|mai.;junho|jun.;julho|jul.;agosto|ago.;setembro|set.;outubro|out.;novembro|nov.;dezembro|dez.
Enero|Ene;Febrero|Feb;Marzo|Mar;Abril|Abr;Mayo|May;Junio|Jun;Julio|Jul;Agosto|Ago;Setiembre|Set;Octubre|Oct;Noviembre|Nov;Diciembre|Dic
da schaner|schan.|schaner;da favrer|favr.|favrer;da mars|mars;d’avrigl|avr.|avrigl;da matg|matg;da zercladur|zercl.|zercladur;da fanadur|fan.|fanadur;d’avust|avust;da settember|sett.|settember;d’october|oct.|october;da november|nov.|november;da december|dec.|december
Nzero|Mut.;Ruhuhuma|Gas.;Ntwarante|Wer.;Ndamukiza|Mat.;Rusama|Gic.;Ruheshi|Kam.;Mukakaro|Nya.;Nyandagaro|Kan.;Nyakanga|Nze.;Gitugutu|Ukw.;Munyonyo|Ugu.;Kigarama|Uku.
ianuarie|ian.;februarie|feb.;martie|mar.;aprilie|apr.;mai;iunie|iun.;iulie|iul.;august|aug.;septembrie|sept.;octombrie|oct.;noiembrie|nov.;decembrie|dec.
Mweri wa kwanza;Mweri wa kaili;Mweri wa katatu;Mweri wa kaana;Mweri wa tanu;Mweri wa sita;Mweri wa saba;Mweri wa nane;Mweri wa tisa;Mweri wa ikumi;Mweri wa ikumi na moja;Mweri wa ikumi na mbili
января|янв.|январь;февраля|февр.|февраль;марта|мар.|март;апреля|апр.|апрель;мая|май;июня|июн.|июнь;июля|июл.|июль;августа|авг.|август;сентября|сент.|сентябрь;октября|окт.|октябрь;ноября|нояб.|ноябрь;декабря|дек.|декабрь
Mutarama|Mut.;Gashyantare|Gas.;Werurwe|Wer.;Mata|Mat.;Gicurasi|Gic.;Kamena|Kam.;Nyakanga|Nya.;Kanama|Kan.;Nzeri|Nze.;Ukwakira|Ukw.;Ugushyingo|Ugu.;Ukuboza|Uku.
जनवरीमासः|जनवरी:;फरवरीमासः|फरवरी:;मार्चमासः|मार्च:;अप्रैलमासः|अप्रैल:;मईमासः|मई;जूनमासः|जून:;जुलाईमासः|जुलाई:;अगस्तमासः|अगस्त:;सितंबरमासः|सितंबर:;अक्तूबरमासः|अक्तूबर:;नवंबरमासः|नवंबर:;दिसंबरमासः|दिसंबर:
Тохсунньу|Тохс;Олунньу|Олун;Кулун тутар|Клн;Муус устар|Мсу;Ыам ыйын|Ыам|ыам ыйа;Бэс ыйын|Бэс|бэс ыйа;От ыйын|Отй|от ыйа;Атырдьых ыйын|Атр|атырдьых ыйа;Балаҕан ыйын|Блҕ|балаҕан ыйа;Алтынньы|Алт;Сэтинньи|Сэт;ахсынньы|Ахс
Lapa le obo|Obo;Lapa le waare|Waa;Lapa le okuni|Oku;Lapa le ong’wan|Ong;Lapa le imet|Ime;Lapa le ile|Ile;Lapa le sapa|Sap;Lapa le isiet|Isi;Lapa le saal|Saa;Lapa le tomon|Tom;Lapa le tomon obo|Tob;Lapa le tomon waare|Tow
ᱡᱟᱱᱣᱟᱨᱤ|ᱡᱟᱱ;ᱯᱷᱟᱨᱣᱟᱨᱤ|ᱯᱷᱟ;ᱢᱟᱨᱪ|ᱢᱟᱨ;ᱟᱯᱨᱮᱞ|ᱟᱯᱨ;ᱢᱮ;ᱡᱩᱱ;ᱡᱩᱞᱟᱭ|ᱡᱩᱞ;ᱟᱜᱟᱥᱛ|ᱟᱜᱟ;ᱥᱮᱯᱴᱮᱢᱵᱟᱨ|ᱥᱮᱯ;ᱚᱠᱴᱚᱵᱟᱨ|ᱚᱠᱴ;ᱱᱟᱣᱟᱢᱵᱟᱨ|ᱱᱟᱣ;ᱫᱤᱥᱟᱢᱵᱟᱨ|ᱫᱤᱥ
Mupalangulwa|Mup;Mwitope|Mwi;Mushende|Msh;Munyi|Mun;Mushende Magali|Mag;Mujimbi|Muj;Mushipepo|Msp;Mupuguto|Mpg;Munyense|Mye;Mokhu|Mok;Musongandembwe|Mus;Muhaano|Muh
ghennàrgiu|ghe;freàrgiu|fre;martzu|mar;abrile|abr;maju|maj;làmpadas|làm;trìulas|trì;austu|aus;cabudanni|cab;santugaine|stG;santandria|stA;nadale|nad
jinnaru|jin;frivaru|fri;marzu|mar;aprili|apr;maju|maj;giugnu|giu;giugnettu|gnt;agustu|agu;sittèmmiru|sit;uttùviru|utt;nuvèmmiru|nuv;dicèmmiru|dic
جنوري|जनवरी|जन;فيبروري|फेबरवरी|फर;مارچ|मार्चु|मार्च;اپريل|अप्रेल|अप्रै;مئي|मई;جون|जून;جولاءِ|जुलाई|जु|जुला;آگسٽ|आगस्ट|अग;سيپٽمبر|सप्टेंबर|सप्टे;آڪٽوبر|आक्टोबर|ऑक्टो|ऑक्टोबर;نومبر|नवंबर|नवं;ڊسمبر|डिसंबर|डिसं
जनवरी|जन|جنوري;फेबरवरी|फर|فيبروري;मार्चु|मार्च|مارچ;अप्रेल|अप्रै|اپريل;मई|مئي;जून|جون;जुलाई|जु|जुला|جولاءِ;आगस्ट|अग|آگسٽ;सप्टेंबर|सप्टे|سيپٽمبر;आक्टोबर|ऑक्टो|ऑक्टोबर|آڪٽوبر;नवंबर|नवं|نومبر;डिसंबर|डिसं|ڊسمبر
ođđajagemánnu|ođđj;guovvamánnu|guov;njukčamánnu|njuk;cuoŋománnu|cuo;miessemánnu|mies;geassemánnu|geas;suoidnemánnu|suoi;borgemánnu|borg;čakčamánnu|čakč;golggotmánnu|golg;skábmamánnu|skáb;juovlamánnu|juov
ođđajagemánnu|ođđj;guovvamánnu|guov;njukčamánnu|njuk;cuoŋománnu|cuoŋ|cuo;miessemánnu|mies;geassemánnu|geas;suoidnemánnu|suoi;borgemánnu|borg;čakčamánnu|čakč;golggotmánnu|golg;skábmamánnu|skáb;juovlamánnu|juov
Janeiro|Jan;Fevreiro|Fev;Marco|Mar;Abril|Abr;Maio|Mai;Junho|Jun;Julho|Jul;Augusto|Aug;Setembro|Set;Otubro|Otu;Novembro|Nov;Decembro|Dec
Nyenye|Nye;Fulundïgi|Ful;Mbängü|Mbä;Ngubùe|Ngu;Bêläwü|Bêl;Föndo|Fön;Lengua|Len;Kükürü|Kük;Mvuka|Mvu;Ngberere|Ngb;Nabändüru|Nab;Kakauka|Kak
ⵉⵏⵏⴰⵢⵔ|ⵉⵏⵏ|innayr|inn;ⴱⵕⴰⵢⵕ|ⴱⵕⴰ|bṛayṛ|bṛa;ⵎⴰⵕⵚ|ⵎⴰⵕ|maṛṣ|maṛ;ⵉⴱⵔⵉⵔ|ⵉⴱⵔ|ibrir|ibr;ⵎⴰⵢⵢⵓ|ⵎⴰⵢ|mayyu|may;ⵢⵓⵏⵢⵓ|ⵢⵓⵏ|yunyu|yun;ⵢⵓⵍⵢⵓⵣ|ⵢⵓⵍ|yulyuz|yul;ⵖⵓⵛⵜ|ⵖⵓⵛ|ɣuct|ɣuc;ⵛⵓⵜⴰⵏⴱⵉⵔ|ⵛⵓⵜ|cutanbir|cut;ⴽⵜⵓⴱⵔ|ⴽⵜⵓ|ktubr|ktu;ⵏⵓⵡⴰⵏⴱⵉⵔ|ⵏⵓⵡ|nuwanbir|nuw;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⴷⵓⵊ|dujanbir|duj
innayr|inn|ⵉⵏⵏⴰⵢⵔ|ⵉⵏⵏ;bṛayṛ|bṛa|ⴱⵕⴰⵢⵕ|ⴱⵕⴰ;maṛṣ|maṛ|ⵎⴰⵕⵚ|ⵎⴰⵕ;ibrir|ibr|ⵉⴱⵔⵉⵔ|ⵉⴱⵔ;mayyu|may|ⵎⴰⵢⵢⵓ|ⵎⴰⵢ;yunyu|yun|ⵢⵓⵏⵢⵓ|ⵢⵓⵏ;yulyuz|yul|ⵢⵓⵍⵢⵓⵣ|ⵢⵓⵍ;ɣuct|ɣuc|ⵖⵓⵛⵜ|ⵖⵓⵛ;cutanbir|cut|ⵛⵓⵜⴰⵏⴱⵉⵔ|ⵛⵓⵜ;ktubr|ktu|ⴽⵜⵓⴱⵔ|ⴽⵜⵓ;nuwanbir|nuw|ⵏⵓⵡⴰⵏⴱⵉⵔ|ⵏⵓⵡ;dujanbir|duj|ⴷⵓⵊⴰⵏⴱⵉⵔ|ⴷⵓⵊ
ၸၼ်ႇဝႃႇရီႇ|ၸၼ်ႇ;ၾႅပ်ႇဝႃႇရီႇ|ၾႅပ်ႇ;မၢတ်ႉၶ်ျ;ဢေႇပရႄႇ|ဢေႇ;မေႇ;ၸုၼ်ႇ;ၸူႇလၢႆႇ|ၸူႇ;ဢေႃးၵၢတ်ႉ|ဢေႃး;သႅပ်ႇထႅမ်ႇပႃႇ|သႅပ်ႇ;ဢွၵ်ႇထူဝ်ႇပႃႇ|ဢွၵ်ႇ;ၼူဝ်ႇဝႅမ်ႇပႃႇ|ၼူဝ်ႇ;တီႇသႅမ်ႇပႃႇ|တီႇ
දුරුතු;නවම්;මැදින්;බක්;වෙසක්;පොසොන්;ඇසළ;නිකිණි;බිනර;වප්;ඉල්;උඳුවප්
januára|jan|január;februára|feb|február;marca|mar|marec;apríla|apr|apríl;mája|máj;júna|jún;júla|júl;augusta|aug|august;septembra|sep|september;októbra|okt|október;novembra|nov|november;decembra|dec|december
januar|jan.;februar|feb.;marec|mar.;april|apr.;maj;junij|jun.;julij|jul.;avgust|avg.;september|sep.;oktober|okt.;november|nov.;december|dec.
uđđâivemáánu|uđiv;kuovâmáánu|kuovâ;njuhčâmáánu|njuhčâ|NJ;cuáŋuimáánu|cuáŋui;vyesimáánu|vyesi;kesimáánu|kesi;syeinimáánu|syeini;porgemáánu|porge;čohčâmáánu|čohčâ;roovvâdmáánu|roovvâd;skammâmáánu|skammâ;juovlâmáánu|juovlâ
Ndira|Ndi;Kukadzi|Kuk;Kurume|Kur;Kubvumbi|Kub;Chivabvu|Chv;Chikumi|Chk;Chikunguru|Chg;Nyamavhuvhu|Nya;Gunyana|Gun;Gumiguru|Gum;Mbudzi|Mbu;Zvita|Zvi
Janaayo|Jan|Jannaayo;Febraayo|Feb;Maarso|Mar;Abriil|Abr;Maayo|May;Juun|Jun;Luulyo|Lul;Agosto|Ogs|Ogosto;Sebtembar|Seb|Sebteembar;Oktoobar|Okt;Noofeembar|Nof;Diseembar|Dis
janar|jan;shkurt|shk|sh;mars|mar;prill|pri;maj;qershor|qer;korrik|korr;gusht|gush;shtator|sht|sh;tetor|tet;nëntor|nën;dhjetor|dhj|dh
јануар|јан|januar|jan;фебруар|феб|februar|feb;март|мар|mart|mar;април|апр|april|apr;мај|maj;јун|jun;јул|jul;август|авг|avgust|avg;септембар|сеп|septembar|sep;октобар|окт|oktobar|okt;новембар|нов|novembar|nov;децембар|дец|decembar|dec
јануар|јан|januar|jan;фебруар|феб|februar|feb;март|мар|mart|mar;април|апр|april|apr;мај|maj;јун|jun;јул|jul;август|авг|avgust|avg;септембар|септ|сеп|septembar|sep;октобар|окт|oktobar|okt;новембар|нов|novembar|nov;децембар|дец|decembar|dec
januar|jan|јануар|јан;februar|feb|фебруар|феб;mart|mar|март|мар;april|apr|април|апр;maj|мај;jun|јун;jul|јул;avgust|avg|август|авг;septembar|sep|септембар|сеп;oktobar|okt|октобар|окт;novembar|nov|новембар|нов;decembar|dec|децембар|дец
januar|jan|јануар|јан;februar|feb|фебруар|феб;mart|март|мар|mar;april|apr|април|апр;maj|мај;jun|јун;jul|јул;avgust|avg|август|авг;septembar|sept|септембар|сеп|sep;oktobar|okt|октобар|окт;novembar|nov|новембар|нов;decembar|dec|децембар|дец
Pherekgong|Phe;Hlakola|Kol;Hlakubele|Hlb;Mmesa|Mme;Motsheanong|Mot;Phupjane|Jan;Phupu|Upu;Phato|Pha;Lwetse|Leo;Mphalane|Mph;Pudungwana|Pun;Tshitwe|Tsh
Januari|Jan;Pébruari|Péb;Maret|Mar;April|Apr;Méi;Juni|Jun;Juli|Jul;Agustus|Ags;Séptémber|Sép;Oktober|Okt;Nopémber|Nop;Désémber|Dés
januari|jan.;februari|feb.;mars;april|apr.;maj;juni;juli;augusti|aug.;september|sep.;oktober|okt.;november|nov.;december|dec.
Januari|Jan;Februari|Feb;Machi|Mac;Aprili|Apr;Mei;Juni|Jun;Julai|Jul;Agosti|Ago;Septemba|Sep;Oktoba|Okt;Novemba|Nov;Desemba|Des
ܟܢܘܢ ܐܚܪܝܐ|ܟܢܘܢ ܒ;ܫܒܛ;ܐܕܪ;ܢܝܣܢ;ܐܝܪ;ܚܙܝܪܢ;ܬܡܘܙ;ܐܒ;ܐܝܠܘܠ;ܬܫܪܝܢ ܩܕܡܝܐ|ܬܫܪܝܢ ܐ;ܬܫܪܝܢ ܐܚܪܝܐ|ܬܫܪܝܢ ܒ;ܟܢܘܢ ܩܕܡܝܐ|ܟܢܘܢ ܐ
stycznia;lutego;marca;kwietnia;moja;czyrwca;lipca;siyrpnia;września;października;listopada;grudnia
ஜனவரி|ஜன.;பிப்ரவரி|பிப்.;மார்ச்|மார்.;ஏப்ரல்|ஏப்.;மே;ஜூன்;ஜூலை;ஆகஸ்ட்|ஆக.;செப்டம்பர்|செப்.;அக்டோபர்|அக்.;நவம்பர்|நவ.;டிசம்பர்|டிச.
జనవరి|జన;ఫిబ్రవరి|ఫిబ్ర;మార్చి;ఏప్రిల్|ఏప్రి;మే;జూన్;జులై;ఆగస్టు|ఆగ;సెప్టెంబర్|సెప్టెం;అక్టోబర్|అక్టో;నవంబర్|నవం;డిసెంబర్|డిసెం
Orara|Rar;Omuk|Muk;Okwamg’|Kwa;Odung’el|Dun;Omaruk|Mar;Omodok’king’ol|Mod;Ojola|Jol;Opedel|Ped;Osokosokoma|Sok;Otibar|Tib;Olabor|Lab;Opoo|Poo
Январ|Янв;Феврал|Фев;Март|Мар;Апрел|Апр;Май;Июн;Июл;Август|Авг;Сентябр|Сен;Октябр|Окт;Ноябр|Ноя;Декабр|Дек
มกราคม|ม.ค.;กุมภาพันธ์|ก.พ.;มีนาคม|มี.ค.;เมษายน|เม.ย.;พฤษภาคม|พ.ค.;มิถุนายน|มิ.ย.;กรกฎาคม|ก.ค.;สิงหาคม|ส.ค.;กันยายน|ก.ย.;ตุลาคม|ต.ค.;พฤศจิกายน|พ.ย.;ธันวาคม|ธ.ค.
ጥሪ;ለካቲት|ለካ;መጋቢት|መጋ;ሚያዝያ|ሚያ;ጉንበት|ግን;ሰነ;ሓምለ|ሓም;ነሓሰ|ነሓ;መስከረም|መስ;ጥቅምቲ|ጥቅ;ሕዳር|ሕዳ;ታሕሳስ|ታሕ
ýanwar|ýan;fewral|few;mart|Mar;aprel|apr;maý;iýun;iýul;awgust|awg;sentýabr|sen;oktýabr|okt;noýabr|noý;dekabr|dek
Ferikgong|Fer;Tlhakole|Tlh;Mopitlo|Mop;Moranang|Mor;Motsheganang|Mot;Seetebosigo|See;Phukwi|Phu;Phatwe|Pha;Lwetse|Lwe;Diphalane|Dip;Ngwanatsele|Ngw;Sedimonthole|Sed
Sānuali|Sān;Fēpueli|Fēp;Maʻasi|Maʻa;ʻEpeleli|ʻEpe|ʻE;Mē;Sune|Sun;Siulai|Siu;ʻAokosi|ʻAok|ʻA;Sēpitema|Sēp|Sepitema;ʻOkatopa|ʻOka|ʻO;Nōvema|Nōv;Tīsema|Tīs
Janueri;Februeri;Mas;Epril;Me;Jun;Julai;Ogas;Septemba;Oktoba;Novemba;Desemba
Ocak|Oca;Şubat|Şub;Mart|Mar;Nisan|Nis;Mayıs|May;Haziran|Haz;Temmuz|Tem;Ağustos|Ağu;Eylül|Eyl;Ekim|Eki;Kasım|Kas;Aralık|Ara
Sunguti|Sun;Nyenyenyani|Yan;Nyenyankulu|Kul;Dzivamisoko|Dzi;Mudyaxihi|Mud;Khotavuxika|Kho;Mawuwani|Maw;Mhawuri|Mha;Ndzhati|Ndz;Nhlangula|Nhl;Hukuri|Huk;N’wendzamhala|N’w
гыйнвар|гыйн.;февраль|фев.;март|мар.;апрель|апр.;май;июнь;июль;август|авг.;сентябрь|сент.;октябрь|окт.;ноябрь|нояб.;декабрь|дек.
Январь|Янв.;Февраль|Февр.;Март|Мар.;Апрель|Апр.;Май;Июнь|Июн.;Июль|Июл.;Август|Авг.;Сентябрь|Сент.;Октябрь|Окт.;Ноябрь|Нояб.;Декабрь|Дек.
Yennayer|Yen;Yebrayer|Yeb;Mars|Mar;Ibrir|Ibr;Mayyu|May;Yunyu|Yun;Yulyuz|Yul;Ɣuct|Ɣuc;Cutanbir|Cut;Kṭuber|Kṭu;Nwanbir|Nwa;Dujanbir|Duj
يانۋار;فېۋرال;مارت;ئاپرېل;ماي;ئىيۇن;ئىيۇل;ئاۋغۇست;سېنتەبىر;ئۆكتەبىر;نويابىر;دېكابىر
січня|січ.|січень;лютого|лют.|лютий;березня|бер.|березень;квітня|квіт.|квітень;травня|трав.|травень;червня|черв.|червень;липня|лип.|липень;серпня|серп.|серпень;вересня|вер.|вересень;жовтня|жовт.|жовтень;листопада|лист.|листопад;грудня|груд.|грудень
جنوری;فروری;مارچ;اپریل;مئی;جون;جولائی;اگست;ستمبر;اکتوبر;نومبر;دسمبر
yanvar|yan|جنوری|جنو|январ|янв;fevral|fev|فبروری|فبر|феврал|фев;mart|mar|مارچ|مار|март|мар;aprel|apr|اپریل|اپر|апрел|апр;may|می|май;iyun|iyn|جون|июн;iyul|iyl|جولای|جول|июл;avgust|avg|اگست|اگس|август|авг;sentabr|sen|سپتمبر|سپت|сентябр|сен;oktabr|okt|اکتوبر|اکت|октябр|окт;noyabr|noy|نومبر|نوم|ноябр|ноя;dekabr|dek|دسمبر|دسم|декабр|дек
جنوری|جنو|yanvar|yan|январ|янв;فبروری|فبر|fevral|fev|феврал|фев;مارچ|مار|mart|mar|март|мар;اپریل|اپر|aprel|apr|апрел|апр;می|may|май;جون|iyun|iyn|июн;جولای|جول|iyul|iyl|июл;اگست|اگس|avgust|avg|август|авг;سپتمبر|سپت|sentabr|sen|сентябр|сен;اکتوبر|اکت|oktabr|okt|октябр|окт;نومبر|نوم|noyabr|noy|ноябр|ноя;دسمبر|دسم|dekabr|dek|декабр|дек
январ|янв|yanvar|yan|جنوری|جنو;феврал|фев|fevral|fev|فبروری|فبر;март|мар|mart|mar|مارچ|مار;апрел|апр|aprel|apr|اپریل|اپر;май|may|می;июн|iyun|iyn|جون;июл|iyul|iyl|جولای|جول;август|авг|avgust|avg|اگست|اگس;сентябр|сен|sentabr|sen|سپتمبر|سپت;октябр|окт|oktabr|okt|اکتوبر|اکت;ноябр|ноя|noyabr|noy|نومبر|نوم;декабр|дек|dekabr|dek|دسمبر|دسم
ꖨꖕ ꕪꕴ ꔞꔀꕮꕊ|ꖨꖕꔞ;ꕒꕡꖝꖕ|ꕒꕡ;ꕾꖺ;ꖢꖕ;ꖑꕱ;ꖱꘋ;ꖱꕞꔤ|ꖱꕞ;ꗛꔕ;ꕢꕌ;ꕭꖃ;ꔞꘋꕔꕿ ꕸꖃꗏ|ꔞꘋ;ꖨꖕ ꕪꕴ ꗏꖺꕮꕊ|ꖨꖕꗏ
jenaro|jen;febraro|feb;marso|mar;aprile|apr;majo|maj;jugno|jug;lujo|luj;agosto|ago;setenbre|set;otobre|oto;novenbre|nov;dezenbre|dez
janeiru;fevereiru;marsu;abril;maiu;junyu;julyu;agostu;setembru;outubru;novembru;dezembru
Jenner|Jen;Hornig|Hor;Märze|Mär;Abrille|Abr;Meije|Mei;Bráčet|Brá;Heiwet|Hei;Öigšte|Öig;Herbštmánet|Her;Wímánet|Wím;Wintermánet|Win;Chrištmánet|Chr
Samwiyee|Sam;Fewriyee|Few;Mars|Mar;Awril|Awr;Mee;Suwe|Suw;Sulet|Sul;Ut;Sàttumbar|Sàt;Oktoobar|Okt;Nowàmbar|Now;Desàmbar|Des
Janyuwari|Jan;Februwari|Feb;Matshi|Mat;Epreli|Epr;Meyi|Mey;Juni|Jun;Julayi|Jul;Agasti|Aga;Septemba|Sept|Sep;Okthobha|Okt|Okthoba;Novemba|Nov;Disemba|Dis
जनवरी|जन॰;फ़रवरी|फ़र॰;मार्च;अप्रैल;मई;जून;जुलाई|जुल॰;अगस्त|अग॰;सितंबर|सित॰;अक्तूबर|अक्तू॰;नवंबर|नव॰;दिसंबर|दिस॰
pikítíkítie, oólí ú kutúan;siɛyɛ́, oóli ú kándíɛ;ɔnsúmbɔl, oóli ú kátátúɛ;mesiŋ, oóli ú kénie;ensil, oóli ú kátánuɛ;ɔsɔn;efute;pisuyú;imɛŋ i puɔs;imɛŋ i putúk,oóli ú kátíɛ;makandikɛ;pilɔndɔ́
יאַנואַר|יאַנ;פֿעברואַר|פֿעב;מערץ;אַפּריל|אַפּר;מיי;יוני;יולי;אויגוסט|אויג;סעפּטעמבער|סעפּ;אקטאבער|אקט;נאוועמבער|נאוו;דעצעמבער|דעצ
Oṣù Ṣẹ́rẹ́;Oṣù Èrèlè;Oṣù Ẹrẹ̀nà;Oṣù Ìgbé;Oṣù Ẹ̀bibi;Oṣù Òkúdu;Oṣù Agẹmọ;Oṣù Ògún;Oṣù Owewe;Oṣù Ọ̀wàrà;Oṣù Bélú;Oṣù Ọ̀pẹ̀
Oshù Shɛ́rɛ́|Oṣù Ṣẹ́rẹ́;Oshù Èrèlè|Oṣù Èrèlè;Oshù Ɛrɛ̀nà|Oṣù Ẹrẹ̀nà;Oshù Ìgbé|Oṣù Ìgbé;Oshù Ɛ̀bibi|Oṣù Ẹ̀bibi;Oshù Òkúdu|Oṣù Òkúdu;Oshù Agɛmɔ|Oṣù Agẹmọ;Oshù Ògún|Oṣù Ògún;Oshù Owewe|Oṣù Owewe;Oshù Ɔ̀wàrà|Oṣù Ọ̀wàrà;Oshù Bélú|Oṣù Bélú;Oshù Ɔ̀pɛ̀|Oṣù Ọ̀pẹ̀
yepé|ye;mukũi|mk;musapíri|ms;irũdí|id;pú|pu;pú-yepé|py;pú-mukũi|pm;pú-musapíri|ps;pú-irũdí|pi;yepé-putimaã|yp;yepé-yepé|yy;yepé-mukũi|ym
ndwenit;ndwenngeih;ndwensam;ndwenseiq;ndwenngux;ndwenloeg;ndwencaet;ndwenbet;ndwengouj;ndwencib;ndwencib’it;ndwencibngeih
ⵉⵏⵏⴰⵢⵔ|ⵉⵏⵏ;ⴱⵕⴰⵢⵕ|ⴱⵕⴰ;ⵎⴰⵕⵚ|ⵎⴰⵕ;ⵉⴱⵔⵉⵔ|ⵉⴱⵔ;ⵎⴰⵢⵢⵓ|ⵎⴰⵢ;ⵢⵓⵏⵢⵓ|ⵢⵓⵏ;ⵢⵓⵍⵢⵓⵣ|ⵢⵓⵍ;ⵖⵓⵛⵜ|ⵖⵓⵛ;ⵛⵓⵜⴰⵏⴱⵉⵔ|ⵛⵓⵜ;ⴽⵜⵓⴱⵔ|ⴽⵜⵓ;ⵏⵓⵡⴰⵏⴱⵉⵔ|ⵏⵓⵡ;ⴷⵓⵊⴰⵏⴱⵉⵔ|ⴷⵓⵊ
Januwari|Jan;Februwari|Feb;Mashi|Mas;Ephreli|Eph;Meyi|Mey;Juni|Jun;Julayi|Jul;Agasti|Aga;Septhemba|Sep;Okthoba|Okt;Novemba|Nov;Disemba|Dis

"""

  /// The names of the halves and parts of the day, between semicolons: `am`, `pm`, or the first minute of
  /// the day and the one behind the last; then an equals sign and the names, between bars.
  static let periods: StaticString = """
am=AM;pm=PM
0-0=middernag|mn;0-300=die nag|in die nag|nag;1080-0=die aand|in die aand|aand;300-720=die oggend|oggend;720-1080=die middag|in die middag|middag;am=vm.;pm=nm.
am=a.g;pm=a.k
am=AN;pm=ANW
0-0=እኩለ ሌሊት;0-360=በሌሊት|ሌሊት;1080-0=በምሽት|ምሽት;720-720=ቀትር;am=ጥዋት;pm=ከሰዓት
0-60=في المساء|منتصف الليل;180-360=في الصباح|فجرًا;60-180=ليلاً;720-780=ظهرًا;780-1080=بعد الظهر;am=ص|صباحًا;pm=م|مساءً
0-60=في المساء|منتصف الليل;180-360=في الصباح|فجرًا;60-180=ليلاً|ل;720-780=ظهرًا;780-1080=بعد الظهر;am=ص|صباحًا;pm=م|مساءً
am=পূৰ্বাহ্ন;pm=অপৰাহ্ন
am=icheheavo;pm=ichamthi
am=de la mañana|AM|mañana;pm=de la tarde|PM|tarde
0-0=gecəyarı|ҝеҹәјары;0-240=gecə|ҝеҹә;1020-1140=axşamüstü|ахшамүстү;1140-0=axşam|ахшам;240-360=sübh|сүбһ;360-720=səhər|сәһәр;720-1020=gündüz|ҝүндүз;720-720=günorta|ҝүнорта;am=AM|АМ;pm=PM|ПМ
0-0=ҝеҹәјары|gecəyarı;0-240=ҝеҹә|gecə;1020-1140=ахшамүстү|axşamüstü;1140-0=ахшам|axşam;240-360=сүбһ|sübh;360-720=сәһәр|səhər;720-1020=ҝүндүз|gündüz;720-720=ҝүнорта|günorta;am=АМ|AM;pm=ПМ|PM
am=am;pm=pm
am=I bikɛ̂glà;pm=I ɓugajɔp
am=uluchelo;pm=akasuba
am=pamilau;pm=pamunyi
0-0=полунощ;1080-1320=вечерта;1320-240=през нощта;240-660=сутринта;660-840=на обяд;840-1080=следобед;am=пр.об.|am;pm=сл.об.|pm
am=तडके|AM;pm=सांझ|PM
am=भोर|AM;pm=सांझ|PM
0-240=gajanɩ|gjn;1200-0=gɩjibɔŋɔ|gjb;240-420=asʊbaa|asb;420-720=gajaka|gjk;720-960=gɩshilikɔnɔ|gshk;960-1200=gɩteŋshile|gtsh;am=ʊshilè kʊboɖu|1ka;pm=ʊshilè kʊsasʊ|2ja
1080-1200=সন্ধ্যাবেলায়|সন্ধ্যা;1200-240=রাত্রিবেলায়|রাত্রি;240-360=ভোরবেলায়|ভোর;360-720=সকালবেলায়|সকাল;720-960=দুপুরবেলায়|দুপুর;960-1080=বিকাল;am=AM;pm=PM
1080-1200=সন্ধ্যাবেলায়|সন্ধ্যা;1200-240=রাত্রি|রাত্রিবেলায়;240-360=ভোরবেলায়|ভোর;360-720=সকালবেলায়|সকাল;720-960=দুপুরবেলায়|দুপুর;960-1080=বিকাল;am=AM;pm=PM
am=སྔ་དྲོ་;pm=ཕྱི་དྲོ་
am=A.M.;pm=G.M.
am=फुं;pm=बेलासे
0-0=ponoć|поноћ;1080-1260=navečer|увече|вече;1260-240=po noći|ноћу|ноћ;240-720=ujutro|ујутру|јутро;720-1080=poslijepodne|у подне|послийеподне;720-720=podne|подне;am=prijepodne|a. m.|прије подне|пре подне;pm=popodne|p. m.|послије подне|поподне
0-0=поноћ|ponoć;1080-1260=увече|вече|navečer;1260-240=ноћу|ноћ|po noći;240-720=ујутру|јутро|ujutro;720-1080=у подне|послийеподне|poslijepodne;720-720=подне|podne;am=прије подне|пре подне|prijepodne|a. m.;pm=послије подне|поподне|popodne|p. m.
0-0=mitjanit;0-360=matinada;1140-1260=vespre;1260-0=nit;360-720=matí;720-780=migdia;780-1140=tarda;am=a. m.;pm=p. m.
1080-1200=𑄥𑄎𑄧𑄚𑄳𑄠;1200-240=𑄢𑄬𑄖𑄴;240-360=𑄛𑄧𑄖𑄳𑄠𑄃𑄟𑄧𑄣𑄳𑄠𑄬;360-720=𑄝𑄬𑄚𑄳𑄠𑄬;720-960=𑄘𑄨𑄝𑄪𑄎𑄳𑄠;960-1080=𑄝𑄬𑄣𑄳𑄠𑄬;am=AM;pm=PM
720-720=ᎢᎦ;am=ᏌᎾᎴ;pm=ᏒᎯᏱᎢᏗᏢ|ᏒᎯᏱᎢ
am=ب.ن;pm=د.ن
0-0=půlnoc|půln.|půl.;1080-1320=večer|več.;1320-240=v noci|v n.|noc;240-540=ráno|r.;540-720=dopoledne;720-1080=odpoledne;720-720=poledne|pol.;am=dop.;pm=odp.
am=ᐁᒼ|ᐊᒼ;pm=ᐲᒼ
am=к. у.;pm=к. х.
0-0=canol nos;0-720=y bore|yn y bore|bore;1080-0=yr hwyr|min nos;720-1080=y prynhawn|yn y prynhawn|prynhawn;720-720=canol dydd;am=yb|AM;pm=yh|PM
0-0=midnat;0-300=om natten|nat;1080-0=om aftenen|aften;300-600=om morgenen|morgen;600-720=om formiddagen|formiddag;720-1080=om eftermiddagen|eftermiddag;am=AM;pm=PM
am=Luma lwa K;pm=luma lwa p
0-0=Mitternacht;0-300=nachts|Nacht;1080-0=abends|Abend;300-600=morgens|Morgen;600-720=vormittags|vorm.|Vormittag;720-780=mittags|Mittag;780-1080=nachmittags|nachm.|Nachmittag;am=AM;pm=PM
0-0=Mitternacht;0-300=nachts|Nacht;1080-0=abends|Abend;300-600=morgens|Morgen;600-720=vormittags|vorm.|Vormittag;720-780=mittags|Mittag;780-1080=nachmittags|nachm.|Nachmittag;am=AM|vm.;pm=PM|nm.
0-0=Mitternacht;0-300=nachts|Nacht;1080-0=abends|Abend;300-600=morgens|Morgen;600-720=vormittags|Vormittag;720-780=mittags|Mittag;780-1080=nachmittags|Nachmittag;am=AM|vorm.;pm=PM|nachm.
am=Subbaahi;pm=Zaarikay b
am=सवेर;pm=दपैहर बाद|स’ञ
am=dopołdnja|dop.;pm=wótpołdnja|wótp.
am=idiɓa;pm=ebyámu
am=སྔ་ཆ་;pm=ཕྱི་ཆ་
am=KI;pm=UT
1080-1260=fiẽ;1260-240=zã;240-300=fɔŋli;720-840=ŋdɔ;am=ŋdi;pm=ɣetrɔ
1020-1200=το απόγευμα|απόγ.|απόγευμα;1200-240=το βράδυ|βράδυ;240-720=το πρωί|πρωί;720-1020=το μεσημέρι|μεσημ.|μεσημέρι;am=π.μ.;pm=μ.μ.
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=noon;am=AM|𐐈𐐣|𐑨𐑥;pm=PM|𐐑𐐣|𐑐𐑥
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=noon;am=am|𐐈𐐣|𐑨𐑥;pm=pm|𐐑𐐣|𐑐𐑥
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=midday|noon;am=am|𐐈𐐣|𐑨𐑥;pm=pm|𐐑𐐣|𐑐𐑥
0-0=midnight|mid|mi;0-720=in the morning|mor|morning;1080-1260=in the evening|eve|evening;1260-0=at night|night;720-1080=in the afternoon|aft|afternoon;720-720=noon;am=a.m.|𐐈𐐣|𐑨𐑥;pm=p.m.|𐐑𐐣|𐑐𐑥
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=noon;am=𐐈𐐣|AM|𐑨𐑥;pm=𐐑𐐣|PM|𐑐𐑥
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=noon;am=a.m.|𐐈𐐣|𐑨𐑥;pm=p.m.|𐐑𐐣|𐑐𐑥
0-0=midnight|mi;0-720=in the morning|morning;1080-1260=in the evening|evening;1260-0=at night|night;720-1080=in the afternoon|afternoon;720-720=noon;am=𐑨𐑥|AM|𐐈𐐣;pm=𐑐𐑥|PM|𐐑𐐣
am=atm;pm=ptm
0-360=de la madrugada|madrugada;1200-0=de la noche|noche;360-720=de la mañana|mañana;720-1200=de la tarde|tarde;720-720=del mediodía|mediodía;am=a. m.;pm=p. m.
0-360=de la madrugada|madrugada;1200-0=de la noche|noche;360-720=de la mañana|mañana;720-1200=de la tarde|tarde;720-720=del mediodía|mediodía;am=a.m.;pm=p.m.
0-360=madrugada|de la madrugada;1200-0=noche|de la noche;360-720=mañana|de la mañana;720-1200=tarde|de la tarde;720-720=mediodía|del mediodía;am=a. m.;pm=p. m.
0-360=de la madrugada|madrugada;0-720=de la mañana|mañana;1200-0=de la noche|noche;720-1200=de la tarde|tarde;720-720=m.|del mediodía|mediodía;am=a. m.;pm=p. m.
0-360=de la madrugada|día|madrugada;1200-0=de la noche|noche;360-720=de la mañana|mañana;720-1200=de la tarde|tarde;720-720=del mediodía|mediodía;am=a. m.;pm=p. m.
0-360=de la madrugada|madrugada;1200-0=de la noche|noche;360-720=de la mañana|mañana;720-1200=de la tarde|tarde;720-720=mediodía|del mediodía;am=a. m.;pm=p. m.
0-0=keskööl|kesköö;1080-1380=õhtul|õhtu;1380-300=öösel|öö;300-720=hommikul|hommik;720-1080=pärastlõunal|pärastlõuna;720-720=keskpäeval|keskpäev;am=AM;pm=PM
0-0=gauerdia|gauerd.;0-360=goizaldeko|goizald.|goizaldea|goiz.;1140-1260=iluntzeko|iluntz.|iluntzea;1260-0=gaueko|gaua;360-720=goizeko|goiza;720-840=eguerdiko|eguerd.|eguerdia;840-1140=arratsaldeko|arrats.|arratsaldea;am=AM;pm=PM
am=kíkíríg;pm=ngəgógəle
0-60=نیمه\u{200C}شب;1140-0=شب;240-720=صبح;60-240=بامداد;720-780=ظهر;780-1140=عصر;am=قبل\u{200C}ازظهر|ق.ظ.|ق\u{200C}ظ;pm=بعدازظهر|ب.ظ.|ب\u{200C}ظ
0-60=نیمه\u{200C}شب;1140-0=شب;240-720=صبح;60-240=بامداد;720-780=ظهر|بعد از چاشت;780-1140=عصر;am=قبل\u{200C}ازظهر|ق.ظ.|ق\u{200C}ظ;pm=بعدازظهر|ب.ظ.|ب\u{200C}ظ
am=subaka|𞤀𞤎;pm=kikiiɗe|𞤇𞤎
am=𞤀𞤎|subaka;pm=𞤇𞤎|kikiiɗe
0-0=keskiyöllä|ky.|keskiyö;1080-1380=illalla|ilta;1380-300=yöllä|yö;300-600=aamulla|aamu;600-720=aamupäivällä|aamup.|aamupäivä;720-1080=iltapäivällä|iltap.|iltapäivä;720-720=keskipäivällä|keskip.|kp.|keskipäivä;am=ap.;pm=ip.
0-0=hatinggabi;0-360=ng umaga|umaga;360-720=madaling-araw;720-720=tanghaling-tapat;720-960=ng hapon|hapon;960-1080=ng gabi|gabi;am=AM;pm=PM
0-0=minuit;1080-0=du soir|soir;240-720=du matin|matin|mat.;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=AM;pm=PM
0-0=minuit;1080-0=du soir|soir;240-720=du matin|du mat.|mat.|matin;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=a.m.;pm=p.m.
0-0=minuit|min.;1080-0=du soir|soir;240-720=du matin|matin|mat.;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=AM;pm=PM
0-0=minuit|min.;1080-0=du soir|soir;240-720=du matin|du mat.|matin|mat.;720-1080=de l’après-midi|de l’ap.m.|après-midi|ap.m.;720-720=midi;am=AM;pm=PM
0-0=minuit;1080-0=du soir;240-720=du matin;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=matin|mat.|AM;pm=soir|PM
0-0=minuit;0-240=de la nuit;1080-0=du soir|soir;240-720=du matin|matin|mat.;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=AM;pm=PM
0-0=minuit;1080-0=du soir|soir;240-720=du matin|matin|mat.;720-1080=de l’après-midi|après-midi|ap.m.;720-720=midi;am=a.m.;pm=p.m.
0-0=minuit|min.;1080-0=du soir|soir;240-720=du matin|mat.|matin;720-1080=de l’après-midi|ap.m.|après-midi;720-720=midi;am=AM;pm=PM
am=a.;pm=p.
am=r.n.;pm=i.n.
am=LEEBI|AM;pm=SHWANE|PM
am=m;pm=f
0-0=da noite|medianoite;0-360=da madrugada|madrugada;1260-0=noite;360-720=da mañá|mañá;720-780=do mediodía|mediodía;780-1260=da tarde|tarde;am=a.m.;pm=p.m.
0-0=Mitternacht;0-300=znacht|Nacht;1080-0=zaabig|Aabig;300-720=am Morge|Morge;720-840=zmittag|Mittag;am=am Vormittag|vorm.|Vormittag;pm=am Namittag|nam.|Namittag
0-0=મધ્યરાત્રિ|મ.રાત્રિ;1200-240=રાત્રે|રાત્રિ;240-720=સવારે|સવાર;720-960=બપોરે|બપોર;960-1200=સાંજે|સાંજ;am=AM;pm=PM
am=Mambia|Ma;pm=Mog|Mo
am=a.m.;pm=p.m.
am=Safiya|SF|AM;pm=Yamma|YM|PM
am=AM|Safiya|SF;pm=PM|Yamma|YM
0-0=חצות;1080-1320=בערב|ערב;1320-180=בלילה|לילה;180-360=לפנות בוקר;360-720=בבוקר|בוקר;720-960=בצהריים|צהריים;960-1080=אחר הצהריים;am=AM|לפנה״צ;pm=PM|אחה״צ
0-0=मध्यरात्रि|आधी रात|aadhi raat|midnight|mi;1200-240=रात|raat|night;240-720=सुबह|subah|morning;720-720=Madhyanh|noon;720-960=दोपहर|dopahar|afternoon;960-1200=शाम|shaam|evening;am=am;pm=pm
0-0=aadhi raat|midnight|mi|मध्यरात्रि|आधी रात;1200-240=raat|night|रात;240-720=subah|morning|सुबह;720-720=Madhyanh|noon;720-960=dopahar|afternoon|दोपहर;960-1200=shaam|evening|शाम;am=AM;pm=PM
0-0=ponoć;1080-1260=navečer;1260-240=noću;240-720=ujutro;720-1080=poslije podne|popodne;720-720=podne;am=AM;pm=PM
am=dopołdnja|dop.;pm=popołdnju|pop.
0-0=minuit;720-720=midi;am=AM;pm=PM
0-0=éjfél;1080-1260=este;1260-240=éjjel;240-360=hajnal;360-540=reggel;540-720=délelőtt;720-1080=délután;720-720=dél;am=de.;pm=du.
0-0=կեսգիշերին|կեսգիշեր|կգ․;0-360=գիշերվա|գիշերը|գշր|գիշեր;1080-0=երեկոյան|երկ|երեկո;360-720=առավոտյան|առվ|առավոտ;720-1080=ցերեկվա|ցերեկը|ցրկ|ցերեկ;720-720=կեսօրին|կեսօր|կօ․;am=AM;pm=PM
0-0=tengah malam;0-600=pagi;1080-0=malam;600-900=siang;720-720=tengah hari;900-1080=sore;am=AM;pm=PM
am=ante midí|a.m.;pm=pos midí|p.m.
am=N’ụtụtụ;pm=N’abali|N’abalị
am=ꎸꄑ;pm=ꁯꋒ
0-0=miðnætti|mn.;0-360=að nóttu|nótt;1080-0=að kvöldi|kv.|kvöld;360-720=að morgni|mrg.|morgunn;720-1080=síðdegis|sd.|eftir hádegi;720-720=hádegi|hd.;am=f.h.;pm=e.h.
0-0=mezzanotte;0-360=di notte|notte;1080-0=di sera|sera;360-720=di mattina|mattina;720-1080=del pomeriggio|di pomeriggio|pomeriggio;720-720=mezzogiorno;am=AM;pm=PM
0-0=真夜中;1140-1380=夜;1380-240=夜中;240-720=朝;720-720=正午;720-960=昼;960-1140=夕方;am=午前;pm=午後
am=mbaꞌmbaꞌ;pm=ŋka mbɔ́t nji
am=utuko;pm=kyiukonyi
am=Isuk;pm=Wengi
0-0=შუაღამეს|შუაღამე;1080-1260=საღამოს|საღ.|საღამო;1260-300=ღამით|ღამ.|ღამე;300-720=დილით|დილ.|დილა;720-1080=ნაშუადღევს|ნაშუადღ.|ნაშუადღევი;720-720=შუადღეს|შუადღ.|შუადღე;am=AM;pm=PM
am=n tufat;pm=n tmeddit
am=Ĩyakwakya;pm=Ĩyawĩoo
am=Muhi;pm=Chilo
am=Eqʼela|AM;pm=Ewu|PM
0-0=kuty-si;0-360=kurã ge;1140-0=kuty kỹ;360-720=kusãg ki;720-1140=rãkãnh kỹ;720-720=kurã-kuju;am=AM;pm=PM
am=Adduha;pm=Aluula
am=Kiroko;pm=Hwaĩ-inĩ
0-0=түн жарымы|түнгі|ءتۇن جارىمى|تۇنگى;1080-1260=кешкі|кеш|كەشى|كەش;1260-360=түн|ءتۇن;360-720=таңғы|таң|تاڭعى|تاڭ;720-1080=түстен кейінгі|түстен кейін|تۇستەن كەيىنگى|تۇستەن كەيىن;720-720=түскі|талтүс|تۇسكى|تال ءتۇس;am=AM|ت د;pm=PM|ت ك
0-0=ءتۇن جارىمى|تۇنگى|түн жарымы|түнгі;1080-1260=كەشى|كەش|кешкі|кеш;1260-360=ءتۇن|түн;360-720=تاڭعى|تاڭ|таңғы|таң;720-1080=تۇستەن كەيىنگى|تۇستەن كەيىن|түстен кейінгі|түстен кейін;720-720=تۇسكى|تال ءتۇس|түскі|талтүс;am=ت د|AM;pm=ت ك|PM
am=karoon|krn;pm=kooskoliny|koosk
0-0=អធ្រាត្រ;0-720=នៅពេល\u{200B}ព្រឹក|ព្រឹក;1080-1260=នៅពេល\u{200B}ល្ងាច|ល្ងាច;1260-0=នៅពេល\u{200B}យប់|យប់;720-1080=នៅពេលរសៀល|រសៀល;720-720=ថ្ងៃត្រង់|ថ្ងៃ\u{200B}ត្រង់;am=AM;pm=PM
0-0=ಮಧ್ಯ ರಾತ್ರಿ;1080-1260=ಸಂಜೆ;1260-360=ರಾತ್ರಿ;360-720=ಬೆಳಗ್ಗೆ;720-1080=ಮಧ್ಯಾಹ್ನ;am=AM;pm=PM
0-0=자정;1080-1260=저녁;1260-180=밤;180-360=아침;720-720=정오;am=오전|AM;pm=오후|PM
0-0=मध्यानरात|मध्यान|modhyanrat|modhyan|md;1200-240=राती|रात|rati|rat|rt;240-720=सकाळ|sokall|sk;720-960=दनपारां|दनपार|donparam|donpar|dp;960-1200=सांज|sanj|sj;am=सकाळीं|AM|sokallim;pm=सांजे|PM|sanje
0-0=modhyanrat|modhyan|md|मध्यानरात|मध्यान;1200-240=rati|rat|rt|राती|रात;240-720=sokall|sk|सकाळ;720-960=donparam|donpar|dp|दनपारां|दनपार;960-1200=sanj|sj|सांज;am=sokallim|AM|सकाळीं;pm=sanje|PM|सांजे
am=اے ایم|AM|ये एम|दुपहर ब्रोंठ;pm=پی ایم|PM|पी एम|दुपहरपतॖ
am=ये एम|AM|दुपहर ब्रोंठ|اے ایم;pm=पी एम|PM|दुपहरपतॖ|پی ایم
am=makeo;pm=nyiaghuo
am=sárúwá;pm=cɛɛ́nko
am=Uhr vörmiddaachs|v.M.|Vörmeddaach;pm=Uhr nommendaachs|n.M.|Nommendaach
am=BN|AM;pm=PN|PM
am=AM|BN;pm=PM|PN
am=am|ए एम|ଏ ଏମ|ఎ ఎమ్;pm=pm|पी एम|ପି ଏମ|పి ఎమ్
am=ए एम|am|ଏ ଏମ|ఎ ఎమ్;pm=पी एम|pm|ପି ଏମ|పి ఎమ్
am=ଏ ଏମ|am|ए एम|ఎ ఎమ్;pm=ପି ଏମ|pm|पी एम|పి ఎమ్
am=ఎ ఎమ్|am|ए एम|ଏ ଏମ;pm=పి ఎమ్|pm|पी एम|ପି ଏମ
0-0=түн ортосу|түн орт;1080-1260=кечинде|кечк|кечкурун;1260-360=түн ичинде|түн;360-720=эртең менен|эртң мн;720-1080=түштөн кийин|түшт кйн;720-720=чак түш|чт;am=таңкы|тң;pm=түштөн кийинки|тк
am=TOO;pm=MUU
am=moies|mo.;pm=nomëttes|nomë.
am=del matin|AM;pm=de sira|PM
am=ntɔ́ngɔ́;pm=mpókwa
0-0=ທ່ຽງຄືນ|ທ່ຽງ\u{200B}ຄືນ;1200-300=ຕອນກາງຄືນ|ກາງຄືນ|\u{200B}ກາງ\u{200B}ຄືນ;300-720=ຕອນເຊົ້າ|\u{200B}ເຊົ້າ;720-720=ຕອນທ່ຽງ|ທ່ຽງ;720-960=ຕອນບ່າຍ|ສວາຍ;960-1200=ຕອນແລງ|ແລງ;am=ກ່ອນທ່ຽງ;pm=ຫຼັງທ່ຽງ
0-0=vidurnaktis;0-360=naktis;1080-0=vakaras;360-720=rytas;720-1080=popietė|diena;720-720=perpiet|vidurdienis;am=priešpiet|pr. p.;pm=popiet|pop.
am=Dinda;pm=Dilolo
am=OD;pm=OT
0-0=pusnaktī|pusnakts;1080-1380=vakarā|vakars;1380-360=naktī|nakts;360-720=no rīta|rīts;720-720=pusdienlaikā|pusd.|pusdienlaiks;am=priekšpusdienā|priekšp.|priekšpusdiena;pm=pēcpusdienā|pēcp.|pēcpusdiena|pēcpusd.
am=भोर|पूर्वाह्न;pm=सांझ|अपराह्न
am=Ɛnkakɛnyá;pm=Ɛndámâ
am=RŨ;pm=ŨG
am=wichishu;pm=mchochil’l
0-0=полноќ|полн.;0-240=ноќе|ноќ;1080-0=навечер|вечер;240-600=наутро|утро;600-720=претпладне;720-1080=попладне;720-720=напладне|напл.|пладне;am=претпл.;pm=попл.
0-0=അർദ്ധരാത്രി;1080-1140=സന്ധ്യ;1140-180=രാത്രി;180-360=പുലർച്ചെ;360-720=രാവിലെ;720-720=ഉച്ച;720-840=ഉച്ചയ്ക്ക്;840-900=ഉച്ചതിരിഞ്ഞ്;900-1080=വൈകുന്നേരം;am=AM;pm=PM
0-0=шөнө дунд;1080-1260=орой;1260-360=шөнө;360-720=өглөө;720-1080=өдөр;720-720=үд дунд;am=ү.ө.|AM;pm=ү.х.|PM
0-0=шөнө дунд;1080-1260=орой;1260-360=шөнө;360-720=өглөө;720-1080=өдөр;720-720=үд дунд;am=AM|ү.ө.;pm=PM|ү.х.
0-0=шөнө дунд;1080-1260=орой;1260-360=шөнө;360-720=өглөө;720-1080=өдөр;720-720=үд дунд;am=ᠦ᠂ ᠥ|AM|ү.ө.;pm=ᠦ᠂ ᠬᠣ|PM|ү.х.
am=এ এম|নুমাং|AM;pm=পি এম|PM
am=AM|এ এম|নুমাং;pm=PM|পি এম
0-0=मध्यरात्र|म.रा.;1260-240=रात्र;240-360=पहाट;360-720=सकाळ;720-720=मध्यान्ह;720-960=दुपार;960-1260=संध्याकाळ;am=AM;pm=PM
0-60=tengah malam|pagi;1140-0=malam;720-840=tengah hari;840-1140=petang;am=PG|AM;pm=PTG|PM
0-60=tengah malam|pagi;1140-0=malam;720-840=tengah hari;840-1140=petang;am=AM|PG;pm=PM|PTG
am=comme;pm=lilli
0-0=သန်းခေါင်ယံ;1140-0=ည;720-720=မွန်းတည့်;720-960=နေ့လယ်;am=နံနက်;pm=ညနေ
am=ǁgoagas;pm=ǃuias
0-0=midnatt|midn.|mn.;0-360=på natten|natt|nt.;1080-0=på kvelden|kveld|kv.;360-600=på morgenen|morg.|mg.|morgen;600-720=på formiddagen|form.|fm.|formiddag;720-1080=på ettermiddagen|etterm.|em.|ettermiddag;am=a.m.;pm=p.m.
0-0=मध्यरात;1140-1320=बेलुकी;1320-240=रात;240-720=बिहान;720-720=मध्यान्ह;720-960=अपरान्ह;960-1140=साँझ;am=पूर्वाह्न;pm=अपराह्न
0-0=middernacht;0-360=’s nachts|nacht;1080-0=’s avonds|avond;360-720=’s ochtends|ochtend;720-1080=’s middags|middag;am=a.m.;pm=p.m.
am=maná;pm=kugú
0-0=midnatt|midn.|mn.;0-360=på natta|natt|nt.;1080-0=på kvelden|kveld|kv.;360-600=på morgonen|morg.|mg.|morgon;600-720=på formiddagen|form.|formiddag;720-1080=på ettermiddagen|etterm.|ettermiddag;am=f.m.;pm=e.m.
am=mbaʼámbaʼ;pm=ncwònzém
am=ߛ;pm=ߥ
am=RW;pm=TŊ
am=WD;pm=WB
am=ӕмбисбоны размӕ|AM;pm=ӕмбисбоны фӕстӕ|PM
0-0=ਅੱਧੀ ਰਾਤ;1260-240=ਰਾਤੀਂ|ਰਾਤ;240-720=ਸਵੇਰੇ;720-960=ਦੁਪਹਿਰੇ;960-1260=ਸ਼ਾਮੀਂ|ਸ਼ਾਮ;am=AM;pm=PM
am=Fọ mọ́nin|FM|AM;pm=Fọ ívnin|FI|PM
0-0=o północy|o półn.|północ|półn.;1080-1260=wieczorem|wiecz.|wieczór;1260-360=w nocy|noc;360-600=rano;600-720=przed południem|przed poł.|przedpołudnie;720-1080=po południu|po poł.|popołudnie;720-720=w południe|w poł.|południe|poł.;am=AM;pm=PM
am=ankstāinan|AM;pm=pa pussideinan|PM
am=غ.م.|AM;pm=غ.و.|PM
0-0=meia-noite;0-360=da madrugada|madrugada;1140-0=da noite|noite;360-720=da manhã|manhã;720-1140=da tarde|tarde;720-720=meio-dia;am=AM;pm=PM
0-0=meia-noite;0-360=da madrugada|madrugada;1140-0=da noite|noite;720-720=meio-dia;am=da manhã|a.m.|manhã;pm=da tarde|p.m.|tarde
am=सबेरे|AM;pm=सांम|PM
am=Z.MU.;pm=Z.MW.
0-0=la miezul nopții|miezul nopții;1080-1320=seara;1320-300=noaptea;300-720=dimineața;720-1080=după-amiaza;720-720=la amiază|amiază;am=a.m.;pm=p.m.
0-0=miezul nopții|la miezul nopții;1080-1320=seara|seară;1320-300=noaptea|noapte;300-720=dimineața|dimineață;720-1080=după-amiaza|după-amiază;720-720=amiază|la amiază;am=a.m.;pm=p.m.
am=kang’ama;pm=kingoto
0-0=полночь|полн.;1080-1320=вечера|веч.|вечер;1320-240=ночи|ночь;240-720=утра|утро;720-1080=дня|день;720-720=полдень|полд.;am=AM;pm=PM
am=पूर्वाह्न|AM;pm=अपराह्न|PM
am=ЭИ;pm=ЭК
am=Tesiran;pm=Teipa
am=ᱥᱮᱛᱟᱜ|AM;pm=ᱧᱤᱫᱟᱹ|PM
am=AM|ᱥᱮᱛᱟᱜ;pm=PM|ᱧᱤᱫᱟᱹ
am=Lwamilawu;pm=Pashamihe
am=صبح، منجهند|صبح|सुबुह जा|AM;pm=منجهند، شام|شام|शाम जा|PM
am=सुबुह जा|AM|صبح، منجهند|صبح;pm=शाम जा|PM|منجهند، شام|شام
am=iđitbeaivet|i.b.|iđitbeaivi;pm=eahketbeaivet|e.b.|eahketbeaivi
am=ib|iđitbeaivet|iđitbeaivi;pm=eb|eahketbeaivet|eahketbeaivi
am=ND;pm=LK
am=ⵜⵉⴼⴰⵡⵜ|tifawt;pm=ⵜⴰⴷⴳⴳⵯⴰⵜ|tadggʷat
am=tifawt|ⵜⵉⴼⴰⵡⵜ;pm=tadggʷat|ⵜⴰⴷⴳⴳⵯⴰⵜ
am=တွၼ်ႈၸဝ်ႉ|တၸ.;pm=တွၼ်ႈလႃႈ|တလ.
0-0=මැදියම;0-60=මැදියමට පසු;1080-0=රෑ;360-720=උදේ;60-360=පාන්දර;720-720=මධ්\u{200D}යාහ්නය;720-840=දවල්;840-1080=හවස;am=පෙ.ව.;pm=ප.ව.
0-0=o polnoci|o poln.|polnoc|poln.;1080-1320=večer|več.;1320-240=v noci|v n.|noc;240-540=ráno;540-720=dopoludnia|dopol.|dop.|dopoludnie;720-1080=popoludní|popol.|pop.|popoludnie;720-720=napoludnie|napol.|nap.|poludnie|pol.;am=AM;pm=PM
0-0=opolnoči|opoln.|24.00|polnoč|poln.;1080-1320=zvečer|zveč.|zv|večer|več.;1320-360=ponoči|po|noč;360-600=zjutraj|zjut.|zj|jutro|jut.;600-720=dopoldan;720-1080=popoldan;720-720=opoldne|opold.|12.00|poldne|pold.;am=dop.|dopoldne;pm=pop.|popoldne
am=ip.;pm=ep.
am=GH;pm=GD
0-0=e mesnatës|mesnatë;0-240=e natës|natë;1080-0=e mbrëmjes|mbrëmje;240-540=e mëngjesit|mëngjes;720-720=e mesditës|mesditë;am=e paradites|p.d.|paradite;pm=e pasdites|m.d.|pasdite
0-0=поноћ|ponoć;1080-1260=увече|вече|uveče|veče;1260-360=ноћу|ноћ|noću|noć;360-720=ујутру|јутро|ujutru|jutro;720-1080=по подне|po podne;720-720=подне|podne;am=AM;pm=PM
0-0=поноћ|ponoć;1080-1260=увече|вече|uveče|veče;1260-360=ноћу|ноћ|noću|noć;360-720=ујутру|ујутро|јутро|ujutru|jutro;720-1080=po podne;720-720=подне|podne;am=прије подне|AM;pm=по подне|PM
0-0=поноћ|ponoć;1080-1260=вече|увече|uveče|veče;1260-360=ноћу|ноћ|noću|noć;360-720=јутро|ујутру|ujutru|jutro;720-1080=по под.|po podne;720-720=подне|podne;am=прије подне|AM;pm=по подне|PM
0-0=поноћ|ponoć;1080-1260=увече|вече|uveče|veče;1260-360=ноћу|ноћ|noću|noć;360-720=јутро|ујутру|ujutru|jutro;720-1080=по под.|поподне|po podne;720-720=подне|podne;am=AM;pm=PM
0-0=ponoć|поноћ;1080-1260=uveče|veče|увече|вече;1260-360=noću|noć|ноћу|ноћ;360-720=ujutru|jutro|ујутру|јутро;720-1080=po podne|по подне;720-720=podne|подне;am=AM;pm=PM
0-0=ponoć|поноћ;1080-1260=uveče|veče|увече|вече;1260-360=noću|noć|ноћу|ноћ;360-720=ujutru|ujutro|jutro|ујутру|јутро;720-1080=по подне;720-720=podne|подне;am=prije podne|AM;pm=po podne|PM
0-0=ponoć|поноћ;1080-1260=veče|увече|вече|uveče;1260-360=noću|noć|ноћу|ноћ;360-720=jutro|ујутру|јутро|ujutru;720-1080=po pod.|по подне;720-720=podne|подне;am=prije podne|AM;pm=po podne|PM
0-0=ponoć|поноћ;1080-1260=uveče|veče|увече|вече;1260-360=noću|noć|ноћу|ноћ;360-720=jutro|ујутру|јутро|ujutru;720-1080=po pod.|popodne|по подне;720-720=podne|подне;am=AM;pm=PM
am=Hoseng|AM;pm=Thapama|PM
0-0=midnatt|midn.;0-300=på natten|natt;1080-0=på kvällen|kväll;300-600=på morgonen|på morg.|morgon|morg.;600-720=på förmiddagen|på förm.|förmiddag|förm.;720-1080=på eftermiddagen|på efterm.|eftermiddag|efterm.;am=fm;pm=em
0-0=saa sita za usiku|usiku;240-420=alfajiri;420-720=asubuhi;720-720=saa sita za mchana|adhuhuri|mchana;720-960=alasiri;960-1140=jioni;am=AM;pm=PM
am=\u{70F}ܩܛ\u{200C};pm=\u{70F}ܒܛ\u{200C}
am=do połedniŏ;pm=po połedniu
0-0=நள்ளிரவு|நள்.;1080-1260=அந்தி மாலை|அந்தி மா.;1260-180=இரவு|இர.;180-300=அதிகாலை|காலை|அதி.;720-720=நண்பகல்|நண்.;720-840=மதியம்|மதி.;840-960=பிற்பகல்|பிற்.;960-1080=மாலை;am=AM;pm=PM
0-0=అర్ధరాత్రి;1080-1260=సాయంత్రం;1260-360=రాత్రి;360-720=ఉదయం;720-1080=మధ్యాహ్నం;am=AM;pm=PM
am=Taparachu;pm=Ebongi
0-0=เที่ยงคืน;1080-1260=ค่ำ;1260-360=กลางคืน;360-720=ในตอนเช้า|เช้า|ตอนเช้า;720-720=เที่ยง;720-780=ในตอนบ่าย|ตอนบ่าย|ช่วงเที่ยง;780-960=บ่าย;960-1080=ในตอนเย็น|เย็น|ตอนเย็น;am=ก่อนเที่ยง|AM;pm=หลังเที่ยง|PM
am=ቅ.ቀ.;pm=ድ.ቀ.
am=günortadan öň|go.öň|öň|g.öň;pm=günortadan soň|go.soň|soň|g.soň
am=hengihengi|HH;pm=efiafi|EA
am=pi open suno|AM|open suno;pm=pi pini suno|PM|pini suno
0-0=gece yarısı|gece;1080-1140=akşamüstü;1140-1260=akşam;360-660=sabah;660-720=öğleden önce;720-1080=öğleden sonra;720-720=öğle;am=ÖÖ;pm=ÖS
am=Zdat azal;pm=Ḍeffir aza
am=چۈشتىن بۇرۇن|چ.ب;pm=چۈشتىن كېيىن|چ.ك
0-0=ночі|північ;0-240=ніч;1080-0=вечора|вечір;240-720=ранку|ранок;720-1080=день;720-720=дня|полудень;am=дп;pm=пп
0-0=آدھی رات|نصف شب;1080-1200=شام میں|شام;1200-240=رات میں|رات;240-720=صبح میں|صبح;720-960=دوپہر میں|دوپہر;960-1080=سہ پہر;am=AM;pm=PM
0-0=yarim tun|ярим тун;1080-1320=kechqurun|кечқурун;1320-360=kechasi|кечаси;360-660=ertalab|эрталаб;660-1080=kunduzi|кундузи;720-720=tush payti|туш пайти;am=TO|AM|ТО;pm=TK|PM|ТК
0-0=yarim tun|ярим тун;1080-1320=kechqurun|кечқурун;1320-360=kechasi|кечаси;360-660=ertalab|эрталаб;660-1080=kunduzi|кундузи;720-720=tush payti|туш пайти;am=AM|TO|ТО;pm=PM|TK|ТК
0-0=ярим тун|yarim tun;1080-1320=кечқурун|kechqurun;1320-360=кечаси|kechasi;360-660=эрталаб|ertalab;660-1080=кундузи|kunduzi;720-720=туш пайти|tush payti;am=ТО|TO|AM;pm=ТК|TK|PM
0-0=nửa đêm;1080-1260=tối;1260-240=đêm;240-720=sáng;720-1080=chiều;720-720=trưa|TR;am=SA;pm=CH
am=vaasisu|AM;pm=makaaripi|PM
am=Sub;pm=Ngo
am=भ्यागा;pm=दपेहरा/संजा
am=Munkyo;pm=Eigulo
am=kiɛmɛ́ɛm;pm=kisɛ́ndɛ
am=פֿאַרמיטאָג;pm=נאָכמיטאָג
am=Àárọ̀;pm=Ọ̀sán
am=Àárɔ̀|Àárọ̀;pm=Ɔ̀sán|Ọ̀sán
0-0=pituna pyterupé;0-360=pitunaeté ramẽ;1140-0=pituna ramẽ;360-720=kuêma ramẽ;720-1140=karuka ramẽ;720-720=iandé-ara-pyturepé;am=AM;pm=PM
0-0=pituna pyterupé;0-360=pitunaeté ramẽ;1140-0=pituna ramẽ;360-720=kuêma ramẽ;720-1140=karuka ramẽ;720-720=iandé-ara-pyturepé;am=a. m.;pm=p. m.
0-0=午夜;0-300=凌晨;1140-0=夜晚;300-480=清晨;480-720=朝早;720-780=中午;am=上晝|上昼;pm=下晝|下昼
0-0=午夜;0-300=凌晨;1140-0=夜晚;300-480=清晨;480-720=朝早;720-780=中午;am=上昼|上晝;pm=下昼|下晝
am=banhaet|AM;pm=banringzgvaq|PM
am=ⵜⵉⴼⴰⵡⵜ;pm=ⵜⴰⴷⴳⴳⵯⴰⵜ
0-0=午夜;0-300=凌晨;1140-0=晚上;300-480=清晨|早上;720-780=中午;am=上午|AM;pm=下午|PM
0-0=午夜;0-300=凌晨;1140-0=晚上;300-480=早上|清晨;720-780=中午;am=上午|AM;pm=下午|PM
0-0=午夜;0-300=凌晨;1140-0=晚上;300-480=清晨|早上;720-780=中午;am=AM|上午;pm=PM|下午
0-360=entathakusa;1140-0=ebusuku;360-600=ekuseni;600-780=emini;780-1140=ntambama;am=AM;pm=PM

"""

  /// The words between the parts of dates and times, between semicolons: the letters of the parts before
  /// and after them, an equals sign and the words, between bars.
  static let literals: StaticString = """

My=de
H-=сәғ.;y-=й.
y-=г.
H-=ч.;Ha=ч.;m-=ч.;ma=ч.;s-=ч.;sa=ч.;sz=ч.;y-=г.;yd=г.
-y=སྤྱི་ལོ་;Md=ཚེས་|འི་ཚེས་;yM=ལོའི་
aH=नि
Md=һарын;yM=оной
My=del
Ha=ی;My=ی;dM=ی
H-=сех
Ed=den
H-=Uhr
-H=zeg.
-H=ཆུ་ཚོད་;-M=སྤྱི་;-y=སྤྱི་ལོ་;Ey=སྤྱི་ལོ་;Hm=སྐར་མ་;Md=ཚེས་|ཚེ་;yM=སྤྱི་ཟླ་|ཟླ་
-H=ga;Hm=aɖabaƒoƒo;a-=me;aH=ga;d-=lia;dy=lia;ma=le;sa=le
Ed=la;H-=H;dM=a de
My=de;dM=de
My=de;dM=de;yd=a|al
My=de;dM=de;yd=al
Md=ren;d-=(a);dE=(a);yM=(e)ko
DT=ساعت;dy=تا
H-=h
H-=h;Hm=h;ms=min;sz=s
H-=h;Ha=h;Hm=h;ms=min;s-=s;sa=s;sz=s
H-=h;sz=h
My=dal;dM=di
dM=mh
dM=ב
H-=hodź.;m-=hodź.
m-=ին;y-=թ.;yM=թ.
Ed=le;dM=de
H-=h.
Md=ꆪ;d-=ꑍ;yM=ꈎ
H-=時;Hm=時;M-=月;Md=月;d-=日;dE=日;ms=分;sz=秒;yM=年
My=di;dM=di
dM=ne
yM=ж.;yd=ж.
H-=시;Hm=시;d-=일;dE=일;ms=분;s-=초;sz=초;yM=년
H-=v|vaztam
Ed=dä
My=a;dM=ê;y-=an
DT=आँ|ଆଁ|త
DT=ଆଁ|आँ|త
DT=త|आँ|ଆଁ
H-=Auer
My=do
My=dl
Ha=ໂມງ;Hm=ໂມງ;ms=ນາທີ;sz=ວິນາທີ
d-=d.;dE=d.;yM=m.
yM=g.;yd=gada|g.
y-=г.;yd=г.
E-=гараг;H-=ц;Ha=ц;Md=ын;yM=оны
E-=ᠭᠠᠷᠠᠭ|гараг;H-=ц;Ha=ц;Md=\u{180E}\u{180E} ᠤᠩ|\u{180E}\u{180E}ᠢᠢᠨ|ын;yM=ᠣᠨ ᠤ|ᠣᠨ \u{180E}\u{180E}\u{180E}ᠤ|оны
dM=ta’
-H=Kl.|Klock
-H=kl.;DT=kl.
-d=lyɛ̌ʼ;Ed=lyɛ̌ʼ;dM=na
DT=ka
Hm=h;s-=seg.
y-=аз
My=st.
Ey=د;yM=د
Ed=ils
dE=күнэ;yM=сыл
My=de su;dM=de
-H=kl.
dM=ܒ
Ed=ที่;Hm=นาฬิกา;m-=น.;ms=นาที;sz=วินาที
-H=tenpo ilo #;-y=sike #|tenpo sike #;Md=la suno #|la tenpo suno #;yM=la|la tenpo;zH=la
y-=ел;yE=ел;yM=ел;yd=ел
H-=ш;yM=ч
y-=р.
-M=tháng;H-=giờ
dM=טן
H-=點|時|点|时;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年
H-=点|时|點|時;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年
-y=bi;Md=ngoenz;yM=ndwen
H-=时|時;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年
H-=时|時;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年;yd=至
H-=時|时;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年
H-=時|时;M-=月;Md=月;d-=日;dE=日;dy=至;yM=年;yd=至

"""
}
