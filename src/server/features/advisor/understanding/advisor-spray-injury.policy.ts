import type { Question } from './advisor-question.ts'
import { foldedText } from './words/advisor-token.policy.ts'

const sprays =
  '(?:dawa|dawai|dava|davai|spray|weedicide|herbicide|pesticide|insecticide|nashak|nashi|chhidkav|chhidkaav|दवा|दवाई|नाशक|नाशी|स्प्रे|छिडकाव)'
const weedicides =
  '(?:2 4 d|24d|weedicide|herbicide|glyphosate|glyphosphate|roundup|nashak|nashi|नाशक|(?:ghas|ghaas|kharpatwar|घास|खरपतवार) (?:ki|marne ki|की|मारने की) (?:dawa|dawai|दवा|दवाई))'
const harm =
  '(?:jal|jali|jala|jale|jhulas\\S*|peel\\S*|pili|pila|pile|kharab|sikud\\S*|mud|जल|जली|जले|झुलस\\S*|पील\\S*|खराब|सिकुड\\S*|मुड)'

/** "Dawai se patti jal gayi", "turned yellow after the herbicide spray", "2,4-D fell on my cotton". */
const injuries = [
  `${sprays} (?:se|ke baad|ke karan|ki wajah se|से|के बाद|के कारण|की वजह से|karne ke baad|करने के बाद|chhidakne ke baad|छिडकने के बाद) (?:\\S+ ){0,3}${harm} `,
  `${weedicides} (?:\\S+ ){0,4}(?:gir|giri|gira|fell|fallen|drift|drifted|drifting|udkar|ud kar|chala gaya|chali gayi|गिर|गिरी|उडकर|उड कर|चला गया|चली गई) `,
  '(?:burnt|burned|burn|scorched|scorch|yellow|yellowed|yellowing|twisted|curled|damaged|injured|injury|damage|died|dying) (?:\\S+ ){0,2}(?:after|from|by|because of|due to) (?:\\S+ ){0,3}(?:spray|spraying|sprayed|herbicide|weedicide|pesticide) ',
  '(?:drift|injury|damage) (?:\\S+ ){0,3}(?:herbicide|weedicide|2 4 d|24d|spray) |(?:herbicide|weedicide|2 4 d|spray) (?:drift|injury|damage) ',
].map((pattern) => new RegExp(pattern))

const wasSprayed =
  '(?:sprayed|used|applied|put|dala|daala|dali|daali|dalne|daalne|mara|mari|maara|maari|marne|maarne|chh?idk[ai]|chh?idakne|(?:spray|chh?idkav|istemal|use|स्प्रे|छिडकाव) (?:kiya|kari|ki|karne|hua|किया|की|करने|हुआ)|(?:dal|daal|mar|maar|chh?idak|डाल|मार|छिडक) (?:diya|di|diye|दिया|दी|दिए)|डाला|डाली|डालने|मारा|मारी|मारने|छिडका|छिडकी|छिडकने)'
const isHurt =
  '(?:(?:jal|jhulas|mud|murd|sikud|sukad|aith|ainth|peel\\S*|pil\\S*|sukh|सूख|जल|झुलस|मुड|सिकुड|ऐठ|पीली|पीले|पीला) (?:ho |हो |kar |के )?(?:gay\\S*|gai|gye|gya|gail|rah\\S*|chuk\\S*|hai|hain|गय\\S*|गई|गए|गइल|रह\\S*|है)|(?:leaf|leaves|tips?|plants?|shoots?|crop) (?:(?:has|have|are|is|all|got|turned|turning|became|become|getting) )*(?:twist\\S*|curl\\S*|burn\\S*|scorch\\S*|yellow\\S*|cupp?\\S*|deform\\S*|narrow|wilt\\S*|dead|dying|bent|bend\\S*|crinkl\\S*))'
const mistakes = '(?:galti|galati|bhool|mistake|mistakenly|accidentally|wrongly|गलती|भूल)'
const plantKillers =
  '(?:2 4 d|2 4 डी|24d|(?:ghas|ghaas|kharpatwar|kharpatvar|घास|खरपतवार) (?:ki|ke|marne ki|की|के|मारने की) (?:liye |लिए )?(?:dawa|dawai|davai|दवा|दवाई)|weed ?killer|weedicide|herbicide|glyphosate|glyphosphate|glycel|roundup|\\S*nashak|paraquat|gramoxone|atrazine|metribuzin|imazethapyr|pendimethalin|butachlor|pretilachlor|clodinafop|sulfosulfuron|bispyribac|quizalofop|propaquizafop|halosulfuron|tembotrione|metsulfuron|pyrithiobac|oxyfluorfen|खरपतवार ?नाशक|खरपतवारनाशी|ग्लाइफोसेट|एट्राजीन)'
/** "Neighbour sprayed 2,4-D in wheat, my mustard leaves twisted". */
const hurtByPlantKiller = new RegExp(
  `(?:^| )${plantKillers} (?=(?:\\S+ ){0,6}${wasSprayed} )(?:\\S+ ){0,16}${isHurt} |(?:^| )${wasSprayed} (?:\\S+ ){0,3}${plantKillers} (?:\\S+ ){0,16}${isHurt} `,
)
const someMistake = new RegExp(`(?:^| )${mistakes} `)
const somePlantKiller = new RegExp(`(?:^| )${plantKillers} `)
const bodies =
  /(?:^| )(?:drank|drink|drunk|swallow\S*|ate|eat|eaten|eyes?|mouth|face|skin|hands?|body|breath\S*|inhaled?|pi|pee|piya|kha|khaya|aankho?|muh|munh|hath|haath|badan|sharir|पी|पिया|खा|खाया|आख|आखो|मुह|हाथ|बदन|शरीर) /

/** "Sprayed weedkiller on my tomatoes by mistake": a crop is hurt, and nobody's body is named. */
export function tellsOfMistakenSpray({ tokens, crops }: Question): boolean {
  const text = foldedText(tokens)
  return (
    crops.length > 0 && someMistake.test(text) && somePlantKiller.test(text) && !bodies.test(text)
  )
}

/** "Still yellow even after spraying": the spray did not help, and did no harm. */
const didNotHelp = /\b(?:even|still|not|no|bhi|nahi|nahin|phir|fir)\b|(?:^| )(?:भी|नहीं|नही|फिर) /

/** Whether a question tells of a crop that a spray has hurt, and names no pest or disease. */
export function tellsOfSprayInjury({ tokens, problems }: Question): boolean {
  const text = foldedText(tokens)
  return (
    problems.length === 0 &&
    !didNotHelp.test(text) &&
    (injuries.some((injury) => injury.test(text)) || hurtByPlantKiller.test(text))
  )
}

/** "The caterpillars are eating" is told of a pest. */
const eats =
  '(?<!\\S)(?:eat|eaten|eating|consume|feed|graze|cook|(?:kha|khana|khane|khaye|khau|khila|khilana|pakana|खा|खाना|खाने|खाए|खाऊ|खिला|खिलाना|पकाना)(?! (?:rah|rha|gay|ga?i |liy|jat|ja |रह|गय|गई|लिय|जात|जा )))'
const sprayNouns = '(?:spray|dawa|dawai|davai|chhidkav|स्प्रे|दवा|दवाई|छिडकाव)'
const treated = `(?:treated|sprayed|upcharit|उपचारित|${sprayNouns} (?:kiya|kiye|kara|ki|lagi|laga|lage|dali|dala|mari|maari|wala|wali|wale|किया|किए|की|लगी|लगा|लगे|डाली|डाला|मारी|वाला|वाली|वाले)|(?:chhidak|chidak|chhirak|छिडक) ?(?:diya|di|diye|li|दिया|दी|दिए|ली)|chhidka|chhidki|chidki|छिडका|छिडकी)`
const eatsTreated = new RegExp(
  `${eats} (?:\\S+ ){0,6}${treated} |${treated} (?:\\S+ ){0,8}${eats} `,
)
const mayI =
  /(?:^| )(?:can|may|should|could|safe|ok|sakte|sakta|sakti|skte|skta|chahiye|सकते|सकता|सकती|चाहिए) /
const someTreated = new RegExp(`(?:^| )${treated} `)
/** "Can I eat", "tod sakte": asks so whatever pest was sprayed. "After the harvest can it be sprayed" does not. */
const asksToEat =
  /\b(?:can|may|should|could) (?:i|we|you|one|people|it|they|(?:my |our |the )?(?:cows?|goats?|cattle|animals?|buffaloe?s?|hens?)) (?:be )?(?:\S+ )?(?:eat|eaten|sell|sold|pick|picked|harvest|harvested|feed|fed|graze|cook|cooked|consume) |\b(?:safe|ok|okay) (?:for \S+ )?to (?:eat|sell|pick|harvest|feed|cook) |(?:kha|khila|bech|bhej|tod|खा|खिला|बेच|भेज|तोड) ?(?:sak|skt|सक)|(?:chara|chaara|चारा) (?:\S+ ){0,2}(?:de|दे) ?(?:sak|skt|सक)/
const seeds = /(?:^| )(?:seed|seeds|grain|wheat|beej|bij|dana|dane|बीज|दाना|दाने) /
/** Seed is treated with a powder; what is sprayed is a crop, also where its grain is named. */
const sprayWords = /spray|chh?idk|chh?idak|स्प्रे|छिडक/

/** What somebody asks who wants to eat, feed, sell or pick what was treated or sprayed: the seed or the produce. Null for any other question. */
export function readEatingOfTreated({
  tokens,
  problems,
}: Pick<Question, 'tokens' | 'problems'>): 'seed' | 'produce' | null {
  const text = foldedText(tokens)
  const namesPest = problems.length > 0 || tokens.some(({ terms }) => terms.includes('=pest'))
  const isEaten =
    (asksToEat.test(text) && someTreated.test(text)) ||
    (!namesPest && eatsTreated.test(text) && mayI.test(text))
  if (!isEaten) return null
  return seeds.test(text) && !sprayWords.test(text) ? 'seed' : 'produce'
}
