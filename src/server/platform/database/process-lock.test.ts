import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LockHeldError, takeProcessLock } from './process-lock.ts'

let folder: string
let file: string
const children = new Set<ChildProcess>()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-lock-'))
  file = join(folder, 'db.lock')
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  rmSync(folder, { recursive: true, force: true })
})

const script = `
  const { takeProcessLock } = await import(${JSON.stringify(resolve(import.meta.dirname, 'process-lock.ts'))})
  const wait = Number(process.argv[2]) - Date.now()
  if (wait > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
  try { takeProcessLock(process.argv[1]); console.log('took') } catch (error) { console.log(error.message) }
  setInterval(() => {}, 1000)
`

/** Starts a process that tries for the lock at a given moment and then lives on. @returns what it says. */
async function starter(at = 0): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, file, String(at)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.add(child)
  const said = await new Promise<string>((done) => {
    child.stdout?.once('data', (data: Buffer) => done(data.toString().trim()))
  })
  return { child, said }
}

const gone = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

test('a second process is refused, told who holds the lock and what to do', async () => {
  const { child, said } = await starter()
  expect(said).toBe('took')
  expect(() => takeProcessLock(file)).toThrow(LockHeldError)
  expect(() => takeProcessLock(file)).toThrow(
    new RegExp(`in use by process ${child.pid} .*DATABASE_URL`),
  )
})

test('the lock of a process that was killed is taken over', async () => {
  const { child } = await starter()
  const ended = gone(child)
  child.kill('SIGKILL')
  await ended
  const giveBack = takeProcessLock(file)
  giveBack()
})

test('a lock whose pid now belongs to another program is taken over', () => {
  writeFileSync(`${file}.4`, `${process.pid}\nanother start\n${hostname()}`)
  expect(() => takeProcessLock(file)()).not.toThrow()
})

test('a lock held on another machine or container is never overruled', () => {
  writeFileSync(`${file}.4`, '1\nanother start\nsome-container')
  expect(() => takeProcessLock(file)).toThrow(/process 1 on some-container.*delete .*db\.lock\.4/)
})

test('a lock that was given back can be taken again, and leaves nothing to pile up', () => {
  for (let time = 0; time < 20; time++) takeProcessLock(file)()
  expect(readdirSync(folder)).toEqual(['db.lock.20.free'])
})

test('of many that start at once over a dead lock exactly one gets it, round after round', async () => {
  for (let round = 0; round < 3; round++) {
    const at = Date.now() + 1500
    const starters = await Promise.all(Array.from({ length: 8 }, () => starter(at)))
    const taken = starters.filter(({ said }) => said === 'took')
    expect(taken).toHaveLength(1)
    expect(starters.filter(({ said }) => said.includes('in use by process'))).toHaveLength(7)
    const ended = Promise.all(starters.map(({ child }) => gone(child)))
    for (const { child } of starters) child.kill('SIGKILL')
    await ended
  }
})
