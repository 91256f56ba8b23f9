import { router } from '../core/trpc.ts'
import { authRouter } from '../features/auth/auth.router.ts'
import { visitRouter } from '../features/visit/visit.router.ts'

/** Every operation of the product, once; served over tRPC and, by their meta, over REST. */
export const appRouter = router({
  auth: authRouter,
  visit: visitRouter,
})

export type AppRouter = typeof appRouter
