import { router } from '../core/trpc.ts'
import { authRouter } from '../features/auth/auth.router.ts'
import { cropRouter } from '../features/crop/crop.router.ts'
import { equipmentRouter } from '../features/equipment/equipment.router.ts'
import { newsRouter } from '../features/news/news.router.ts'
import { userRouter } from '../features/user/user.router.ts'
import { visitRouter } from '../features/visit/visit.router.ts'

/** Every operation of the product, once; served over tRPC and, by their meta, over REST. */
export const appRouter = router({
  auth: authRouter,
  crop: cropRouter,
  equipment: equipmentRouter,
  news: newsRouter,
  user: userRouter,
  visit: visitRouter,
})

export type AppRouter = typeof appRouter
