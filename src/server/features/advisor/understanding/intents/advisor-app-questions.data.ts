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
  | 'payingTime'
  | 'transport'
  | 'bargaining'
  | 'hiddenListing'
  | 'groupAccount'
  | 'findingGoods'
  | 'removingReview'
  | 'disputedRental'
  | 'declinedSale'
  | 'fraudAttempt'
  | 'sellersMoney'
  | 'waysToPay'
  | 'changedListing'

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
  payingTime: 'guide/order-on-krishihaat',
  transport: 'guide/krishihaat-delivery',
  bargaining: 'guide/order-on-krishihaat',
  hiddenListing: 'guide/sell-on-krishihaat',
  groupAccount: 'guide/sell-on-krishihaat',
  findingGoods: 'guide/krishihaat-saved',
  removingReview: 'guide/krishihaat-safety',
  disputedRental: 'guide/rent-on-krishihaat',
  declinedSale: 'guide/sell-on-krishihaat',
  fraudAttempt: 'guide/krishihaat-safety',
  sellersMoney: 'guide/sell-on-krishihaat',
  waysToPay: 'guide/order-on-krishihaat',
  changedListing: 'guide/sell-on-krishihaat',
}

/** What answers a question about the site: a guide by its id, or a text on a topic. */
export type AppAnswer = `guide/${string}` | AppHelpTopic

/** Words of questions about the site, as they are spelt: words that sound alike have other meanings on a farm. */
export const appWords = {
  site: 'app apps application ऐप एप एप्प ऐप्प एप्लिकेशन एप्लीकेशन site website वेबसाइट साइट krishihaat कृषिहाट',
  here: 'here yahan yaha yahaan isme ismein यहां यहाँ इसमें',
  call: 'call calls calling phone phones phon fon कॉल फोन',
  chat: 'chat chats message messages msg msgs inbox conversation sandesh baatcheet batchit चैट मैसेज मेसेज संदेश बातचीत',
  abuse:
    'gali gaali galiya galiyan gaaliyan gaaliya abuse abuses abusing abusive rude insult insults insulting harass harassing harassment dhamki dhamkata dhamka threatening threatens ashleel gandi gande badtameezi badtamizi badtamiji गाली गालियां गालियाँ धमकी धमकाता अश्लील गंदी गंदे बदतमीजी',
  bother: 'pareshan paresan preshan bother bothers bothering disturb disturbing tang परेशान तंग',
  block: 'block blocking blocked ब्लॉक',
  person:
    'aadmi admi banda bande ladka ladke ladki guy fellow लड़का लड़के लड़की user users person someone somebody आदमी बंदा seller sellers buyer buyers owner kharidar kharidaar khariddar khareeddar khareedar khareedaar grahak vikreta खरीदार खरीददार ग्राहक विक्रेता',
  dealer:
    'seller sellers buyer buyers kharidar kharidaar khariddar khareeddar khareedar khareedaar grahak vikreta खरीदार खरीददार ग्राहक विक्रेता',
  buyer:
    'buyer buyers kharidar kharidaar khariddar khareeddar khareedar khareedaar grahak खरीदार खरीददार ग्राहक customer',
  trader:
    'buyer buyers kharidar kharidaar khariddar khareedar khareedaar grahak vyapari vyapaari trader traders खरीदार खरीददार व्यापारी',
  office:
    'office officer offices karyalay adhikari district jila zila tehsil panchayat level कार्यालय अधिकारी जिला तहसील पंचायत',
  writtenReview: 'review reviews रिव्यू रिव्यु रिव्यूज समीक्षा samiksha',
  review: 'review reviews रिव्यु rating ratings samiksha रिव्यू रेटिंग समीक्षा',
  stars: 'star stars sitara sitare तारा तारे स्टार rating ratings रेटिंग',
  untrue:
    'false fake jhooth jhoot jhootha jhoothi jhuthi jhutha farzi unfair galat wrong झूठा झूठी झूठ फर्जी गलत',
  giving:
    'give giving write post bad negative worst poor low star stars dena deni dene likhna likhni likhu likhun likhe kharab kharaab bura buri देना देनी लिखना लिखूं लिखें खराब बुरा बुरी',
  inputs:
    'variety kism kisam seed seeds beej bij khad fertiliser fertilizer dawa dawai pesticide dukan shop company licence किस्म बीज खाद दवा दवाई दुकान कंपनी',
  order: 'order orders ordered parcel ऑर्डर आर्डर पार्सल',
  goods: 'maal saman samaan item items goods product products माल सामान प्रोडक्ट',
  weighing:
    'taul tol taula tola tauli toli tolta taulta taulna tolna weighed weighs weighing weighment weight wajan vajan wazan तौल तोल तौला तोला तौली तौलता वजन',
  less: 'kam less short shortage कम',
  badGoods:
    'damaged broken toota tuta tooti tuti toote tute kharab kharaab sada sadi sade sadaa rotten spoiled spoilt wrong galat nakli fake duplicate missing adhura expired टूटा टूटी टूटे खराब सड़ा सड़ी सड़े गलत नकली अधूरा',
  complaining:
    'complain complaint complaints complaining shikayat shikayt sikayat shikaayat शिकायत कंप्लेंट dispute vivad vivaad विवाद',
  money: 'money payment payments paisa paise paisaa amount पैसा पैसे पेमेंट भुगतान',
  advance: 'advance advans agrim peshgi एडवांस अग्रिम पेशगी',
  transport:
    'transport transportation delivery truck lorry freight bhada bhaada gaadi gadi dhulai dhulayi courier loading ट्रांसपोर्ट डिलीवरी ट्रक भाड़ा गाड़ी ढुलाई',
  listing: 'listing listings listed list लिस्टिंग लिस्ट',
  group:
    'fpo fpc shg group samuh samooh samiti society members member sadasya sadasyo sadasyon एफपीओ समूह समिति सदस्य सदस्यों',
  bank: 'bank बैंक',
  payment: 'payment payments transaction पेमेंट भुगतान',
  upi: 'upi phonepe gpay googlepay paytm यूपीआई फोनपे पेटीएम गूगलपे',
  failed:
    'fail failed failing failure declined deducted debited debit stuck atak atka atki फेल अटक अटका',
  deducted: 'cut kat kata kati kate katgaya twice double कट कटा कटे',
  fraud:
    'fraud fraudulent thagi thug thag scam scammer dhokha dhoka cheat cheated cheating hack hacked ठगी धोखा धोखाधड़ी फ्रॉड',
  place: 'location place city address jagah shahar shehar लोकेशन जगह शहर',
  location: 'location लोकेशन',
  area: 'location place city jagah shahar gaon gaanv gav village jila zila jile zile district tehsil लोकेशन जगह शहर गांव गाँव जिला ज़िला जिले ज़िले',
  weather: 'weather mausam mosam forecast मौसम',
  showing:
    'show shows showing shown dikha dikhata dikhati dikhate dikhaye दिखा दिखाता दिखाती दिखाए',
  change:
    'change changed changing badalna badalni badle badlo badlu badlun badla badli badlen update edit wrong galat set बदल बदलना बदलें बदलो बदलूं बदला बदली गलत',
  profile: 'profile account प्रोफाइल अकाउंट',
  login: 'login लॉगिन account profile अकाउंट प्रोफाइल',
  number: 'number nambar sim नंबर सिम',
  newNumber:
    'new naya nai change changed update badle badlo badlu badlen बदलें बदले बदलूं badal badla badli badalna बदल बदला बदलना नया नई',
  closing:
    'delete deleting remove close deactivate erase hatana hata hatao hatau mita mitana band डिलीट हटाना हटा हटाएं हटाऊं मिटा मिटाना बंद',
  erasing:
    'delete deleting clear erase hatana hata hatao mita mitana mitao डिलीट मिटा मिटाना हटाना हटाएं',
  booking: 'booking bookings booked बुकिंग rent rental rented kiraya kiraye किराया किराये किराए',
  vehicle:
    'tractor tractors tracter trector harvester harvestor harvestar combine rotavator rotavetor thresher drone cultivator reaper baler seeder laser leveller jcb sprayer tiller machine machines equipment yantra ट्रैक्टर ट्रेक्टर हार्वेस्टर कंबाइन रोटावेटर थ्रेशर ड्रोन मशीन यंत्र',
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
  mobile: 'mobile phone मोबाइल फोन फ़ोन',
  working: 'chal chalta chalti chalu work works working चल चलता चलती चालू काम',
  notification: 'notification notifications नोटिफिकेशन नोटिफ़िकेशन',
  stopping: 'band off stop mute disable बंद ऑफ',
  support: 'helpline support contact care sampark madad help हेल्पलाइन संपर्क सम्पर्क केयर मदद सपोर्ट',
  payWay: 'cash nakad nagad upi card debit emi netbanking gpay phonepe paytm नकद नगद यूपीआई कार्ड',
  not: 'not nahi nahin nhi nai didnt isnt hasnt wont cant नहीं नही',
  internet: 'internet network net offline इंटरनेट नेटवर्क',
  /** Other sites, banks and schemes, of which this site knows nothing. */
  others:
    'zomato swiggy flipkart amazon meesho olx ola uber gmail facebook whatsapp व्हाट्सऐप व्हाट्सएप instagram youtube irctc train gas lic pm pmkisan samman yojana scheme subsidy loan karz kcc bima insurance policy premium enam aadhaar aadhar योजना सम्मान बीमा लोन कर्ज सब्सिडी आधार',
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
  /(?:money|payments?|paisa|paise|amount|पैसा|पैसे|पेमेट|भुगतान) (?:\S+ ){0,3}?(?:(?:not|nahi|nahin|nhi|nai|नही) (?!hai |h |he |है )|(?:pending|due|baki|baaki|बाकी) )|(?<!\S)(?:not|nt|never|didnt|isnt|hasnt|t) (?:yet )?(?:pay|paid|paying|send|sent) /

/** "Is COD available": a fish of that name is neither ordered nor delivered here. */
const cashOnDelivery =
  /\bcash on delivery\b|\bcod\b(?=.*\b(?:available|option|order\w*|buy\w*|pay\w*|payment|possible|deliver\w*|milega|milegi|hai kya|kar sakte)\b)|\b(?:order|buy|pay|payment)\b.*\bcod\b|कैश ऑन डिलीवरी/i

const not = '(?<!\\S)(?:not|no|nahi|nahin|nhi|nai|isn t|t|नही)'
/** "Is not shown", "dikh nahi rahi". */
const unseen = `(?:${not} (?:\\S+ ){0,2}(?:dikh\\S*|show\\S*|visible|nazar|najar|appear\\S*|see|दिख\\S*|नजर) |(?:dikh\\S*|show\\S*|nazar|najar|दिख\\S*|नजर) (?:\\S+ )?${not} |(?:hidden|invisible|gayab|disappeared|गायब) )`
const notVisible = new RegExp(unseen)
/** "List" alone is a table of anything. */
const listingNotVisible = new RegExp(
  `^(?=.*(?:listings?|listed|लिस्टिग|(?:list|लिस्ट) (?:ki|kiya|kari|kar|की|किया|कर)) ).*${unseen}`,
)
const ownCropNotVisible = new RegExp(
  `^(?=.*(?:^| )(?:my|our|meri|mera|mere|maine|mene|humne|hamari|मेरी|मेरा|मैने|हमने|हमारी) .*(?:crop|fasal|maal|stock|dal[ia] |daal[ia] |lagayi|फसल|माल|डाली|लगाई)).*${unseen}`,
)
const unwelcome =
  /(?:^| )(?:galat|galt|gande|gandi|dirty|faltu|bakwas|nasty|vulgar|bad|unwanted|spam|गलत|गदे|गदी|फालतू|बकवास) |(?:^| )(?:band|rok\S*|stop|stopping|hata\S*|बद|रोक\S*|हटा\S*) /
const stopping = /(?:^| )(?:band|rok\S*|stop|block|बद|रोक\S*|ब्लॉक) /
const blocksSomebody =
  /(?:^| )(?:kisi|usko|use|unko|someone|somebody|किसी|उसको|उसे) (?:ko |को )?(?:\S+ )?(?:block|ब्लॉक) |(?:block|ब्लॉक) (?:him|her|them|someone|somebody|anyone) /
const byTheDay =
  /^(?!.*(?:kitn\S*|price|rate|how much|कितन\S*|subsidy|milega|milegi|available|near|bata d[eo]|बता द[ेो]|मिलेगा|मिलेगी) )(?=.*(?:^| )(?:kaise|kese|how|steps|tarika|can i|sak\S*|कैसे|कइसे|तरीका|सक\S*) ).*(?:^| )(?:rent\S*|hire|hiring|book|booking|kiray\S*|bhad[ae]|mang[aw]\S*|order|dhundh\S*|search|find|बुक|बुकिग|किराय\S*|किराए|भाड[ाे]|मगा\S*|मगवा\S*) /
const noLongerWanted =
  /^(?!.*(?:in|which|what|kis) order ).*(?:(?:not|nahi|nahin|nhi|don t|dont|नही) (?:\S+ )?(?:chahiye|chaiye|lena|leni|want|need|चाहिए|लेना|लेनी) |(?:wapas|waapas|vapas|वापस|वापसी) )/
/** "Money online, or after the goods came": in markets and to offices it is paid otherwise. */
const whenToPay =
  /^(?!.*(?:mandi|kendra|sarkari|मडी|केद्र|सरकारी) ).*(?:money|payment|pay|paisa|paise|पैसा|पैसे|पेमेट|भुगतान) (?:\S+ ){0,5}(?:ya|or|या) (?:\S+ ){0,4}(?:baad|after|milne|receiv\S*|delivery|बाद|मिलने) /
const payingOrder =
  /(?:^| )(?:kab|when|pehle|pahle|before|baad|after|safe|surakshit|cash|cod|कब|पहले|बाद|सुरक्षित|नकद) /
const whoPays =
  /(?:^| )(?:kaun|koun|kon|kisko|kisse|कौन|किसको) (?:\S+ ){0,4}(?:dega|degi|denge|dena|deta|bharega|bharta|uthayega|karega|lagega|pay|देगा|देगे|देना|देता|भरेगा|उठाएगा|करेगा) |(?:^| )who (?:\S+ ){0,2}(?:pay|pays|paid|bear|bears|arrange|arranges) /
const haggling =
  /bargain|negotiat|(?:^| )(?:mol ?bha+v|mol ?tol|saudebaa?ji|saudebaa?zi|मोल ?भाव|मोल ?तोल|सौदेबाजी) /
const lowOffer =
  /(?:^| )(?:daam|dam|rate|bhav|price|keemat|दाम|रेट|भाव|कीमत) (?:\S+ )?(?:kam|low|less|कम) (?:bol\S*|de|laga\S*|offer\S*|giv\S*|बोल\S*|दे|लगा\S*) |(?:giving|offering|offers|gives|kam|कम) (?:\S+ )?(?:less|low|lower|daam|rate|price|दाम|रेट) /
/** In a mandi and with officials one haggles otherwise. */
const hagglingHere = new RegExp(
  `^(?!.*(?:mandi|market|vyapari|vyapaari|trader|adhatiya|arhtiya|dukandar|मडी|बाजार|व्यापारी|आढतिया) ).*(?:${haggling.source})`,
)
const offersLess =
  /\boffer (?:\S+ ){0,2}(?:less|lower|low|different|my own)(?: price| rate)?\b|\b(?:ask|pay) (?:for )?(?:a )?(?:less|lower) (?:price )?(?:to|from|than)\b/
/** "Where to rate the farmer": of whoever was dealt with here. */
const ratesSomebody =
  /\b(?:rate|rating for|review) (?:the |a |my |this )?(?:farmer|seller|buyer|owner|driver)\b|(?:^| )(?:kisan|kharidar|malik|vikreta|किसान|खरीदार|मालिक|विक्रेता) (?:ko|ki|को|की) (?:\S+ )?(?:rating|star|stars|रेटिंग|स्टार) /
/** What came is bad, and somebody wants the money back. */
const wantsMoneyBack =
  /^(?=.*(?:^| )(?:came|got|received|arrived|delivered|aaya|aayi|aaye|mila|mili|mile|nikla|nikli|nikle|आया|आई|आए|मिला|मिली|मिले|निकला|निकली|निकले) ).*(?:^| )(?:refund|return|returns|replace|replacement|exchange|wapas\S*|waapas|vapas|रिफड|वापस\S*) /
const cameRotten =
  /(?:^| )(?:came|got|received|arrived|delivered|aaya|aayi|aaye|mila|mili|mile|nikla|nikli|nikle|आया|आई|आए|मिला|मिली|मिले|निकला|निकली|निकले) /
const changedPart =
  '(?:photo|photos|pic|pics|picture|pictures|image|images|foto|price|rate|daam|dam|bhav|keemat|quantity|stock|matra|name|description|details|फोटो|तस्वीर|दाम|रेट|भाव|कीमत|मात्रा|नाम)'
const ownCrop =
  '(?:my crop|my crops|my produce|meri fasal|apni fasal|mere maal|apne maal|मेरी फसल|अपनी फसल|मेरे माल|अपने माल)'
const changeIt =
  '(?:change|edit|update|remove|delete|badaln\\S*|badlu\\S*|badle|badlen|badlo|बदलन\\S*|बदलू|बदले|बदलो)'
/** "Listing me photo kaise badle": the words stand in any order. Of a crop in the field nobody changes the price. */
const changesListing = new RegExp(
  [
    `^(?=.*(?:^| )(?:listing|listings|ad|लिस्टिग) )(?=.*(?:^| )${changedPart} ).*(?:^| )(?:${changeIt}|reduce|lower|raise|kam kar\\S*|badha\\S*|sudhar\\S*|hata\\S*|add|कम कर\\S*|बढा\\S*|हटा\\S*) `,
    `(?:^| )${changeIt} (?:\\S+ ){0,3}${changedPart} (?:\\S+ ){0,2}${ownCrop} `,
    `(?:^| )${ownCrop} (?:\\S+ )?${changedPart} (?:\\S+ ){0,2}${changeIt} `,
  ].join('|'),
)
const listsForMany =
  /(?:^| )(?:list\S*|sell|selling|upload|bech\S*|daal\S*|dal[aeiu]\S*|account|khat[ae]|login|बेच\S*|डाल\S*|खाता|खाते|लिस्ट\S*) /
const oneAccount =
  /(?:^| )(?:one|same|single|ek|ek hi|एक|एक ही) (?:hi |ही )?(?:account|khat[ae]|login|id|number|खाते|खाता|अकाउट|लॉगिन) /
const searching =
  /^(?!.*(?:bhav|bhaav|price|rate|mausam|weather|mandi|expert|photo|rog|bima?ari|disease|kee?d\S*|pest|deficiency|variety|kism|kvk|office|doctor|orders?|listings?|bookings?|profile|account|notifications?|settings?|bill|messages?|calendar|news|alerts?|button|page|भाव|मौसम|मडी) ).*(?:^| )(?:dhundh\S*|dhoondh\S*|dhund\S*|khoj\S*|search\S*|find|talash\S*|ढूढ\S*|खोज\S*|तलाश\S*|सर्च) /
const rentingParty =
  '(?:wal[aei]|vala|vale|owner|malik|operator|driver|kirayedar|renter|वाल[ाेी]|मालिक|ऑपरेटर|ड्राइवर|किराएदार|किरायेदार)'
const rentalQuarrel = new RegExp(
  `(?:^| )${rentingParty} .*(?:(?:paisa|paise|money|payment|पैसा|पैसे) (?:\\S+ ){0,3}(?:kaa?t\\S*|wapas|zyada|jyada|pur[ae]|double|काट\\S*|वापस|ज्यादा|पूर[ाे]) |(?:zyada|jyada|pur[ae]|ज्यादा|पूर[ाे]) (?:\\S+ )?(?:paisa|paise|money|पैसा|पैसे) |(?:paisa|paise|पैसा|पैसे) (?:\\S+ )?(?:pur[ae]|पूर[ाे]) |(?:shikayat|complain\\S*|dispute|शिकायत) |(?:tod|todi|toda|broke|broken|damaged|तोड|तोडी) |aay?a (?:hi )?(?:nahi|nhi) |आया (?:ही )?नही |(?:didn t|did not|never) (?:come|came|turn up) )`,
)
const takesMoney = /(?:^| )(?:let[aei]|lega|lenge|kaa?tta|kaa?tega|takes?|लेता|लेते|लेगा|काटता) /
const wrongPlaceShown =
  /^(?=.*(?:^| )(?:galat|wrong|dusr[aei]|doosr[aei]|kisi aur|another|different|गलत|दूसर[ाेी]|किसी और) ).*(?:^| )(?:dikha\S*|dikh|shows?|showing|shown|(?:aa|bata|de) rah\S*|दिखा\S*|दिख|(?:आ|बता|दे) रह\S*) /
const whoBuys =
  /^(?!.*(?:can i|where|sakt\S*|kharidn\S*|खरीदन\S*|सकत\S*) ).*(?:(?:^| )(?:kaun|koun|kon|koi|who|anyone|anybody|कौन|कोई) (?:\S+ ){0,4}(?:kharidt\S*|kharideg\S*|khareedt\S*|khareedeg\S*|buys|buying|will buy|buyers?|grahak|kharidar|खरीदत\S*|खरीदेग\S*|ग्राहक|खरीदार) |(?:^| )(?:buyers?|grahak|kharidar|khariddar|खरीदार|ग्राहक) (?:\S+ ){0,3}(?:hai|milega|milenge|है|मिलेगा) )/

const sold = '(?:bech\\S*|bik\\S*|sell\\S*|sold|sale|vikret\\S*|बेच\\S*|बिक\\S*|विक्रेता\\S*)'
const getsMoney =
  '(?:kab|kb|kaise|when|how|milega|milta|milte|mil|aayega|aata|aaega|कब|कैसे|मिलेगा|मिलता|मिलते|आएगा|आता)'
/** "Bechne ke baad paisa kab milega": mandis, mills and the state pay otherwise. */
const moneyForSale = new RegExp(
  `^(?!.*(?:mandi|kendra|sarkari|msp|enam|fci|procurement|mill|society|samiti|galla|orders?|ordered|complain\\S*|shikayat|to seller|to the seller|wale ko|distributed|loan|karz|शिकायत|adhatiya|arhtiya|मडी|केद्र|सरकारी|मिल|समिति|आढतिया) )(?=.*(?:^| )${sold} ).*(?:^| )(?:${getsMoney} )`,
)
const ofFarmer =
  /(?:^| )(?:kisan|farmer|seller|buyer|vikreta|kharidar|owner|किसान|विक्रेता|खरीदार) (?:ko |ki |को |की )/
/** What came, not what lies in a field or a store. */
const arrived =
  /(?:^| )(?:mila|mili|mile|aaya|aay[ei]|aayi|received|delivered|got|arrived|nikl[aei]|bheja|pahucha|मिला|मिली|मिले|आया|आई|निकला|निकली|भेजा|पहुचा) /
const howToPay =
  /^(?!.*(?:mandi|msp|sarkari|mil[eta]\S*|pending|status|kab|when|kisan credit|health card|download|server|सर्वर|मडी|सरकारी|मिल\S*|कब) )(?:.*(?:^| )(?:payments?|pay|upi|cash|nakad|card|भुगतान|पेमेट|यूपीआई|नकद|कार्ड) (?:\S+ ){0,3}(?:kaise|kese|how|method\S*|option\S*|mode\S*|tarik\S*|hoga|hota|sakt\S*|chal\S*|accept\S*|कैसे|तरीक\S*|होगा|होता|सकत\S*|चल\S*) |.*(?:^| )(?:how|which|what|kaise|kaun|konsa|can|कैसे|कौन) (?:\S+ ){0,3}(?:payments?|pay|upi|cash|bhugtan|भुगतान|पेमेट) )/
/** Films and hotels have reviews, too, and who hears of them is another matter. */
const ofThisSite =
  /^(?!.*(?:movies?|film|films|hotels?|exam|book|notifications?|suchna|mute|फिल्म|होटल|सूचना\S*|नोटिफिकेशन) )/
const ofNoOffice =
  /^(?!.*(?:kyc|ekyc|pm|pmkisan|kisan|aadhaa?r|adhaa?r|passbook|आधार|किसान|केवाईसी) )/
const ofNoPrice = /^(?!.*(?:rates?|prices?|bhav|daam|alerts?|भाव|दाम|अलर्ट) )/
const dataSafety =
  /(?:^| )(?:data|information|jankari|डेटा|डाटा) (?:\S+ ){0,3}(?:safe|secure|surakshit|private|privacy|सुरक्षित) /
const favourites = /(?:^| )(?:wishlist|favou?rites?|pasandida|विशलिस्ट|पसदीदा) /
const numberOfPhotos = /(?:^| )(?:kitn[ei]|how many|कितन[ेी]) (?:photos?|foto|images?|फोटो) /
const usesCart =
  /^(?!.*(?:bullock|bail|ox|horse|ghoda|hand) ).*(?:^| )(?:cart|कार्ट) (?:me |mein |से |se |में |मे )?(?:\S+ )?(?:kaise|khali|add|dal\S*|daal\S*|hata\S*|remove|clear|empty|खाली|कैसे|डाल\S*|हटा\S*) /
const talksToSeller =
  /(?:^| )(?:seller|kisan|farmer|vikreta|owner|किसान|विक्रेता) (?:se|से) (?:\S+ )?(?:baat|bat|sampark|contact|chat|बात|सपर्क) /

/** How questions about the site are recognized; the first rule that fits answers. */
export const appRules: readonly AppRule[] = [
  {
    answer: 'sellersMoney',
    groups: ['site', 'money'],
    without: ['weather', 'failed'],
    pattern: moneyForSale,
    mayNameCrop: true,
  },
  { answer: 'sellersMoney', groups: ['money'], without: ['failed'], pattern: moneyForSale },
  { answer: 'sellersMoney', groups: ['payment'], without: ['failed'], pattern: moneyForSale },
  { answer: 'guide/krishihaat-safety', groups: ['chat', 'abuse'], mayNameCrop: true },
  { answer: 'guide/krishihaat-safety', groups: ['chat', 'bother', 'person'], mayNameCrop: true },
  { answer: 'guide/krishihaat-safety', groups: ['block', 'person'], without: ['office'] },
  { answer: 'guide/krishihaat-safety', groups: ['block', 'chat'], without: ['office'] },
  { answer: 'guide/krishihaat-safety', groups: ['block'], pattern: blocksSomebody },
  { answer: 'guide/krishihaat-safety', groups: ['chat', 'person'], pattern: unwelcome },
  { answer: 'guide/krishihaat-safety', groups: ['call', 'abuse', 'site'] },
  { answer: 'guide/krishihaat-safety', groups: ['call', 'abuse', 'person'], pattern: stopping },
  { answer: 'guide/krishihaat-safety', groups: ['call', 'bother', 'site'] },
  { answer: 'removingReview', groups: ['review', 'closing'], mayNameCrop: true },
  { answer: 'removingReview', groups: ['review', 'untrue'], mayNameCrop: true },
  { answer: 'review', groups: ['stars', 'dealer', 'giving'], mayNameCrop: true },
  { answer: 'review', groups: ['review', 'giving'], without: ['inputs'] },
  { answer: 'review', groups: ['review', 'dealer'], mayNameCrop: true },
  {
    answer: 'review',
    groups: ['writtenReview'],
    without: ['inputs', 'vehicle'],
    pattern: ofThisSite,
  },
  { answer: 'review', groups: ['stars'], pattern: ofFarmer },
  { answer: 'review', groups: [], pattern: ratesSomebody },
  { answer: 'guide/krishihaat-safety', groups: ['fraud', 'upi'] },
  {
    answer: 'declinedSale',
    groups: ['cancel', 'order', 'buyer'],
    pattern:
      /^(?!.*(?:khud|apne aap|itself|खुद) ).*(?:^| )(?:buyer|grahak|kharidar|khariddar|customer|खरीदार|ग्राहक) (?:ko|ka|ke|को|का|के) /,
    mayNameCrop: true,
  },
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
  {
    answer: 'disputedGoods',
    groups: ['goods', 'badGoods'],
    without: ['inputs', 'vehicle', 'spraying'],
    pattern: arrived,
  },
  {
    answer: 'disputedGoods',
    groups: ['goods', 'badGoods', 'complaining'],
    without: ['inputs', 'vehicle', 'spraying'],
  },
  {
    answer: 'disputedGoods',
    groups: ['badGoods'],
    without: ['inputs', 'vehicle', 'spraying', 'weather', 'place'],
    pattern: wantsMoneyBack,
    mayNameCrop: true,
  },
  {
    answer: 'disputedGoods',
    groups: ['badGoods', 'dealer'],
    without: ['inputs', 'vehicle', 'spraying'],
    pattern: cameRotten,
    mayNameCrop: true,
  },
  { answer: 'disputedGoods', groups: ['goods', 'less'], without: ['inputs'], pattern: arrived },
  { answer: 'disputedGoods', groups: ['complaining', 'order'], mayNameCrop: true },
  { answer: 'disputedGoods', groups: ['complaining', 'booking'], mayNameCrop: true },
  {
    answer: 'guide/order-on-krishihaat',
    groups: ['order'],
    pattern: noLongerWanted,
    mayNameCrop: true,
  },
  { answer: 'disputedRental', groups: ['vehicle'], pattern: rentalQuarrel, mayNameCrop: true },
  { answer: 'transport', groups: ['transport'], pattern: whoPays, mayNameCrop: true },
  { answer: 'payingTime', groups: ['site', 'advance'], without: ['buyer', 'vehicle'] },
  { answer: 'payingTime', groups: ['here', 'advance'], without: ['buyer', 'vehicle'] },
  { answer: 'payingTime', groups: ['money'], pattern: whenToPay },
  { answer: 'payingTime', groups: [], pattern: cashOnDelivery },
  { answer: 'payingTime', groups: ['site', 'payment'], pattern: payingOrder },
  { answer: 'waysToPay', groups: ['payment'], without: ['inputs', 'group'], pattern: howToPay },
  { answer: 'waysToPay', groups: ['site', 'payWay'], pattern: howToPay },
  {
    answer: 'changedListing',
    groups: [],
    without: ['weather', 'order', 'booking'],
    pattern: changesListing,
  },
  { answer: 'bargaining', groups: [], pattern: hagglingHere },
  { answer: 'bargaining', groups: ['dealer'], pattern: offersLess, mayNameCrop: true },
  { answer: 'bargaining', groups: ['site'], pattern: haggling, mayNameCrop: true },
  { answer: 'bargaining', groups: ['dealer'], pattern: haggling, mayNameCrop: true },
  { answer: 'bargaining', groups: ['site', 'buyer'], pattern: lowOffer, mayNameCrop: true },
  {
    answer: 'groupAccount',
    groups: ['group', 'site'],
    without: ['vehicle'],
    pattern: listsForMany,
    mayNameCrop: true,
  },
  { answer: 'groupAccount', groups: ['group', 'here', 'listing'], mayNameCrop: true },
  { answer: 'groupAccount', groups: ['group', 'login', 'listing'], mayNameCrop: true },
  {
    answer: 'groupAccount',
    groups: ['group'],
    pattern: oneAccount,
    without: ['bank'],
    mayNameCrop: true,
  },
  {
    answer: 'hiddenListing',
    groups: ['listing'],
    without: ['weather', 'place'],
    pattern: listingNotVisible,
    mayNameCrop: true,
  },
  {
    answer: 'hiddenListing',
    groups: ['site'],
    without: ['weather', 'place'],
    pattern: ownCropNotVisible,
    mayNameCrop: true,
  },
  {
    answer: 'guide/rent-on-krishihaat',
    groups: ['site', 'vehicle'],
    pattern: byTheDay,
    mayNameCrop: true,
  },
  {
    answer: 'findingGoods',
    groups: ['site'],
    without: ['vehicle'],
    pattern: searching,
    mayNameCrop: true,
  },
  { answer: 'savedPlace', groups: ['weather', 'area'], pattern: wrongPlaceShown },
  { answer: 'savedPlace', groups: ['site', 'weather', 'area'], pattern: notVisible },
  { answer: 'savedPlace', groups: ['site', 'place', 'change'], without: ['number'] },
  { answer: 'savedPlace', groups: ['site', 'weather', 'change', 'showing'] },
  { answer: 'savedPlace', groups: ['location', 'change'] },
  { answer: 'savedPlace', groups: ['place', 'change', 'profile'] },
  { answer: 'guide/krishihaat-account', groups: ['number', 'newNumber', 'site'] },
  { answer: 'guide/krishihaat-account', groups: ['number', 'newNumber', 'login'] },
  {
    answer: 'guide/krishihaat-account',
    groups: ['number', 'newNumber', 'mobile'],
    without: ['bank', 'vehicle'],
    pattern: ofNoOffice,
  },
  { answer: 'guide/krishihaat-account', groups: ['profile', 'closing'] },
  { answer: 'guide/krishihaat-account', groups: [], pattern: dataSafety },
  { answer: 'guide/krishihaat-saved', groups: ['notification', 'stopping'], pattern: ofNoPrice },
  { answer: 'guide/krishihaat-saved', groups: ['notification', 'site'], pattern: ofNoPrice },
  { answer: 'guide/krishihaat-saved', groups: [], pattern: favourites },
  { answer: 'guide/sell-on-krishihaat', groups: [], pattern: numberOfPhotos },
  { answer: 'guide/order-on-krishihaat', groups: [], pattern: usesCart },
  { answer: 'guide/order-on-krishihaat', groups: [], pattern: talksToSeller },
  { answer: 'deleteChat', groups: ['history', 'erasing'], without: ['person'] },
  { answer: 'invoice', groups: ['invoice', 'order'], mayNameCrop: true },
  { answer: 'invoice', groups: ['invoice'], pattern: /(?:^| )(?:gst|जीएसटी) / },
  { answer: 'invoice', groups: ['invoice', 'site'], without: ['electricity'] },
  {
    answer: 'guide/krishihaat-delivery',
    groups: ['site', 'trader', 'lifting', 'home'],
    mayNameCrop: true,
  },
  { answer: 'costs', groups: ['site', 'cost'], without: ['delivery', 'inputs'], mayNameCrop: true },
  { answer: 'costs', groups: ['here', 'commission'], mayNameCrop: true },
  { answer: 'costs', groups: ['site', 'money'], pattern: takesMoney, mayNameCrop: true },
  { answer: 'guide/sell-on-krishihaat', groups: ['here'], pattern: whoBuys, mayNameCrop: true },
  { answer: 'guide/sell-on-krishihaat', groups: ['site'], pattern: whoBuys, mayNameCrop: true },
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
  {
    answer: 'siteProblem',
    groups: ['site', 'working', 'not'],
    without: ['internet'],
    isOfThisSite: true,
  },
  { answer: 'guide/krishihaat-people', groups: ['site', 'support'], isOfThisSite: true },
  {
    answer: 'guide/krishihaat-delivery',
    groups: [],
    pattern:
      /^(?!.*(?:wife|patni|baby|bachch\S*|पत्नी|बच्च\S*) ).*(?:^| )(?:delivery|डिलीवरी|डिलिवरी) (?:kaise|kese|kab|kaun|kon|charge|charges|hogi|hoti|milegi|time|kitn\S*|कैसे|कब|कौन|होगी|होती|मिलेगी|कितन\S*)/,
  },
]
