import type { AnyTRPCProcedure } from '@trpc/server'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import { appRouter } from './app-router.ts'

export interface NamedProcedure {
  /** tRPC's name: `crop.list`. */
  path: string
  procedure: AnyTRPCProcedure
  meta: ProcedureMeta | undefined
}

/**
 * Every procedure of the product. tRPC stores them by their full names, but its types describe a tree of
 * routers.
 */
export const procedures: readonly NamedProcedure[] = Object.entries(
  appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>,
).map(([path, procedure]) => ({
  path,
  procedure,
  meta: procedure._def.meta as ProcedureMeta | undefined,
}))
