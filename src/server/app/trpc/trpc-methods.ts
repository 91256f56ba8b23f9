import { procedures } from './procedures.ts'

const typeByPath = new Map(procedures.map(({ path, procedure }) => [path, procedure._def.type]))

/**
 * The HTTP methods that a tRPC path accepts; none for a path with an unknown procedure.
 * @param path one procedure's name, or those of a batch separated by commas.
 */
export function allowedMethodsOf(path: string): string[] {
  const types = new Set(path.split(',').map((name) => typeByPath.get(name)))
  if (types.size !== 1) return []
  const [type] = types
  if (type === undefined) return []
  return type === 'mutation' ? ['POST'] : ['GET']
}
