import { z } from 'zod'
import { definitionOf } from '#server/app/trpc/internal/procedure-definition.ts'
import type { NamedProcedure } from '#server/app/trpc/procedures.ts'

const topLevelNames = ['message', 'token'] as const

export type TopLevelField = (typeof topLevelNames)[number]

/** Fields of the procedure's output that REST also sends beside `data`. */
export function topLevelFieldsOf({ procedure }: Pick<NamedProcedure, 'procedure'>) {
  const { output } = definitionOf(procedure)
  const shape = output instanceof z.ZodObject ? output.shape : {}
  return topLevelNames.filter((name) => Object.hasOwn(shape, name))
}
