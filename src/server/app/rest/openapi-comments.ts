import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const shared = join(import.meta.dirname, '../../../shared')
const files = globSync('**/*.schema.ts', { cwd: shared }).sort()

/** The doc comments of one declaration: its own, and those of its members by name. */
interface Comments {
  own: string | undefined
  members: Map<string, string>
  /** Members of objects inside it. */
  inner: Map<string, string>
  /** Names of declarations whose members it has too. */
  spreads: string[]
}

const proseOf = (comment: string) =>
  comment
    .replace(/^\s*\/\*\*|\*\/\s*$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Reads the doc comments of a source file as Biome formats it: two spaces a level. */
export function readComments(source: string): Map<string, Comments> {
  const declarations = new Map<string, Comments>()
  let current: Comments | undefined
  let memberIndent: number | undefined
  let comment: string | undefined
  const tokens = source.matchAll(
    /\/\*\*[\s\S]*?\*\/|^(?:export )?const (\w+)|^( +)(\w+)(?::|,$)|^ +\.\.\.(\w+)|\n\n/gm,
  )
  for (const [text, declared, indent, member, spread] of tokens) {
    if (text.startsWith('/**')) comment = proseOf(text)
    else if (declared) {
      current = { own: comment, members: new Map(), inner: new Map(), spreads: [] }
      declarations.set(declared, current)
      memberIndent = undefined
      comment = undefined
    } else if (member && indent) {
      memberIndent ??= indent.length
      const names = indent.length === memberIndent ? current?.members : current?.inner
      if (comment && !names?.has(member)) names?.set(member, comment)
      comment = undefined
    } else if (spread) current?.spreads.push(spread)
    else comment = undefined
  }
  return declarations
}

const comments = new Map(
  files.flatMap((file) => [...readComments(readFileSync(join(shared, file), 'utf8'))]),
)

/** What the comments of a declaration, or of those that it spreads, say of a member. */
function memberComment(declaration: string, member: string): string | undefined {
  const { members, spreads = [] } = comments.get(declaration) ?? {}
  const own = members?.get(member)
  if (own) return own
  for (const spread of spreads) {
    const inherited = memberComment(spread, member)
    if (inherited) return inherited
  }
  return undefined
}

/** `CropView` is `Crop` to others, who have no other. */
const publicName = (name: string) => name.replace(/View$/, '')

const exported = (
  await Promise.all(
    files.map((file) => import(/* @vite-ignore */ `../../../shared/${file}`) as Promise<object>),
  )
).flatMap((module) => Object.entries(module) as [string, unknown][])

const schemas = exported.filter(
  (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
)

/** The object inside wrappers and checks; null for anything else. */
export function shapeOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> | null {
  const { type, shape, innerType, element } = schema._zod.def as unknown as {
    type: string
    shape?: Record<string, z.core.$ZodType>
    innerType?: z.core.$ZodType
    element?: z.core.$ZodType
  }
  if (type === 'object') return shape ?? {}
  const inner = innerType ?? element
  return inner ? shapeOf(inner) : null
}

/** What the sources' comments say of a schema, by the schema. */
export const describedSchemas = new Map<z.core.$ZodType, string>()
/** The schemas of objects and choices that have a name of their own. */
export const namedSchemas = new Map<z.core.$ZodType, string>()

function addDescription(schema: z.core.$ZodType, description: string | undefined) {
  if (description && !describedSchemas.has(schema)) describedSchemas.set(schema, description)
}

function addInnerDescriptions(schema: z.core.$ZodType, inner: Map<string, string> | undefined) {
  for (const [name, member] of Object.entries(shapeOf(schema) ?? {})) {
    addDescription(member, inner?.get(name))
    addInnerDescriptions(member, inner)
  }
}

for (const [name, schema] of schemas) {
  addDescription(schema, comments.get(name)?.own)
  for (const [memberName, member] of Object.entries(shapeOf(schema) ?? {})) {
    addDescription(member, memberComment(name, memberName))
    addInnerDescriptions(member, comments.get(name)?.inner)
  }
  const isNamed = schema instanceof z.ZodObject || schema instanceof z.ZodDiscriminatedUnion
  if (isNamed && !namedSchemas.has(schema)) namedSchemas.set(schema, publicName(name))
}

/**
 * Runs with names and descriptions in zod's registry, from which the document is generated; afterwards
 * they are gone from it, because other uses of the schemas would follow them.
 */
export function withNamedSchemas<Result>(run: () => Result): Result {
  const registered = new Set([...describedSchemas.keys(), ...namedSchemas.keys()])
  for (const schema of registered) {
    const id = namedSchemas.get(schema)
    const description = describedSchemas.get(schema)
    z.globalRegistry.add(schema, { ...(id && { id }), ...(description && { description }) })
  }
  try {
    return run()
  } finally {
    for (const schema of registered) z.globalRegistry.remove(schema)
  }
}
