import type { Question } from '../advisor-question.ts'
import { foldedText } from '../words/advisor-token.policy.ts'

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const secret = oneOf(
  'otp opt cvv pin(?!\\s(?:code|kod)) mpin upi\\spin atm\\spin ओटीपी पिन(?!\\sकोड) सीवीवी',
)
const demanded = oneOf(
  'maang\\S* mang\\S* manga puch\\S* pooch\\S* poochh\\S* ask asks asked asking demand\\S* want wants bata\\s(?:do|du|dun|de|diya) batau de\\s(?:du|dun|do|diya) dedu bolo told dal\\s(?:du|dun|do) dalu dalun daalu माग\\S* पूछ\\S* बता\\s(?:दो|दू|दे|दिया) बताना दे\\s(?:दू|दो|दिया) डालू',
)
/** Said to the advisor, it asks for something: "tell me the pin of Nagpur". */
const requested = oneOf('batao batana bataye tell give share बताओ बताना')
const caller = oneOf(
  'call calls called caller phone phones phon fon sms message messages msg mesej messej masej whatsapp whatsap watsapp telegram kisi kisine koi anjan unknown someone somebody person agent staff army fauji online कॉल फोन मैसेज व्हाट्सएप व्हाट्सऐप वाट्सएप किसी किसीने कोई अनजान एजेट फौजी ऑनलाइन',
)
const came = oneOf(
  'aaya aya aaye aayi ayi aa\\sra?ha bheja bheji bheje bhej\\sra?h\\S* mila mili sent send sends received got get came clicked click khol\\S* khul\\S* opened open install\\S* download\\S* आया आयी आई आए भेजा भेजी भेज\\sरह\\S* मिला मिली खोल\\S* इस्टॉल\\S* डाउनलोड\\S*',
)
const lure = oneOf(
  'kisan samman yojana scheme schemes subsidy anudan loan loans kcc kyc ekyc bank khata account free muft mufat inam inaam prize reward paise paisa money kist instalment installment insurance bima beema claim challan aadhaar aadhar pan bijli otp expired block whatsapp किसान सम्मान योजना सब्सिडी अनुदान लोन केवाईसी बैक खाता मुफ्त फ्री इनाम पैसे पैसा किस्त बीमा क्लेम आधार चालान ओटीपी व्हाट्सएप',
)
const link = oneOf('link links लिक url')
const someApk = oneOf('apk apks एपीके')
const fee = oneOf(
  'fee fees fess charge charges processing commission percent paise paisa rupaye rupees rs hazar hajar thousand deposit advance \\d{3,} फीस शुल्क चार्ज कमीशन पैसे पैसा रुपये रुपए हजार जमा',
)
const paidFirst = oneOf(
  'maang\\S* mang\\S* manga bhej\\S* jama transfer ask asks asked asking demand\\S* pay paying send sending deposit माग\\S* भेज\\S* जमा',
)
const benefit = oneOf(
  'pm\\skisan पीएम\\sकिसान kist किस्त subsidy anudan loan loans yojana scheme kcc mudra kusum samman bima beema insurance claim lottery inam prize job naukri सब्सिडी अनुदान लोन योजना बीमा क्लेम लॉटरी इनाम नौकरी मुद्रा',
)
const prize = oneOf('lottery lotry lotery jackpot kbc lucky\\sdraw लॉटरी लाटरी जैकपॉट')
const won = oneOf(
  'lag\\S* jeet\\S* jit\\S* nikl\\S* mila mili won win winner call phone message लग\\S* जीत\\S* निकल\\S* मिला मिली फोन मैसेज',
)
const receiving = oneOf(
  'receive receiving receiv\\S* lene paane pane aayega aayenge aaega ayega milega milenge get लेने पाने आएगा आएगे मिलेगा मिलेगे',
)
const code = oneOf('qr scan scanner collect क्यूआर स्कैन')
const buyer = oneOf('buyer buyers kharidar khariddar grahak vyapari army fauji खरीदार ग्राहक फौजी')
const fake = oneOf(
  'fake farzi farji nakli jali jaali fraud thag thagi scam फर्जी नकली जाली ठग ठगी फ्रॉड',
)
const contact = oneOf(
  'call calls phone sms message msg staff karmchari officer adhikari link कॉल फोन मैसेज कर्मचारी अधिकारी लिक',
)
const lost = oneOf('kat kata kate cut gone gayab deducted debited loot gaye gaya कट कटा कटे गायब गए')

const has = (words: string) => `(?=(?:.* )?${words} )`
const lacks = (words: string) => `(?!(?:.* )?${words} )`
const near = (one: string, other: string, distance = 5) =>
  `(?=(?:.* )?(?:${one} (?:\\S+ ){0,${distance}}${other}|${other} (?:\\S+ ){0,${distance}}${one}) )`

const chatApp = oneOf('whatsapp whatsap watsapp telegram sms व्हाट्सएप व्हाट्सऐप वाट्सएप टेलीग्राम')
const adSite = oneOf('insta instagram facebook fb olx quikr indiamart फेसबुक')
const logsIn = oneOf('login log\\sin sign\\sin लॉगिन')
const negation = oneOf('nahi nahin nhi not no नही')

const frauds = [
  // "Phone pe otp maang raha"; "the app asks for an OTP at login" is no fraud.
  near(secret, requested) + has(caller) + lacks(logsIn),
  near(secret, demanded) + lacks(logsIn) + lacks('(?:otp|ओटीपी) (?:kyun?|kyon?|why|क्यो)'),
  // "An apk came on WhatsApp"; "where do I download the apk of this app" is a question about the site.
  has(someApk) +
    has(`(?:${came}|${caller}|${lure})`) +
    lacks('(?:(?:this|is|iska|iski|aapka|aapki|your) (?:app|site)|krishihaat|kaise)'),
  near(link, came) +
    has(`(?:${lure}|${caller})`) +
    lacks(
      `(?:${link} (?:\\S+ )?${negation}|${negation} (?:\\S+ )?${link}|(?:khul|खुल)\\S* (?:nahi|nhi|नही)|order|ऑर्डर)`,
    ),
  near(fee, paidFirst, 4) + has(benefit) + has(caller),
  has('(?:processing|file|filing|advance) (?:fee|fees|charge|charges)') +
    has(paidFirst) +
    has(benefit),
  has(prize) +
    has(won) +
    lacks(oneOf('kaise how number khel\\S* win कैसे')) +
    lacks(oneOf('subsidy anudan yantra tractor सब्सिडी अनुदान यत्र')),
  has(code) + has(receiving),
  has(code) + has(buyer),
  has(secret) + has(receiving) + has(buyer),
  near(fake, contact, 2),
  has(link) + has(lost) + has(oneOf('paise paisa money पैसे पैसा')),
  has(oneOf('kyc केवाईसी sim account khata खाता')) +
    has(oneOf('expired expire block band बद')) +
    has(oneOf('call phone sms message mesej messej link click कॉल फोन मैसेज लिक')) +
    lacks(logsIn),
  has(oneOf('scheme yojana app company bol bola योजना कपनी बोला')) +
    has('(?:paise|paisa|money|पैसे|पैसा) (?:double|dugn[ae]|dogun\\S*|दुगन[ेा]|डबल)'),
  has(oneOf('form फॉर्म फार्म')) + has(chatApp) + has(came),
  has(oneOf('anydesk teamviewer rustdesk screen\\sshare screen\\ssharing स्क्रीन\\sशेयर')),
  has(`(?:${code}|customer care|कस्टमर केयर)`) + has(lost) + has(oneOf('paise paisa money पैसे पैसा')),
  near('(?:advance|एडवास)', paidFirst, 3) + has(adSite),
  has(code) + has(adSite),
  has(buyer) + has('(?:1|one|ek|एक) (?:rupee|rupaye|rupaya|rupya|rs|रुपया|रुपये)'),
  has('(?:loan app|लोन ऐप)') + has(oneOf('dhamki threat\\S* blackmail\\S* pareshan धमकी परेशान')),
  has(oneOf('aadhaar aadhar angutha khate account आधार अगूठा खाते')) +
    has(
      '(?:paise|paisa|money|पैसे|पैसा) (?:\\S+ ){0,2}(?:nikal|gayab|uda|saaf|निकल|गायब|उड|साफ) ?(?:liy\\S*|ga?y\\S*|diy\\S*|लिए|गए|गया)',
    ),
].map((pattern) => new RegExp(`^${pattern}`))

/** Whether a question tells of a link, a call or a payment by which people are cheated, whatever scheme or bank it names. */
export function tellsOfFraudAttempt({ tokens }: Question): boolean {
  const text = foldedText(tokens)
  return frauds.some((pattern) => pattern.test(text))
}

const loginCode = /(?:^| )(?:otp|ओटीपी) /
const moneyOrScheme = new RegExp(
  `(?:^| )(?:${benefit}|${fee}|${code}|${link}|bank|upi|pin|paytm|phonepe|gpay|atm|kisan|money|kyc|बैक|किसान|यूपीआई|पिन) `,
)

/** Whether a caller wants a code, and neither money nor a scheme is named: it may be that of the login. */
export function isAboutLoginCode({ tokens }: Question): boolean {
  const text = foldedText(tokens)
  return loginCode.test(text) && !moneyOrScheme.test(text)
}
