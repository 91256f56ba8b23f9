import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { DecidedQuestion } from '../../conversation/advisor-query.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'

const ofOnePlant =
  /(?:^| )(?:per|ek|one|1|prati|har|each|single|fi|एक|प्रति|हर) (?:@ )?(?:(?:ka |ke |ki |का |के |की )?)(?:trees?|plants?|palm|vine|ped|paudh\S*|podh\S*|jhad|पेड|पौधा|पौधे|झाड) /
/** What a text says that already gives the yield of one plant. */
const givenOfOnePlant = /\b(?:per|a|one) (?:tree|plant|palm|vine)\b/i

/** More plants on a hectare are no trees, and nobody counts their fruits one by one. */
const maxTreesPerHectare = 3000
const kgPerTonne = 1000

const round = (amount: number) => Number(amount.toPrecision(2))

/** What one tree gives, reckoned from the yield of a hectare and the trees on it; null where the page lacks one of them. */
function yieldOfOneTree(id: string) {
  const crop = calendarCrops().find((each) => each.id === id)
  const { yield: harvest, seedRate } = crop ?? {}
  if (harvest?.unit !== 't/ha' || seedRate?.unit !== 'plants/ha') return null
  const { min, max } = seedRate.amount
  if (max > maxTreesPerHectare) return null
  return {
    from: round((harvest.amount.min * kgPerTonne) / max),
    to: round((harvest.amount.max * kgPerTonne) / min),
    trees: min === max ? `${min}` : `${min}–${max}`,
  }
}

/** The yield of one tree, where a question asks for it and the page gives that of an area; null elsewhere. */
export function yieldPerPlantLine({ question, decision }: DecidedQuestion): BothLanguages | null {
  const [crop] = question.crops
  if (decision.kind !== 'passages' || crop === undefined) return null
  if (!question.aspects.includes('yield') || !ofOnePlant.test(textWithoutCrops(question)))
    return null
  const page = decision.passages.find(({ id }) => id === `calendar/${crop}/harvest`)
  if (!page || givenOfOnePlant.test(page.text.en)) return null
  const ofTree = yieldOfOneTree(crop)
  if (!ofTree)
    return {
      en: 'My page gives the yield of an area, not of one plant.',
      hi: 'मेरे पन्ने में पैदावार पूरे खेत की दी है, एक पौधे की नहीं।',
    }
  const { from, to, trees } = ofTree
  return {
    en: `Reckoned from the yield and the number of trees (${trees} per hectare), a full-grown tree gives about ${from} to ${to} kg a year: less where trees stand close, more where they stand wide. Young trees give less.`,
    hi: `पैदावार और पेड़ों की गिनती (${trees} प्रति हेक्टेयर) के हिसाब से एक पूरा बड़ा पेड़ साल में करीब ${from} से ${to} किलो देता है: घने लगे पेड़ कम, खुले लगे पेड़ ज़्यादा। छोटे पेड़ कम देते हैं।`,
  }
}
