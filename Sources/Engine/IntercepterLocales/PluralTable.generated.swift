// swift-format-ignore-file
// Generated, do not edit.
// Source: CLDR 48, and ordinals of libicu 72.1
// Command: swift run generate-tables plurals CLDR > Sources/Engine/IntercepterLocales/PluralTable.generated.swift

/// The plural rules of languages.
enum PluralTable {
  /// The languages, each with the offsets of its rules for cardinals and for ordinals in `rules`.
  static let languages: StaticString = """
af 1 0
ak 29 0
am 51 0
an 1 0
ar 1381 0
ars 1381 0
as 51 931
asa 1 0
ast 63 0
az 1 2521
bal 1 1
be 1920 271
bem 1 0
bez 1 0
bg 1 0
bho 29 0
blo 91 0
bm 0 0
bn 51 931
bo 0 0
br 2401 0
brx 1 0
bs 2100 0
ca 1169 297
ce 1 0
ceb 1120 0
cgg 1 0
chr 1 0
ckb 1 0
cs 565 0
csw 29 0
cv 91 0
cy 889 1219
da 163 0
de 63 0
doi 51 0
dsb 1842 0
dv 1 0
dz 0 0
ee 1 0
el 1 0
en 63 1440
eo 1 0
es 977 0
et 63 0
eu 1 0
fa 51 0
ff 9 0
fi 63 0
fil 1120 1
fo 1 0
fr 1023 1
fur 1 0
fy 63 0
ga 640 1
gd 680 464
gl 63 0
gsw 1 0
gu 51 530
guw 29 0
gv 1633 0
ha 1 0
haw 1 0
he 497 0
hi 51 530
hnj 0 0
hr 2100 0
hsb 1842 0
hu 1 19
hy 9 1
ia 63 0
id 0 0
ie 63 0
ig 0 0
ii 0 0
io 63 0
is 805 0
it 1169 144
iu 75 0
ja 0 0
jbo 0 0
jgo 1 0
jmc 1 0
jv 0 0
jw 0 0
ka 1 602
kab 9 0
kaj 1 0
kcg 1 0
kde 0 0
kea 0 0
kk 1 433
kkj 1 0
kl 1 0
km 0 0
kn 51 0
ko 0 0
kok 51 0
ks 1 0
ksb 1 0
ksh 91 0
ku 1 0
kw 2645 1566
ky 1 0
lag 247 0
lb 1 0
lg 1 0
lij 63 375
lkt 0 0
lld 1169 0
ln 29 0
lo 0 1
lt 1503 0
lv 2004 0
mas 1 0
mg 29 0
mgo 1 0
mk 847 1701
ml 1 0
mn 1 0
mo 763 1
mr 1 323
ms 0 1
mt 1271 0
my 0 0
nah 1 0
naq 75 0
nb 1 0
nd 1 0
ne 1 40
nl 63 0
nn 1 0
nnh 1 0
no 1 0
nqo 0 0
nr 1 0
nso 29 0
ny 1 0
nyn 1 0
om 1 0
or 1 721
os 1 0
osa 0 0
pa 29 0
pap 1 0
pcm 51 0
pl 2198 0
prg 2004 0
ps 1 0
pt 1071 0
pt_PT 1169 0
rm 1 0
ro 763 1
rof 1 0
root 0 0
ru 2297 0
rwk 1 0
sah 0 0
saq 1 0
sat 75 0
sc 63 144
scn 1169 144
sd 1 0
sdh 1 0
se 75 0
seh 1 0
ses 0 0
sg 0 0
sgs 1770 0
sh 2100 0
shi 223 0
si 126 0
sk 565 0
sl 1325 0
sma 75 0
smi 75 0
smj 75 0
smn 75 0
sms 75 0
sn 1 0
so 1 0
sq 1 403
sr 2100 0
ss 1 0
ssy 1 0
st 1 0
su 0 0
sv 63 349
sw 63 0
syr 1 0
ta 1 0
te 1 0
teo 1 0
th 0 0
ti 29 0
tig 1 0
tk 1 108
tl 1120 1
tn 1 0
to 0 0
tpi 0 0
tr 1 0
ts 1 0
tzm 182 0
ug 1 0
uk 2297 202
ur 63 0
uz 1 0
ve 1 0
vec 1169 144
vi 0 1
vo 1 0
vun 1 0
wa 29 0
wae 1 0
wo 0 0
xh 1 0
xog 1 0
yi 63 0
yo 0 0
yue 0 0
zh 0 0
zu 51 0

"""

  /// The distinct sets of rules, as `PluralRules` reads them.
  static let rules: StaticString = """

one:n=1
one:i=0,1
one:n=1,5
one:n=0..1
one:n=1..4
one:i=0|n=1
one:i=1&v=0
one:n=1;two:n=2
zero:n=0;one:n=1
few:n%10=6,9|n=10
one:n=0,1|i=0&f=1
many:n=11,8,80,800
one:n=1|t!=0&i=0,1
one:n=0..1|n=11..99
few:n%10=3&n%100!=13
one:i=0|n=1;few:n=2..10
zero:n=0;one:i=0,1&n!=0
few:n%10=2,3&n%100!=12,13
few:n=4;one:n=1,3;two:n=2
few:n=4;one:n=1;two:n=2,3
one:n%10=1,2&n%100!=11,12
many:n=11,8,80..89,800..899
many:n%10=4&n%100!=14;one:n=1
many:n%10=6|n%10=9|n%10=0&n!=0
few:n=3,13;one:n=1,11;two:n=2,12
one:i=1&v=0|i=0&v!=0;two:i=2&v=0
few:n=4;many:n=6;one:n=1;two:n=2,3
one:i=1&v=0;few:i=2..4&v=0;many:v!=0
many:i=0|i%100=2..20,40,60,80;one:i=1
one:n=1;two:n=2;few:n=3..6;many:n=7..10
one:n=1,11;two:n=2,12;few:n=3..10,13..19
few:n=4;many:n=6;one:n=1,5,7..9;two:n=2,3
one:i=1&v=0;few:v!=0|n=0|n!=1&n%100=1..19
one:t=0&i%10=1&i%100!=11|t%10=1&t%100!=11
one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11
zero:n=0;one:n=1;two:n=2;few:n=3;many:n=6
few:n=4;many:n=6;one:n=1,5,7,8,9,10;two:n=2,3
one:n=1;many:e=0&i!=0&i%1000000=0&v=0|e!=0..5
one:i=0,1;many:e=0&i!=0&i%1000000=0&v=0|e!=0..5
one:i=0..1;many:e=0&i!=0&i%1000000=0&v=0|e!=0..5
one:v=0&i=1,2,3|v=0&i%10!=4,6,9|v!=0&f%10!=4,6,9
one:i=1&v=0;many:e=0&i!=0&i%1000000=0&v=0|e!=0..5
few:n=3,4;many:n=5,6;one:n=1;two:n=2;zero:n=0,7,8,9
one:n=1;two:n=2;few:n=0|n%100=3..10;many:n%100=11..19
one:v=0&i%100=1;two:v=0&i%100=2;few:v=0&i%100=3..4|v!=0
zero:n=0;one:n=1;two:n=2;few:n%100=3..10;many:n%100=11..99
few:n%10=3&n%100!=13;one:n%10=1&n%100!=11;two:n%10=2&n%100!=12
one:n%10=1&n%100!=11..19;few:n%10=2..9&n%100!=11..19;many:f!=0
many:n=5|n%100=5;one:n=1..4|n%100=1..4,21..24,41..44,61..64,81..84
one:v=0&i%10=1;two:v=0&i%10=2;few:v=0&i%100=0,20,40,60,80;many:v!=0
many:i%10=7,8&i%100!=17,18;one:i%10=1&i%100!=11;two:i%10=2&i%100!=12
one:n%10=1&n%100!=11;two:n=2;few:n!=2&n%10=2..9&n%100!=11..19;many:f!=0
one:v=0&i%100=1|f%100=1;two:v=0&i%100=2|f%100=2;few:v=0&i%100=3..4|f%100=3..4
one:n%10=1&n%100!=11;few:n%10=2..4&n%100!=12..14;many:n%10=0|n%10=5..9|n%100=11..14
zero:n%10=0|n%100=11..19|v=2&f%100=11..19;one:n%10=1&n%100!=11|v=2&f%10=1&f%100!=11|v!=2&f%10=1
one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11;few:v=0&i%10=2..4&i%100!=12..14|f%10=2..4&f%100!=12..14
one:i=1&v=0;few:v=0&i%10=2..4&i%100!=12..14;many:v=0&i!=1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14
one:v=0&i%10=1&i%100!=11;few:v=0&i%10=2..4&i%100!=12..14;many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14
one:n%10=1&n%100!=11,71,91;two:n%10=2&n%100!=12,72,92;few:n%10=3..4,9&n%100!=10..19,70..79,90..99;many:n!=0&n%1000000=0
few:i%10=3,4|i%1000=100,200,300,400,500,600,700,800,900;many:i=0|i%10=6|i%100=40,60,90;one:i%10=1,2,5,7,8|i%100=20,50,70,80
zero:n=0;one:n=1;two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000;few:n%100=3,23,43,63,83;many:n!=1&n%100=1,21,41,61,81

"""
}
