import { router } from '../core/trpc.ts'
import { accountRouter } from '../features/account/account.router.ts'
import { authRouter } from '../features/auth/auth.router.ts'
import { basketRouter } from '../features/basket/basket.router.ts'
import { blogRouter } from '../features/blog/blog.router.ts'
import { bookingRouter } from '../features/booking/booking.router.ts'
import { calendarRouter } from '../features/calendar/calendar.router.ts'
import { chatRouter } from '../features/chat/chat.router.ts'
import { communityRouter } from '../features/community/community.router.ts'
import { contactRouter } from '../features/contact/contact.router.ts'
import { cropRouter } from '../features/crop/crop.router.ts'
import { deskRouter } from '../features/desk/desk.router.ts'
import { equipmentRouter } from '../features/equipment/equipment.router.ts'
import { expertRouter } from '../features/expert/expert.router.ts'
import { liveRouter } from '../features/live/live.router.ts'
import { marketRouter } from '../features/market/market.router.ts'
import { messageRouter } from '../features/message/message.router.ts'
import { newsRouter } from '../features/news/news.router.ts'
import { newsletterRouter } from '../features/newsletter/newsletter.router.ts'
import { noticeRouter } from '../features/notice/notice.router.ts'
import { orderRouter } from '../features/order/order.router.ts'
import { referenceRouter } from '../features/reference/reference.router.ts'
import { reportRouter } from '../features/report/report.router.ts'
import { reviewRouter } from '../features/review/review.router.ts'
import { secondFactorRouter } from '../features/second-factor/second-factor.router.ts'
import { userRouter } from '../features/user/user.router.ts'
import { visitRouter } from '../features/visit/visit.router.ts'
import { weatherRouter } from '../features/weather/weather.router.ts'

/** Every operation of the product, once; served over tRPC and, by their meta, over REST. */
export const appRouter = router({
  // First in the API's documents, as logging in is what everybody begins with.
  auth: authRouter,
  secondFactor: secondFactorRouter,
  account: accountRouter,
  basket: basketRouter,
  blog: blogRouter,
  booking: bookingRouter,
  calendar: calendarRouter,
  chat: chatRouter,
  community: communityRouter,
  contact: contactRouter,
  crop: cropRouter,
  desk: deskRouter,
  equipment: equipmentRouter,
  expert: expertRouter,
  live: liveRouter,
  market: marketRouter,
  message: messageRouter,
  news: newsRouter,
  newsletter: newsletterRouter,
  notice: noticeRouter,
  order: orderRouter,
  reference: referenceRouter,
  report: reportRouter,
  review: reviewRouter,
  user: userRouter,
  visit: visitRouter,
  weather: weatherRouter,
})

export type AppRouter = typeof appRouter
