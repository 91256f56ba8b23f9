import { paths } from '#client/platform/paths/paths.ts'
import { lazyPage } from './lazy-page.tsx'

/** The pages that are public and shown inside the dashboard's frame as well. */
const pages = [
  lazyPage(
    [paths.rental, paths.equipmentListAlias, paths.dashboardEquipment],
    () => import('#client/features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(
    [paths.communitySupport, paths.dashboardCommunity],
    () => import('#client/app/community/community-support.page.tsx'),
    'community',
    'content',
  ),
  lazyPage(
    [paths.communityQuestion, paths.dashboardQuestion],
    () => import('#client/features/community/question/question.page.tsx'),
    'community',
  ),
  lazyPage(
    [paths.weather, paths.weatherForecast, paths.dashboardWeather],
    () => import('#client/features/weather/weather.page.tsx'),
    'weather',
    'place',
  ),
  lazyPage(
    [paths.marketPrice, paths.marketPrices, paths.dashboardMarketPrice],
    () => import('#client/features/market/list/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage([paths.news, paths.dashboardNews], () => import('#client/features/news/news.page.tsx')),
].flat()

const isInDashboard = ({ pattern }: (typeof pages)[number]) =>
  String(pattern).startsWith(paths.dashboard.pattern)

export const publicPagesOfFrame = pages.filter((page) => !isInDashboard(page))
export const dashboardPagesOfFrame = pages.filter(isInDashboard)
