import { useEffect, useReducer, useRef } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { unreachableSentence } from '#client/platform/trpc/failure-sentence.ts'
import type { FormSchema } from './form-schema.ts'

/**
 * A schema whose code loads after the page: zod with a part of the contract is larger than any form. Until then a
 * form checks its fields by their own rules, and a submit waits.
 */
export interface LazySchema<Output = unknown> {
  /** null until the code has come. */
  readonly current: FormSchema<Output> | null
  /** Fetches the code, once; after a failure the next call tries again. */
  load: () => Promise<FormSchema<Output>>
}

/** A schema that is there at once, or late. */
export type AnySchema<Output = unknown> = FormSchema<Output> | LazySchema<Output>

/** @param fetchSchema imports the schema's module, so that the build puts it into a file of its own. */
export function lazySchema<Output>(
  fetchSchema: () => Promise<FormSchema<Output>>,
): LazySchema<Output> {
  let current: FormSchema<Output> | null = null
  let loading: Promise<FormSchema<Output>> | null = null
  const load = async () => {
    try {
      loading ??= fetchSchema()
      current = await loading
      return current
    } catch (error) {
      loading = null
      throw error
    }
  }
  return {
    get current() {
      return current
    },
    load,
  }
}

const isLate = <Output>(schema: AnySchema<Output>): schema is LazySchema<Output> => 'load' in schema

/** The schema; null while its code is on its way. */
export const schemaNow = <Output>(schema: AnySchema<Output> | undefined) =>
  schema && isLate(schema) ? schema.current : (schema ?? null)

/** Whether the code of the schema has still to come. */
export const isOnItsWay = (schema: AnySchema | undefined) =>
  schema !== undefined && schemaNow(schema) === null

/** The schema, when its code has come. @throws when it cannot be fetched. */
export const loadSchema = async <Output>(schema: AnySchema<Output>) =>
  isLate(schema) ? schema.load() : schema

/**
 * Fetches the schema's code as soon as the form is shown, and renders the form again when it has come.
 * @param onArrived called when the code has come after the form was shown.
 */
export function useLazySchema(schema: AnySchema | undefined, onArrived?: () => void): void {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(onArrived)
  latest.current = onArrived
  useEffect(() => {
    if (!schema || !isOnItsWay(schema)) return
    loadSchema(schema).then(
      () => {
        latest.current?.()
        renderAgain()
      },
      (error: unknown) => logFailure('The rules of a form were not loaded yet.', error),
    )
  }, [schema])
}

interface LateIssue {
  path: readonly PropertyKey[]
  message: English
}

/**
 * Checks a value once the schema's code has come.
 * @returns the schema's output, or null with the issues; one of no field when the code cannot be fetched.
 */
export async function parseLazy<Output>(
  schema: AnySchema<Output>,
  value: unknown,
): Promise<{ data: Output; issues: [] } | { data: null; issues: readonly LateIssue[] }> {
  try {
    const parsed = (await loadSchema(schema)).safeParse(value)
    return parsed.success
      ? { data: parsed.data, issues: [] }
      : { data: null, issues: parsed.error.issues }
  } catch (error) {
    logFailure('The rules of a form were not loaded.', error)
    return { data: null, issues: [{ path: [], message: unreachableSentence }] }
  }
}
