import type { Question } from '../advisor-question.ts'
import { textWithoutCrops } from './advisor-opposite-questions.policy.ts'

const together =
  /(?:^| )(?:together|mixed|(?:in|on) (?:the |one )?(?:same|one) (?:bed|field|plot|land|row|line|pot|tray)|(?:ke|ek|sab|dono) (?:sa+th|hi (?:khet|kya+ri|jagah|gamle?|line))|mila ?(?:kar|ke)|(?:के|एक|दोनो) (?:साथ|ही (?:खेत|क्यारी|जगह|गमले?|लाइन))|मिला ?(?:कर|के)) /
const growing =
  /(?:^| )(?:grow\S*|sow\S*|plant\S*|bo|boye|boy|bona|bone|lag|laga|lagau|lagana|lagaye|uga|ugana|बो|बोना|बोए|लग|लगा|लगाना|लगाए|उगा|उगाना) /

/** "Spinach and fenugreek in one bed": two crops of which neither page tells whether they stand together. */
export function asksToGrowTogether(question: Question): boolean {
  const { crops, problems, substances, hasSigns, strongAspects } = question
  const text = textWithoutCrops(question)
  return (
    crops.length > 1 &&
    problems.length === 0 &&
    substances.length === 0 &&
    !hasSigns &&
    strongAspects.every((aspect) => aspect === 'sowing' || aspect === 'general') &&
    together.test(text) &&
    growing.test(text)
  )
}
