import { z } from 'zod'
import type { LiveHint } from '#server/platform/database/after-commit.ts'
import { liveTopics } from '#shared/live/live.constants.ts'

/** PostgreSQL refuses NOTIFY payloads of 8000 bytes or more. */
const maxBytes = 7900

/** Sending process, then user, topic and id of each hint. Tuples, because many have to fit. */
const Payload = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.enum([...liveTopics, 'session']), z.string().nullable()])),
])

/** Packs hints into as few payloads as possible; equal hints are sent once. */
export function writePayloads(origin: string, hints: readonly LiveHint[]): string[] {
  const rows = new Set(hints.map(({ userId, topic, id }) => JSON.stringify([userId, topic, id])))
  const [before, after] = [`[${JSON.stringify(origin)},[`, ']]']
  const room = maxBytes - Buffer.byteLength(before + after)
  const payloads: string[][] = []
  let bytes = room
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1
    if (bytes + size > room) {
      payloads.push([])
      bytes = 0
    }
    payloads.at(-1)?.push(row)
    bytes += size
  }
  return payloads.map((payload) => `${before}${payload.join(',')}${after}`)
}

/** @returns null for text that `writePayloads` did not write. */
export function readPayload(text: string): { origin: string; hints: LiveHint[] } | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = Payload.safeParse(json)
  if (!data) return null
  const [origin, rows] = data
  return { origin, hints: rows.map(([userId, topic, id]) => ({ userId, topic, id })) }
}
