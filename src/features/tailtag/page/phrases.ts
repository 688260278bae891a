import type { Language } from '#platform/text/languages.ts'

/** The fixed words of the page that a tag leads to. `{name}` stands for the pet’s name. */
export interface TagPhrases {
  found: string
  /** Of one whose keeper doesn’t show its name. */
  foundOne: string
  missing: string
  stolen: string
  call: string
  where: string
  whereHint: string
  myPlace: string
  /** `{tell}` stands for the words of the button that sends. */
  placeTaken: string
  noPlace: string
  message: string
  contact: string
  contactHint: string
  contactWrong: string
  safe: string
  tell: string
  privacy: string
  know: string
  thanks: string
  talk: string
  again: string
  notActive: string
  activate: string
  retired: string
  unknown: string
  /** For whoever has found an animal whose tag leads to no one. */
  onTheBack: string
  report: string
}

const en: TagPhrases = {
  found: 'Have you found {name}?',
  foundOne: 'Have you found this pet?',
  missing: '{name} is missing. Can you help?',
  stolen: '{name} was stolen. Can you help?',
  call: 'Call the keeper',
  where: 'Where are you?',
  whereHint: 'A street, a shop, a postcode',
  myPlace: 'Share my location',
  placeTaken: 'We’ve added your location. Now press “{tell}”.',
  noPlace: 'We couldn’t get your location. Write where you are.',
  message: 'Your message',
  contact: 'Your e-mail or mobile number',
  contactHint: 'For the keeper’s answer. They won’t see it.',
  contactWrong: 'Enter an e-mail address or a mobile number',
  safe: 'I can keep it safe until the keeper comes',
  tell: 'Tell the keeper',
  privacy: 'Everything is optional. The keeper doesn’t see your e-mail address or number.',
  know: 'Good to know',
  thanks: 'Thank you. We’ve told the keeper.',
  talk: 'See the conversation',
  again: 'Something went wrong. Try again, or call us.',
  notActive: 'This tag isn’t activated yet',
  activate: 'Is it yours? Activate it',
  retired: 'This tag is no longer used',
  unknown: 'We don’t know this code. Check it against the tag.',
  onTheBack: 'The keeper’s name and address may be on the back of the tag.',
  report: 'Report an animal you’ve found',
}

const cy: TagPhrases = {
  found: 'Ydych chi wedi dod o hyd i {name}?',
  foundOne: 'Ydych chi wedi dod o hyd i’r anifail hwn?',
  missing: 'Mae {name} ar goll. Allwch chi helpu?',
  stolen: 'Cafodd {name} ei ddwyn. Allwch chi helpu?',
  call: 'Ffonio’r ceidwad',
  where: 'Ble rydych chi?',
  whereHint: 'Stryd, siop, cod post',
  myPlace: 'Rhannu fy lleoliad',
  placeTaken: 'Rydyn ni wedi ychwanegu eich lleoliad. Nawr pwyswch “{tell}”.',
  noPlace: 'Doedden ni ddim yn gallu cael eich lleoliad. Dywedwch mewn geiriau ble rydych chi.',
  message: 'Eich neges',
  contact: 'Eich e-bost neu rif ffôn symudol',
  contactHint: 'Ar gyfer ateb y ceidwad. Fydd e ddim yn ei weld.',
  contactWrong: 'Rhowch gyfeiriad e-bost neu rif ffôn symudol yn y DU',
  safe: 'Galla i ei gadw’n ddiogel nes i’r ceidwad ddod',
  tell: 'Dweud wrth y ceidwad',
  privacy: 'Mae popeth yn ddewisol. Fydd y ceidwad ddim yn gweld eich cyfeiriad e-bost na’ch rhif.',
  know: 'Da gwybod',
  thanks: 'Diolch. Rydyn ni wedi dweud wrth y ceidwad.',
  talk: 'Gweld y sgwrs',
  again: 'Aeth rhywbeth o’i le. Rhowch gynnig arall arni, neu ffoniwch ni.',
  notActive: 'Dydy’r tag hwn ddim wedi’i actifadu eto',
  activate: 'Chi biau fe? Actifadwch e',
  retired: 'Dydy’r tag hwn ddim yn cael ei ddefnyddio mwyach',
  unknown: 'Dydyn ni ddim yn adnabod y cod hwn. Cymharwch e â’r tag.',
  onTheBack: 'Efallai bod enw a chyfeiriad y ceidwad ar gefn y tag.',
  report: 'Rhoi gwybod am anifail rydych chi wedi dod o hyd iddo',
}

const pl: TagPhrases = {
  found: 'Czy znaleziono {name}?',
  foundOne: 'Czy znaleziono to zwierzę?',
  missing: '{name} zaginął lub zaginęła. Możesz pomóc?',
  stolen: 'Ktoś ukradł: {name}. Możesz pomóc?',
  call: 'Zadzwoń do opiekuna',
  where: 'Gdzie jesteś?',
  whereHint: 'Ulica, sklep, kod pocztowy',
  myPlace: 'Udostępnij moje położenie',
  placeTaken: 'Dodaliśmy Twoje położenie. Teraz naciśnij „{tell}”.',
  noPlace: 'Nie udało się ustalić położenia. Opisz słowami, gdzie jesteś.',
  message: 'Twoja wiadomość',
  contact: 'Twój e-mail lub numer komórki',
  contactHint: 'Na odpowiedź opiekuna. Nie zobaczy tych danych.',
  contactWrong: 'Wpisz adres e-mail lub brytyjski numer telefonu komórkowego',
  safe: 'Mogę zaopiekować się zwierzęciem, aż przyjdzie opiekun',
  tell: 'Powiadom opiekuna',
  privacy: 'Wszystko jest opcjonalne. Opiekun nie zobaczy Twojego adresu e-mail ani numeru.',
  know: 'Warto wiedzieć',
  thanks: 'Dziękujemy. Powiadomiliśmy opiekuna.',
  talk: 'Zobacz rozmowę',
  again: 'Coś poszło nie tak. Spróbuj ponownie albo zadzwoń do nas.',
  notActive: 'Ta zawieszka nie jest jeszcze aktywna',
  activate: 'Jest Twoja? Aktywuj ją',
  retired: 'Ta zawieszka nie jest już używana',
  unknown: 'Nie znamy tego kodu. Porównaj go z zawieszką.',
  onTheBack: 'Imię, nazwisko i adres opiekuna mogą być na odwrocie zawieszki.',
  report: 'Zgłoś znalezione zwierzę',
}

const ro: TagPhrases = {
  found: 'L-ați găsit pe {name}?',
  foundOne: 'Ați găsit acest animal?',
  missing: '{name} a dispărut. Puteți ajuta?',
  stolen: '{name} a fost furat. Puteți ajuta?',
  call: 'Sunați stăpânul',
  where: 'Unde sunteți?',
  whereHint: 'O stradă, un magazin, un cod poștal',
  myPlace: 'Trimiteți locul meu',
  placeTaken: 'Am adăugat locul dumneavoastră. Acum apăsați „{tell}”.',
  noPlace: 'Nu am putut afla locul. Spuneți în cuvinte unde sunteți.',
  message: 'Mesajul dumneavoastră',
  contact: 'E-mailul sau numărul de mobil',
  contactHint: 'Pentru răspunsul stăpânului. Nu îl va vedea.',
  contactWrong: 'Scrieți o adresă de e-mail sau un număr de mobil din Regatul Unit',
  safe: 'Pot să îl țin în siguranță până vine stăpânul',
  tell: 'Anunțați stăpânul',
  privacy: 'Totul este opțional. Stăpânul nu vă vede adresa de e-mail sau numărul.',
  know: 'Bine de știut',
  thanks: 'Vă mulțumim. Am anunțat stăpânul.',
  talk: 'Vedeți conversația',
  again: 'Ceva nu a mers. Încercați din nou sau sunați-ne.',
  notActive: 'Acest medalion nu este încă activat',
  activate: 'Este al dumneavoastră? Activați-l',
  retired: 'Acest medalion nu mai este folosit',
  unknown: 'Nu cunoaștem acest cod. Comparați-l cu medalionul.',
  onTheBack: 'Numele și adresa stăpânului pot fi pe spatele medalionului.',
  report: 'Anunțați un animal găsit',
}

const pa: TagPhrases = {
  found: 'ਕੀ ਤੁਹਾਨੂੰ {name} ਮਿਲਿਆ ਹੈ?',
  foundOne: 'ਕੀ ਤੁਹਾਨੂੰ ਇਹ ਜਾਨਵਰ ਲੱਭਿਆ ਹੈ?',
  missing: '{name} ਗੁੰਮ ਹੈ। ਕੀ ਤੁਸੀਂ ਮਦਦ ਕਰ ਸਕਦੇ ਹੋ?',
  stolen: '{name} ਚੋਰੀ ਹੋ ਗਿਆ। ਕੀ ਤੁਸੀਂ ਮਦਦ ਕਰ ਸਕਦੇ ਹੋ?',
  call: 'ਮਾਲਕ ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
  where: 'ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ?',
  whereHint: 'ਗਲੀ, ਦੁਕਾਨ, ਪੋਸਟਕੋਡ',
  myPlace: 'ਮੇਰੀ ਥਾਂ ਦੱਸੋ',
  placeTaken: 'ਅਸੀਂ ਤੁਹਾਡੀ ਥਾਂ ਜੋੜ ਦਿੱਤੀ ਹੈ। ਹੁਣ “{tell}” ਦਬਾਓ।',
  noPlace: 'ਤੁਹਾਡੀ ਥਾਂ ਨਹੀਂ ਮਿਲੀ। ਸ਼ਬਦਾਂ ਵਿੱਚ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕਿੱਥੇ ਹੋ।',
  message: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ',
  contact: 'ਤੁਹਾਡਾ ਈਮੇਲ ਜਾਂ ਮੋਬਾਈਲ ਨੰਬਰ',
  contactHint: 'ਮਾਲਕ ਦੇ ਜਵਾਬ ਲਈ। ਉਹ ਇਹ ਨਹੀਂ ਦੇਖੇਗਾ।',
  contactWrong: 'ਈਮੇਲ ਪਤਾ ਜਾਂ ਯੂਕੇ ਦਾ ਮੋਬਾਈਲ ਨੰਬਰ ਲਿਖੋ',
  safe: 'ਮਾਲਕ ਦੇ ਆਉਣ ਤੱਕ ਮੈਂ ਇਸਨੂੰ ਸੁਰੱਖਿਅਤ ਰੱਖ ਸਕਦਾ ਹਾਂ',
  tell: 'ਮਾਲਕ ਨੂੰ ਦੱਸੋ',
  privacy: 'ਸਭ ਕੁਝ ਮਰਜ਼ੀ ਨਾਲ ਹੈ। ਮਾਲਕ ਤੁਹਾਡਾ ਈਮੇਲ ਜਾਂ ਨੰਬਰ ਨਹੀਂ ਦੇਖੇਗਾ।',
  know: 'ਜਾਣਨ ਯੋਗ',
  thanks: 'ਧੰਨਵਾਦ। ਅਸੀਂ ਮਾਲਕ ਨੂੰ ਦੱਸ ਦਿੱਤਾ ਹੈ।',
  talk: 'ਗੱਲਬਾਤ ਦੇਖੋ',
  again: 'ਕੁਝ ਗਲਤ ਹੋ ਗਿਆ। ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ ਜਾਂ ਸਾਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  notActive: 'ਇਹ ਟੈਗ ਅਜੇ ਚਾਲੂ ਨਹੀਂ ਹੈ',
  activate: 'ਕੀ ਇਹ ਤੁਹਾਡਾ ਹੈ? ਇਸਨੂੰ ਚਾਲੂ ਕਰੋ',
  retired: 'ਇਹ ਟੈਗ ਹੁਣ ਵਰਤਿਆ ਨਹੀਂ ਜਾਂਦਾ',
  unknown: 'ਅਸੀਂ ਇਹ ਕੋਡ ਨਹੀਂ ਜਾਣਦੇ। ਇਸਨੂੰ ਟੈਗ ਨਾਲ ਮਿਲਾਓ।',
  onTheBack: 'ਮਾਲਕ ਦਾ ਨਾਂ ਅਤੇ ਪਤਾ ਟੈਗ ਦੇ ਪਿਛਲੇ ਪਾਸੇ ਹੋ ਸਕਦਾ ਹੈ।',
  report: 'ਲੱਭੇ ਹੋਏ ਜਾਨਵਰ ਬਾਰੇ ਦੱਸੋ',
}

const ur: TagPhrases = {
  found: 'کیا آپ کو {name} ملا ہے؟',
  foundOne: 'کیا آپ کو یہ جانور ملا ہے؟',
  missing: '{name} گم ہے۔ کیا آپ مدد کر سکتے ہیں؟',
  stolen: '{name} چوری ہو گیا۔ کیا آپ مدد کر سکتے ہیں؟',
  call: 'مالک کو فون کریں',
  where: 'آپ کہاں ہیں؟',
  whereHint: 'گلی، دکان، پوسٹ کوڈ',
  myPlace: 'میری جگہ بتائیں',
  placeTaken: 'ہم نے آپ کی جگہ شامل کر لی ہے۔ اب ”{tell}“ دبائیں۔',
  noPlace: 'آپ کی جگہ معلوم نہیں ہو سکی۔ الفاظ میں بتائیں کہ آپ کہاں ہیں۔',
  message: 'آپ کا پیغام',
  contact: 'آپ کا ای میل یا موبائل نمبر',
  contactHint: 'مالک کے جواب کے لیے۔ وہ اسے نہیں دیکھے گا۔',
  contactWrong: 'ای میل پتہ یا برطانیہ کا موبائل نمبر لکھیں',
  safe: 'مالک کے آنے تک میں اسے محفوظ رکھ سکتا ہوں',
  tell: 'مالک کو بتائیں',
  privacy: 'سب کچھ اختیاری ہے۔ مالک آپ کا ای میل یا نمبر نہیں دیکھے گا۔',
  know: 'جاننے کی بات',
  thanks: 'شکریہ۔ ہم نے مالک کو بتا دیا ہے۔',
  talk: 'گفتگو دیکھیں',
  again: 'کچھ غلط ہو گیا۔ دوبارہ کوشش کریں یا ہمیں فون کریں۔',
  notActive: 'یہ ٹیگ ابھی فعال نہیں ہے',
  activate: 'کیا یہ آپ کا ہے؟ اسے فعال کریں',
  retired: 'یہ ٹیگ اب استعمال نہیں ہوتا',
  unknown: 'ہم یہ کوڈ نہیں جانتے۔ اسے ٹیگ سے ملائیں۔',
  onTheBack: 'مالک کا نام اور پتا ٹیگ کی پچھلی طرف ہو سکتا ہے۔',
  report: 'ملنے والے جانور کی اطلاع دیں',
}

const pt: TagPhrases = {
  found: 'Encontrou {name}?',
  foundOne: 'Encontrou este animal?',
  missing: '{name} desapareceu. Pode ajudar?',
  stolen: 'Roubaram {name}. Pode ajudar?',
  call: 'Telefonar ao dono',
  where: 'Onde está?',
  whereHint: 'Uma rua, uma loja, um código postal',
  myPlace: 'Partilhar o meu local',
  placeTaken: 'Juntámos o seu local. Agora prima “{tell}”.',
  noPlace: 'Não conseguimos saber o seu local. Diga por palavras onde está.',
  message: 'A sua mensagem',
  contact: 'O seu e-mail ou telemóvel',
  contactHint: 'Para a resposta do dono. Não o verá.',
  contactWrong: 'Escreva um e-mail ou um número de telemóvel do Reino Unido',
  safe: 'Posso guardá-lo em segurança até o dono vir',
  tell: 'Avisar o dono',
  privacy: 'Tudo é opcional. O dono não vê o seu e-mail nem o seu número.',
  know: 'Bom saber',
  thanks: 'Obrigado. Avisámos o dono.',
  talk: 'Ver a conversa',
  again: 'Algo correu mal. Tente de novo ou telefone-nos.',
  notActive: 'Esta placa ainda não está ativada',
  activate: 'É sua? Ative-a',
  retired: 'Esta placa já não é usada',
  unknown: 'Não conhecemos este código. Compare-o com a placa.',
  onTheBack: 'O nome e a morada do dono podem estar no verso da placa.',
  report: 'Comunicar um animal encontrado',
}

const es: TagPhrases = {
  found: '¿Ha encontrado a {name}?',
  foundOne: '¿Ha encontrado este animal?',
  missing: '{name} se ha perdido. ¿Puede ayudar?',
  stolen: 'Han robado a {name}. ¿Puede ayudar?',
  call: 'Llamar al dueño',
  where: '¿Dónde está usted?',
  whereHint: 'Una calle, una tienda, un código postal',
  myPlace: 'Compartir mi lugar',
  placeTaken: 'Hemos añadido su lugar. Ahora pulse «{tell}».',
  noPlace: 'No hemos podido saber su lugar. Diga con palabras dónde está.',
  message: 'Su mensaje',
  contact: 'Su correo electrónico o móvil',
  contactHint: 'Para la respuesta del dueño. No lo verá.',
  contactWrong: 'Escriba un correo electrónico o un móvil del Reino Unido',
  safe: 'Puedo cuidarlo hasta que venga el dueño',
  tell: 'Avisar al dueño',
  privacy: 'Todo es opcional. El dueño no ve su correo electrónico ni su número.',
  know: 'Conviene saber',
  thanks: 'Gracias. Hemos avisado al dueño.',
  talk: 'Ver la conversación',
  again: 'Algo ha fallado. Inténtelo de nuevo o llámenos.',
  notActive: 'Esta placa aún no está activada',
  activate: '¿Es suya? Actívela',
  retired: 'Esta placa ya no se usa',
  unknown: 'No conocemos este código. Compárelo con la placa.',
  onTheBack: 'El nombre y la dirección del dueño pueden estar en el reverso de la placa.',
  report: 'Avisar de un animal encontrado',
}

const ar: TagPhrases = {
  found: 'هل عثرت على {name}؟',
  foundOne: 'هل عثرت على هذا الحيوان؟',
  missing: '{name} مفقود. هل يمكنك المساعدة؟',
  stolen: 'سُرق {name}. هل يمكنك المساعدة؟',
  call: 'الاتصال بصاحبه',
  where: 'أين أنت؟',
  whereHint: 'شارع أو متجر أو رمز بريدي',
  myPlace: 'مشاركة مكاني',
  placeTaken: 'أضفنا مكانك. اضغط الآن على «{tell}».',
  noPlace: 'تعذّر تحديد مكانك. اكتب أين أنت.',
  message: 'رسالتك',
  contact: 'بريدك الإلكتروني أو هاتفك المحمول',
  contactHint: 'لجواب صاحبه. لن يراه.',
  contactWrong: 'اكتب بريدًا إلكترونيًا أو رقم هاتف محمول بريطانيًا',
  safe: 'يمكنني الاعتناء به حتى يأتي صاحبه',
  tell: 'إبلاغ صاحبه',
  privacy: 'كل شيء اختياري. لن يرى صاحبه بريدك الإلكتروني أو رقمك.',
  know: 'من المفيد أن تعرف',
  thanks: 'شكرًا لك. أبلغنا صاحبه.',
  talk: 'عرض المحادثة',
  again: 'حدث خطأ. حاول مرة أخرى أو اتصل بنا.',
  notActive: 'هذه البطاقة غير مفعّلة بعد',
  activate: 'هل هي لك؟ فعّلها',
  retired: 'هذه البطاقة لم تعد مستخدمة',
  unknown: 'لا نعرف هذا الرمز. قارنه بالبطاقة.',
  onTheBack: 'قد يكون اسم صاحبه وعنوانه على ظهر البطاقة.',
  report: 'الإبلاغ عن حيوان عثرت عليه',
}

const bn: TagPhrases = {
  found: 'আপনি কি {name}-কে পেয়েছেন?',
  foundOne: 'আপনি কি এই প্রাণীটি পেয়েছেন?',
  missing: '{name} হারিয়ে গেছে। আপনি কি সাহায্য করতে পারেন?',
  stolen: '{name} চুরি হয়েছে। আপনি কি সাহায্য করতে পারেন?',
  call: 'মালিককে ফোন করুন',
  where: 'আপনি কোথায়?',
  whereHint: 'রাস্তা, দোকান, পোস্টকোড',
  myPlace: 'আমার জায়গা জানান',
  placeTaken: 'আমরা আপনার জায়গা যোগ করেছি। এখন “{tell}” চাপুন।',
  noPlace: 'আপনার জায়গা পাওয়া যায়নি। কোথায় আছেন কথায় লিখুন।',
  message: 'আপনার বার্তা',
  contact: 'আপনার ইমেইল বা মোবাইল নম্বর',
  contactHint: 'মালিকের উত্তরের জন্য। তিনি এটি দেখবেন না।',
  contactWrong: 'ইমেইল বা যুক্তরাজ্যের মোবাইল নম্বর লিখুন',
  safe: 'মালিক আসা পর্যন্ত আমি এটিকে নিরাপদে রাখতে পারি',
  tell: 'মালিককে জানান',
  privacy: 'সবই ঐচ্ছিক। মালিক আপনার ইমেইল বা নম্বর দেখবেন না।',
  know: 'জেনে রাখুন',
  thanks: 'ধন্যবাদ। আমরা মালিককে জানিয়েছি।',
  talk: 'কথোপকথন দেখুন',
  again: 'কিছু ভুল হয়েছে। আবার চেষ্টা করুন বা আমাদের ফোন করুন।',
  notActive: 'এই ট্যাগ এখনও চালু হয়নি',
  activate: 'এটি কি আপনার? চালু করুন',
  retired: 'এই ট্যাগ আর ব্যবহার হয় না',
  unknown: 'আমরা এই কোড চিনি না। ট্যাগের সঙ্গে মিলিয়ে দেখুন।',
  onTheBack: 'মালিকের নাম ও ঠিকানা ট্যাগের পেছনে থাকতে পারে।',
  report: 'পাওয়া প্রাণীর খবর দিন',
}

export const TAG_PHRASES: Readonly<Record<Language, TagPhrases>> = { en, cy, pl, ro, pa, ur, pt, es, ar, bn }
