/** Texts about the site, for what none of the guides to it says. */
export type AppHelpTopic =
  | 'disputedGoods'
  | 'unpaidSale'
  | 'failedPayment'
  | 'review'
  | 'savedPlace'
  | 'cancelBooking'
  | 'deleteChat'
  | 'invoice'
  | 'costs'
  | 'siteProblem'

/** The guide that says more on each topic. */
export const guideOfTopic: Record<AppHelpTopic, string> = {
  disputedGoods: 'guide/order-on-krishihaat',
  unpaidSale: 'guide/sell-on-krishihaat',
  failedPayment: 'guide/order-on-krishihaat',
  review: 'guide/krishihaat-safety',
  savedPlace: 'guide/krishihaat-account',
  cancelBooking: 'guide/rent-on-krishihaat',
  deleteChat: 'guide/krishihaat-account',
  invoice: 'guide/order-on-krishihaat',
  costs: 'guide/krishihaat-pages',
  siteProblem: 'guide/krishihaat-people',
}

/** What answers a question about the site: a guide by its id, or a text on a topic. */
export type AppAnswer = `guide/${string}` | AppHelpTopic

/** Words of questions about the site, as they are spelt: words that sound alike have other meanings on a farm. */
export const appWords = {
  site: 'app apps application ऐप एप एप्प ऐप्प एप्लिकेशन एप्लीकेशन site website वेबसाइट साइट krishihaat कृषिहाट',
  chat: 'chat chats message messages msg msgs inbox conversation sandesh baatcheet batchit चैट मैसेज मेसेज संदेश बातचीत',
  abuse:
    'gali gaali galiya galiyan gaaliyan gaaliya abuse abuses abusing abusive rude insult insults insulting harass harassing harassment dhamki dhamkata dhamka threatening threatens ashleel gandi gande badtameezi badtamizi badtamiji गाली गालियां गालियाँ धमकी धमकाता अश्लील गंदी गंदे बदतमीजी',
  bother: 'pareshan paresan preshan bother bothers bothering disturb disturbing tang परेशान तंग',
  block: 'block blocking blocked ब्लॉक',
  person:
    'aadmi admi banda user users person someone somebody आदमी बंदा seller sellers buyer buyers owner kharidar kharidaar khariddar khareeddar grahak vikreta खरीदार खरीददार ग्राहक विक्रेता',
  dealer:
    'seller sellers buyer buyers kharidar kharidaar khariddar khareeddar grahak vikreta खरीदार खरीददार ग्राहक विक्रेता',
  buyer:
    'buyer buyers kharidar kharidaar khariddar khareeddar grahak खरीदार खरीददार ग्राहक customer',
  trader:
    'buyer buyers kharidar kharidaar khariddar grahak vyapari vyapaari trader traders खरीदार खरीददार व्यापारी',
  office:
    'office officer offices karyalay adhikari district jila zila tehsil panchayat level कार्यालय अधिकारी जिला तहसील पंचायत',
  review: 'review reviews rating ratings samiksha रिव्यू रेटिंग समीक्षा',
  giving:
    'give giving write post bad negative worst poor low star stars dena deni dene likhna likhni likhu likhun likhe kharab kharaab bura buri देना देनी लिखना लिखूं लिखें खराब बुरा बुरी',
  inputs:
    'variety kism kisam seed seeds beej bij khad fertiliser fertilizer dawa dawai pesticide dukan shop company licence किस्म बीज खाद दवा दवाई दुकान कंपनी',
  order: 'order orders ordered parcel ऑर्डर आर्डर पार्सल',
  goods: 'maal saman samaan माल सामान',
  weighing:
    'taul tol taula tola tauli toli tolta taulta taulna tolna weighed weighs weighing weighment weight wajan vajan wazan तौल तोल तौला तोला तौली तौलता वजन',
  less: 'kam less short shortage कम',
  badGoods:
    'damaged broken toota tuta tooti tuti toote tute kharab kharaab sada sadi sade sadaa rotten spoiled spoilt wrong galat nakli fake duplicate missing adhura expired टूटा टूटी टूटे खराब सड़ा सड़ी सड़े गलत नकली अधूरा',
  complaining:
    'complain complaint complaints complaining shikayat shikayt sikayat shikaayat शिकायत कंप्लेंट dispute vivad vivaad विवाद',
  money: 'money payment payments paisa paise paisaa amount पैसा पैसे पेमेंट भुगतान',
  payment: 'payment payments transaction पेमेंट भुगतान',
  upi: 'upi phonepe gpay googlepay paytm यूपीआई फोनपे पेटीएम गूगलपे',
  failed:
    'fail failed failing failure declined deducted debited debit stuck atak atka atki फेल अटक अटका',
  deducted: 'cut kat kata kati kate katgaya twice double कट कटा कटे',
  fraud:
    'fraud fraudulent thagi thug thag scam scammer dhokha dhoka cheat cheated cheating hack hacked ठगी धोखा धोखाधड़ी फ्रॉड',
  place: 'location place city address jagah shahar shehar लोकेशन जगह शहर',
  location: 'location लोकेशन',
  weather: 'weather mausam mosam forecast मौसम',
  showing:
    'show shows showing shown dikha dikhata dikhati dikhate dikhaye दिखा दिखाता दिखाती दिखाए',
  change:
    'change changed changing badalna badalni badle badlo badlu badlun badla badli badlen update edit wrong galat set बदल बदलना बदलें बदलो बदलूं बदला बदली गलत',
  profile: 'profile account प्रोफाइल अकाउंट',
  login: 'login लॉगिन account profile अकाउंट प्रोफाइल',
  number: 'number nambar sim नंबर सिम',
  newNumber: 'new naya nai change changed badal badla badli badalna बदल बदला बदलना नया नई',
  closing:
    'delete deleting remove close deactivate erase hatana hata hatao hatau mita mitana band डिलीट हटाना हटा हटाएं हटाऊं मिटा मिटाना बंद',
  erasing:
    'delete deleting clear erase hatana hata hatao mita mitana mitao डिलीट मिटा मिटाना हटाना हटाएं',
  booking: 'booking bookings booked बुकिंग rent rental rented kiraya kiraye किराया किराये किराए',
  vehicle: 'tractor harvester rotavator thresher machine ट्रैक्टर हार्वेस्टर रोटावेटर मशीन',
  cancel: 'cancel cancelled canceled cancelling cancellation cancle radd कैंसिल कैंसल रद्द',
  history: 'chat chats history conversation चैट बातचीत हिस्ट्री',
  invoice: 'invoice invoices bill receipt rasid raseed बिल रसीद इनवॉइस इनवॉयस',
  electricity: 'bijli electricity electric light current बिजली',
  cost: 'free muft mufat commission charge charges fee fees shulk फ्री मुफ्त कमीशन शुल्क फीस',
  commission: 'commission कमीशन',
  you: 'aap tum you u apka aapka tumhara आप तुम',
  spraying:
    'spray spraying sprays insecticide fungicide herbicide weedicide mix mixing dawa dawai chhidkav छिड़काव दवा दवाई sow sowing',
  delivery: 'delivery transport डिलीवरी bhada भाड़ा',
  lifting:
    'uthaye uthaaye uthana uthata uthate uthayega uthane pickup उठाए उठाये उठाता उठाते उठाना उठाने',
  home: 'home house ghar doorstep घर',
  hanging:
    'hang hangs hanging crash crashes crashing crashed freeze freezes frozen error हैंग क्रैश एरर',
  opening: 'open opens opening khul khulta khulti load loads loading खुल खुलता खुलती',
  not: 'not nahi nahin nhi nai didnt isnt hasnt wont cant नहीं नही',
  internet: 'internet network net offline इंटरनेट नेटवर्क',
  /** Other sites, banks and schemes, of which this site knows nothing. */
  others:
    'zomato swiggy flipkart amazon meesho olx ola uber gmail facebook whatsapp instagram youtube irctc train gas lic pm pmkisan samman yojana scheme subsidy loan karz kcc bima insurance policy premium enam aadhaar aadhar योजना सम्मान बीमा लोन कर्ज सब्सिडी आधार',
} as const

/** Words after "app" where it is the polite "you" in another spelling. */
export const wordsAfterYou =
  'batao bataye bataiye bataen bataiyega batayen batayein btao bta bata mujhe muje hame hume hamein log kaho kahe samjhao dijiye de kya kaise kab kitna kitni ji sab hi bhi to'

export interface AppRule {
  answer: AppAnswer
  /** Of each of these groups the question has a word. */
  groups: readonly (keyof typeof appWords)[]
  /** Of these it has none. */
  without?: readonly (keyof typeof appWords)[]
  /** What else its words have to say, one after the other. */
  pattern?: RegExp
  /** Whether any name that nobody knows may be that of another site. */
  isOfThisSite?: true
  /** Whether the question may also name a crop: "buyer took my maize and does not pay". */
  mayNameCrop?: true
}

/** "In which order", "the order of crops": a sequence. */
const boughtOrder = /^(?!.*(?:in|which|what|kis) order |.*order of (?!my ))/

const unpaid =
  /(?:money|payments?|paisa|paise|amount|पैसा|पैसे|पेमेट|भुगतान) (?:\S+ ){0,3}?(?:(?:not|nahi|nahin|nhi|nai|नही) (?!hai |h |he |है )|(?:pending|due|baki|baaki|बाकी) )|(?:not|nt|never|didnt|isnt|hasnt|t) (?:yet )?(?:pay|paid|paying|send|sent) /

/** How questions about the site are recognized; the first rule that fits answers. */
export const appRules: readonly AppRule[] = [
  { answer: 'guide/krishihaat-safety', groups: ['chat', 'abuse'], mayNameCrop: true },
  { answer: 'guide/krishihaat-safety', groups: ['chat', 'bother', 'person'], mayNameCrop: true },
  { answer: 'guide/krishihaat-safety', groups: ['block', 'person'], without: ['office'] },
  { answer: 'guide/krishihaat-safety', groups: ['block', 'chat'], without: ['office'] },
  { answer: 'review', groups: ['review', 'giving'], without: ['inputs'] },
  { answer: 'review', groups: ['review', 'dealer'], mayNameCrop: true },
  { answer: 'guide/krishihaat-safety', groups: ['fraud', 'upi'] },
  { answer: 'guide/order-on-krishihaat', groups: ['cancel', 'order'], mayNameCrop: true },
  { answer: 'cancelBooking', groups: ['cancel', 'booking'], mayNameCrop: true },
  { answer: 'cancelBooking', groups: ['cancel', 'vehicle'] },
  { answer: 'failedPayment', groups: ['upi', 'failed'], mayNameCrop: true },
  { answer: 'failedPayment', groups: ['upi', 'money', 'deducted'], mayNameCrop: true },
  { answer: 'failedPayment', groups: ['payment', 'failed'] },
  { answer: 'failedPayment', groups: ['order', 'money', 'failed'], mayNameCrop: true },
  { answer: 'failedPayment', groups: ['order', 'money', 'deducted'] },
  { answer: 'unpaidSale', groups: ['buyer'], pattern: unpaid, mayNameCrop: true },
  { answer: 'disputedGoods', groups: ['dealer', 'weighing', 'less'], mayNameCrop: true },
  { answer: 'disputedGoods', groups: ['order', 'weighing', 'less'], mayNameCrop: true },
  {
    answer: 'disputedGoods',
    groups: ['order', 'badGoods'],
    without: ['vehicle', 'spraying'],
    pattern: boughtOrder,
    mayNameCrop: true,
  },
  { answer: 'disputedGoods', groups: ['dealer', 'goods', 'badGoods'], mayNameCrop: true },
  {
    answer: 'disputedGoods',
    groups: ['complaining', 'dealer'],
    without: ['inputs'],
    mayNameCrop: true,
  },
  { answer: 'disputedGoods', groups: ['complaining', 'order'], mayNameCrop: true },
  { answer: 'disputedGoods', groups: ['complaining', 'booking'], mayNameCrop: true },
  { answer: 'savedPlace', groups: ['site', 'place', 'change'], without: ['number'] },
  { answer: 'savedPlace', groups: ['site', 'weather', 'change', 'showing'] },
  { answer: 'savedPlace', groups: ['location', 'change'] },
  { answer: 'savedPlace', groups: ['place', 'change', 'profile'] },
  { answer: 'guide/krishihaat-account', groups: ['number', 'newNumber', 'site'] },
  { answer: 'guide/krishihaat-account', groups: ['number', 'newNumber', 'login'] },
  { answer: 'guide/krishihaat-account', groups: ['profile', 'closing'] },
  { answer: 'deleteChat', groups: ['history', 'erasing'], without: ['person'] },
  { answer: 'invoice', groups: ['invoice', 'order'], mayNameCrop: true },
  { answer: 'invoice', groups: ['invoice', 'site'], without: ['electricity'] },
  {
    answer: 'guide/krishihaat-delivery',
    groups: ['site', 'trader', 'lifting', 'home'],
    mayNameCrop: true,
  },
  { answer: 'costs', groups: ['site', 'cost'], without: ['delivery', 'inputs'] },
  { answer: 'costs', groups: ['you', 'commission'] },
  { answer: 'siteProblem', groups: ['site', 'hanging'], isOfThisSite: true },
  {
    answer: 'siteProblem',
    groups: ['site', 'opening', 'not'],
    without: ['internet'],
    isOfThisSite: true,
  },
  {
    answer: 'siteProblem',
    groups: ['site', 'complaining'],
    without: ['inputs'],
    isOfThisSite: true,
  },
]
