import { listCropPrices } from '#server/features/market/crops/crop-prices.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { ChatCard, ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { CropPrice } from '#shared/market/crop-prices.schema.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import { cropName } from '../decision/outcome/advisor-choices.policy.ts'
import { stateName } from '../knowledge/advisor-sowing-passages.policy.ts'
import { type Intent, readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import { areaOf, type QueryArea } from './advisor-area.policy.ts'
import { equipmentNear } from './advisor-offers.service.ts'
import { hindiCommodity } from './advisor-price-names.policy.ts'
import { isOfForm, namedForm } from './advisor-prices.service.ts'
import { getWeatherOf, type ToolNeeds, weatherCity } from './advisor-tools.service.ts'
import { skyOfWeather } from './advisor-weather.policy.ts'

export type CardNeeds = ToolNeeds & { metrics: Pick<Metrics, 'chatCards'> }

/** At most this many prices are shown as cards. */
const maxPriceCards = 2
/** Crops of a price list that are looked through for the one that is meant. */
const maxComparedCrops = 20

const isState = (name: string): name is (typeof indianStates)[number] =>
  indianStates.some((state) => state === name)

/**
 * The commodity that a price list has for a crop: the plainest of those with one of the crop's names there, and of those of the
 * form that a question names.
 */
function commodityOf(
  crop: string,
  message: string,
  listed: readonly CropPrice[],
): CropPrice | null {
  const names = goodsKinds('crop').find(({ id }) => id === crop)?.mandi ?? []
  const form = namedForm(crop, message)
  const matching = listed.filter(({ commodity }) =>
    form === null
      ? names.some((name) => commodity.toLowerCase().startsWith(name))
      : isOfForm({ commodity }, form),
  )
  return matching.sort((a, b) => a.commodity.length - b.commodity.length)[0] ?? null
}

async function priceCard(
  { db }: CardNeeds,
  crop: string,
  place: QueryArea | null,
  { language, message }: ChatQuery,
): Promise<ChatCardOf<'price'> | null> {
  if (!place) return null
  const { state, district } = place
  const read = (area: string) =>
    listCropPrices(db, {
      state: isState(area) ? area : '',
      district: isState(area) ? district.slice(0, 80) : '',
      q: cropName(crop, 'en'),
      page: 1,
      limit: maxComparedCrops,
    })
  const inState = commodityOf(crop, message, (await read(state)).crops)
  const price = inState ?? (state ? commodityOf(crop, message, (await read('')).crops) : null)
  if (!price) return null
  const { _id, commodity, image, change, trend } = price
  const isNear = inState !== null && price.near !== null
  const { usual, low, high, day } = (isNear ? price.near : null) ?? price
  const area = isNear ? district : price.region === '' ? '' : stateName(price.region, language)
  return {
    kind: 'price',
    cropId: _id,
    name: language === 'hi' ? hindiCommodity(commodity) : commodity,
    image,
    area,
    state: inState && isState(state) ? state : '',
    usual,
    low,
    high,
    day,
    change,
    trend,
    isSample: price.mandis === 0,
  }
}

async function weatherCard(
  needs: CardNeeds,
  query: ChatQuery,
  { question, decision }: DecidedQuestion,
): Promise<ChatCardOf<'weather'> | null> {
  const named = decision.kind === 'look-up' ? decision.place : ''
  const place = named || question.state || query.state
  if (place === '') return null
  const home = query.place
  const point = home && named === home.name ? home : undefined
  const view = await getWeatherOf(needs, place, point)
  const [today] = view.forecast
  if (!today) return null
  return {
    kind: 'weather',
    place: view.name,
    ...(!point && { city: weatherCity(place) }),
    day: today.dt_txt,
    sky: skyOfWeather(view.weather[0]?.main ?? ''),
    temp: Math.round(view.main.temp),
    min: Math.round(today.temp_min),
    max: Math.round(today.temp_max),
    rainChance: today.rainChance === null ? null : Math.round(today.rainChance),
  }
}

async function equipmentCard(
  { db }: CardNeeds,
  { message }: ChatQuery,
  area: QueryArea | null,
): Promise<ChatCardOf<'equipment'> | null> {
  const equipments = await equipmentNear(db, message, area)
  if (equipments.length === 0) return null
  const cardEquipments = equipments.map((equipment) => ({
    _id: equipment._id,
    name: equipment.name,
    nameHindi: equipment.kindHindi ?? null,
    image: equipment.images[0] ?? equipment.kindImage ?? null,
    pricePerDay: equipment.pricePerDay,
    currency: equipment.currency,
    place: equipment.user.place,
    placeHindi: equipment.placeHindi ?? null,
    distanceKm: equipment.distanceKm ?? null,
  }))
  return { kind: 'equipment', equipments: cardEquipments }
}

function sellCard(crop: string | undefined, { language }: ChatQuery): ChatCardOf<'sell'> {
  const kind = goodsKinds('crop').find(({ id }) => id === crop)
  return {
    kind: 'sell',
    cropId: kind?.id ?? null,
    cropName: kind ? cropName(kind.id, language) : '',
    image: kind?.image ?? null,
  }
}

/** What a question asks for that a card can show. */
function intentsOf({ question, decision }: DecidedQuestion): readonly Intent[] {
  if (decision.kind === 'look-up') return decision.intents
  if (decision.kind !== 'passages' && decision.kind !== 'ask') return []
  return readIntents(question).filter((intent) => intent === 'selling')
}

interface CardTask {
  kind: ChatCard['kind']
  load: () => Promise<ChatCard | null>
}

function cardTasks(
  needs: CardNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
  intent: Intent,
): CardTask[] {
  const { decision, question } = decided
  switch (intent) {
    case 'price': {
      const crops = decision.kind === 'look-up' ? decision.crops.slice(0, maxPriceCards) : []
      return crops.map((crop) => ({
        kind: 'price',
        load: () => priceCard(needs, crop, areaOf(query, decided), query),
      }))
    }
    case 'weather':
      return [{ kind: 'weather', load: () => weatherCard(needs, query, decided) }]
    case 'rental':
      return [
        { kind: 'equipment', load: () => equipmentCard(needs, query, areaOf(query, decided)) },
      ]
    case 'selling':
      return [{ kind: 'sell', load: async () => sellCard(question.crops[0], query) }]
    default:
      return []
  }
}

/** The cards below an answer. A card that fails is left out, logged and counted; the answer has its text. */
export async function loadCards(
  needs: CardNeeds,
  query: ChatQuery,
  decided: DecidedQuestion,
): Promise<ChatCard[]> {
  const tasks = intentsOf(decided).flatMap((intent) => cardTasks(needs, query, decided, intent))
  const cards = await Promise.all(
    tasks.map(async ({ kind, load }) => {
      try {
        const card = await load()
        if (card) needs.metrics.chatCards.inc({ kind, outcome: 'shown' })
        return card
      } catch (error) {
        needs.metrics.chatCards.inc({ kind, outcome: 'failed' })
        needs.log.warn({ err: error, kind }, 'a card of an answer of the advisor failed')
        return null
      }
    }),
  )
  return cards.filter((card) => card !== null)
}
