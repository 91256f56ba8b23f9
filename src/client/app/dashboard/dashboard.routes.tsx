import { Route, Switch } from 'wouter'
import NotFoundPage from '#client/app/errors/not-found.page.tsx'
import { dashboardPagesOfFrame } from '#client/app/loading/frame-pages.ts'
import { lazyPage } from '#client/app/loading/lazy-page.tsx'
import { paths } from '#client/platform/paths/paths.ts'

/** The pages inside the frame; those that are public too show the same content here. */
const pages = [
  lazyPage(paths.dashboard, () => import('./home/dashboard-home.page.tsx'), 'dashboard'),
  lazyPage(
    paths.sellerOrders,
    () => import('#client/features/order/list/seller-orders.page.tsx'),
    'order',
    'table',
  ),
  lazyPage(
    paths.myOrders,
    () => import('#client/features/order/list/my-orders.page.tsx'),
    'order',
    'table',
  ),
  lazyPage(paths.order, () => import('./order/order.page.tsx'), 'order', 'review', 'table'),
  lazyPage(
    paths.packingSlip,
    () => import('#client/features/order/packing-slip/packing-slip.page.tsx'),
    'order',
  ),
  lazyPage(
    paths.bookings,
    () => import('#client/features/booking/list/booking-list.page.tsx'),
    'booking',
    'table',
  ),
  lazyPage(paths.booking, () => import('./booking/booking.page.tsx'), 'booking', 'review', 'table'),
  lazyPage(
    paths.messages,
    () => import('#client/features/message/list/messages.page.tsx'),
    'message',
  ),
  lazyPage(
    paths.startConversation,
    () => import('#client/features/message/start-conversation.page.tsx'),
    'message',
  ),
  lazyPage(
    paths.conversation,
    () => import('#client/features/message/conversation/conversation.page.tsx'),
    'message',
    'pictures',
  ),
  lazyPage(
    paths.dashboardSettings,
    () => import('#client/features/profile/profile.page.tsx'),
    'profile',
    'activity',
    'pictures',
    'place',
  ),
  lazyPage(
    paths.favourites,
    () => import('#client/app/favourite/favourites.page.tsx'),
    'favourite',
  ),
  lazyPage(
    paths.savedSearches,
    () => import('#client/features/saved-search/saved-searches.page.tsx'),
    'saved-search',
  ),
  lazyPage(
    paths.deliverySettings,
    () => import('#client/features/delivery/delivery-settings.page.tsx'),
    'delivery',
  ),
  lazyPage(
    paths.integrations,
    () => import('#client/features/api-key/integrations.page.tsx'),
    'api-key',
    'integration',
    'second-factor',
  ),
  lazyPage(
    paths.webhooks,
    () => import('#client/features/webhook/webhooks.page.tsx'),
    'webhook',
    'integration',
  ),
  lazyPage(
    paths.proposals,
    () => import('#client/features/proposal/proposals.page.tsx'),
    'proposal',
    'integration',
    'order',
    'delivery',
  ),
  lazyPage(
    paths.transfers,
    () => import('#client/features/listing-import/transfers.page.tsx'),
    'listing-import',
    'integration',
  ),
  lazyPage(
    paths.myCrops,
    () => import('#client/features/crop/mine/crop-mine.page.tsx'),
    'listing-form',
    'table',
  ),
  lazyPage(
    paths.myEquipment,
    () => import('#client/features/equipment/equipment-mine.page.tsx'),
    'listing-form',
    'table',
  ),
  lazyPage(
    paths.addCrop,
    () => import('#client/features/crop/sell/crop-add.page.tsx'),
    'listing-form',
    'sell',
  ),
  lazyPage(
    paths.editCrop,
    () => import('#client/features/crop/crop-edit.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.addEquipment,
    () => import('#client/features/equipment/equipment-add.page.tsx'),
    'listing-form',
  ),
  lazyPage(
    paths.editEquipment,
    () => import('#client/features/equipment/equipment-edit.page.tsx'),
    'listing-form',
  ),
  dashboardPagesOfFrame,
].flat()

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
