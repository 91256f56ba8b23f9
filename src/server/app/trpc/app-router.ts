import { accountRouter } from '#server/features/account/account.router.ts'
import { adminRouter } from '#server/features/admin/admin.router.ts'
import { chatRouter } from '#server/features/advisor/advisor.router.ts'
import { apiKeyRouter } from '#server/features/api-key/api-key.router.ts'
import { authRouter } from '#server/features/auth/auth.router.ts'
import { blogRouter } from '#server/features/blog/blog.router.ts'
import { bookingRouter } from '#server/features/booking/booking.router.ts'
import { calendarRouter } from '#server/features/calendar/calendar.router.ts'
import { cartRouter } from '#server/features/cart/cart.router.ts'
import { communityRouter } from '#server/features/community/community.router.ts'
import { contactRouter } from '#server/features/contact/contact.router.ts'
import { cropRouter } from '#server/features/crop/crop.router.ts'
import { dashboardRouter } from '#server/features/dashboard/dashboard.router.ts'
import { deliveryRouter } from '#server/features/delivery/delivery.router.ts'
import { equipmentRouter } from '#server/features/equipment/equipment.router.ts'
import { changeRouter } from '#server/features/event/event.router.ts'
import { expertRouter } from '#server/features/expert/expert.router.ts'
import { favouriteRouter } from '#server/features/favourite/favourite.router.ts'
import { listingImportRouter } from '#server/features/listing-import/listing-import.router.ts'
import { liveRouter } from '#server/features/live/live.router.ts'
import { cropPriceRouter } from '#server/features/market/crops/crop-price.router.ts'
import { marketRouter } from '#server/features/market/market.router.ts'
import { messageRouter } from '#server/features/message/message.router.ts'
import { newsRouter } from '#server/features/news/news.router.ts'
import { newsletterRouter } from '#server/features/newsletter/newsletter.router.ts'
import { notificationRouter } from '#server/features/notification/notification.router.ts'
import { orderRouter } from '#server/features/order/order.router.ts'
import { placeRouter } from '#server/features/place/place.router.ts'
import { proposalRouter } from '#server/features/proposal/proposal.router.ts'
import { referenceRouter } from '#server/features/reference/reference.router.ts'
import { reportRouter } from '#server/features/report/report.router.ts'
import { reviewRouter } from '#server/features/review/review.router.ts'
import { sandboxRouter } from '#server/features/sandbox/sandbox.router.ts'
import { savedSearchRouter } from '#server/features/saved-search/saved-search.router.ts'
import { secondFactorRouter } from '#server/features/second-factor/second-factor.router.ts'
import { userRouter } from '#server/features/user/user.router.ts'
import { visitRouter } from '#server/features/visit/visit.router.ts'
import { vocabularyRouter } from '#server/features/vocabulary/vocabulary.router.ts'
import { weatherRouter } from '#server/features/weather/weather.router.ts'
import { webhookRouter } from '#server/features/webhook/webhook.router.ts'
import { router } from '#server/platform/trpc/trpc.ts'

/** Every operation of the product, served over tRPC and, where its meta has a route, over REST. */
export const appRouter = router({
  // The API's documents list the routers in this order: logging in comes first.
  auth: authRouter,
  secondFactor: secondFactorRouter,
  account: accountRouter,
  apiKey: apiKeyRouter,
  basket: cartRouter,
  blog: blogRouter,
  booking: bookingRouter,
  calendar: calendarRouter,
  change: changeRouter,
  webhook: webhookRouter,
  chat: chatRouter,
  community: communityRouter,
  contact: contactRouter,
  crop: cropRouter,
  dashboard: dashboardRouter,
  delivery: deliveryRouter,
  desk: adminRouter,
  equipment: equipmentRouter,
  expert: expertRouter,
  favourite: favouriteRouter,
  live: liveRouter,
  market: marketRouter,
  cropPrice: cropPriceRouter,
  message: messageRouter,
  news: newsRouter,
  newsletter: newsletterRouter,
  notice: notificationRouter,
  order: orderRouter,
  place: placeRouter,
  proposal: proposalRouter,
  reference: referenceRouter,
  report: reportRouter,
  review: reviewRouter,
  listingImport: listingImportRouter,
  sandbox: sandboxRouter,
  savedSearch: savedSearchRouter,
  user: userRouter,
  visit: visitRouter,
  vocabulary: vocabularyRouter,
  weather: weatherRouter,
})

export type AppRouter = typeof appRouter
