import type { NamedProcedure } from '#server/app/trpc/procedures.ts'

const topLevelNames = ['message', 'token'] as const

export type TopLevelField = (typeof topLevelNames)[number]

/** Fields of the procedure's output that REST also sends beside `data`. */
export function topLevelFieldsOf({ procedure }: Pick<NamedProcedure, 'procedure'>) {
  // tRPC stores the schema of `.output`, but its types hide it.
  const { output } = procedure._def as unknown as { output?: { shape?: object } }
  return topLevelNames.filter((name) => Object.hasOwn(output?.shape ?? {}, name))
}
