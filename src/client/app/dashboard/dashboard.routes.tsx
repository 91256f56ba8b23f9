import { Route, Switch } from 'wouter'
import { paths } from '../../core/paths.ts'
import { lazyPage } from '../lazy-page.tsx'
import NotFoundPage from '../not-found.page.tsx'

/** The pages inside the frame; those that are public too show the same content here. */
const pages = [
  lazyPage(paths.dashboard.pattern, () => import('./home/dashboard-home.page.tsx')),
  lazyPage(
    paths.dashboardWeather.pattern,
    () => import('../../features/weather/weather.page.tsx'),
    'weather',
  ),
  lazyPage(paths.dashboardNews.pattern, () => import('../../features/news/news.page.tsx')),
  lazyPage(
    paths.dashboardMarketPrice.pattern,
    () => import('../../features/market/market-price.page.tsx'),
    'market',
    'mandi',
  ),
  lazyPage(
    paths.sellerOrders.pattern,
    () => import('../../features/order/seller-orders.page.tsx'),
    'orders',
  ),
  lazyPage(
    paths.myOrders.pattern,
    () => import('../../features/order/my-orders.page.tsx'),
    'orders',
  ),
  lazyPage(paths.order.pattern, () => import('./order/order.page.tsx'), 'orders', 'reviews'),
  lazyPage(
    paths.packingSlip.pattern,
    () => import('../../features/order/packing-slip.page.tsx'),
    'orders',
  ),
  lazyPage(
    paths.bookings.pattern,
    () => import('../../features/booking/booking-list.page.tsx'),
    'bookings',
  ),
  lazyPage(
    paths.booking.pattern,
    () => import('./booking/booking.page.tsx'),
    'bookings',
    'reviews',
  ),
  lazyPage(
    paths.messages.pattern,
    () => import('../../features/message/messages.page.tsx'),
    'messages',
  ),
  lazyPage(
    paths.startConversation.pattern,
    () => import('../../features/message/start-conversation.page.tsx'),
    'messages',
  ),
  lazyPage(
    paths.conversation.pattern,
    () => import('../../features/message/conversation.page.tsx'),
    'messages',
  ),
  lazyPage(
    paths.dashboardCommunity.pattern,
    () => import('../community/community-support.page.tsx'),
    'community',
    'content',
  ),
  lazyPage(
    paths.dashboardQuestion.pattern,
    () => import('../../features/community/question.page.tsx'),
    'community',
  ),
  lazyPage(
    paths.dashboardEquipment.pattern,
    () => import('../../features/equipment/equipment-list.page.tsx'),
  ),
  lazyPage(
    paths.dashboardSettings.pattern,
    () => import('../../features/profile/profile.page.tsx'),
    'profile',
  ),
  lazyPage(
    paths.myCrops.pattern,
    () => import('../../features/crop/crop-mine.page.tsx'),
    'listings',
  ),
  lazyPage(
    paths.myEquipment.pattern,
    () => import('../../features/equipment/equipment-mine.page.tsx'),
    'listings',
  ),
  lazyPage(
    paths.addCrop.pattern,
    () => import('../../features/crop/crop-add.page.tsx'),
    'listings',
  ),
  lazyPage(
    paths.editCrop.pattern,
    () => import('../../features/crop/crop-edit.page.tsx'),
    'listings',
  ),
  lazyPage(
    paths.addEquipment.pattern,
    () => import('../../features/equipment/equipment-add.page.tsx'),
    'listings',
  ),
  lazyPage(
    paths.editEquipment.pattern,
    () => import('../../features/equipment/equipment-edit.page.tsx'),
    'listings',
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
