import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const lastLines = 40

/** Where the server under test writes its log. */
export const serverLogOf = (dataDir: string) => join(dataDir, 'server.log')

/** The page as it was when a journey failed: its elements by role and name. */
function pageOf({ attachments }: TestResult): string | undefined {
  const context = attachments.find(({ name }) => name === 'error-context')?.path
  return context && /```yaml\n([\s\S]*?)```/.exec(readFileSync(context, 'utf8'))?.[1]
}

function endOfServerLog(): string {
  const file = serverLogOf(process.env.E2E_DATA_DIR ?? '')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-lastLines).join('\n') : ''
}

/**
 * Prints the page and the server's log of each failed try of a journey, also when a later try passes. Of a run on CI
 * the printed text is all that is left.
 */
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === test.expectedStatus) return
    const page = `The page of "${test.title}" when it failed:\n${pageOf(result) ?? 'unknown'}`
    process.stdout.write(`\n${page}\nThe end of the server's log:\n${endOfServerLog()}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
