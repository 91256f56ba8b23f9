import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { buildOpenApiDocument } from '../../src/server/app/rest/openapi.ts'
import { withTables } from './api-tables.ts'
import { compareContracts } from './compare-contracts.ts'
import type { ContractChange, ContractDocument } from './contract-document.ts'
import { releaseFormOf } from './release-form.ts'

const root = resolve(import.meta.dirname, '../..')
const guidePath = join(root, 'docs/api.md')
const logPath = join(root, 'docs/api-changes.md')

const majorOf = ({ info }: ContractDocument) => info.version.split('.')[0] ?? ''
const pathOf = (major: string) => join(root, `docs/openapi/v${major}.json`)

const writtenForm = (form: ContractDocument) => `${JSON.stringify(form, null, 1)}\n`

export interface ReleaseState {
  changes: ContractChange[]
  /** Whether the stored form, the guide's tables and the changelog are those of this code. */
  isCurrent: boolean
  accept: (day: string) => void
}

/** Compares the code's document with the last released form of its version; a new version has none. */
export function readRelease(document: object = buildOpenApiDocument()): ReleaseState {
  const form = releaseFormOf(document)
  const path = pathOf(majorOf(form))
  const stored = existsSync(path) ? readFileSync(path, 'utf8') : null
  const changes = stored ? compareContracts(JSON.parse(stored) as ContractDocument, form) : []
  const guide = readFileSync(guidePath, 'utf8')
  const newGuide = withTables(guide, document)
  return {
    changes,
    isCurrent: stored === writtenForm(form) && guide === newGuide,
    accept(day) {
      writeFileSync(path, writtenForm(form))
      writeFileSync(guidePath, newGuide)
      const lines = stored
        ? changes.map(({ where, what }) => `- \`${where}\` ${what}`)
        : [`- Version ${form.info.version} begins.`]
      if (lines.length > 0)
        writeFileSync(logPath, addToLog(readFileSync(logPath, 'utf8'), day, lines))
    },
  }
}

/** The newest day comes first; a day has one heading. */
export function addToLog(log: string, day: string, lines: readonly string[]): string {
  const heading = `## ${day}\n`
  const added = `${lines.join('\n')}\n`
  if (log.includes(heading)) return log.replace(`${heading}\n`, `${heading}\n${added}`)
  const at = log.indexOf('## ')
  const before = at < 0 ? `${log.trimEnd()}\n\n` : log.slice(0, at)
  return `${before}${heading}\n${added}${at < 0 ? '' : `\n${log.slice(at)}`}`
}
