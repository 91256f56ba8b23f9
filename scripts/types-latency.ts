import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { watchTypes } from './lib/type-watch.ts'

/**
 * How long after saving `npm run dev` shows that server and client no longer fit a shared schema: renames a
 * field in a copy of the sources three times. Fails when it takes longer than `maxMs`.
 */
const maxMs = 4000
/** Between a repaired file and the next rename. */
const pauseMs = 2000
const schema = 'src/shared/crop/crop.schema.ts'
const field = { before: 'isUserCrop: z.', after: 'isOwnCrop: z.' }

const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'krishihaat-types-'))
const copied = ['src', 'server.ts', 'package.json', 'tsconfig.json', 'tsconfig.base.json']
for (const path of [...copied, 'prisma-free-migrations']) {
  cpSync(join(root, path), join(copy, path), { recursive: true })
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

let lines: { text: string; at: number }[] = []
let onError = () => {}
const types = await watchTypes(copy, (text) => {
  lines.push({ text, at: performance.now() })
  onError()
})
await types.firstCheck

const isError = (realm: string) => (line: { text: string }) => line.text.startsWith(`src/${realm}/`)

/** Waits for an error in both realms, or for the end of the check. */
const bothReported = () =>
  new Promise<void>((done) => {
    onError = () => {
      const isDone = ['server', 'client'].every((realm) => lines.some(isError(realm)))
      if (isDone || lines.some(({ text }) => /^\d+ errors/.test(text))) done()
    }
  })

/** Milliseconds from `savedAt` to the first error in a realm. */
function firstErrorMs(realm: string, savedAt: number): number {
  const error = lines.find(
    ({ text }) => text.startsWith(`src/${realm}/`) && text.includes('error TS'),
  )
  return error ? Math.round(error.at - savedAt) : Number.POSITIVE_INFINITY
}

const pause = () => new Promise((done) => setTimeout(done, pauseMs))

const text = readFileSync(join(copy, schema), 'utf8')
const broken = text.replace(field.before, field.after)
if (broken === text) throw new Error(`${schema} has no "${field.before}" to rename.`)
for (let round = 1; round <= 3; round++) {
  await pause()
  lines = []
  const savedAt = performance.now()
  writeFileSync(join(copy, schema), broken)
  await bothReported()
  const server = firstErrorMs('server', savedAt)
  const client = firstErrorMs('client', savedAt)
  console.log(
    `${round}: the server's first error after ${server} ms, the client's after ${client} ms`,
  )
  if (Math.max(server, client) > maxMs) process.exitCode = 1
  writeFileSync(join(copy, schema), text)
}
await types.close()
rmSync(copy, { recursive: true })
