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

  /// The number of emoji.
  static let count = 1923

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

  /// The names, one on a line. A page loads them as a pack.
  static let names: StaticString = """
grinning face
grinning face with big eyes
grinning face with smiling eyes
beaming face with smiling eyes
grinning squinting face
grinning face with sweat
rolling on the floor laughing
face with tears of joy
slightly smiling face
upside-down face
melting face
winking face
smiling face with smiling eyes
smiling face with halo
smiling face with hearts
smiling face with heart-eyes
star-struck
face blowing a kiss
kissing face
smiling face
kissing face with closed eyes
kissing face with smiling eyes
smiling face with tear
face savoring food
face with tongue
winking face with tongue
zany face
squinting face with tongue
money-mouth face
smiling face with open hands
face with hand over mouth
face with open eyes and hand over mouth
face with peeking eye
shushing face
thinking face
saluting face
zipper-mouth face
face with raised eyebrow
neutral face
expressionless face
face without mouth
dotted line face
face in clouds
smirking face
unamused face
face with rolling eyes
grimacing face
face exhaling
lying face
shaking face
head shaking horizontally
head shaking vertically
relieved face
pensive face
sleepy face
drooling face
sleeping face
face with bags under eyes
face with medical mask
face with thermometer
face with head-bandage
nauseated face
face vomiting
sneezing face
hot face
cold face
woozy face
face with crossed-out eyes
face with spiral eyes
exploding head
cowboy hat face
partying face
disguised face
smiling face with sunglasses
nerd face
face with monocle
confused face
face with diagonal mouth
worried face
slightly frowning face
frowning face
face with open mouth
hushed face
astonished face
flushed face
distorted face
pleading face
face holding back tears
frowning face with open mouth
anguished face
fearful face
anxious face with sweat
sad but relieved face
crying face
loudly crying face
face screaming in fear
confounded face
persevering face
disappointed face
downcast face with sweat
weary face
tired face
yawning face
face with steam from nose
enraged face
angry face
face with symbols on mouth
smiling face with horns
angry face with horns
skull
skull and crossbones
pile of poo
clown face
ogre
goblin
ghost
alien
alien monster
robot
grinning cat
grinning cat with smiling eyes
cat with tears of joy
smiling cat with heart-eyes
cat with wry smile
kissing cat
weary cat
crying cat
pouting cat
see-no-evil monkey
hear-no-evil monkey
speak-no-evil monkey
love letter
heart with arrow
heart with ribbon
sparkling heart
growing heart
beating heart
revolving hearts
two hearts
heart decoration
heart exclamation
broken heart
heart on fire
mending heart
red heart
pink heart
orange heart
yellow heart
green heart
blue heart
light blue heart
purple heart
brown heart
black heart
grey heart
white heart
kiss mark
hundred points
anger symbol
fight cloud
collision
dizzy
sweat droplets
dashing away
hole
speech balloon
eye in speech bubble
left speech bubble
right anger bubble
thought balloon
ZZZ
waving hand
raised back of hand
hand with fingers splayed
raised hand
vulcan salute
rightwards hand
leftwards hand
palm down hand
palm up hand
leftwards pushing hand
rightwards pushing hand
OK hand
pinched fingers
pinching hand
victory hand
crossed fingers
hand with index finger and thumb crossed
love-you gesture
sign of the horns
call me hand
backhand index pointing left
backhand index pointing right
backhand index pointing up
middle finger
backhand index pointing down
index pointing up
index pointing at the viewer
thumbs up
thumbs down
raised fist
oncoming fist
left-facing fist
right-facing fist
clapping hands
raising hands
heart hands
open hands
palms up together
handshake
folded hands
writing hand
nail polish
selfie
flexed biceps
mechanical arm
mechanical leg
leg
foot
ear
ear with hearing aid
nose
brain
anatomical heart
lungs
tooth
bone
eyes
eye
tongue
mouth
biting lip
baby
child
boy
girl
person
person: blond hair
man
person: beard
man: beard
woman: beard
man: red hair
man: curly hair
man: white hair
man: bald
woman
woman: red hair
person: red hair
woman: curly hair
person: curly hair
woman: white hair
person: white hair
woman: bald
person: bald
woman: blond hair
man: blond hair
older person
old man
old woman
person frowning
man frowning
woman frowning
person pouting
man pouting
woman pouting
person gesturing NO
man gesturing NO
woman gesturing NO
person gesturing OK
man gesturing OK
woman gesturing OK
person tipping hand
man tipping hand
woman tipping hand
person raising hand
man raising hand
woman raising hand
deaf person
deaf man
deaf woman
person bowing
man bowing
woman bowing
person facepalming
man facepalming
woman facepalming
person shrugging
man shrugging
woman shrugging
health worker
man health worker
woman health worker
student
man student
woman student
teacher
man teacher
woman teacher
judge
man judge
woman judge
farmer
man farmer
woman farmer
cook
man cook
woman cook
mechanic
man mechanic
woman mechanic
factory worker
man factory worker
woman factory worker
office worker
man office worker
woman office worker
scientist
man scientist
woman scientist
technologist
man technologist
woman technologist
singer
man singer
woman singer
artist
man artist
woman artist
pilot
man pilot
woman pilot
astronaut
man astronaut
woman astronaut
firefighter
man firefighter
woman firefighter
police officer
man police officer
woman police officer
detective
man detective
woman detective
guard
man guard
woman guard
ninja
construction worker
man construction worker
woman construction worker
person with crown
prince
princess
person wearing turban
man wearing turban
woman wearing turban
person with skullcap
woman with headscarf
person in tuxedo
man in tuxedo
woman in tuxedo
person with veil
man with veil
woman with veil
pregnant woman
pregnant man
pregnant person
breast-feeding
woman feeding baby
man feeding baby
person feeding baby
baby angel
Santa Claus
Mrs. Claus
Mx Claus
superhero
man superhero
woman superhero
supervillain
man supervillain
woman supervillain
mage
man mage
woman mage
fairy
man fairy
woman fairy
vampire
man vampire
woman vampire
merperson
merman
mermaid
elf
man elf
woman elf
genie
man genie
woman genie
zombie
man zombie
woman zombie
troll
hairy creature
person getting massage
man getting massage
woman getting massage
person getting haircut
man getting haircut
woman getting haircut
person walking
man walking
woman walking
person walking facing right
woman walking facing right
man walking facing right
person standing
man standing
woman standing
person kneeling
man kneeling
woman kneeling
person kneeling facing right
woman kneeling facing right
man kneeling facing right
person with white cane
person with white cane facing right
man with white cane
man with white cane facing right
woman with white cane
woman with white cane facing right
person in motorized wheelchair
person in motorized wheelchair facing right
man in motorized wheelchair
man in motorized wheelchair facing right
woman in motorized wheelchair
woman in motorized wheelchair facing right
person in manual wheelchair
person in manual wheelchair facing right
man in manual wheelchair
man in manual wheelchair facing right
woman in manual wheelchair
woman in manual wheelchair facing right
person running
man running
woman running
person running facing right
woman running facing right
man running facing right
ballet dancer
woman dancing
man dancing
person in suit levitating
people with bunny ears
men with bunny ears
women with bunny ears
person in steamy room
man in steamy room
woman in steamy room
person climbing
man climbing
woman climbing
person fencing
horse racing
skier
snowboarder
person golfing
man golfing
woman golfing
person surfing
man surfing
woman surfing
person rowing boat
man rowing boat
woman rowing boat
person swimming
man swimming
woman swimming
person bouncing ball
man bouncing ball
woman bouncing ball
person lifting weights
man lifting weights
woman lifting weights
person biking
man biking
woman biking
person mountain biking
man mountain biking
woman mountain biking
person cartwheeling
man cartwheeling
woman cartwheeling
people wrestling
men wrestling
women wrestling
person playing water polo
man playing water polo
woman playing water polo
person playing handball
man playing handball
woman playing handball
person juggling
man juggling
woman juggling
person in lotus position
man in lotus position
woman in lotus position
person taking bath
person in bed
people holding hands
women holding hands
woman and man holding hands
men holding hands
kiss
kiss: woman, man
kiss: man, man
kiss: woman, woman
couple with heart
couple with heart: woman, man
couple with heart: man, man
couple with heart: woman, woman
family: man, woman, boy
family: man, woman, girl
family: man, woman, girl, boy
family: man, woman, boy, boy
family: man, woman, girl, girl
family: man, man, boy
family: man, man, girl
family: man, man, girl, boy
family: man, man, boy, boy
family: man, man, girl, girl
family: woman, woman, boy
family: woman, woman, girl
family: woman, woman, girl, boy
family: woman, woman, boy, boy
family: woman, woman, girl, girl
family: man, boy
family: man, boy, boy
family: man, girl
family: man, girl, boy
family: man, girl, girl
family: woman, boy
family: woman, boy, boy
family: woman, girl
family: woman, girl, boy
family: woman, girl, girl
speaking head
bust in silhouette
busts in silhouette
people hugging
family
family: adult, adult, child
family: adult, adult, child, child
family: adult, child
family: adult, child, child
footprints
fingerprint
light skin tone
medium-light skin tone
medium skin tone
medium-dark skin tone
dark skin tone
red hair
curly hair
white hair
bald
monkey face
monkey
gorilla
orangutan
dog face
dog
guide dog
service dog
poodle
wolf
fox
raccoon
cat face
cat
black cat
lion
tiger face
tiger
leopard
horse face
moose
donkey
horse
unicorn
zebra
deer
bison
cow face
ox
water buffalo
cow
pig face
pig
boar
pig nose
ram
ewe
goat
camel
two-hump camel
llama
giraffe
elephant
mammoth
rhinoceros
hippopotamus
mouse face
mouse
rat
hamster
rabbit face
rabbit
chipmunk
beaver
hedgehog
bat
bear
polar bear
koala
panda
sloth
otter
skunk
kangaroo
badger
paw prints
turkey
chicken
rooster
hatching chick
baby chick
front-facing baby chick
bird
penguin
dove
eagle
duck
swan
owl
dodo
feather
flamingo
peacock
parrot
wing
black bird
goose
phoenix
frog
crocodile
turtle
lizard
snake
dragon face
dragon
sauropod
T-Rex
spouting whale
whale
dolphin
orca
seal
fish
tropical fish
blowfish
shark
octopus
spiral shell
coral
jellyfish
crab
lobster
shrimp
squid
oyster
snail
butterfly
bug
ant
honeybee
beetle
lady beetle
cricket
cockroach
spider
spider web
scorpion
mosquito
fly
worm
microbe
bouquet
cherry blossom
white flower
lotus
rosette
rose
wilted flower
hibiscus
sunflower
blossom
tulip
hyacinth
seedling
potted plant
evergreen tree
deciduous tree
palm tree
cactus
sheaf of rice
herb
shamrock
four leaf clover
maple leaf
fallen leaf
leaf fluttering in wind
empty nest
nest with eggs
mushroom
leafless tree
grapes
melon
watermelon
tangerine
lemon
lime
banana
pineapple
mango
red apple
green apple
pear
peach
cherries
strawberry
blueberries
kiwi fruit
tomato
olive
coconut
avocado
eggplant
potato
carrot
ear of corn
hot pepper
bell pepper
cucumber
leafy green
broccoli
garlic
onion
peanuts
beans
chestnut
ginger root
pea pod
brown mushroom
root vegetable
bread
croissant
baguette bread
flatbread
pretzel
bagel
pancakes
waffle
cheese wedge
meat on bone
poultry leg
cut of meat
bacon
hamburger
french fries
pizza
hot dog
sandwich
taco
burrito
tamale
stuffed flatbread
falafel
egg
cooking
shallow pan of food
pot of food
fondue
bowl with spoon
green salad
popcorn
butter
salt
canned food
bento box
rice cracker
rice ball
cooked rice
curry rice
steaming bowl
spaghetti
roasted sweet potato
oden
sushi
fried shrimp
fish cake with swirl
moon cake
dango
dumpling
fortune cookie
takeout box
soft ice cream
shaved ice
ice cream
doughnut
cookie
birthday cake
shortcake
cupcake
pie
chocolate bar
candy
lollipop
custard
honey pot
baby bottle
glass of milk
hot beverage
teapot
teacup without handle
sake
bottle with popping cork
wine glass
cocktail glass
tropical drink
beer mug
clinking beer mugs
clinking glasses
tumbler glass
pouring liquid
cup with straw
bubble tea
beverage box
mate
ice
chopsticks
fork and knife with plate
fork and knife
spoon
kitchen knife
jar
amphora
globe showing Europe-Africa
globe showing Americas
globe showing Asia-Australia
globe with meridians
world map
map of Japan
compass
snow-capped mountain
mountain
landslide
volcano
mount fuji
camping
beach with umbrella
desert
desert island
national park
stadium
classical building
building construction
brick
rock
wood
hut
houses
derelict house
house
house with garden
office building
Japanese post office
post office
hospital
bank
hotel
love hotel
convenience store
school
department store
factory
Japanese castle
castle
wedding
Tokyo tower
Statue of Liberty
church
mosque
hindu temple
synagogue
shinto shrine
kaaba
fountain
tent
foggy
night with stars
cityscape
sunrise over mountains
sunrise
cityscape at dusk
sunset
bridge at night
hot springs
carousel horse
playground slide
ferris wheel
roller coaster
barber pole
circus tent
locomotive
railway car
high-speed train
bullet train
train
metro
light rail
station
tram
monorail
mountain railway
tram car
bus
oncoming bus
trolleybus
minibus
ambulance
fire engine
police car
oncoming police car
taxi
oncoming taxi
automobile
oncoming automobile
sport utility vehicle
pickup truck
delivery truck
articulated lorry
tractor
racing car
motorcycle
motor scooter
manual wheelchair
motorized wheelchair
auto rickshaw
bicycle
kick scooter
skateboard
roller skate
bus stop
motorway
railway track
oil drum
fuel pump
wheel
police car light
horizontal traffic light
vertical traffic light
stop sign
construction
anchor
ring buoy
sailboat
canoe
speedboat
passenger ship
ferry
motor boat
ship
airplane
small airplane
airplane departure
airplane arrival
parachute
seat
helicopter
suspension railway
mountain cableway
aerial tramway
satellite
rocket
flying saucer
bellhop bell
luggage
hourglass done
hourglass not done
watch
alarm clock
stopwatch
timer clock
mantelpiece clock
twelve o’clock
twelve-thirty
one o’clock
one-thirty
two o’clock
two-thirty
three o’clock
three-thirty
four o’clock
four-thirty
five o’clock
five-thirty
six o’clock
six-thirty
seven o’clock
seven-thirty
eight o’clock
eight-thirty
nine o’clock
nine-thirty
ten o’clock
ten-thirty
eleven o’clock
eleven-thirty
new moon
waxing crescent moon
first quarter moon
waxing gibbous moon
full moon
waning gibbous moon
last quarter moon
waning crescent moon
crescent moon
new moon face
first quarter moon face
last quarter moon face
thermometer
sun
full moon face
sun with face
ringed planet
star
glowing star
shooting star
milky way
cloud
sun behind cloud
cloud with lightning and rain
sun behind small cloud
sun behind large cloud
sun behind rain cloud
cloud with rain
cloud with snow
cloud with lightning
tornado
fog
wind face
cyclone
rainbow
closed umbrella
umbrella
umbrella with rain drops
umbrella on ground
high voltage
snowflake
snowman
snowman without snow
comet
fire
droplet
water wave
jack-o-lantern
Christmas tree
fireworks
sparkler
firecracker
sparkles
balloon
party popper
confetti ball
tanabata tree
pine decoration
Japanese dolls
carp streamer
wind chime
moon viewing ceremony
red envelope
ribbon
wrapped gift
reminder ribbon
admission tickets
ticket
military medal
trophy
sports medal
1st place medal
2nd place medal
3rd place medal
soccer ball
baseball
softball
basketball
volleyball
american football
rugby football
tennis
flying disc
bowling
cricket game
field hockey
ice hockey
lacrosse
ping pong
badminton
boxing glove
martial arts uniform
goal net
flag in hole
ice skate
fishing pole
diving mask
running shirt
skis
sled
curling stone
bullseye
yo-yo
kite
water pistol
pool 8 ball
crystal ball
magic wand
video game
joystick
slot machine
game die
puzzle piece
teddy bear
piñata
mirror ball
nesting dolls
spade suit
heart suit
diamond suit
club suit
chess pawn
joker
mahjong red dragon
flower playing cards
performing arts
framed picture
artist palette
thread
sewing needle
yarn
knot
glasses
sunglasses
goggles
lab coat
safety vest
necktie
t-shirt
jeans
scarf
gloves
coat
socks
dress
kimono
sari
one-piece swimsuit
briefs
shorts
bikini
woman’s clothes
folding hand fan
purse
handbag
clutch bag
shopping bags
backpack
thong sandal
man’s shoe
running shoe
hiking boot
flat shoe
high-heeled shoe
woman’s sandal
ballet shoes
woman’s boot
hair pick
crown
woman’s hat
top hat
graduation cap
billed cap
military helmet
rescue worker’s helmet
prayer beads
lipstick
ring
gem stone
muted speaker
speaker low volume
speaker medium volume
speaker high volume
loudspeaker
megaphone
postal horn
bell
bell with slash
musical score
musical note
musical notes
studio microphone
level slider
control knobs
microphone
headphone
radio
saxophone
trumpet
trombone
accordion
guitar
musical keyboard
violin
banjo
drum
long drum
maracas
flute
harp
mobile phone
mobile phone with arrow
telephone
telephone receiver
pager
fax machine
battery
low battery
electric plug
laptop
desktop computer
printer
keyboard
computer mouse
trackball
computer disk
floppy disk
optical disk
dvd
abacus
movie camera
film frames
film projector
clapper board
television
camera
camera with flash
video camera
videocassette
magnifying glass tilted left
magnifying glass tilted right
candle
light bulb
flashlight
red paper lantern
diya lamp
notebook with decorative cover
closed book
open book
green book
blue book
orange book
books
notebook
ledger
page with curl
scroll
page facing up
newspaper
rolled-up newspaper
bookmark tabs
bookmark
label
coin
money bag
treasure chest
yen banknote
dollar banknote
euro banknote
pound banknote
money with wings
credit card
receipt
chart increasing with yen
envelope
e-mail
incoming envelope
envelope with arrow
outbox tray
inbox tray
package
closed mailbox with raised flag
closed mailbox with lowered flag
open mailbox with raised flag
open mailbox with lowered flag
postbox
ballot box with ballot
pencil
black nib
fountain pen
pen
paintbrush
crayon
memo
briefcase
file folder
open file folder
card index dividers
calendar
tear-off calendar
spiral notepad
spiral calendar
card index
chart increasing
chart decreasing
bar chart
clipboard
pushpin
round pushpin
paperclip
linked paperclips
straight ruler
triangular ruler
scissors
card file box
file cabinet
wastebasket
locked
unlocked
locked with pen
locked with key
key
old key
hammer
axe
pick
hammer and pick
hammer and wrench
dagger
crossed swords
bomb
boomerang
bow and arrow
shield
carpentry saw
wrench
screwdriver
nut and bolt
gear
clamp
balance scale
white cane
link
broken chain
chains
hook
toolbox
magnet
ladder
shovel
alembic
test tube
petri dish
dna
microscope
telescope
satellite antenna
syringe
drop of blood
pill
adhesive bandage
crutch
stethoscope
x-ray
door
elevator
mirror
window
bed
couch and lamp
chair
toilet
plunger
shower
bathtub
mouse trap
razor
lotion bottle
safety pin
broom
basket
roll of paper
bucket
soap
bubbles
toothbrush
sponge
fire extinguisher
shopping cart
cigarette
coffin
headstone
funeral urn
nazar amulet
hamsa
moai
placard
identification card
ATM sign
litter in bin sign
potable water
wheelchair symbol
men’s room
women’s room
restroom
baby symbol
water closet
passport control
customs
baggage claim
left luggage
warning
children crossing
no entry
prohibited
no bicycles
no smoking
no littering
non-potable water
no pedestrians
no mobile phones
no one under eighteen
radioactive
biohazard
up arrow
up-right arrow
right arrow
down-right arrow
down arrow
down-left arrow
left arrow
up-left arrow
up-down arrow
left-right arrow
right arrow curving left
left arrow curving right
right arrow curving up
right arrow curving down
clockwise vertical arrows
counterclockwise arrows button
BACK arrow
END arrow
ON! arrow
SOON arrow
TOP arrow
place of worship
atom symbol
om
star of David
wheel of dharma
yin yang
latin cross
orthodox cross
star and crescent
peace symbol
menorah
dotted six-pointed star
khanda
Aries
Taurus
Gemini
Cancer
Leo
Virgo
Libra
Scorpio
Sagittarius
Capricorn
Aquarius
Pisces
Ophiuchus
shuffle tracks button
repeat button
repeat single button
play button
fast-forward button
next track button
play or pause button
reverse button
fast reverse button
last track button
upwards button
fast up button
downwards button
fast down button
pause button
stop button
record button
eject button
cinema
dim button
bright button
antenna bars
wireless
vibration mode
mobile phone off
female sign
male sign
transgender symbol
multiply
plus
minus
divide
heavy equals sign
infinity
double exclamation mark
exclamation question mark
red question mark
white question mark
white exclamation mark
red exclamation mark
wavy dash
currency exchange
heavy dollar sign
medical symbol
recycling symbol
fleur-de-lis
trident emblem
name badge
Japanese symbol for beginner
hollow red circle
check mark button
check box with check
check mark
cross mark
cross mark button
curly loop
double curly loop
part alternation mark
eight-spoked asterisk
eight-pointed star
sparkle
copyright
registered
trade mark
splatter
keycap: #
keycap: *
keycap: 0
keycap: 1
keycap: 2
keycap: 3
keycap: 4
keycap: 5
keycap: 6
keycap: 7
keycap: 8
keycap: 9
keycap: 10
input latin uppercase
input latin lowercase
input numbers
input symbols
input latin letters
A button (blood type)
AB button (blood type)
B button (blood type)
CL button
COOL button
FREE button
information
ID button
circled M
NEW button
NG button
O button (blood type)
OK button
P button
SOS button
UP! button
VS button
Japanese “here” button
Japanese “service charge” button
Japanese “monthly amount” button
Japanese “not free of charge” button
Japanese “reserved” button
Japanese “bargain” button
Japanese “discount” button
Japanese “free of charge” button
Japanese “prohibited” button
Japanese “acceptable” button
Japanese “application” button
Japanese “passing grade” button
Japanese “vacancy” button
Japanese “congratulations” button
Japanese “secret” button
Japanese “open for business” button
Japanese “no vacancy” button
red circle
orange circle
yellow circle
green circle
blue circle
purple circle
brown circle
black circle
white circle
red square
orange square
yellow square
green square
blue square
purple square
brown square
black large square
white large square
black medium square
white medium square
black medium-small square
white medium-small square
black small square
white small square
large orange diamond
large blue diamond
small orange diamond
small blue diamond
red triangle pointed up
red triangle pointed down
diamond with a dot
radio button
white square button
black square button
chequered flag
triangular flag
crossed flags
black flag
white flag
rainbow flag
transgender flag
pirate flag
flag: Ascension Island
flag: Andorra
flag: United Arab Emirates
flag: Afghanistan
flag: Antigua & Barbuda
flag: Anguilla
flag: Albania
flag: Armenia
flag: Angola
flag: Antarctica
flag: Argentina
flag: American Samoa
flag: Austria
flag: Australia
flag: Aruba
flag: Åland Islands
flag: Azerbaijan
flag: Bosnia & Herzegovina
flag: Barbados
flag: Bangladesh
flag: Belgium
flag: Burkina Faso
flag: Bulgaria
flag: Bahrain
flag: Burundi
flag: Benin
flag: St. Barthélemy
flag: Bermuda
flag: Brunei
flag: Bolivia
flag: Caribbean Netherlands
flag: Brazil
flag: Bahamas
flag: Bhutan
flag: Bouvet Island
flag: Botswana
flag: Belarus
flag: Belize
flag: Canada
flag: Cocos (Keeling) Islands
flag: Congo - Kinshasa
flag: Central African Republic
flag: Congo - Brazzaville
flag: Switzerland
flag: Côte d’Ivoire
flag: Cook Islands
flag: Chile
flag: Cameroon
flag: China
flag: Colombia
flag: Clipperton Island
flag: Sark
flag: Costa Rica
flag: Cuba
flag: Cape Verde
flag: Curaçao
flag: Christmas Island
flag: Cyprus
flag: Czechia
flag: Germany
flag: Diego Garcia
flag: Djibouti
flag: Denmark
flag: Dominica
flag: Dominican Republic
flag: Algeria
flag: Ceuta & Melilla
flag: Ecuador
flag: Estonia
flag: Egypt
flag: Western Sahara
flag: Eritrea
flag: Spain
flag: Ethiopia
flag: European Union
flag: Finland
flag: Fiji
flag: Falkland Islands
flag: Micronesia
flag: Faroe Islands
flag: France
flag: Gabon
flag: United Kingdom
flag: Grenada
flag: Georgia
flag: French Guiana
flag: Guernsey
flag: Ghana
flag: Gibraltar
flag: Greenland
flag: Gambia
flag: Guinea
flag: Guadeloupe
flag: Equatorial Guinea
flag: Greece
flag: South Georgia & South Sandwich Islands
flag: Guatemala
flag: Guam
flag: Guinea-Bissau
flag: Guyana
flag: Hong Kong SAR China
flag: Heard & McDonald Islands
flag: Honduras
flag: Croatia
flag: Haiti
flag: Hungary
flag: Canary Islands
flag: Indonesia
flag: Ireland
flag: Israel
flag: Isle of Man
flag: India
flag: British Indian Ocean Territory
flag: Iraq
flag: Iran
flag: Iceland
flag: Italy
flag: Jersey
flag: Jamaica
flag: Jordan
flag: Japan
flag: Kenya
flag: Kyrgyzstan
flag: Cambodia
flag: Kiribati
flag: Comoros
flag: St. Kitts & Nevis
flag: North Korea
flag: South Korea
flag: Kuwait
flag: Cayman Islands
flag: Kazakhstan
flag: Laos
flag: Lebanon
flag: St. Lucia
flag: Liechtenstein
flag: Sri Lanka
flag: Liberia
flag: Lesotho
flag: Lithuania
flag: Luxembourg
flag: Latvia
flag: Libya
flag: Morocco
flag: Monaco
flag: Moldova
flag: Montenegro
flag: St. Martin
flag: Madagascar
flag: Marshall Islands
flag: North Macedonia
flag: Mali
flag: Myanmar (Burma)
flag: Mongolia
flag: Macao SAR China
flag: Northern Mariana Islands
flag: Martinique
flag: Mauritania
flag: Montserrat
flag: Malta
flag: Mauritius
flag: Maldives
flag: Malawi
flag: Mexico
flag: Malaysia
flag: Mozambique
flag: Namibia
flag: New Caledonia
flag: Niger
flag: Norfolk Island
flag: Nigeria
flag: Nicaragua
flag: Netherlands
flag: Norway
flag: Nepal
flag: Nauru
flag: Niue
flag: New Zealand
flag: Oman
flag: Panama
flag: Peru
flag: French Polynesia
flag: Papua New Guinea
flag: Philippines
flag: Pakistan
flag: Poland
flag: St. Pierre & Miquelon
flag: Pitcairn Islands
flag: Puerto Rico
flag: Palestinian Territories
flag: Portugal
flag: Palau
flag: Paraguay
flag: Qatar
flag: Réunion
flag: Romania
flag: Serbia
flag: Russia
flag: Rwanda
flag: Saudi Arabia
flag: Solomon Islands
flag: Seychelles
flag: Sudan
flag: Sweden
flag: Singapore
flag: St. Helena
flag: Slovenia
flag: Svalbard & Jan Mayen
flag: Slovakia
flag: Sierra Leone
flag: San Marino
flag: Senegal
flag: Somalia
flag: Suriname
flag: South Sudan
flag: São Tomé & Príncipe
flag: El Salvador
flag: Sint Maarten
flag: Syria
flag: Eswatini
flag: Tristan da Cunha
flag: Turks & Caicos Islands
flag: Chad
flag: French Southern Territories
flag: Togo
flag: Thailand
flag: Tajikistan
flag: Tokelau
flag: Timor-Leste
flag: Turkmenistan
flag: Tunisia
flag: Tonga
flag: Türkiye
flag: Trinidad & Tobago
flag: Tuvalu
flag: Taiwan
flag: Tanzania
flag: Ukraine
flag: Uganda
flag: U.S. Outlying Islands
flag: United Nations
flag: United States
flag: Uruguay
flag: Uzbekistan
flag: Vatican City
flag: St. Vincent & Grenadines
flag: Venezuela
flag: British Virgin Islands
flag: U.S. Virgin Islands
flag: Vietnam
flag: Vanuatu
flag: Wallis & Futuna
flag: Samoa
flag: Kosovo
flag: Yemen
flag: Mayotte
flag: South Africa
flag: Zambia
flag: Zimbabwe
flag: England
flag: Scotland
flag: Wales

"""

  /// The numbers of the lines in the order of the sequences' UTF-8 without U+FE0F: each has two
  /// digits of base 50, the first of which is `#`.
  static let order: StaticString = """
B4B5B6B7B8B9B:B;B<B=B>B?B0B1AGAHB2BL@1@0@/@)@+@-@2@37%7#<&A6A)A-A0A2A*A.A+7&7'7(7$A3A4A5BNCLCMA(A,CI\
CHCKCJ7O8%84898;;NB&853E16&Q%-@&@'@D@E@F@B@A$A#6A>A?@J@K@L@M@N@O@P@Q@R@S@TA#:%9S:$9T:#56AQAF?C>*6=>-\
AP>8>B>6@>AR?M87A@C>C=?8?:9(9)8:8&8'A$>);(><>;?O5*5&44865,9;6C6?,29<,@,B,A5-66=OB%6F=('#&;&F'.=5=6B'\
AA@C@@8DB-B.88B/B(B)AIAJAKAL%K%O%M%NABACAD@*B*B+@4@5@.@(@,CFCG7SB$AMB,C2C3:':&BFBHBQBSBGBIBJBKBMBOBP\
BRBTC#C$D.D/D0D1D2D3D4D5D6D7D8D9D:D;D<D=D>D?D@DADBDCDDDEDFDGDHDIDJDKDLDMDNDODPDQDRDSDTE#E$E%E&E'E(E)\
E*E+E,E-E.E/E0E1E2E3E4E5E6E7E8E9E:E;E<E=E>E?E@EAEBECEDEEEFEGEHEIEJEKELEMENEOEPEQERESETF#F$F%F&F'F(F)\
F*F+F,F-F.F/F0F1F2F3F4F5F6F7F8F9F:F;F<F=F>F?F@FAFBFCFDFEFFFGFHFIFJFKFLFMFNFOFPFQFRFSFTG#G$G%G&G'G(G)\
G*G+G,G-G.G/G0G1G2G3G4G5G6G7G8G9G:G;G<G=G>G?G@GAGBGCGDGEGFGGGHGIGJGKGLGMGNGOGPGQGRGSGTH#H$H%H&H'H(H)\
H*H+H,H-H.H/H0H1H2H3H4H5H6H7H8H9H:H;H<H=H>H?H@HAHBHCHDHEHFHGHHHIHJHKHLHMHNHOHPHQHRHSHTI#I$I%I&I'I(I)\
I*I+I,I-I.I/I0I1I2I3I4I5I6C%C&C,C)C-C1C0C5C(C'C/C+C4C*C.815.835/5152535482558>468$4,4-4.4/7B7C7D7E7F\
7G7H7I7J7K7L7M7P7Q7T8#7N8(8)8*8+8,8-8.8/802D2F2G2/1.101112132&1,1#1'1)1*1+2%14151718191:1=221P1T1?1@\
1A1B1C1D1E1F1H1I1J1K1L1M2A2C2=2>3%3&3'3(3)3*242B3+313,3-3.3/35363738393>3?3@3A3B3;3$2N2L4'3G3H3J3K3L\
3M3N3C4&3I2R8O8P3:8?8@*:8A8B8E8F8G8HD(8I8J8K8L8M:I;%8T8Q;9;:;;</8R57595:9=;<<.A7;=:+;$5<8S<1:)9J9C9L\
9G9M91:(;7;8;?;C;D;@;E;69?9/9@9+D&,3+O+Q+S+P+T+R,7,9,89$9#,19-9.,=,?,>,C,E,D,4,6,56)6(929,9394964348\
494?4D504E4>4:4;4<4=4F4G4H4I4J4K4L?@4M4N4O4P4Q4R<<4S4TD*D,D+D)D-I7I8I91&<N97>04+.,.-.../.0/3/2.Q.R.S\
.F.G/6.B.C0/0*030D0-.K/&/(/'.6/G/F.:.</#/$/-0;0<0F0G0H0J0708090+/H/I/J/K0&0(/L/=.=/)/*04/1.P.E/5.A0.\
02.H.5.9.T0)/4.>/;/</>/%/D/7'>'?&3'6'8'A'@&N&P&L&M'$&8&C&S&T'''*:T;#:0:5:6:7:<:=:B:C:E:F:G:K:L:O:P:R\
.*-T.#'E'F'I(L)#)A-8-4)&))*7(O);)>(R)/-I-J-K-L-M-?-B-@-A-C-:-=-;-<->)8)2),)5)D)G+?+@'M'N'P'O+E+F+K+L\
'Q(M)$)B-7-9-3-5)')**6(P)<)?(S)0-N-O-P-Q-R-D-G-E-F-H)9)3)-)6)E)H+A+B'R'T(&($+G+H+M+N.%-0-1-/)I)K)J,'\
,),(*/*1*0'H((()***'*)*((+(,'C)S*#)T*&%0%1%2*9%3%4%+%,(9(;(:)O)Q)P,$;*'/+(+*+)+++-+,5;>I>K&)%B;+;,-2\
0T-65#%G%L%I%E%F%C%T%S%R&$%D%H%JCT<:&+>.&7&-&/8=&0%.'1&.&2&61$&*<PANAO=%<R<S<T=#=$='6K<#=<<)<*<+<,==\
=><G<I=@=A=D=E=F=G=H=I=J=K=M=N<L<F<E<><?<@<A<B<C<DAT<H=;;O;P;Q>H;1;2=,=-=.=)=*=+=0=/=1=2=3;3<J;L;MA<\
A=@$A:<3<4<5<2;><6<0;)A%A&A'@6@7A8A9;-;.;/;0;R;T<7<8>#>$>%=S=T;4;5<M>:D#@8@9@:@;@<@%B@BABBBCBDBE8<<;\
>3>'>54)9F>F>G9H@HB#ASD%D$C6C:CNCOCPCQCRCSA/A1@?/M5+5'5)@G7,7.70727476787:7<7>7@7*7-7/71737577797;7=\
7?7A7+<97)&1,&)L)N)M:10M0N9K,%=L=8=7=9=:&:&O&<&&<$<%<'<(:*=?=P=Q=R=B=C>7>&<K>,-S&4&5=440475$5%41?=##\
#&#*#$#%#(#'#0%*#.#/#:$%#2$:#N#I#J#O$T$&$=$Q#5#4#8#7#;#<#>$S$?%(%'$N$R%&$M$I$J$K%#$'%$#Q$O$B#R$C$L$P\
$D$E$)$4$5#K#M$+%7%8%6%9%:%;%>%=%<$@#+$#$$#,#P(3(5(4(6(8(7(B(D(C%?%@%A(<(>(='((-(/(.(0(2(1'-6Q6L5=5>\
5?5@5A5B5C5D5E5H5I5J5K625L5M5N5O5P5Q5R5S5T6#6%6&6'5F5G6M6N6O6E,:,<,;6A696:6<68D'>P?P?7?R?A?S?B?T6.?Q\
,F,H,G,I,K,J+.+0+2+/+3+1@#?N?D?E?F?G?%?H?'-,?(?I?J?K?L?#--:H6S>T@=6;?65(4C>Q45A;58676>>+>16563646D6G\
6H6I6P6B6/6*6@9A6R606-6$61C7C8C9C;C<C?CCC@CACBCDCEAE&D&(&%&E#G#?$,$;#E$-%5#@&J&K&9'%'&',&G&I$7%/$.#)\
$(#S(E(G(F$0#H#3#=#D%)#A$/$6*2*5'+'0*%*,*.*-*;(H(J(I,L,N,M-&-(-',0,O,Q,P,R,T,S-#-%-$9>1(;G3O3P4(9:9%\
9&9'98999B959*90251S2(2@2#2$262Q2M2I2K3D2-1O2:3233344%2P3R1R2*3=282?2E3#2)1G3029#1%%#9$8$3$1$2)R$9$H\
$G:>:3:2:M:N0?.D0O/E.L/N/O/:0:/Q.?0E.N.70,//0A0B/,.M/900010K/B/+0#/00$.@0@0P0S/C/P/./R/?/@.8/A/T0C/8\
.O06.;>9.1.2.4.3'='4'5'<*=*?*>*@*B*A:4'76,6+'2'32<3<2T3T2+2,2J2;2S4#4$3S+&+4+6+5+7+9+;+8+<+:(?(A(@$<\
'G(K(T)@)%)(*8*<(N):)=(Q).)7)1)+)4)C)F-.+=+>'S(#('(%+C+D+I+J.&.'.(.),#'D(*'J'L'K*+,*,,,+,-,/,.-)-+-*\
*C*E*D*F*H*G*I*K*J*L*N*M*O*Q*P*R*T*S+#+%+$'9%Q;&:8:9:::;8N8C9N>C>D>E42<-?5>>4@>?6T?+:,:.?,9O?-?.?/?1\
?4=&?;:Q:?:@:A:J&#&'%P>J>L>N>O>M9D9E6J>/9I9P9R;I;J;K;A<Q>A7R?$?*>(<=;F;';B;H<O>2>4>@>=>R>S?&:-:/?0?)\
?3?9?>4A9Q??;S?<:D:S@I0Q0R0I0L1/4B/S1%0=1;1<1-0>0%1>0'':';.$*3*4*$.++'05.I.J1N2'1Q272H2O3F3Q2.4*2021\
23B3#-#F#B#C$>#L'B?2#T$*$F&,&H&=&>&?&@&R')&A&B
"""

  /// The rank of each emoji among equal results of a search, in two digits each, as in `order`.
  static let popularity: StaticString = """
$-#T$(#.#8#1#%###>$5TT#:#,$=#*#+$4#)TT#3$ITTTT#ITT$%$+%+TT#9$9TTTTTT#<TTTTTT$:$OTTTTTT#J$<#7$6TTTTTT\
TTTT$2#DTT$)$8TTTTTTTT%%%#TT$CTT$PTTTT%0TT#@TT#ATTTTTTTTTTTT$NTTTT%-#?TT#0TTTTTTTTTT%(#K#'$7TTTT$DTT\
#N%,TT%$$#TTTT$?TT$/TT$RTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT$&TTTTTTTTTT#G#M$3#Q#/TT$,$1TTTT#$TTTT%*$E#S\
TT#CTT$GTTTT$.#OTTTT$LTTTTTTTT%KTTTTTTTTTT$TTTTTTTTTTTTTTTTTTTTT#BTTTT$A$'TTTTTTTT$Q#LTTTT$0TTTT#&TT\
TTTTTTTT#=$*TTTTTT%J#(TTTTTT#ETTTTTTTTTTTTTTTTTTTTTTTT#HTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT$MTTTTTTTTTTTTTTTT#4TTTT#6TTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TT%1TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%3TTTTTTTTTTTTTT%4TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%>TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%<TTTTTTTTTTTTTTTTTTTTTTTTTTTT$$\
$>TTTTTT#PTTTT%/TTTTTTTTTTTTTTTTTTTTTTTT%2TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%:TTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%9TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTT%ITTTTTTTTTTTTTTTTTTTTTTTT#;%HTTTTTTTTTTTTTTTTTT%6TTTTTTTT%ETTTT%5%F%GTTTTTTTTTT\
TTTTTTTTTTTTTTTTTT%DTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%BTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%CTT\
TTTTTTTTTTTTTTTTTTTTTT%;TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%8TTTTTT\
TTTTTT%OTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%?TTTTTTTT$FTT$;TT%@%&\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%)TTTTTTTTTT%=TTTTTT#2TTTTTTTTTTTTTT#F#R#-$BTTTTTTTTTTTTTTTT$KTTTTTTTT\
TTTTTTTTTT%7TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT#5\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT$J\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%A$@TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%MTTTTTTTTTTTTTTTT\
%NTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%LTTTTTTTTTTTT%TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT$HTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%PTTTTTTTTTTTTTTTT%QTTTTTTTTTTTTTTTTTT%RTT\
TTTT%STTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%'TTTTTTTTTTTTTTTT\
TTTT$STTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT%.TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT\
TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT
"""

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

  /// A line for each emoji: its sequence and its version as a letter. If variants with skin tones have
  /// other versions, a second letter has theirs. If those whose first tone is the lighter of two have
  /// another one, a third letter has it. If the emoji takes a skin tone, a space and `+` follow. If it
  /// takes two, a space follows, `=` if two equal tones are also written as a pair and otherwise `/`,
  /// and the sequence with U+1F3FB for each tone.
  static let lines: StaticString = """
😀 a
😃 b
😄 b
😁 b
😆 b
😅 b
🤣 c
😂 b
🙂 a
🙃 a
🫠 d
😉 b
😊 b
😇 a
🥰 e
😍 b
🤩 f
😘 b
😗 a
☺️ b
😚 b
😙 a
🥲 g
😋 b
😛 a
😜 b
🤪 f
😝 b
🤑 a
🤗 a
🤭 f
🫢 d
🫣 d
🤫 f
🤔 a
🫡 d
🤐 a
🤨 f
😐 h
😑 a
😶 a
🫥 d
😶‍🌫️ i
😏 b
😒 b
🙄 a
😬 a
😮‍💨 i
🤥 c
🫨 j
🙂‍↔️ k
🙂‍↕️ k
😌 b
😔 b
😪 b
🤤 c
😴 a
🫩 l
😷 b
🤒 a
🤕 a
🤢 c
🤮 f
🤧 c
🥵 e
🥶 e
🥴 e
😵 b
😵‍💫 i
🤯 f
🤠 c
🥳 e
🥸 g
😎 a
🤓 a
🧐 f
😕 a
🫤 d
😟 a
🙁 a
☹️ h
😮 a
😯 a
😲 b
😳 b
🫪 m
🥺 e
🥹 d
😦 a
😧 a
😨 b
😰 b
😥 b
😢 b
😭 b
😱 b
😖 b
😣 b
😞 b
😓 b
😩 b
😫 b
🥱 n
😤 b
😡 b
😠 b
🤬 f
😈 a
👿 b
💀 b
☠️ a
💩 b
🤡 c
👹 b
👺 b
👻 b
👽 b
👾 b
🤖 a
😺 b
😸 b
😹 b
😻 b
😼 b
😽 b
🙀 b
😿 b
😾 b
🙈 b
🙉 b
🙊 b
💌 b
💘 b
💝 b
💖 b
💗 b
💓 b
💞 b
💕 b
💟 b
❣️ a
💔 b
❤️‍🔥 i
❤️‍🩹 i
❤️ b
🩷 j
🧡 f
💛 b
💚 b
💙 b
🩵 j
💜 b
🤎 n
🖤 c
🩶 j
🤍 n
💋 b
💯 b
💢 b
🫯 m
💥 b
💫 b
💦 b
💨 b
🕳️ h
💬 b
👁️‍🗨️ o
🗨️ o
🗯️ h
💭 a
💤 b
👋 ba +
🤚 c +
🖐️ ha +
✋ ba +
🖖 a +
🫱 d +
🫲 d +
🫳 d +
🫴 d +
🫷 j +
🫸 j +
👌 ba +
🤌 g +
🤏 n +
✌️ ba +
🤞 c +
🫰 d +
🤟 f +
🤘 a +
🤙 c +
👈 ba +
👉 ba +
👆 ba +
🖕 a +
👇 ba +
☝️ ba +
🫵 d +
👍 ba +
👎 ba +
✊ ba +
👊 ba +
🤛 c +
🤜 c +
👏 ba +
🙌 ba +
🫶 d +
👐 ba +
🤲 f +
🤝 cd /🫱🏻‍🫲🏻
🙏 ba +
✍️ ha +
💅 ba +
🤳 c +
💪 ba +
🦾 n
🦿 n
🦵 e +
🦶 e +
👂 ba +
🦻 n +
👃 ba +
🧠 f
🫀 g
🫁 g
🦷 e
🦴 e
👀 b
👁️ h
👅 b
👄 b
🫦 d
👶 ba +
🧒 f +
👦 ba +
👧 ba +
🧑 f +
👱 ba +
👨 ba +
🧔 f +
🧔‍♂️ i +
🧔‍♀️ i +
👨‍🦰 e +
👨‍🦱 e +
👨‍🦳 e +
👨‍🦲 e +
👩 ba +
👩‍🦰 e +
🧑‍🦰 p +
👩‍🦱 e +
🧑‍🦱 p +
👩‍🦳 e +
🧑‍🦳 p +
👩‍🦲 e +
🧑‍🦲 p +
👱‍♀️ q +
👱‍♂️ q +
🧓 f +
👴 ba +
👵 ba +
🙍 ba +
🙍‍♂️ q +
🙍‍♀️ q +
🙎 ba +
🙎‍♂️ q +
🙎‍♀️ q +
🙅 ba +
🙅‍♂️ q +
🙅‍♀️ q +
🙆 ba +
🙆‍♂️ q +
🙆‍♀️ q +
💁 ba +
💁‍♂️ q +
💁‍♀️ q +
🙋 ba +
🙋‍♂️ q +
🙋‍♀️ q +
🧏 n +
🧏‍♂️ n +
🧏‍♀️ n +
🙇 ba +
🙇‍♂️ q +
🙇‍♀️ q +
🤦 c +
🤦‍♂️ q +
🤦‍♀️ q +
🤷 c +
🤷‍♂️ q +
🤷‍♀️ q +
🧑‍⚕️ p +
👨‍⚕️ q +
👩‍⚕️ q +
🧑‍🎓 p +
👨‍🎓 q +
👩‍🎓 q +
🧑‍🏫 p +
👨‍🏫 q +
👩‍🏫 q +
🧑‍⚖️ p +
👨‍⚖️ q +
👩‍⚖️ q +
🧑‍🌾 p +
👨‍🌾 q +
👩‍🌾 q +
🧑‍🍳 p +
👨‍🍳 q +
👩‍🍳 q +
🧑‍🔧 p +
👨‍🔧 q +
👩‍🔧 q +
🧑‍🏭 p +
👨‍🏭 q +
👩‍🏭 q +
🧑‍💼 p +
👨‍💼 q +
👩‍💼 q +
🧑‍🔬 p +
👨‍🔬 q +
👩‍🔬 q +
🧑‍💻 p +
👨‍💻 q +
👩‍💻 q +
🧑‍🎤 p +
👨‍🎤 q +
👩‍🎤 q +
🧑‍🎨 p +
👨‍🎨 q +
👩‍🎨 q +
🧑‍✈️ p +
👨‍✈️ q +
👩‍✈️ q +
🧑‍🚀 p +
👨‍🚀 q +
👩‍🚀 q +
🧑‍🚒 p +
👨‍🚒 q +
👩‍🚒 q +
👮 ba +
👮‍♂️ q +
👮‍♀️ q +
🕵️ ho +
🕵️‍♂️ q +
🕵️‍♀️ q +
💂 ba +
💂‍♂️ q +
💂‍♀️ q +
🥷 g +
👷 ba +
👷‍♂️ q +
👷‍♀️ q +
🫅 d +
🤴 c +
👸 ba +
👳 ba +
👳‍♂️ q +
👳‍♀️ q +
👲 ba +
🧕 f +
🤵 c +
🤵‍♂️ g +
🤵‍♀️ g +
👰 ba +
👰‍♂️ g +
👰‍♀️ g +
🤰 c +
🫃 d +
🫄 d +
🤱 f +
👩‍🍼 g +
👨‍🍼 g +
🧑‍🍼 g +
👼 ba +
🎅 ba +
🤶 c +
🧑‍🎄 g +
🦸 e +
🦸‍♂️ e +
🦸‍♀️ e +
🦹 e +
🦹‍♂️ e +
🦹‍♀️ e +
🧙 f +
🧙‍♂️ f +
🧙‍♀️ f +
🧚 f +
🧚‍♂️ f +
🧚‍♀️ f +
🧛 f +
🧛‍♂️ f +
🧛‍♀️ f +
🧜 f +
🧜‍♂️ f +
🧜‍♀️ f +
🧝 f +
🧝‍♂️ f +
🧝‍♀️ f +
🧞 f
🧞‍♂️ f
🧞‍♀️ f
🧟 f
🧟‍♂️ f
🧟‍♀️ f
🧌 d
🫈 m
💆 ba +
💆‍♂️ q +
💆‍♀️ q +
💇 ba +
💇‍♂️ q +
💇‍♀️ q +
🚶 ba +
🚶‍♂️ q +
🚶‍♀️ q +
🚶‍➡️ k +
🚶‍♀️‍➡️ k +
🚶‍♂️‍➡️ k +
🧍 n +
🧍‍♂️ n +
🧍‍♀️ n +
🧎 n +
🧎‍♂️ n +
🧎‍♀️ n +
🧎‍➡️ k +
🧎‍♀️‍➡️ k +
🧎‍♂️‍➡️ k +
🧑‍🦯 p +
🧑‍🦯‍➡️ k +
👨‍🦯 n +
👨‍🦯‍➡️ k +
👩‍🦯 n +
👩‍🦯‍➡️ k +
🧑‍🦼 p +
🧑‍🦼‍➡️ k +
👨‍🦼 n +
👨‍🦼‍➡️ k +
👩‍🦼 n +
👩‍🦼‍➡️ k +
🧑‍🦽 p +
🧑‍🦽‍➡️ k +
👨‍🦽 n +
👨‍🦽‍➡️ k +
👩‍🦽 n +
👩‍🦽‍➡️ k +
🏃 ba +
🏃‍♂️ q +
🏃‍♀️ q +
🏃‍➡️ k +
🏃‍♀️‍➡️ k +
🏃‍♂️‍➡️ k +
🧑‍🩰 m +
💃 ba +
🕺 c +
🕴️ hq +
👯 bm /🧑🏻‍🐰‍🧑🏻
👯‍♂️ qm /👨🏻‍🐰‍👨🏻
👯‍♀️ qm /👩🏻‍🐰‍👩🏻
🧖 f +
🧖‍♂️ f +
🧖‍♀️ f +
🧗 f +
🧗‍♂️ f +
🧗‍♀️ f +
🤺 c
🏇 a +
⛷️ h
🏂 ba +
🏌️ hq +
🏌️‍♂️ q +
🏌️‍♀️ q +
🏄 ba +
🏄‍♂️ q +
🏄‍♀️ q +
🚣 a +
🚣‍♂️ q +
🚣‍♀️ q +
🏊 ba +
🏊‍♂️ q +
🏊‍♀️ q +
⛹️ ho +
⛹️‍♂️ q +
⛹️‍♀️ q +
🏋️ ho +
🏋️‍♂️ q +
🏋️‍♀️ q +
🚴 a +
🚴‍♂️ q +
🚴‍♀️ q +
🚵 a +
🚵‍♂️ q +
🚵‍♀️ q +
🤸 c +
🤸‍♂️ q +
🤸‍♀️ q +
🤼 cm /🧑🏻‍🫯‍🧑🏻
🤼‍♂️ qm /👨🏻‍🫯‍👨🏻
🤼‍♀️ qm /👩🏻‍🫯‍👩🏻
🤽 c +
🤽‍♂️ q +
🤽‍♀️ q +
🤾 c +
🤾‍♂️ q +
🤾‍♀️ q +
🤹 c +
🤹‍♂️ q +
🤹‍♀️ q +
🧘 f +
🧘‍♂️ f +
🧘‍♀️ f +
🛀 ba +
🛌 aq +
🧑‍🤝‍🧑 nnp =🧑🏻‍🤝‍🧑🏻
👭 anp /👩🏻‍🤝‍👩🏻
👫 bn /👩🏻‍🤝‍👨🏻
👬 anp /👨🏻‍🤝‍👨🏻
💏 bi /🧑🏻‍❤️‍💋‍🧑🏻
👩‍❤️‍💋‍👨 oi =👩🏻‍❤️‍💋‍👨🏻
👨‍❤️‍💋‍👨 oi =👨🏻‍❤️‍💋‍👨🏻
👩‍❤️‍💋‍👩 oi =👩🏻‍❤️‍💋‍👩🏻
💑 bi /🧑🏻‍❤️‍🧑🏻
👩‍❤️‍👨 oi =👩🏻‍❤️‍👨🏻
👨‍❤️‍👨 oi =👨🏻‍❤️‍👨🏻
👩‍❤️‍👩 oi =👩🏻‍❤️‍👩🏻
👨‍👩‍👦 o
👨‍👩‍👧 o
👨‍👩‍👧‍👦 o
👨‍👩‍👦‍👦 o
👨‍👩‍👧‍👧 o
👨‍👨‍👦 o
👨‍👨‍👧 o
👨‍👨‍👧‍👦 o
👨‍👨‍👦‍👦 o
👨‍👨‍👧‍👧 o
👩‍👩‍👦 o
👩‍👩‍👧 o
👩‍👩‍👧‍👦 o
👩‍👩‍👦‍👦 o
👩‍👩‍👧‍👧 o
👨‍👦 q
👨‍👦‍👦 q
👨‍👧 q
👨‍👧‍👦 q
👨‍👧‍👧 q
👩‍👦 q
👩‍👦‍👦 q
👩‍👧 q
👩‍👧‍👦 q
👩‍👧‍👧 q
🗣️ h
👤 b
👥 a
🫂 g
👪 b
🧑‍🧑‍🧒 k
🧑‍🧑‍🧒‍🧒 k
🧑‍🧒 k
🧑‍🧒‍🧒 k
👣 b
🫆 l
🏻 a
🏼 a
🏽 a
🏾 a
🏿 a
🦰 e
🦱 e
🦳 e
🦲 e
🐵 b
🐒 b
🦍 c
🦧 n
🐶 b
🐕 h
🦮 n
🐕‍🦺 n
🐩 b
🐺 b
🦊 c
🦝 e
🐱 b
🐈 h
🐈‍⬛ g
🦁 a
🐯 b
🐅 a
🐆 a
🐴 b
🫎 j
🫏 j
🐎 b
🦄 a
🦓 f
🦌 c
🦬 g
🐮 b
🐂 a
🐃 a
🐄 a
🐷 b
🐖 a
🐗 b
🐽 b
🐏 a
🐑 b
🐐 a
🐪 a
🐫 b
🦙 e
🦒 f
🐘 b
🦣 g
🦏 c
🦛 e
🐭 b
🐁 a
🐀 a
🐹 b
🐰 b
🐇 a
🐿️ h
🦫 g
🦔 f
🦇 c
🐻 b
🐻‍❄️ g
🐨 b
🐼 b
🦥 n
🦦 n
🦨 n
🦘 e
🦡 e
🐾 b
🦃 a
🐔 b
🐓 a
🐣 b
🐤 b
🐥 b
🐦 b
🐧 b
🕊️ h
🦅 c
🦆 c
🦢 e
🦉 c
🦤 g
🪶 g
🦩 n
🦚 e
🦜 e
🪽 j
🐦‍⬛ j
🪿 j
🐦‍🔥 k
🐸 b
🐊 a
🐢 b
🦎 c
🐍 b
🐲 b
🐉 a
🦕 f
🦖 f
🐳 b
🐋 a
🐬 b
🫍 m
🦭 g
🐟 b
🐠 b
🐡 b
🦈 c
🐙 b
🐚 b
🪸 d
🪼 j
🦀 a
🦞 e
🦐 c
🦑 c
🦪 n
🐌 b
🦋 c
🐛 b
🐜 b
🐝 b
🪲 g
🐞 b
🦗 f
🪳 g
🕷️ h
🕸️ h
🦂 a
🦟 e
🪰 g
🪱 g
🦠 e
💐 b
🌸 b
💮 b
🪷 d
🏵️ h
🌹 b
🥀 c
🌺 b
🌻 b
🌼 b
🌷 b
🪻 j
🌱 b
🪴 g
🌲 a
🌳 a
🌴 b
🌵 b
🌾 b
🌿 b
☘️ a
🍀 b
🍁 b
🍂 b
🍃 b
🪹 d
🪺 d
🍄 b
🪾 l
🍇 b
🍈 b
🍉 b
🍊 b
🍋 a
🍋‍🟩 k
🍌 b
🍍 b
🥭 e
🍎 b
🍏 b
🍐 a
🍑 b
🍒 b
🍓 b
🫐 g
🥝 c
🍅 b
🫒 g
🥥 f
🥑 c
🍆 b
🥔 c
🥕 c
🌽 b
🌶️ h
🫑 g
🥒 c
🥬 e
🥦 f
🧄 n
🧅 n
🥜 c
🫘 d
🌰 b
🫚 j
🫛 j
🍄‍🟫 k
🫜 l
🍞 b
🥐 c
🥖 c
🫓 g
🥨 f
🥯 e
🥞 c
🧇 n
🧀 a
🍖 b
🍗 b
🥩 f
🥓 c
🍔 b
🍟 b
🍕 b
🌭 a
🥪 f
🌮 a
🌯 a
🫔 g
🥙 c
🧆 n
🥚 c
🍳 b
🥘 c
🍲 b
🫕 g
🥣 f
🥗 c
🍿 a
🧈 n
🧂 e
🥫 f
🍱 b
🍘 b
🍙 b
🍚 b
🍛 b
🍜 b
🍝 b
🍠 b
🍢 b
🍣 b
🍤 b
🍥 b
🥮 e
🍡 b
🥟 f
🥠 f
🥡 f
🍦 b
🍧 b
🍨 b
🍩 b
🍪 b
🎂 b
🍰 b
🧁 e
🥧 f
🍫 b
🍬 b
🍭 b
🍮 b
🍯 b
🍼 a
🥛 c
☕ b
🫖 g
🍵 b
🍶 b
🍾 a
🍷 b
🍸 b
🍹 b
🍺 b
🍻 b
🥂 c
🥃 c
🫗 d
🥤 f
🧋 g
🧃 n
🧉 n
🧊 n
🥢 f
🍽️ h
🍴 b
🥄 c
🔪 b
🫙 d
🏺 a
🌍 h
🌎 h
🌏 b
🌐 a
🗺️ h
🗾 b
🧭 e
🏔️ h
⛰️ h
🛘 m
🌋 b
🗻 b
🏕️ h
🏖️ h
🏜️ h
🏝️ h
🏞️ h
🏟️ h
🏛️ h
🏗️ h
🧱 e
🪨 g
🪵 g
🛖 g
🏘️ h
🏚️ h
🏠 b
🏡 b
🏢 b
🏣 b
🏤 a
🏥 b
🏦 b
🏨 b
🏩 b
🏪 b
🏫 b
🏬 b
🏭 b
🏯 b
🏰 b
💒 b
🗼 b
🗽 b
⛪ b
🕌 a
🛕 n
🕍 a
⛩️ h
🕋 a
⛲ b
⛺ b
🌁 b
🌃 b
🏙️ h
🌄 b
🌅 b
🌆 b
🌇 b
🌉 b
♨️ b
🎠 b
🛝 d
🎡 b
🎢 b
💈 b
🎪 b
🚂 a
🚃 b
🚄 b
🚅 b
🚆 a
🚇 b
🚈 a
🚉 b
🚊 a
🚝 a
🚞 a
🚋 a
🚌 b
🚍 h
🚎 a
🚐 a
🚑 b
🚒 b
🚓 b
🚔 h
🚕 b
🚖 a
🚗 b
🚘 h
🚙 b
🛻 g
🚚 b
🚛 a
🚜 a
🏎️ h
🏍️ h
🛵 c
🦽 n
🦼 n
🛺 n
🚲 b
🛴 c
🛹 e
🛼 g
🚏 b
🛣️ h
🛤️ h
🛢️ h
⛽ b
🛞 d
🚨 b
🚥 b
🚦 a
🛑 c
🚧 b
⚓ b
🛟 d
⛵ b
🛶 c
🚤 b
🛳️ h
⛴️ h
🛥️ h
🚢 b
✈️ b
🛩️ h
🛫 a
🛬 a
🪂 n
💺 b
🚁 a
🚟 a
🚠 a
🚡 a
🛰️ h
🚀 b
🛸 f
🛎️ h
🧳 e
⌛ b
⏳ b
⌚ b
⏰ b
⏱️ a
⏲️ a
🕰️ h
🕛 b
🕧 h
🕐 b
🕜 h
🕑 b
🕝 h
🕒 b
🕞 h
🕓 b
🕟 h
🕔 b
🕠 h
🕕 b
🕡 h
🕖 b
🕢 h
🕗 b
🕣 h
🕘 b
🕤 h
🕙 b
🕥 h
🕚 b
🕦 h
🌑 b
🌒 a
🌓 b
🌔 b
🌕 b
🌖 a
🌗 a
🌘 a
🌙 b
🌚 a
🌛 b
🌜 h
🌡️ h
☀️ b
🌝 a
🌞 a
🪐 n
⭐ b
🌟 b
🌠 b
🌌 b
☁️ b
⛅ b
⛈️ h
🌤️ h
🌥️ h
🌦️ h
🌧️ h
🌨️ h
🌩️ h
🌪️ h
🌫️ h
🌬️ h
🌀 b
🌈 b
🌂 b
☂️ h
☔ b
⛱️ h
⚡ b
❄️ b
☃️ h
⛄ b
☄️ a
🔥 b
💧 b
🌊 b
🎃 b
🎄 b
🎆 b
🎇 b
🧨 e
✨ b
🎈 b
🎉 b
🎊 b
🎋 b
🎍 b
🎎 b
🎏 b
🎐 b
🎑 b
🧧 e
🎀 b
🎁 b
🎗️ h
🎟️ h
🎫 b
🎖️ h
🏆 b
🏅 a
🥇 c
🥈 c
🥉 c
⚽ b
⚾ b
🥎 e
🏀 b
🏐 a
🏈 b
🏉 a
🎾 b
🥏 e
🎳 b
🏏 a
🏑 a
🏒 a
🥍 e
🏓 a
🏸 a
🥊 c
🥋 c
🥅 c
⛳ b
⛸️ h
🎣 b
🤿 n
🎽 b
🎿 b
🛷 f
🥌 f
🎯 b
🪀 n
🪁 n
🔫 b
🎱 b
🔮 b
🪄 g
🎮 b
🕹️ h
🎰 b
🎲 b
🧩 e
🧸 e
🪅 g
🪩 d
🪆 g
♠️ b
♥️ b
♦️ b
♣️ b
♟️ e
🃏 b
🀄 b
🎴 b
🎭 b
🖼️ h
🎨 b
🧵 e
🪡 g
🧶 e
🪢 g
👓 b
🕶️ h
🥽 e
🥼 e
🦺 n
👔 b
👕 b
👖 b
🧣 f
🧤 f
🧥 f
🧦 f
👗 b
👘 b
🥻 n
🩱 n
🩲 n
🩳 n
👙 b
👚 b
🪭 j
👛 b
👜 b
👝 b
🛍️ h
🎒 b
🩴 g
👞 b
👟 b
🥾 e
🥿 e
👠 b
👡 b
🩰 n
👢 b
🪮 j
👑 b
👒 b
🎩 b
🎓 b
🧢 f
🪖 g
⛑️ h
📿 a
💄 b
💍 b
💎 b
🔇 a
🔈 h
🔉 a
🔊 b
📢 b
📣 b
📯 a
🔔 b
🔕 a
🎼 b
🎵 b
🎶 b
🎙️ h
🎚️ h
🎛️ h
🎤 b
🎧 b
📻 b
🎷 b
🎺 b
🪊 m
🪗 g
🎸 b
🎹 b
🎻 b
🪕 n
🥁 c
🪘 g
🪇 j
🪈 j
🪉 l
📱 b
📲 b
☎️ b
📞 b
📟 b
📠 b
🔋 b
🪫 d
🔌 b
💻 b
🖥️ h
🖨️ h
⌨️ a
🖱️ h
🖲️ h
💽 b
💾 b
💿 b
📀 b
🧮 e
🎥 b
🎞️ h
📽️ h
🎬 b
📺 b
📷 b
📸 a
📹 b
📼 b
🔍 b
🔎 b
🕯️ h
💡 b
🔦 b
🏮 b
🪔 n
📔 b
📕 b
📖 b
📗 b
📘 b
📙 b
📚 b
📓 b
📒 b
📃 b
📜 b
📄 b
📰 b
🗞️ h
📑 b
🔖 b
🏷️ h
🪙 g
💰 b
🪎 m
💴 b
💵 b
💶 a
💷 a
💸 b
💳 b
🧾 e
💹 b
✉️ b
📧 b
📨 b
📩 b
📤 b
📥 b
📦 b
📫 b
📪 b
📬 h
📭 h
📮 b
🗳️ h
✏️ b
✒️ b
🖋️ h
🖊️ h
🖌️ h
🖍️ h
📝 b
💼 b
📁 b
📂 b
🗂️ h
📅 b
📆 b
🗒️ h
🗓️ h
📇 b
📈 b
📉 b
📊 b
📋 b
📌 b
📍 b
📎 b
🖇️ h
📏 b
📐 b
✂️ b
🗃️ h
🗄️ h
🗑️ h
🔒 b
🔓 b
🔏 b
🔐 b
🔑 b
🗝️ h
🔨 b
🪓 n
⛏️ h
⚒️ a
🛠️ h
🗡️ h
⚔️ a
💣 b
🪃 g
🏹 a
🛡️ h
🪚 g
🔧 b
🪛 g
🔩 b
⚙️ a
🗜️ h
⚖️ a
🦯 n
🔗 b
⛓️‍💥 k
⛓️ h
🪝 g
🧰 e
🧲 e
🪜 g
🪏 l
⚗️ a
🧪 e
🧫 e
🧬 e
🔬 a
🔭 a
📡 b
💉 b
🩸 n
💊 b
🩹 n
🩼 d
🩺 n
🩻 d
🚪 b
🛗 g
🪞 g
🪟 g
🛏️ h
🛋️ h
🪑 n
🚽 b
🪠 g
🚿 a
🛁 a
🪤 g
🪒 n
🧴 e
🧷 e
🧹 e
🧺 e
🧻 e
🪣 g
🧼 e
🫧 d
🪥 g
🧽 e
🧯 e
🛒 c
🚬 b
⚰️ a
🪦 g
⚱️ a
🧿 e
🪬 d
🗿 b
🪧 g
🪪 d
🏧 b
🚮 a
🚰 a
♿ b
🚹 b
🚺 b
🚻 b
🚼 b
🚾 b
🛂 a
🛃 a
🛄 a
🛅 a
⚠️ b
🚸 a
⛔ b
🚫 b
🚳 a
🚭 b
🚯 a
🚱 a
🚷 a
📵 a
🔞 b
☢️ a
☣️ a
⬆️ b
↗️ b
➡️ b
↘️ b
⬇️ b
↙️ b
⬅️ b
↖️ b
↕️ b
↔️ b
↩️ b
↪️ b
⤴️ b
⤵️ b
🔃 b
🔄 a
🔙 b
🔚 b
🔛 b
🔜 b
🔝 b
🛐 a
⚛️ a
🕉️ h
✡️ h
☸️ h
☯️ h
✝️ h
☦️ a
☪️ h
☮️ a
🕎 a
🔯 b
🪯 j
♈ b
♉ b
♊ b
♋ b
♌ b
♍ b
♎ b
♏ b
♐ b
♑ b
♒ b
♓ b
⛎ b
🔀 a
🔁 a
🔂 a
▶️ b
⏩ b
⏭️ h
⏯️ a
◀️ b
⏪ b
⏮️ h
🔼 b
⏫ b
🔽 b
⏬ b
⏸️ h
⏹️ h
⏺️ h
⏏️ a
🎦 b
🔅 a
🔆 a
📶 b
🛜 j
📳 b
📴 b
♀️ q
♂️ q
⚧️ g
✖️ b
➕ b
➖ b
➗ b
🟰 d
♾️ e
‼️ b
⁉️ b
❓ b
❔ b
❕ b
❗ b
〰️ b
💱 b
💲 b
⚕️ q
♻️ b
⚜️ a
🔱 b
📛 b
🔰 b
⭕ b
✅ b
☑️ b
✔️ b
❌ b
❎ b
➰ b
➿ a
〽️ b
✳️ b
✴️ b
❇️ b
©️ b
®️ b
™️ b
🫟 l
#️⃣ b
*️⃣ o
0️⃣ b
1️⃣ b
2️⃣ b
3️⃣ b
4️⃣ b
5️⃣ b
6️⃣ b
7️⃣ b
8️⃣ b
9️⃣ b
🔟 b
🔠 b
🔡 b
🔢 b
🔣 b
🔤 b
🅰️ b
🆎 b
🅱️ b
🆑 b
🆒 b
🆓 b
ℹ️ b
🆔 b
Ⓜ️ b
🆕 b
🆖 b
🅾️ b
🆗 b
🅿️ b
🆘 b
🆙 b
🆚 b
🈁 b
🈂️ b
🈷️ b
🈶 b
🈯 b
🉐 b
🈹 b
🈚 b
🈲 b
🉑 b
🈸 b
🈴 b
🈳 b
㊗️ b
㊙️ b
🈺 b
🈵 b
🔴 b
🟠 n
🟡 n
🟢 n
🔵 b
🟣 n
🟤 n
⚫ b
⚪ b
🟥 n
🟧 n
🟨 n
🟩 n
🟦 n
🟪 n
🟫 n
⬛ b
⬜ b
◼️ b
◻️ b
◾ b
◽ b
▪️ b
▫️ b
🔶 b
🔷 b
🔸 b
🔹 b
🔺 b
🔻 b
💠 b
🔘 b
🔳 b
🔲 b
🏁 b
🚩 b
🎌 b
🏴 a
🏳️ h
🏳️‍🌈 q
🏳️‍⚧️ g
🏴‍☠️ e
🇦🇨 o
🇦🇩 o
🇦🇪 o
🇦🇫 o
🇦🇬 o
🇦🇮 o
🇦🇱 o
🇦🇲 o
🇦🇴 o
🇦🇶 o
🇦🇷 o
🇦🇸 o
🇦🇹 o
🇦🇺 o
🇦🇼 o
🇦🇽 o
🇦🇿 o
🇧🇦 o
🇧🇧 o
🇧🇩 o
🇧🇪 o
🇧🇫 o
🇧🇬 o
🇧🇭 o
🇧🇮 o
🇧🇯 o
🇧🇱 o
🇧🇲 o
🇧🇳 o
🇧🇴 o
🇧🇶 o
🇧🇷 o
🇧🇸 o
🇧🇹 o
🇧🇻 o
🇧🇼 o
🇧🇾 o
🇧🇿 o
🇨🇦 o
🇨🇨 o
🇨🇩 o
🇨🇫 o
🇨🇬 o
🇨🇭 o
🇨🇮 o
🇨🇰 o
🇨🇱 o
🇨🇲 o
🇨🇳 b
🇨🇴 o
🇨🇵 o
🇨🇶 l
🇨🇷 o
🇨🇺 o
🇨🇻 o
🇨🇼 o
🇨🇽 o
🇨🇾 o
🇨🇿 o
🇩🇪 b
🇩🇬 o
🇩🇯 o
🇩🇰 o
🇩🇲 o
🇩🇴 o
🇩🇿 o
🇪🇦 o
🇪🇨 o
🇪🇪 o
🇪🇬 o
🇪🇭 o
🇪🇷 o
🇪🇸 b
🇪🇹 o
🇪🇺 o
🇫🇮 o
🇫🇯 o
🇫🇰 o
🇫🇲 o
🇫🇴 o
🇫🇷 b
🇬🇦 o
🇬🇧 b
🇬🇩 o
🇬🇪 o
🇬🇫 o
🇬🇬 o
🇬🇭 o
🇬🇮 o
🇬🇱 o
🇬🇲 o
🇬🇳 o
🇬🇵 o
🇬🇶 o
🇬🇷 o
🇬🇸 o
🇬🇹 o
🇬🇺 o
🇬🇼 o
🇬🇾 o
🇭🇰 o
🇭🇲 o
🇭🇳 o
🇭🇷 o
🇭🇹 o
🇭🇺 o
🇮🇨 o
🇮🇩 o
🇮🇪 o
🇮🇱 o
🇮🇲 o
🇮🇳 o
🇮🇴 o
🇮🇶 o
🇮🇷 o
🇮🇸 o
🇮🇹 b
🇯🇪 o
🇯🇲 o
🇯🇴 o
🇯🇵 b
🇰🇪 o
🇰🇬 o
🇰🇭 o
🇰🇮 o
🇰🇲 o
🇰🇳 o
🇰🇵 o
🇰🇷 b
🇰🇼 o
🇰🇾 o
🇰🇿 o
🇱🇦 o
🇱🇧 o
🇱🇨 o
🇱🇮 o
🇱🇰 o
🇱🇷 o
🇱🇸 o
🇱🇹 o
🇱🇺 o
🇱🇻 o
🇱🇾 o
🇲🇦 o
🇲🇨 o
🇲🇩 o
🇲🇪 o
🇲🇫 o
🇲🇬 o
🇲🇭 o
🇲🇰 o
🇲🇱 o
🇲🇲 o
🇲🇳 o
🇲🇴 o
🇲🇵 o
🇲🇶 o
🇲🇷 o
🇲🇸 o
🇲🇹 o
🇲🇺 o
🇲🇻 o
🇲🇼 o
🇲🇽 o
🇲🇾 o
🇲🇿 o
🇳🇦 o
🇳🇨 o
🇳🇪 o
🇳🇫 o
🇳🇬 o
🇳🇮 o
🇳🇱 o
🇳🇴 o
🇳🇵 o
🇳🇷 o
🇳🇺 o
🇳🇿 o
🇴🇲 o
🇵🇦 o
🇵🇪 o
🇵🇫 o
🇵🇬 o
🇵🇭 o
🇵🇰 o
🇵🇱 o
🇵🇲 o
🇵🇳 o
🇵🇷 o
🇵🇸 o
🇵🇹 o
🇵🇼 o
🇵🇾 o
🇶🇦 o
🇷🇪 o
🇷🇴 o
🇷🇸 o
🇷🇺 b
🇷🇼 o
🇸🇦 o
🇸🇧 o
🇸🇨 o
🇸🇩 o
🇸🇪 o
🇸🇬 o
🇸🇭 o
🇸🇮 o
🇸🇯 o
🇸🇰 o
🇸🇱 o
🇸🇲 o
🇸🇳 o
🇸🇴 o
🇸🇷 o
🇸🇸 o
🇸🇹 o
🇸🇻 o
🇸🇽 o
🇸🇾 o
🇸🇿 o
🇹🇦 o
🇹🇨 o
🇹🇩 o
🇹🇫 o
🇹🇬 o
🇹🇭 o
🇹🇯 o
🇹🇰 o
🇹🇱 o
🇹🇲 o
🇹🇳 o
🇹🇴 o
🇹🇷 o
🇹🇹 o
🇹🇻 o
🇹🇼 o
🇹🇿 o
🇺🇦 o
🇺🇬 o
🇺🇲 o
🇺🇳 q
🇺🇸 b
🇺🇾 o
🇺🇿 o
🇻🇦 o
🇻🇨 o
🇻🇪 o
🇻🇬 o
🇻🇮 o
🇻🇳 o
🇻🇺 o
🇼🇫 o
🇼🇸 o
🇽🇰 o
🇾🇪 o
🇾🇹 o
🇿🇦 o
🇿🇲 o
🇿🇼 o
🏴󠁧󠁢󠁥󠁮󠁧󠁿 f
🏴󠁧󠁢󠁳󠁣󠁴󠁿 f
🏴󠁧󠁢󠁷󠁬󠁳󠁿 f

"""
}
