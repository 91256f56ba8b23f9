import type { ZodType } from 'zod'
import type { ProcedureOutput } from '#client/platform/trpc/trpc.ts'
import { BlogArticle, BlogListView } from '#shared/blog/blog.schema.ts'
import { CalendarCrop, CalendarView, CropProblemsView } from '#shared/calendar/calendar.schema.ts'
import { QuestionPage, QuestionView } from '#shared/community/community.schema.ts'
import { CropPage, CropView } from '#shared/crop/crop.schema.ts'
import { EquipmentDetail, EquipmentPage } from '#shared/equipment/equipment.schema.ts'
import { CropMarketsView, CropPricesView } from '#shared/market/crop-prices.schema.ts'
import { MarketPricesView, NearbyPrices, PriceHistory } from '#shared/market/market.schema.ts'
import { NewsView } from '#shared/news/news.schema.ts'
import { PlaceView } from '#shared/place/place.schema.ts'
import { ReferenceView } from '#shared/reference/reference.schema.ts'
import { WeatherView } from '#shared/weather/weather.schema.ts'
import { type SavedPath, savedPathOf } from './saved-queries.policy.ts'

/** The output of each procedure whose answers are stored. Loaded only after an update of the app. */
const schemas: { [Path in SavedPath]: ZodType<ProcedureOutput<Path>> } = {
  'crop.list': CropPage,
  'crop.get': CropView,
  'equipment.list': EquipmentPage,
  'equipment.get': EquipmentDetail,
  'cropPrice.list': CropPricesView,
  'cropPrice.get': CropMarketsView,
  'market.prices': MarketPricesView,
  'market.history': PriceHistory,
  'market.nearby': NearbyPrices,
  'calendar.crops': CalendarView,
  'calendar.get': CalendarCrop,
  'calendar.troubles': CropProblemsView,
  'reference.crops': ReferenceView,
  'weather.get': WeatherView,
  'place.resolve': PlaceView,
  'news.latest': NewsView,
  'community.list': QuestionPage,
  'community.get': QuestionView,
  'blog.list': BlogListView,
  'blog.get': BlogArticle,
}

/**
 * An answer that another build stored, as this build reads it.
 * @param hash of its query.
 * @returns null when this build does not store such answers or expects another shape.
 */
export function parseSavedAnswer(hash: string, data: unknown): unknown {
  const path = savedPathOf(hash)
  return path ? (schemas[path].safeParse(data).data ?? null) : null
}
