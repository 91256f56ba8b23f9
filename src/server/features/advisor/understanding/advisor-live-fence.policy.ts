const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

/** "Current price" is a word of English, and no electricity. */
const power = oneOf(
  'current(?!\\s(?:price|prices|rate|rates|weather|status|season|market|bhav|stock|time|year|month)) karant karent karnt electric electricity electrified bijli mains volt volts 220 230 240 440 11kv करट करेट बिजली वोल्ट',
)
const fence = oneOf(
  'fence fences fencing baad baadh badh baar jaal jali net taar tar wire wires तार बाड फेसिग जाल',
)
const enclosure = oneOf('fence fences fencing baad baadh bagad बाड फेसिग charo\\staraf चारो\\sतरफ')
const field = oneOf('khet field farm crop fasal bagh baag खेत फसल बाग')
const intruder = oneOf(
  `nilgai neelgai suar suaro suwar boar boars pig pigs hathi haathi hathiyo elephant elephants bandar bandaro monkey monkeys cattle cow cows gaay gay saand sand deer hiran bhalu jungli jangli wild janwar jaanwar pashu animal animals kutta kutte dog dogs goat goats bakri chor chori thief thieves
    नीलगाय सूअर सुअर हाथी बदर गाय साड हिरण भालू जगली जानवर पशु कुत्ते बकरी चोर`,
)
const laying = oneOf(
  `lag lagana lagani lagane lagau lagaun lagaye lagaya laga chhod\\S* chod\\S* dauda\\S* chadha\\S* jod\\S* dal\\S* daal\\S* de\\sd\\S* dun dena put putting lay laying connect\\S* run running install\\S* make making use using give join how can should kaise safe legal allowed bhag\\S* rok\\S* kill killing stop keep
    भगा\\S* रोक\\S* लगा लगाना लगाने लगाऊ लगाए छोड\\S* दौडा\\S* चढा\\S* जोड\\S* डाल\\S* देना कैसे`,
)
/** Devices that give a short, harmless shock; a guide tells of them. */
const energiser =
  /(?:^| )(?:solar|saur|jhatka|jhataka|zatka|jatka|energi[sz]ers?|joules?|battery|सोलर|सौर|झटका|बैटरी) /
const someFence = new RegExp(`(?:^| )${fence} `)
const someIntruder = new RegExp(`(?:^| )${intruder} `)

/** "Jhatka taar against elephants": a fence with an energiser, which a guide tells of. */
export const asksForEnergiser = (text: string): boolean =>
  energiser.test(text) && someFence.test(text) && someIntruder.test(text)

/** Somebody or something has touched the wire already, or it lies there for a pump. */
const isSomethingElse =
  /(?:^| )(?:lag|mar|gir|chipak|toot|tut|kat|लग|मर|गिर|चिपक|टूट|कट) ?(?:ga?y[aei]|gaya|gai|gye|गया|गई|गयी|गए) |(?:^| )(?:died|dead|shock(?:ed)?) /
const pumping = /(?:^| )(?:pump|motor|tubewell|bill|connection|मोटर|पप|बिल|कनेक्शन) /

const has = (words: string) => `(?=(?:.* )?${words} )`
const liveFences = [
  has(power) + has(fence) + has(intruder) + has(laying),
  has(power) + has(enclosure) + has(laying),
  has(power) + has(field) + has(intruder) + has(laying),
].map((pattern) => new RegExp(`^${pattern}`))

/** Whether somebody wants to put mains electricity on a fence or a wire around a field: it kills whoever touches it. */
export const wantsLiveFence = (text: string): boolean =>
  !energiser.test(text) &&
  !isSomethingElse.test(text) &&
  (someIntruder.test(text) || !pumping.test(text)) &&
  liveFences.some((pattern) => pattern.test(text))
