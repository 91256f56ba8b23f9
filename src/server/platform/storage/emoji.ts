import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/**
 * Reads drawings of Microsoft's Fluent Emoji (MIT) by name. The set is one JSON file of 100 MB, and
 * parsing it would take half a gigabyte of memory, so the few that are needed are cut out of its text.
 */
export async function readEmoji(names: Iterable<string>): Promise<Map<string, string>> {
  const text = await readFile(
    createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'),
  )
  const drawings = new Map<string, string>()
  let offset = 0
  // The file is sorted by name, so each search continues where the last one ended.
  for (const name of [...names].sort()) {
    const key = `"${name}": {`
    const next = text.indexOf(key, offset)
    const entry = next < 0 ? text.indexOf(key) : next
    if (entry < 0) throw new Error(`There is no emoji "${name}" in the set.`)
    drawings.set(name, cutBody(text, entry))
    offset = entry
  }
  return drawings
}

function cutBody(text: Buffer, entry: number): string {
  const start = text.indexOf('"body": "', entry) + '"body": '.length
  let end = start + 1
  while (text[end] !== 0x22 || text[end - 1] === 0x5c) end += 1
  return JSON.parse(text.toString('utf8', start, end + 1)) as string
}
