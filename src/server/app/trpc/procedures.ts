import type { AnyTRPCProcedure } from '@trpc/server'
import type { ProcedureMeta } from '#server/platform/trpc/trpc.ts'
import { appRouter } from './app-router.ts'

export interface NamedProcedure {
  /** As tRPC names it, `crop.list`. */
  path: string
  procedure: AnyTRPCProcedure
  meta: ProcedureMeta | undefined
}

/**
 * Every procedure of the product. tRPC keeps them under their full names, but types them as the
 * tree that the routers are written as.
 */
export const procedures: readonly NamedProcedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>,
).map(([path, procedure]) => ({
  path,
  procedure,
  meta: procedure._def.meta as ProcedureMeta | undefined,
}))
