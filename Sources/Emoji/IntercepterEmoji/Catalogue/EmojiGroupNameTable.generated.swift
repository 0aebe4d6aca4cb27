// swift-format-ignore-file
// Generated, do not edit.
// Source: characterLabels of CLDR 41
// Command: swift run generate-tables emoji-groups CLDR > Sources/Emoji/IntercepterEmoji/Catalogue/EmojiGroupNameTable.generated.swift

enum EmojiGroupNameTable {
  /// The locales, each with the names of `EmojiGroup.choices`.
  static let lines: StaticString = """
af Gesiggie|Persoon|Diere of natuur|Kos en drinkgoed|Reis of plek|Aktiwiteit|Voorwerp|Simbool|Vlae
ar أشكال تعبيرية|شخص|حيوانات وطبيعة|طعام وشراب|سفر وأماكن|أنشطة|كائنات|رموز|أعلام
az Təbəssüm|Şəxs|Heyvanlar və Təbiət|Yemək-içmək|Səyahət və Yerlər|Aktivitələr|Obyektlər|Simvollar|Bayraqlar
be Смайлікі|Чалавек|Жывёлы і прырода|Ежа і напоі|Падарожжы і месцы|Віды дзейнасці|Аб’екты|Спецыяльныя сімвалы|Сцягі
bg Емотикони|Човек|Животни и природа|Храна и напитки|Пътувания и места|Дейности|Предмети|Символи|Флагове
bn স্মাইলি|ব্যক্তি|জীবজন্তু ও প্রকৃতি|খাদ্য ও পানীয়|ভ্রমন বা স্থান|কার্যকলাপ|বস্তু|প্রতীক|পতাকা
bs Smajli|Osoba|Životinja ili priroda|Hrana i piće|Putovanje ili mjesto|Aktivnost|Objekt|Simbol|Zastave
ca Emoticona|Persona|Animals/natura|Menjar i beure|Viatges/llocs|Activitats|Objectes|Símbols|Banderes
cs Emotikony|Lidé|Zvířata a příroda|Jídlo a pití|Cestování a místa|Aktivity|Objekty|Symboly|Vlajky
cy Gwên|Person|Anifail neu natur|Bwyd a diod|Teithio neu le|Gweithgaredd|Gwrthrych|Symbol|Baneri
da Smiley|Person|Dyr og natur|Mad og drikke|Rejser og destinationer|Aktiviteter|Objekter|Symboler|Flag
el Γελαστούλης|Άτομο|Ζώο ή φύση|Φαγητό και ποτό|Ταξίδι ή μέρος|Δραστηριότητα|Αντικείμενο|Σύμβολο|Σημαίες
et Smaili|Inimene|Loom või loodus|Toit ja jook|Reisimine või koht|Tegevus|Objekt|Sümbol|Lipud
eu Emotikonoa|Pertsona|Animaliak eta natura|Jan-edariak|Bidaiak eta tokiak|Jarduerak|Objektuak|Ikurrak|Banderak
fa شکلک|شخص|حیوانات و طبیعت|غذا و نوشیدنی|سفر و جای‌ها|فعالیت|اشیاء|علائم|پرچم‌ها
fi Hymiö|Henkilö|Eläimet ja luonto|Ruoka ja juoma|Matkustus ja paikat|Toiminta|Objektit|Symbolit|Liput
fil Smiley|Tao|Hayop o kalikasan|Pagkain at inumin|Paglalakbay o lugar|Aktibidad|Bagay|Simbolo|Mga bandila
ga Straoiseog|Duine|Ainmhí nó an nádúr|Bia agus deoch|Taisteal nó áit|Gníomhaíocht|Nithe|Siombail|Bratacha
gl Emoticonas|Persoas|Animais e natureza|Comida e bebida|Viaxar/lugares|Actividades|Obxectos|Símbolos|Bandeiras
gu સ્માઇલી|માણસ|પ્રાણી અથવા કુદરત|આહાર અને પીણાં|પ્રવાસ અને સ્થળો|પ્રવૃત્તિ|વસ્તુ|ચિહ્નો|ધ્વજ
he סמלי סמיילי|אנשים|בעלי חיים וטבע|מזון ומשקאות|נסיעות ומקומות|פעילויות|אובייקטים|סמלים|דגלים
hi स्माइली|व्यक्ति|पशु और प्रकृति|खान-पान|यात्रा या स्थान|गतिविधि|वस्तु|चिह्न|झंडे
hr Smješko|Osoba|Životinja ili priroda|Jelo i piće|Putovanje ili mjesto|Aktivnost|Predmet|Simbol|Zastave
hu Hangulatjel|Ember|Állatok és természet|Étel-ital|Utazás és helyek|Tevékenység|Tárgyak|Szimbólumok|Zászlók
hy Զմայլիկ|Անձ|Կենդանիներ կամ բնություն|Ուտելիք և ըմպելիք|Ճամփորդություն և վայրեր|Զբաղմունք|Առարկա|Նշաններ|Դրոշներ
id Wajah tersenyum|Orang|Satwa atau alam|Makanan & minuman|Perjalanan atau lokasi|Aktivitas|Objek|Simbol|Bendera
is Broskarl|Manneskja|Dýr eða náttúra|Matur og drykkur|Ferð eða staður|Virkni|Hlutur|Tákn|Fánar
it Smiley|Persona|Animali e natura|Cibo e bevande|Viaggi e luoghi|Attività|Oggetti|Simboli|Bandiere
ka სიცილაკი|ადამიანი|ფლორა და ფაუნა|სასმელი და საჭმელი|მოგზაურობა და ადგილები|აქტივობები|ობიექტები|სიმბოლოები|დროშები
kk Смайл|Адам|Жануар немесе табиғат|Тамақ пен сусын|Саяхат және орындар|Әрекет|Нысандар|Таңбалар|Тулар
kn ಸ್ಮೈಲೀ|ವ್ಯಕ್ತಿ|ಪ್ರಾಣಿಗಳು ಅಥವಾ ಪ್ರಕೃತಿ|ಆಹಾರ ಮತ್ತು ಪಾನೀಯ|ಪ್ರಯಾಣ ಅಥವಾ ಸ್ಥಳ|ಚಟುವಟಿಕೆ|ವಸ್ತು|ಚಿಹ್ನೆ|ಧ್ವಜಗಳು
lt Šypsenėlė|Asmuo|Gyvūnai ir gamta|Maistas ir gėrimai|Kelionės ir vietovės|Veikla|Objektai|Simboliai|Vėliavėlės
lv Smaidiņš|Persona|Dzīvnieki un daba|Ēdieni un dzērieni|Ceļojumi un vietas|Aktivitātes|Objekti|Simboli|Karogi
mk Смешко|Личност|Животно или природа|Храна и пијалак|Патување и дестинации|Активности|Предмет|Симболи|Знамиња
ml സ്‌മൈലി|വ്യക്തി|മൃഗങ്ങളും പ്രകൃതിയും|ഭക്ഷണപാനീയങ്ങൾ|യാത്രയും സ്ഥലങ്ങളും|ആക്‌റ്റിവിറ്റി|വസ്‌തുക്കൾ|ചിഹ്നങ്ങൾ|പതാകകൾ
mr स्माइली|व्यक्ती|प्राणी किंवा निसर्ग|खाद्य आणि पेय|प्रवास किंवा ठिकाण|क्रियाकलाप|वस्तु|प्रतीक|ध्वज
ms Smiley|Orang|Haiwan & Alam Semula Jadi|Makanan & Minuman|Pelancongan atau tempat|Aktiviti|Objek|Simbol|Bendera
nb Smilefjes|Mennesker|Dyr og natur|Mat og drikke|Reise og steder|Aktiviteter|Objekter|Symboler|Flagg
ne स्माइली|व्यक्ति|जनावर तथा प्रकृति|खाना तथा पेय|यात्रा तथा ठाउँहरू|गतिविधिहरू|वस्तुहरू|चिन्हहरू|झण्डाहरू
nl Smiley|Persoon|Dier of natuur|Eten en drinken|Reizen of plaats|Activiteit|Object|Symbool|Vlaggen
nn Smilefjes|Person|Dyr eller natur|Mat og drikke|Reise og stadar|Aktivitetar|Objekt|Symbol|Flagg
no Smilefjes|Mennesker|Dyr og natur|Mat og drikke|Reise og steder|Aktiviteter|Objekter|Symboler|Flagg
pa ਸਮਾਈਲੀ|ਵਿਅਕਤੀ|ਜਾਨਵਰ ਜਾਂ ਕੁਦਰਤ|ਭੋਜਨ ਅਤੇ ਪੇਅ ਪਦਾਰਥ|ਸਫਰ ਜਾਂ ਥਾਂ|ਸਰਗਰਮੀ|ਔਬਜੈਕਟ|ਚਿੰਨ੍ਹ|ਝੰਡੇ
pl Buźka|Osoba|Zwierzęta i natura|Żywność i napoje|Podróże i miejsca|Czynności|Obiekty|Symbole|Flagi
pt Smiley|Pessoa|Animal ou natureza|Comidas e bebidas|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_AO Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_CH Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_CV Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_GQ Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_GW Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_LU Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_MO Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_MZ Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_PT Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_ST Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
pt_TL Smiley|Pessoa|Animal ou natureza|Comida e bebida|Viagem ou lugar|Atividade|Objeto|Símbolo|Bandeiras
ro Emoticon|Persoană|Animal sau natură|Mâncare și băutură|Călătorie sau loc|Activitate|Obiect|Simbol|Steaguri
ru Смайлики|Люди|Животные и природа|Еда и напитки|Путешествия и места|Занятия|Объекты|Символы|Флаги
sk Smajlík|Človek|Zvieratá a príroda|Jedlo a pitie|Cestovanie a miesta|Aktivity|Objekty|Symboly|Vlajky
sl Smeško|Oseba|Živali in narava|Hrana in pijača|Potovanja in kraji|Dejavnosti|Predmeti|Simboli|Zastave
sq Buzëqeshje|Person|Kafshë dhe natyrë|Ushqim dhe pije|Udhëtime dhe vende|Aktivitete|Objekte|Simbole|Flamuj
sr Смајли|Особа|Животиње и природа|Храна и пиће|Путовања и места|Активности|Објекти|Симболи|Заставе
sr_BA Смајли|Особа|Животиње и природа|Храна и пиће|Путовања и мјеста|Активности|Објекти|Симболи|Заставе
sr_Latn Smajli|Osoba|Životinje i priroda|Hrana i piće|Putovanja i mesta|Aktivnosti|Objekti|Simboli|Zastave
sr_Latn_BA Smajli|Osoba|Životinje i priroda|Hrana i piće|Putovanja i mjesta|Aktivnosti|Objekti|Simboli|Zastave
sv Smileys|Person|Djur och natur|Mat och dryck|Resor och platser|Aktiviteter|Objekt|Symboler|Flaggor
sw Kicheshi|Mtu|Wanyama au ulimwengu|Vyakula na vinywaji|Safari au maeneo|Shughuli|Vitu|Alama|Bendera
ta ஸ்மைலி|நபர்|விலங்குகள் & இயற்கை|உணவு & பானம்|பயணம் & இடங்கள்|செயல்பாடுகள்|பொருட்கள்|சின்னங்கள்|கொடிகள்
te స్మైలీ|వ్యక్తి|జంతువు లేదా ప్రకృతి|ఆహారం & పానీయాలు|ప్రయాణం లేదా స్థలం|కార్యాచరణ|వస్తువు|చిహ్నం|పతాకాలు
th หน้ายิ้ม|คน|สัตว์หรือธรรมชาติ|อาหารและเครื่องดื่ม|การเดินทางหรือสถานที่|กิจกรรม|วัตถุ|สัญลักษณ์|ธง
tr Gülen yüz|Kişi|Hayvanlar ve doğa|Yiyecek ve içecek|Seyahat veya yer|Aktivite|Nesne|Simge|Bayraklar
uk Смайлик|Людина|Тварина чи природа|Їжа та напої|Подорож чи місце|Активність|Обʼєкт|Символ|Прапори
ur مُسکراتا ہوا|شخص|حیوانات و فطرت|غذا اور مشروب|سفر اور مقامات|سرگرمی|آبجیکٹس|علامات|پرچم
uz Kulgich|Shaxs|Hayvonlar va tabiat|Taom va ichimliklar|Sayohat va joylar|Mashg‘ulotlar|Obyektlar|Maxsus belgilar|Bayroqlar
vi Mặt cười|Người|Động vật hoặc tự nhiên|Đồ ăn & đồ uống|Du lịch hoặc địa điểm|Hoạt động|Đồ vật|Ký hiệu|Cờ

"""
}
