import type { AnyTRPCProcedure } from '@trpc/server'
import type { ZodType } from 'zod'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'

/** What tRPC 11 stores of a procedure and its types hide; library-version.test.ts pins the version. */
export interface ProcedureDefinition {
  type: 'query' | 'mutation' | 'subscription'
  /** The schemas of `.input`, one for each. */
  inputs: readonly ZodType[]
  /** The schema of `.output`; streams can be without one. */
  output?: ZodType
  meta: ProcedureMeta | undefined
}

export const definitionOf = (procedure: AnyTRPCProcedure): ProcedureDefinition =>
  procedure._def as unknown as ProcedureDefinition
