import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { ChatQuery } from '../conversation/advisor-query.ts'
import type { DecidedAct } from '../decision/outcome/advisor-decision.ts'
import type { Intent } from '../understanding/intents/advisor-intents.policy.ts'
import type { QueryArea } from './advisor-area.policy.ts'
import { lookUpCropListings, lookUpEquipment } from './advisor-offers.service.ts'
import { lookUpPrices, namedForm } from './advisor-prices.service.ts'
import type { ToolResult } from './advisor-tool-result.ts'
import { lookUpOwnListings, lookUpWeather, type ToolNeeds } from './advisor-tools.service.ts'

type LookUp = Extract<DecidedAct, { kind: 'look-up' }>

const englishName = (id: string | undefined) =>
  calendarCrops().find((crop) => crop.id === id)?.name.en ??
  goodsKinds('crop').find((kind) => kind.id === id)?.name.en ??
  null

/** Looks up prices, the weather, the user's own listings, or what others sell or rent out. */
export async function lookUpLiveData(
  needs: ToolNeeds,
  { language, userId, city, state: homeState, place: home, message }: ChatQuery,
  { intents, crops, place }: LookUp,
  { state, area }: { state: string | null; area: QueryArea | null },
): Promise<ToolResult> {
  const run = (intent: Intent): Promise<ToolResult>[] => {
    switch (intent) {
      case 'price':
        return crops.map((id) =>
          lookUpPrices(
            needs,
            {
              crop: englishName(id),
              state: state ?? homeState,
              namedState: state ?? '',
              place,
              home: state ? '' : city,
              form: namedForm(id, message),
            },
            language,
          ),
        )
      case 'weather':
        return [
          lookUpWeather(
            needs,
            place || state || '',
            language,
            home && place === home.name ? home : undefined,
          ),
        ]
      case 'ownListings':
        return [lookUpOwnListings(needs, userId, language)]
      case 'cropListings':
        return crops.map((id) => lookUpCropListings(needs, id, area, language))
      case 'rental':
        return [lookUpEquipment(needs, message, area, language)]
      default:
        return []
    }
  }
  const results = await Promise.all(intents.flatMap(run))
  return {
    message: results.map(({ message: text }) => text).join('\n\n'),
    sources: results.flatMap(({ sources }) => sources),
  }
}
