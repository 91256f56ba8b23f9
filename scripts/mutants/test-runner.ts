import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

export interface TestRequest {
  /** Files that were written since the last request; paths from the repository's root. */
  changed: string[]
  tests: string[]
}

export interface TestVerdict {
  /** The first failed test, or null when all passed. */
  failure: { file: string; test: string; message: string } | null
}

/** Thrown when the tests have not ended in time. */
export class TestsTimedOut extends Error {}

/** Ends the runner with its workers, which share its process group. */
function kill({ pid, exitCode }: ChildProcess) {
  if (pid && exitCode === null) process.kill(-pid, 'SIGKILL')
}

/** Runs tests of a copy of the repository in a process that is replaced when a mutant makes it hang. */
export function createTestRunner(folder: string, timeoutMs: number) {
  let child: ChildProcess | null = null

  const nextVerdict = (from: ChildProcess) =>
    new Promise<TestVerdict>((done, fail) => {
      const settle = (act: () => void) => {
        clearTimeout(timer)
        from.removeAllListeners('message').removeAllListeners('exit')
        act()
      }
      const timer = setTimeout(
        () => settle(() => fail(new TestsTimedOut(`no result after ${timeoutMs} ms`))),
        timeoutMs,
      )
      from.once('message', (verdict) => settle(() => done(verdict as TestVerdict)))
      from.once('exit', (code) =>
        settle(() => fail(new Error(`The test runner ended with code ${code}`))),
      )
    })

  const start = async () => {
    const started = fork(join(folder, 'scripts/mutants/runner-process.ts'), {
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child = started
    await nextVerdict(started)
    return started
  }
  const stop = () => {
    if (child) kill(child)
    child = null
  }

  return {
    /** @throws TestsTimedOut. */
    run: async (request: TestRequest): Promise<TestVerdict> => {
      const running = child ?? (await start())
      const verdict = nextVerdict(running)
      running.send(request)
      try {
        return await verdict
      } catch (error) {
        stop()
        throw error
      }
    },
    stop,
  }
}
