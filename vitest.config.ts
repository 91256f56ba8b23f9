import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const failOnOutput = 'scripts/vitest/fail-on-output.ts'

const clientTests = globSync('src/client/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })
/** Tests that replace a module, which a file before them may have loaded already. */
const clientTestsWithMocks = clientTests.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
)

export default defineConfig({
  test: {
    // Each server test file starts an app with a database in its own memory.
    maxWorkers: 2,
    projects: [
      // The rules of the code itself: no database.
      { test: { name: 'house', include: ['scripts/house/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          include: ['src/{server,shared}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['scripts/house/**'],
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: [failOnOutput, 'src/server/testing/setup.ts'],
          // The files of a worker share their modules: loading the whole app for each took longer than its
          // tests. What is not in a module is made by the file itself: app, database, folder.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      clientProject('client', {
        include: ['src/client/**/*.test.{ts,tsx}'],
        exclude: clientTestsWithMocks,
        // As on the server; a window and React for each file took three times the tests.
        isolate: false,
      }),
      clientProject('client-mocks', { include: clientTestsWithMocks }),
    ],
  },
})

/** A project of tests that run in the browser's environment. */
function clientProject(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    plugins: [react()],
    test: {
      name,
      environment: 'happy-dom',
      setupFiles: [failOnOutput, 'src/client/testing/setup.ts'],
      testTimeout: 20_000,
      ...options,
    },
  }
}
