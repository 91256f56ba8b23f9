import type { Question } from '../advisor-question.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'

const sprayWords = createWordSet(
  'spray sprays spraying sprayed chhidkav chhidkaav chidkav chidkaav chhidke chhidkein chhidko chhidakna chhidkna chidakna chidke छिड़काव छिड़कें छिड़के छिड़को छिड़कना छिड़क स्प्रे',
  false,
)
const windAndRainWords = createWordSet(
  'wind winds windy breeze hawa hava hwa aandhi andhi rain rains rainy raining barish baarish barsat barsaat हवा हवाओं आँधी आंधी बारिश बरसात',
  false,
)
const dayWords = createWordSet(
  'today tonight tomorrow tomorow tommorow tommorrow tomorrows tmrw tmr morning afternoon evening kl subha savere now week monday tuesday wednesday thursday friday saturday sunday aaj aj kal parso parson abhi subah shaam hafte din आज कल परसों अभी सुबह शाम हफ़्ते दिन',
  false,
)

/** "Can I spray when it is windy" asks how to spray; "will it rain tomorrow, can I spray" asks for the forecast. */
export function asksToSprayInWeather({ tokens, crops, problems, state }: Question): boolean {
  const has = (set: typeof sprayWords) => tokens.some((token) => set.has(token))
  return (
    crops.length === 0 &&
    problems.length === 0 &&
    state === null &&
    has(sprayWords) &&
    has(windAndRainWords) &&
    !has(dayWords)
  )
}
