// swift-format-ignore-file
// Generated, do not edit.
// Source: libicu 72.1
// Command: swift run generate-tables plurals > Sources/Engine/IntercepterLocales/PluralTable.generated.swift

/// The plural rules of languages.
enum PluralTable {
  /// The languages, each with the offsets of its rules for cardinals and for ordinals in `rules`.
  static let languages: StaticString = """
af 84 0
ak 53 0
am 1 0
an 84 0
ar 1796 0
ars 1796 0
as 1 2606
asa 84 0
ast 23 0
az 84 2447
bal 84 1923
be 1098 1952
bem 84 0
bez 84 0
bg 84 0
bho 53 0
bm 0 0
bn 1 2606
bo 0 0
br 1349 0
brx 84 0
bs 496 0
ca 691 2352
ce 84 0
ceb 195 0
cgg 84 0
chr 84 0
ckb 84 0
cs 962 0
cy 1855 2694
da 92 0
de 23 0
doi 1 0
dsb 884 0
dv 84 0
dz 0 0
ee 84 0
el 84 0
en 23 2230
eo 84 0
es 741 0
et 23 0
eu 84 0
fa 1 0
ff 13 0
fi 23 0
fil 195 1923
fo 84 0
fr 594 1923
fur 84 0
fy 23 0
ga 1523 1923
gd 787 2319
gl 23 0
gsw 84 0
gu 1 2571
guw 53 0
gv 1563 0
ha 84 0
haw 84 0
he 381 0
hi 1 2571
hnj 0 0
hr 496 0
hsb 884 0
hu 84 1931
hy 13 1923
ia 23 0
id 0 0
ig 0 0
ii 0 0
in 0 0
io 23 0
is 111 0
it 691 2048
iu 414 0
iw 381 0
ja 0 0
jbo 0 0
jgo 84 0
ji 23 0
jmc 84 0
jv 0 0
jw 0 0
ka 84 2095
kab 13 0
kaj 84 0
kcg 84 0
kde 0 0
kea 0 0
kk 84 2017
kkj 84 0
kl 84 0
km 0 0
kn 1 0
ko 0 0
ks 84 0
ksb 84 0
ksh 364 0
ku 84 0
kw 1631 2163
ky 84 0
lag 340 0
lb 84 0
lg 84 0
lij 23 2067
lkt 0 0
ln 53 0
lo 0 1923
lt 1182 0
lv 244 0
mas 84 0
mg 53 0
mgo 84 0
mk 153 2378
ml 84 0
mn 84 0
mo 454 1923
mr 84 2293
ms 0 1923
mt 1469 0
my 0 0
nah 84 0
naq 414 0
nb 84 0
nd 84 0
ne 84 1941
nl 23 0
nn 84 0
nnh 84 0
no 84 0
nqo 0 0
nr 84 0
nso 53 0
ny 84 0
nyn 84 0
om 84 0
or 84 2652
os 84 0
osa 0 0
pa 53 0
pap 84 0
pcm 1 0
pl 999 0
prg 244 0
ps 84 0
pt 642 0
pt_PT 691 0
rm 84 0
ro 454 1923
rof 84 0
root 0 0
ru 1245 0
rwk 84 0
sah 0 0
saq 84 0
sat 414 0
sc 23 2048
scn 23 2048
sd 84 0
sdh 84 0
se 414 0
seh 84 0
ses 0 0
sg 0 0
sh 496 0
shi 430 0
si 35 0
sk 962 0
sl 828 0
sma 414 0
smi 414 0
smj 414 0
smn 414 0
sms 414 0
sn 84 0
so 84 0
sq 84 2133
sr 496 0
ss 84 0
ssy 84 0
st 84 0
su 0 0
sv 23 1897
sw 23 0
syr 84 0
ta 84 0
te 84 0
teo 84 0
th 0 0
ti 53 0
tig 84 0
tk 84 1999
tl 195 1923
tn 84 0
to 0 0
tpi 0 0
tr 84 0
ts 84 0
tzm 64 0
ug 84 0
uk 1245 1978
ur 23 0
uz 84 0
ve 84 0
vec 691 2048
vi 0 1923
vo 84 0
vun 84 0
wa 53 0
wae 84 0
wo 0 0
xh 84 0
xog 84 0
yi 23 0
yo 0 0
yue 0 0
zh 0 0
zu 1 0

"""

  /// The distinct sets of rules, as `PluralRules` reads them.
  static let rules: StaticString = """

one:i=0|n=1
one:i=0,1
one:i=1&v=0
one:n=0,1|i=0&f=1
one:n=0..1
one:n=0..1|n=11..99
one:n=1
one:n=1|t!=0&i=0,1
one:t=0&i%10=1&i%100!=11|t%10=1&t%100!=11
one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11
one:v=0&i=1,2,3|v=0&i%10!=4,6,9|v!=0&f%10!=4,6,9
one:n%10=1&n%100!=11|v=2&f%10=1&f%100!=11|v!=2&f%10=1;zero:n%10=0|n%100=11..19|v=2&f%100=11..19
one:i=0,1&n!=0;zero:n=0
one:n=1;zero:n=0
one:i=1&v=0|i=0&v!=0;two:i=2&v=0
one:n=1;two:n=2
few:n=2..10;one:i=0|n=1
few:v!=0|n=0|n!=1&n%100=1..19;one:i=1&v=0
few:v=0&i%10=2..4&i%100!=12..14|f%10=2..4&f%100!=12..14;one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11
many:e=0&i!=0&i%1000000=0&v=0|e!=0..5;one:i=0,1
many:e=0&i!=0&i%1000000=0&v=0|e!=0..5;one:i=0..1
many:e=0&i!=0&i%1000000=0&v=0|e!=0..5;one:i=1&v=0
many:e=0&i!=0&i%1000000=0&v=0|e!=0..5;one:n=1
few:n=3..10,13..19;one:n=1,11;two:n=2,12
few:v=0&i%100=3..4|v!=0;one:v=0&i%100=1;two:v=0&i%100=2
few:v=0&i%100=3..4|f%100=3..4;one:v=0&i%100=1|f%100=1;two:v=0&i%100=2|f%100=2
few:i=2..4&v=0;many:v!=0;one:i=1&v=0
few:v=0&i%10=2..4&i%100!=12..14;many:v=0&i!=1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14;one:i=1&v=0
few:n%10=2..4&n%100!=12..14;many:n%10=0|n%10=5..9|n%100=11..14;one:n%10=1&n%100!=11
few:n%10=2..9&n%100!=11..19;many:f!=0;one:n%10=1&n%100!=11..19
few:v=0&i%10=2..4&i%100!=12..14;many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14;one:v=0&i%10=1&i%100!=11
few:n%10=3..4,9&n%100!=10..19,70..79,90..99;many:n!=0&n%1000000=0;one:n%10=1&n%100!=11,71,91;two:n%10=2&n%100!=12,72,92
few:n=0|n%100=3..10;many:n%100=11..19;one:n=1;two:n=2
few:n=3..6;many:n=7..10;one:n=1;two:n=2
few:v=0&i%100=0,20,40,60,80;many:v!=0;one:v=0&i%10=1;two:v=0&i%10=2
few:n%100=3,23,43,63,83;many:n!=1&n%100=1,21,41,61,81;one:n=1;two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000;zero:n=0
few:n%100=3..10;many:n%100=11..99;one:n=1;two:n=2;zero:n=0
few:n=3;many:n=6;one:n=1;two:n=2;zero:n=0
one:n%10=1,2&n%100!=11,12
one:n=1
one:n=1,5
one:n=1..4
few:n%10=2,3&n%100!=12,13
few:n%10=3&n%100!=13
few:n%10=6,9|n=10
many:n%10=6|n%10=9|n%10=0&n!=0
many:n=11,8,80,800
many:n=11,8,80..89,800..899
many:i=0|i%100=2..20,40,60,80;one:i=1
many:n%10=4&n%100!=14;one:n=1
many:n=5|n%100=5;one:n=1..4|n%100=1..4,21..24,41..44,61..64,81..84
few:n%10=3&n%100!=13;one:n%10=1&n%100!=11;two:n%10=2&n%100!=12
few:n=4;one:n=1;two:n=2,3
few:n=3,13;one:n=1,11;two:n=2,12
few:n=4;one:n=1,3;two:n=2
many:i%10=7,8&i%100!=17,18;one:i%10=1&i%100!=11;two:i%10=2&i%100!=12
few:i%10=3,4|i%1000=100,200,300,400,500,600,700,800,900;many:i=0|i%10=6|i%100=40,60,90;one:i%10=1,2,5,7,8|i%100=20,50,70,80
few:n=4;many:n=6;one:n=1;two:n=2,3
few:n=4;many:n=6;one:n=1,5,7,8,9,10;two:n=2,3
few:n=4;many:n=6;one:n=1,5,7..9;two:n=2,3
few:n=3,4;many:n=5,6;one:n=1;two:n=2;zero:n=0,7,8,9

"""
}
