import type { z } from 'zod'
import { SmsRefused } from './sms.errors.ts'

const timeoutMs = 10_000

/**
 * Calls an SMS service and reads its answer as JSON of the given shape.
 * @returns the HTTP status and the answer.
 * @throws SmsRefused when it can't be reached in 10 s or answers in another shape.
 */
export async function askSmsService<Shape extends z.ZodType>(
  url: URL,
  request: RequestInit,
  shape: Shape,
): Promise<{ status: number; answer: z.output<Shape> }> {
  const response = await reach(url, request)
  const text = await response.text()
  const parsed = shape.safeParse(readJson(text))
  if (!parsed.success) {
    throw new SmsRefused(`HTTP ${response.status} with an answer of an unknown shape`)
  }
  return { status: response.status, answer: parsed.data }
}

async function reach(url: URL, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...request,
      // A redirect would carry the keys to an address that nobody configured.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    const cause = (error as Error).cause as { code?: string } | undefined
    throw new SmsRefused(`no answer (${cause?.code ?? (error as Error).name})`)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON is one more unknown shape, which the caller reports.
    return undefined
  }
}
