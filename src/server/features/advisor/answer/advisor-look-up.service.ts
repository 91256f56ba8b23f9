import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { termsOf } from '#server/platform/text/farm-words.ts'
import type { ChatQuery, PassageSearch } from '../conversation/advisor-query.ts'
import {
  isSprayDayQuestion,
  placeOfPriceQuestion,
  placeOfWeatherQuestion,
} from '../understanding/advisor-place.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { minPassageCoverage } from './advisor-answer.policy.ts'
import { lookUpPrices } from './advisor-prices.service.ts'
import type { ToolResult } from './advisor-tool-result.ts'
import { lookUpOwnListings, lookUpWeather, type ToolNeeds } from './advisor-tools.service.ts'

const cropName = (id: string | undefined) =>
  calendarCrops().find((crop) => crop.id === id)?.name.en ?? null

const hasMeaning = ({ words }: Question, ...meanings: string[]) =>
  words.some((word) => termsOf(word).some((term) => meanings.includes(term)))

/** Whether the question is about the user's own listings: "my crops", but not "crops". */
const asksAboutOwnListings = (question: Question) => hasMeaning(question, '=my', 'list')

/** The tools that answer a question: usually the best hit, but both for a price and the weather. */
function chooseTools({ question, hits }: PassageSearch): string[] {
  const [best] = hits
  const isPrice = hasMeaning(question, '=price')
  const isForecast = hasMeaning(question, '=weather')
  // Weather warnings do not answer a question about a price, a disease or a pest.
  const isNotAboutWeather = isPrice || hasMeaning(question, '=disease', '=pest')
  if (!isNotAboutWeather && hasMeaning(question, '=warning')) return ['tool/weather']
  if (isSprayDayQuestion(question)) return ['tool/weather']
  if (best?.passage.id === 'tool/prices' && isForecast) return ['tool/prices', 'tool/weather']
  if (best?.passage.id === 'tool/weather' && isPrice) return ['tool/prices', 'tool/weather']
  return best ? [best.passage.id] : []
}

/** Looks up prices, the weather or the user's own listings; null when the question is about none of them. */
export async function lookUpLiveData(
  needs: ToolNeeds,
  query: ChatQuery,
  search: PassageSearch,
): Promise<ToolResult | null> {
  const { question, hits } = search
  const { language, userId, message } = query
  const matchedWords = hits
    .filter(({ passage }) => passage.id.startsWith('tool/'))
    .flatMap((hit) => hit.matchedWords)
  const runTool = (id: string): Promise<ToolResult> | null => {
    switch (id) {
      case 'tool/prices': {
        const crop = cropName(question.crops[0])
        const state = question.state ?? query.state
        const place = placeOfPriceQuestion(message, question, matchedWords)
        return lookUpPrices(needs, { crop, state, place }, language)
      }
      case 'tool/weather': {
        const namedPlace = placeOfWeatherQuestion(question, matchedWords)
        const place = namedPlace || question.state || query.city || query.state
        return lookUpWeather(needs, place, language)
      }
      case 'tool/listings':
        // "My crop is dying" asks for help, not for a list.
        return asksAboutOwnListings(question) && (hits[0]?.coverage ?? 0) > minPassageCoverage
          ? lookUpOwnListings(needs, userId, language)
          : null
      default:
        return null
    }
  }
  const results = (await Promise.all(chooseTools(search).map(runTool))).filter(
    (result) => result !== null,
  )
  if (results.length === 0) return null
  return {
    message: results.map(({ message }) => message).join('\n\n'),
    sources: results.flatMap(({ sources }) => sources),
  }
}
