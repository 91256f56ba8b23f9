import { foldedText, type Token } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { namesPerson } from './advisor-people.policy.ts'

/** Animals that a farmer owns; what they give, milk and eggs, is not among them. */
const ownedAnimals = createWordSet(
  `cow cows buffalo buffaloes buffalos goat goats sheep lamb lambs hen hens chicken chickens cattle calf calves ox oxen bull bulls bullock bullocks heifer dog dogs horse duck ducks pig pigs livestock
    gaay gaai gaaye gayen bhains bhais bhens bhainse bakri bakriya bakriyan bakra bakre bhed murgi murgiyan murgiya murga murge bail baill bachhda bachda bachhdi bachhiya bachiya padda padiya katda kutta kutte kuttey pashu pashuo janwar jaanwar janwaro jaanvar maveshi mavesi dhor ghoda
    गाय गायें गायों भैंस भैंसें बकरी बकरियां बकरा भेड़ मुर्गी मुर्गियां मुर्गा बैल बछड़ा बछिया पाड़ा पड़िया कुत्ता कुत्ते पशु पशुओं जानवर जानवरों मवेशी घोड़ा`,
  false,
)
/** What makes an animal ill that eats it; a crop that it only ate up is not among them. */
const harmfulFeed = createWordSet(
  `sprayed spray treated frost frosted frosty frozen stunted wilted pala paala urea yuria fertiliser fertilizer khad khaad dap zinc chhidka chhidki chhidkav bait goli
    पाला पाले यूरिया खाद डीएपी छिड़का छिड़की छिड़काव गोली`,
  false,
)
/** Signs of bloat and poisoning in an animal. */
const bodySigns = new RegExp(
  [
    '(?:pet|पेट) (?:\\S+ ){0,2}(?:ph?oo?l|foo?l|ful|fula|phoola|phool\\S*|phul\\S*|फूल\\S*)(?= )',
    '(?:^| )(?:afara|afra|aphara|bloat|bloated|bloating|अफारा|अफरा)(?= )',
    '(?:jugali|jugaali|जुगाली) (?:\\S+ )?(?:nahi|nhi|band|नही|बद)(?= )',
    '(?:^| )(?:jhaag|jhag|foam|foaming|froth|frothing|झाग)(?= )',
    // Milk that makes vomit was drunk by somebody.
    '^(?!.*(?:doodh|dudh|milk|दूध) ).*(?:^| )(?:ulti|ultiya|vomit|vomits|vomiting|vomited|haanf|haaf|hanf|gasping|उल्टी|हाफ)(?= )',
    '(?:^| )(?:trembling|convulsions?|tadap|tadapne|kaanp|kanp|तडप|काप)(?= )',
  ].join('|'),
)
/** "Gai" and "gaye" are cows before a case marker, and elsewhere "went". */
const cow =
  /(?:^| )(?:gai|gaye) (?:ne|ko|ka|ki|ke|par) |(?:^| )(?:meri|hamari|humari|ek) (?:gai|gaye) /
const hasEaten =
  /(?:^| )(?:ate|eaten|eating|grazed|swallowed|drank|licked|consumed|khaya|khayi|खाया|खाई|(?:kha|khaa|pi|pee|chat|char|chaat|खा|पी|चाट|चर) ?(?:li|liya|lia|liye|gaya|gayi|gai|gaye|gya|gyi|ली|लिया|लिए|गया|गई|गयी|गए))(?= )/

/** "Murgi mar gayi dawa wale dane khake". */
const hasDied =
  /(?:^| )(?:died|dead|dying|collapsed|mar ?(?:ga?y[aei]|gai|gye|rah[aei]|rh[aei])|gir ?(?:ga?y[aei]|gai|gye)|मर ?(?:गया|गई|गयी|गए|रह[ाेी])|गिर ?(?:गया|गई|गयी|गए)) /
/** The animal was to die: that is another matter. */
const isKilled = /(?:^| )(?:kill|marna|marne|maarne|maarna|मारना|मारने) /

/**
 * Whether an animal is poisoned or bloated, or has eaten what makes it ill, and no person: a veterinarian must help, and first aid for
 * people would not.
 * @param namesPoison whether a pesticide or a poison is named.
 */
export function tellsOfHurtAnimal(tokens: readonly Token[], namesPoison: boolean): boolean {
  const text = foldedText(tokens)
  const namesAnimal = cow.test(text) || tokens.some((token) => ownedAnimals.has(token))
  if (!namesAnimal || namesPerson(tokens)) return false
  if (bodySigns.test(text)) return true
  if (hasDied.test(text) && namesPoison && !isKilled.test(text)) return true
  return hasEaten.test(text) && (namesPoison || tokens.some((token) => harmfulFeed.has(token)))
}
