import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { termsOf } from '#server/platform/text/farm-words.ts'
import type { Asked, Search } from '../conversation/advisor-query.ts'
import { isSprayDay, pricePlace, weatherPlace } from '../understanding/advisor-place.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { leastCoverage } from './advisor-answer.policy.ts'
import { pricesResult } from './advisor-prices.service.ts'
import type { Told } from './advisor-tool-result.ts'
import { listingsResult, type ToolNeeds, weatherResult } from './advisor-tools.service.ts'

const cropName = (id: string | undefined) =>
  calendarCrops().find((crop) => crop.id === id)?.name.en ?? null

const means = ({ words }: Question, ...meanings: string[]) =>
  words.some((word) => termsOf(word).some((term) => meanings.includes(term)))

/** "My crops" are the person's own on sale; "crops" are not. */
const isTheirs = (question: Question) => means(question, '=my', 'list')

/** What a question wants looked up: what was found first; price and weather asked for at once are both. */
function wantedTools({ question, found }: Search): string[] {
  const [best] = found
  const isPrice = means(question, '=price')
  const isForecast = means(question, '=weather')
  // Of a disease we give no warnings.
  const isOther = isPrice || means(question, '=disease', '=pest')
  if (!isOther && means(question, '=warning')) return ['tool/weather']
  if (isSprayDay(question)) return ['tool/weather']
  if (best?.passage.id === 'tool/prices' && isForecast) return ['tool/prices', 'tool/weather']
  if (best?.passage.id === 'tool/weather' && isPrice) return ['tool/prices', 'tool/weather']
  return best ? [best.passage.id] : []
}

/** Looks up what has no passage: prices, the weather, one's own crops; null when none is asked for. */
export async function lookUp(needs: ToolNeeds, asked: Asked, search: Search): Promise<Told | null> {
  const { question, found } = search
  const { language, userId, message } = asked
  const met = found
    .filter(({ passage }) => passage.id.startsWith('tool/'))
    .flatMap((one) => one.met)
  const tell = (id: string): Promise<Told> | null => {
    switch (id) {
      case 'tool/prices': {
        const crop = cropName(question.crops[0])
        const state = question.state ?? asked.state
        const place = pricePlace(message, question, met)
        return pricesResult(needs, { crop, state, place }, language)
      }
      case 'tool/weather': {
        const named = weatherPlace(question, met)
        const place = named || question.state || asked.city || asked.state
        return weatherResult(needs, place, language)
      }
      case 'tool/listings':
        // "My crop is dying" asks for help, not for a list.
        return isTheirs(question) && (found[0]?.coverage ?? 0) > leastCoverage
          ? listingsResult(needs, userId, language)
          : null
      default:
        return null
    }
  }
  const told = (await Promise.all(wantedTools(search).map(tell))).filter((one) => one !== null)
  if (told.length === 0) return null
  return {
    message: told.map((one) => one.message).join('\n\n'),
    sources: told.flatMap((one) => one.sources),
  }
}
