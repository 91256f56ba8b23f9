import type { Question } from '../advisor-question.ts'
import { foldedText, tokenize } from '../words/advisor-token.policy.ts'
import { schemesWithoutPage } from './advisor-schemes-without-page.data.ts'

/** What a question asks of a scheme that its name alone would not lead to, or of which its page tells only a part. */
export type SchemeQuestion =
  | 'uninsured'
  | 'receiptLoan'
  | 'unpaidClaim'
  | 'insuranceInState'
  | 'missedInstalment'
  | 'nextInstalment'
  | 'identityCheck'
  | 'organicSupport'
  | 'tradersLicence'
  | 'creditLimit'
  | 'supportPriceFigure'
  | 'subsidyForWomen'

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`
const has = (words: string) => `(?=(?:.* )?${words} )`
const lacks = (words: string) => `(?!(?:.* )?${words} )`
const patternOf = (...parts: string[]) => new RegExp(`^${parts.join('')}`)

const insurance = oneOf('bima beema bheema insurance insured pmfby बीमा पीएमएफबीवाई')
const not = oneOf('nahi nahin nhi nai na not no never नही ना न')
const uninsured = [
  `(?:no|without|bina|बिना) (?:\\S+ )?${insurance}`,
  `${insurance} (?:\\S+ )?${not} (?:kar\\S*|kiy\\S*|tha|thi|hai|h|liy\\S*|करा\\S*|करव\\S*|किया|कराई|था|थी|है|लिया)`,
  `${not} (?:\\S+ )?insured`,
  `${not} (?:\\S+ )?(?:take|taken|have|had|do|buy|get) (?:\\S+ )?insurance`,
  'uninsured',
].join('|')
const loss = oneOf(
  'muaw\\S* muaa?v\\S* compensat\\S* rahat relief sarkar\\S* government help madad barbad kharab nuksan\\S* damage\\S* destroyed loss lost flood\\S* baadh baad hail ole aag jal\\S* doob\\S* dub\\S* मुआव\\S* राहत सरकार मदद बर्बाद खराब नुकसान बाढ ओले ओला आग जल\\S* डूब\\S*',
)
const claim = oneOf('claim claims paisa paise money amount muaw\\S* muaa?v\\S* क्लेम पैसा पैसे मुआव\\S*')
const unpaid = oneOf(
  `${not}\\s(?:\\S+\\s)?(?:aay\\S*|aya|ayi|aai|mil\\S*|received?|paid|come|came|got|credited|आय\\S*|आई|मिल\\S*) reject\\S* pending atk\\S* atak\\S* ruk\\S* delay\\S* kab when shikayat\\S* complain\\S* grievance रुक\\S* अटक\\S* कब शिकायत`,
)
const cropInsurance = `(?:pmfby|पीएमएफबीवाई|${oneOf('fasal crop crops फसल kisan किसान')} (?:\\S+ )?${insurance}|${insurance} (?:yojana|scheme|योजना))`
const kisanSamman = `(?:pm ?kisan|kisan samman|samman nidhi|पीएम किसान|किसान सम्मान|सम्मान निधि)`
const instalment = oneOf('kist kisht qist किस्त instalment installment')
const missed = oneOf(
  `${not}\\s(?:\\S+\\s)?(?:aay\\S*|aya|ayi|aai|aa|mil\\S*|received?|come|came|got|credited|आय\\S*|आई|आ|मिल\\S*) (?:aay\\S*|aya|mil\\S*|आय\\S*|मिल\\S*)\\s${not} ruk\\S* atk\\S* atak\\S* stop\\S* pending band not\\s(?:for|to)\\sme mujhe\\s${not} रुक\\S* अटक\\S* बद मुझे\\s${not}`,
)
const pension = oneOf('pension mandhan maandhan manadhan kmy पेशन मानधन')
const otherLoan = oneOf(
  'loan karz karj tractor bank emi kcc awas awaas makan house school fees लोन कर्ज ट्रैक्टर बैक आवास मकान',
)
const enam = '(?:e ?nam|enaam|ई ?नाम)'
const trader = oneOf(
  'trader traders vyapari vyapaari buyer buyers commission arhti\\S* aadhati\\S* adhati\\S* व्यापारी खरीदार आढती\\S*',
)
const joining = oneOf(
  'licen[cs]e\\S* licen[cs]ing regist\\S* panji\\S* join buy buying kharid\\S* banna लाइसेस पजी\\S* रजिस्ट\\S* खरीद\\S*',
)
const creditCard = '(?:kcc|kisan credit card|credit card|केसीसी|क्रेडिट कार्ड)'
const raised = oneOf(
  'badh\\S* barh\\S* increas\\S* rais\\S* extend\\S* enhanc\\S* zyada jyada बढ\\S* ज्यादा',
)
const supportPrice = '(?:msp|एमएसपी|samarthan mul?ya|support price|समर्थन मूल्य)'
const figure = oneOf(
  'kitn\\S* how\\smuch what\\sis whats rate figure is\\ssaal this\\syear 20\\d\\d कितन\\S* इस\\sसाल',
)
const receipt = `(?:${oneOf('warehouse ware\\shouse godam godaam godown gaudam gaudaam storage गोदाम भडार')} (?:\\S+ ){0,2}${oneOf('receipt raseed rasid parchi रसीद पर्ची')}|e ?nwr|nwr)`
const loan = oneOf('loan loans karz karj rin udhar interest byaj लोन कर्ज ऋण ब्याज')

const identityCheck =
  '(?:e ?kyc|kyc|face auth\\S*|aadhaa?r auth\\S*|ई ?केवाईसी|केवाईसी|ई ?के वाई सी|फेस ऑथ\\S*)'
/** "PKVY" in its spellings; "vikas yojana" alone may be another scheme. */
const organicScheme =
  '(?:pkvy|paramparagat krishi\\S*|parampragat krishi\\S*|paramparik krishi vikas|bpkp|nmnf|पीकेवीवाई|परपरागत कृषि|परपरागत खेती योजना|(?:natural|prakritik|prakrutik|organic|jaivik|प्राकृतिक|जैविक) (?:farming|kheti|krishi|खेती|कृषि) (?:mission|scheme|yojana|yojna|मिशन|योजना))'
const organicFarming =
  '(?:(?:organic|natural|jaivik|prakritik|prakrutik|जैविक|प्राकृतिक) (?:farming|farm|agriculture|kheti|krishi|खेती|कृषि))'
const stateHelp = `(?:${oneOf('subsidy subsidies anudan grant grants sahayata incentive incentives sarkar\\S* government govt सब्सिडी अनुदान सहायता सरकार\\S*')}|${oneOf('madad paisa paise money help support मदद पैसा पैसे')} (?:\\S+ ){0,2}${oneOf('mil\\S* deti degi given get available मिल\\S* देती देगी')}|(?:money|help|support) for|(?:ke liye|के लिए) ${oneOf('madad paisa paise मदद पैसा पैसे')})`
const certificate = oneOf('certificat\\S* certif\\S* praman\\S* pgs npop प्रमाण\\S*')
const subsidy = oneOf('subsidy subsidies anudan grant सब्सिडी अनुदान')
const equipment = oneOf(
  'drill tractor rotavator rotavetor tiller harvester thresher drone machine machines yantra equipment sprayer pump मशीन यत्र ट्रैक्टर ड्रोन',
)
const woman = oneOf('woman women lady ladies mahila mahilao female महिला महिलाओ')

/** The first that fits counts. */
const patterns: readonly (readonly [SchemeQuestion, RegExp])[] = [
  ['receiptLoan', patternOf(has(receipt), has(loan))],
  ['uninsured', patternOf(has(`(?:${uninsured})`), has(loss))],
  ['tradersLicence', patternOf(has(enam), has(trader), has(joining))],
  ['creditLimit', patternOf(has(creditCard), has(oneOf('limit limits लिमिट सीमा')), has(raised))],
  ['unpaidClaim', patternOf(has(insurance), has(claim), has(unpaid))],
  ['missedInstalment', patternOf(has(kisanSamman), has(missed), lacks(pension))],
  [
    'missedInstalment',
    patternOf(has(instalment), has(missed), lacks(pension), lacks(otherLoan), lacks(insurance)),
  ],
  [
    'nextInstalment',
    patternOf(has(`(?:${kisanSamman}|किसान निधि)`), has(oneOf('kab when कब')), lacks(pension)),
  ],
  ['identityCheck', patternOf(has(kisanSamman), has(identityCheck))],
  ['organicSupport', patternOf(has(organicScheme))],
  ['organicSupport', patternOf(has(organicFarming), has(stateHelp), lacks(certificate))],
  ['subsidyForWomen', patternOf(has(subsidy), has(equipment), has(woman))],
  ['supportPriceFigure', patternOf(has(supportPrice), has(figure))],
]

/** What a question asks of a scheme beside what its page tells; null for any other question. */
export function readSchemeQuestion({ tokens, state, things }: Question): SchemeQuestion | null {
  const text = foldedText(tokens)
  const read = patterns.find(([, pattern]) => pattern.test(text))?.[0]
  if (read === 'uninsured' && things.some(({ kind }) => kind === 'animal')) return null
  if (read) return read
  return state !== null && new RegExp(`(?:^| )${cropInsurance} `).test(text)
    ? 'insuranceInState'
    : null
}

const namesWithoutPage = new Set(
  schemesWithoutPage.split(', ').map((name) => foldedText(tokenize(name)).trim()),
)
const mostNameWords = 4

/** The name of a scheme that no page is about, as the question writes it; '' for none. */
export function schemeWithoutPage({ tokens }: Question): string {
  for (let length = mostNameWords; length > 0; length--) {
    for (let start = 0; start + length <= tokens.length; start++) {
      const words = tokens.slice(start, start + length)
      if (namesWithoutPage.has(foldedText(words).trim()))
        return words.map(({ text }) => text).join(' ')
    }
  }
  return ''
}
