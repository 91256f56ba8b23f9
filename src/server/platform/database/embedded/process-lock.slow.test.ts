import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  // In a container of its own every server has the process id 1, which says nothing to the others.
  const pid = Number(process.argv[3])
  if (pid) Object.defineProperty(process, 'pid', { value: pid })
  const { takeProcessLock } = await import(${JSON.stringify(resolve(import.meta.dirname, 'process-lock.ts'))})
  const wait = Number(process.argv[2]) - Date.now()
  if (wait > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, wait)
  try { takeProcessLock(process.argv[1]); console.log('took') } catch (error) { console.log(error.message) }
  setInterval(() => {}, 1000)
`

/**
 * Starts a process that tries for the lock at a given moment and then lives on.
 * @param pid the process id that it believes to have.
 * @returns what it says.
 */
async function starter({ at = 0, pid = 0 } = {}): Promise<{ child: ChildProcess; said: string }> {
  const args = ['--input-type=module', '-e', script, file, String(at), String(pid)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
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

test('of two containers with the same host name and process id only one gets the lock', async () => {
  // Larger than any process id of Linux, so that nobody here can look it up.
  const pid = 2 ** 22 + 1
  const [first, second] = [await starter({ pid }), await starter({ pid })]
  expect(first.said).toBe('took')
  expect(second.said).toMatch(/^The embedded database is in use by process 4194305 /)
})

test('a process cannot take its own lock a second time', () => {
  const release = takeProcessLock(file)
  expect(() => takeProcessLock(file)).toThrow(LockHeldError)
  release()
})

test('the lock of a process that was killed is free, whatever host it was on', async () => {
  const { child } = await starter()
  const ended = gone(child)
  child.kill('SIGKILL')
  await ended
  writeFileSync(`${file}.owner`, 'process 1 on some-container')
  takeProcessLock(file)()
})

test('a lock that was released can be taken again', () => {
  for (let time = 0; time < 20; time++) takeProcessLock(file)()
})

test('of many that start at once over a dead lock exactly one gets it, round after round', async () => {
  for (let round = 0; round < 3; round++) {
    const at = Date.now() + 1500
    const starters = await Promise.all(Array.from({ length: 8 }, () => starter({ at })))
    const taken = starters.filter(({ said }) => said === 'took')
    expect(taken).toHaveLength(1)
    expect(starters.filter(({ said }) => said.includes('in use by'))).toHaveLength(7)
    const ended = Promise.all(starters.map(({ child }) => gone(child)))
    for (const { child } of starters) child.kill('SIGKILL')
    await ended
  }
})
