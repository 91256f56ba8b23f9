import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeArchive } from './archive.ts'

let folder: string
let target: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-archive-test-'))
  target = join(folder, 'target')
  file = join(target, 'backup.tar.gz')
  mkdirSync(target)
  mkdirSync(join(folder, 'uploads'))
  writeFileSync(join(folder, 'manifest.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Adds pictures to a folder and removes them again until it is killed, as another process would. */
const addAndRemove = `
  const { rmSync, writeFileSync, writeSync } = require('node:fs')
  const [folder] = process.argv.slice(-1)
  for (let added = 0; ; added++) {
    writeFileSync(folder + '/' + added + '.webp', 'a picture')
    if (added >= 50) rmSync(folder + '/' + (added - 50) + '.webp')
    if (added === 50) writeSync(1, 'started')
  }`

test('pictures that are added and removed during a backup do not fail it', async () => {
  const uploads = join(folder, 'uploads')
  // Not compressible, so that reading it takes long enough for changes.
  writeFileSync(join(uploads, 'large.webp'), randomBytes(4 * 1024 * 1024))
  const changes = spawn(process.execPath, ['-e', addAndRemove, uploads])
  try {
    await once(changes.stdout, 'data')
    writeArchive(file, [{ folder, names: ['manifest.json', 'uploads'] }])
  } finally {
    changes.kill()
    await once(changes, 'exit')
  }
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n')
  expect(names).toEqual(expect.arrayContaining(['manifest.json', 'uploads/large.webp']))
  expect(readdirSync(target)).toEqual(['backup.tar.gz'])
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('nothing is left of an archive that failed', () => {
  const missing = { folder, names: ['manifest.json', 'missing'] }
  expect(() => writeArchive(file, [missing])).toThrow('tar ended with 2')
  expect(readdirSync(target)).toEqual([])
})
