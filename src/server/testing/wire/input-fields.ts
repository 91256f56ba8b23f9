import type { AnyTRPCProcedure } from '@trpc/server'
import { z } from 'zod'

/** The names of the fields that a procedure takes. */
export function inputFieldsOf(procedure: AnyTRPCProcedure): string[] {
  const [schema] = (procedure._def as unknown as { inputs: z.core.$ZodType[] }).inputs
  const object = schema instanceof z.ZodPrefault ? schema.unwrap() : schema
  return Object.keys((object as { shape?: object } | undefined)?.shape ?? {})
}
