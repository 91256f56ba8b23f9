import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Drawings of Microsoft's Fluent Emoji (MIT), by name. The set is one JSON file of 100 MB; to parse
 * it all would take half a gigabyte of memory at the first start, so the few are cut out of its text.
 */
export function readEmoji(names: Iterable<string>): Map<string, string> {
  const text = readFileSync(
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'),
  )
  const found = new Map<string, string>()
  for (const name of names) found.set(name, cutBody(text, name))
  return found
}

function cutBody(text: Buffer, name: string): string {
  const entry = text.indexOf(`"${name}": {`)
  const body = text.indexOf('"body": "', entry)
  if (entry < 0 || body < 0) throw new Error(`There is no emoji "${name}" in the set.`)
  const start = body + '"body": '.length
  let end = start + 1
  while (text[end] !== 0x22 || text[end - 1] === 0x5c) end += 1
  return JSON.parse(text.toString('utf8', start, end + 1)) as string
}
