import { Route, Switch } from 'wouter'
import NotFoundPage from '#client/app/errors/not-found.page.tsx'
import { lazyPage } from '#client/app/loading/lazy-page.tsx'
import { paths } from '#client/platform/paths/paths.ts'

/** The pages inside the frame; those that are public too show the same content here. */
const pages = [
  lazyPage(paths.dashboard.pattern, () => import('./home/dashboard-home.page.tsx')),
  lazyPage(
    paths.dashboardWeather.pattern,
    () => import('#client/features/weather/weather.page.tsx'),
    'weather',
  ),
  lazyPage(paths.dashboardNews.pattern, () => import('#client/features/news/news.page.tsx')),
  lazyPage(
    paths.dashboardMarketPrice.pattern,
    () => import('#client/features/market/list/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.sellerOrders.pattern,
    () => import('#client/features/order/list/seller-orders.page.tsx'),
    'order',
  ),
  lazyPage(
    paths.myOrders.pattern,
    () => import('#client/features/order/list/my-orders.page.tsx'),
    'order',
  ),
  lazyPage(paths.order.pattern, () => import('./order/order.page.tsx'), 'order', 'review'),
  lazyPage(
    paths.packingSlip.pattern,
    () => import('#client/features/order/packing-slip/packing-slip.page.tsx'),
    'order',
  ),
  lazyPage(
    paths.bookings.pattern,
    () => import('#client/features/booking/list/booking-list.page.tsx'),
    'booking',
  ),
  lazyPage(paths.booking.pattern, () => import('./booking/booking.page.tsx'), 'booking', 'review'),
  lazyPage(
    paths.messages.pattern,
    () => import('#client/features/message/list/messages.page.tsx'),
    'message',
  ),
  lazyPage(
    paths.startConversation.pattern,
    () => import('#client/features/message/start-conversation.page.tsx'),
    'message',
  ),
  lazyPage(
    paths.conversation.pattern,
    () => import('#client/features/message/conversation/conversation.page.tsx'),
    'message',
  ),
  lazyPage(
    paths.dashboardCommunity.pattern,
    () => import('#client/app/community/community-support.page.tsx'),
    'community',
    'content',
  ),
  lazyPage(
    paths.dashboardQuestion.pattern,
    () => import('#client/features/community/question/question.page.tsx'),
    'community',
  ),
  lazyPage(
    paths.dashboardEquipment.pattern,
    () => import('#client/features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(
    paths.dashboardSettings.pattern,
    () => import('#client/features/profile/profile.page.tsx'),
    'profile',
  ),
  lazyPage(
    paths.myCrops.pattern,
    () => import('#client/features/crop/crop-mine.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.myEquipment.pattern,
    () => import('#client/features/equipment/equipment-mine.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.addCrop.pattern,
    () => import('#client/features/crop/crop-add.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.editCrop.pattern,
    () => import('#client/features/crop/crop-edit.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.addEquipment.pattern,
    () => import('#client/features/equipment/equipment-add.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.editEquipment.pattern,
    () => import('#client/features/equipment/equipment-edit.page.tsx'),
    'listing-form',
  ),
]

export const DashboardRoutes = () => (
  <Switch>
    {pages.map(({ pattern, element }) => (
      <Route key={String(pattern)} path={pattern}>
        {element}
      </Route>
    ))}
    <Route component={NotFoundPage} />
  </Switch>
)
