import { router } from '../core/trpc.ts'
import { visitRouter } from '../features/visit/visit.router.ts'

/** Every operation of the product, once; served over tRPC and, by their meta, over REST. */
export const appRouter = router({
  visit: visitRouter,
})

export type AppRouter = typeof appRouter
