import type { AnyTRPCProcedure } from '@trpc/server'
import { z } from 'zod'
import { definitionOf } from '#server/app/trpc/internal/procedure-definition.ts'

/** The names of the fields that a procedure takes. */
export function inputFieldsOf(procedure: AnyTRPCProcedure): string[] {
  const [schema] = definitionOf(procedure).inputs
  const object = schema instanceof z.ZodPrefault ? schema.unwrap() : schema
  return Object.keys((object as { shape?: object } | undefined)?.shape ?? {})
}
