import { z } from 'zod'
import type { LiveHint } from '#server/platform/database/after-commit.ts'
import { liveTopics } from '#shared/live/live.constants.ts'

/** PostgreSQL takes payloads of fewer than 8000 bytes. */
const maxBytes = 7900

/** Terse, for many have to fit: who sent it, then person, topic and id of each. */
const Payload = z.tuple([
  z.string(),
  z.array(z.tuple([z.string(), z.enum([...liveTopics, 'session']), z.string().nullable()])),
])

/** As few payloads as hold all touches; what was touched twice is told once. */
export function writePayloads(origin: string, hints: readonly LiveHint[]): string[] {
  const told = new Set(hints.map(({ userId, topic, id }) => JSON.stringify([userId, topic, id])))
  const [before, after] = [`[${JSON.stringify(origin)},[`, ']]']
  const room = maxBytes - Buffer.byteLength(before + after)
  const parts: string[][] = []
  let bytes = room
  for (const one of told) {
    const size = Buffer.byteLength(one) + 1
    if (bytes + size > room) {
      parts.push([])
      bytes = 0
    }
    parts.at(-1)?.push(one)
    bytes += size
  }
  return parts.map((part) => `${before}${part.join(',')}${after}`)
}

/** @returns null for what is no payload of ours. */
export function readPayload(text: string): { origin: string; touches: LiveHint[] } | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = Payload.safeParse(json)
  if (!data) return null
  const [origin, rows] = data
  return { origin, touches: rows.map(([userId, topic, id]) => ({ userId, topic, id })) }
}
