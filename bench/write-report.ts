import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const reportFile = resolve(import.meta.dirname, '../docs/performance.md')

/**
 * Prints a report and writes it between its two marks in docs/performance.md.
 * @throws Error when the marks are missing.
 */
export function writeReport(
  name: 'bench' | 'advice' | 'orders' | 'lighthouse' | 'overload' | 'start' | 'migrations',
  report: string,
  shouldWrite: boolean,
) {
  console.log(`\n${report}`)
  if (!shouldWrite) return
  const text = readFileSync(reportFile, 'utf8')
  const marks = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`] as const
  const [start, end] = [text.indexOf(marks[0]), text.indexOf(marks[1])]
  if (start < 0 || end < start) throw new Error(`${reportFile} lacks the marks of ${name}`)
  const before = text.slice(0, start + marks[0].length)
  writeFileSync(reportFile, `${before}\n${report}\n${text.slice(end)}`)
}
