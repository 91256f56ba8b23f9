import { readFileSync } from 'node:fs'
import { StartError } from '#server/platform/config/start-error.ts'

type Fields = Record<string, string | string[]>

/** Reads the part of YAML that articles need: `key: value`, or `key:` followed by lines of `- value`. */
function readFields(file: string, lines: readonly string[]): Fields {
  const fields: Fields = {}
  let list: string[] | undefined
  for (const line of lines) {
    const item = /^ *- (.+)$/.exec(line)?.[1]
    const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
    if (item !== undefined && list) list.push(item.trim())
    else if (key === '') throw new StartError(`${file} has a front matter line "${line}".`)
    else if (key in fields) throw new StartError(`${file} has the field ${key} twice.`)
    else if (value === '') fields[key] = list = []
    else {
      fields[key] = value.trim()
      list = undefined
    }
  }
  return fields
}

/**
 * Reads a Markdown file: the fields between its first two `---` lines, and the text after them.
 * @throws StartError that names the file.
 */
export function readFrontMatter(file: string): { fields: Fields; text: string } {
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n')
  const end = lines.indexOf('---')
  if (first !== '---' || end < 0) throw new StartError(`${file} does not start with front matter.`)
  return {
    fields: readFields(file, lines.slice(0, end)),
    text: lines
      .slice(end + 1)
      .join('\n')
      .trim(),
  }
}
