import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#server/platform/config/start-error.ts'
import { runSteps, type Steps } from '#server/platform/config/stepwise.ts'

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartError(`${file} is not JSON: ${(error as Error).message}`)
  }
}

/** @throws StartError that names the file and the field. */
export function checkData<Schema extends z.core.$ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : []
    return `${[...issue.path, ...fields].join('.') || 'the file'}: ${issue.message}`
  })
  throw new StartError(`${file} does not fit its schema: ${problems.join('; ')}`)
}

/** Does what `readDataFiles` does, a file a step. */
export function* dataFileSteps<Schema extends z.core.$ZodType<{ id: string }>>(
  folder: string,
  schema: Schema,
): Steps<z.output<Schema>[]> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  const records: z.output<Schema>[] = []
  for (const name of names) {
    const file = join(folder, name)
    const data = checkData(file, schema, readJson(file))
    if (data.id !== basename(name, '.json')) {
      throw new StartError(`${file} does not fit its schema: id: must be the file's name`)
    }
    records.push(data)
    yield
  }
  return records
}

/**
 * Reads every JSON file of a folder, sorted by name. Each file holds one record and is named by its id.
 * @throws StartError that names the file and the field.
 */
export const readDataFiles = <Schema extends z.core.$ZodType<{ id: string }>>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] => runSteps(dataFileSteps(folder, schema))
