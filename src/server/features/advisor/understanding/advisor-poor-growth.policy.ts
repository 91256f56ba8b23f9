import type { Token } from './advisor-token.policy.ts'
import { createWordSet } from './advisor-word-set.policy.ts'

const negations = createWordSet(
  'not no nahi nahin nhi nai nahee na stopped stop ruk ruka ruki ruke band less kam नहीं नही रुक रुका रुकी बंद कम without bina बिना poor slow',
  false,
)
/** What a healthy plant does. */
const healthyDeeds = createWordSet(
  `growing grow grows grown growth growin flowering flower flowers fruiting fruit fruits bearing germinate germinating germinated germination sprout sprouting sprouted healthy looking forming setting opening
   badh badhte badhta badhti badhe badh ugta ugte ugi uga ug ugna phool phul fool fal phal ankuran ankur jamav jama jame jamta phal phalan daane dane dana daana baur manjar swasth hara hare thik theek sahi acha accha
   बढ़ बढ़ता बढ़ते बढ़ती बढ़े बढ़वार उग उगा उगे उगता उगते फूल फल अंकुरण जमाव जमा स्वस्थ ठीक बौर मंजर`,
  false,
)
const deedsThatStop = createWordSet('growth badhwar badhvar vikas बढ़वार विकास वृद्धि', false)
const wordsOfPlants = createWordSet(
  'plant plants paudha paudhe podha podhe ped fasal crop tree पौधा पौधे पेड़ फसल it looks look looking dikh lag raha rahi rahe rha rhi rhe aa ate aata aati a ban bante banta रहा रही रहे आ आते आता आती',
  false,
)
/** Words between a negation and what does not happen: "phool bilkul nahi aa rahe", "is not looking good". */
const maxDistance = 3

/** Whether a question says that a crop does not do what a healthy one does: it does not grow, flower or bear. */
export function describesPoorGrowth(tokens: readonly Token[]): boolean {
  if (!tokens.some((token) => wordsOfPlants.has(token) || deedsThatStop.has(token))) return false
  return tokens.some(
    (token, position) =>
      negations.has(token) &&
      tokens
        .slice(Math.max(0, position - maxDistance), position + maxDistance + 1)
        .some((near) => healthyDeeds.has(near) || deedsThatStop.has(near)),
  )
}
