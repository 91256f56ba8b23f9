import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * Drawings of Microsoft's Fluent Emoji (MIT), by name. The set is one JSON file of 100 MB; to parse
 * it all would take half a gigabyte of memory, so the few are cut out of its text.
 */
export async function readEmoji(names: Iterable<string>): Promise<Map<string, string>> {
  const text = await readFile(
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'),
  )
  const found = new Map<string, string>()
  let place = 0
  // The file is in the order of names: each search goes on where the last one ended.
  for (const name of [...names].sort()) {
    const key = `"${name}": {`
    const ahead = text.indexOf(key, place)
    const entry = ahead < 0 ? text.indexOf(key) : ahead
    if (entry < 0) throw new Error(`There is no emoji "${name}" in the set.`)
    found.set(name, cutBody(text, entry))
    place = entry
  }
  return found
}

function cutBody(text: Buffer, entry: number): string {
  const start = text.indexOf('"body": "', entry) + '"body": '.length
  let end = start + 1
  while (text[end] !== 0x22 || text[end - 1] === 0x5c) end += 1
  return JSON.parse(text.toString('utf8', start, end + 1)) as string
}
