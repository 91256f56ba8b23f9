import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { preactForReact } from './scripts/lib/preact-for-react.ts'

// Each file of the client's tests loads the same libraries, and each process of a real server the same code. Node
// compiles them once, here and in what the tests start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/node')

/** Tests of several PostgreSQL servers, which start their own: the run on PostgreSQL has its programs. */
const testsOfServers = process.env.TEST_DATABASE_URL ? [] : ['scripts/cluster/**']

/** Tests that are dear, and that only a rare change can break. */
const slowTests = '{src/server,scripts}/**/*.slow.test.ts'

const failOnOutput = 'scripts/vitest/fail-on-output.ts'

/** The client's tests without components that need a window all the same. */
const inWindow = 'src/client/**/*.window.test.ts'
/** Tests of components that replace a module, which a file before them may have loaded already. */
const withMocks = globSync('src/client/**/*.test.tsx', { cwd: import.meta.dirname }).filter(
  (file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(
      readFileSync(join(import.meta.dirname, file), 'utf8'),
    ),
)

const client = {
  execArgv: ['--import', './scripts/vitest/preact-hooks.ts'],
  testTimeout: 20_000,
}

export default defineConfig({
  test: {
    // Each server test file starts an app with a database in its own memory.
    maxWorkers: 2,
    projects: [
      // The rules of the code itself: no database.
      { test: { name: 'house', include: ['scripts/house/**/*.test.ts'], testTimeout: 20_000 } },
      serverProject('server', {
        include: ['src/{server,shared}/**/*.test.ts', 'scripts/**/*.test.ts'],
        exclude: ['scripts/house/**', ...testsOfServers, slowTests],
      }),
      // Left out of `npm test` (docs/testing.md).
      serverProject('slow', { include: [slowTests] }),
      // What needs no window shares the modules of its worker, as the server's files do.
      {
        resolve: { alias: preactForReact },
        test: {
          ...client,
          name: 'client-plain',
          include: ['src/client/**/*.test.ts'],
          exclude: [inWindow],
          setupFiles: [failOnOutput, 'scripts/vitest/leave-clean.ts'],
          isolate: false,
        },
      },
      // Components share one window too; loading React and the libraries for each file took longer than its tests.
      clientProject('client', {
        include: ['src/client/**/*.test.tsx'],
        exclude: withMocks,
        isolate: false,
      }),
      // Tests of what lasts as long as a window, and those that replace modules.
      clientProject('client-alone', { include: [inWindow, ...withMocks] }),
    ],
  },
})

/** A project of tests without a window, whose files share the modules of their worker. */
function serverProject(
  name: string,
  files: Pick<NonNullable<TestProjectInlineConfiguration['test']>, 'include' | 'exclude'>,
) {
  return {
    test: {
      name,
      ...files,
      globalSetup: ['src/server/testing/global-setup.ts'],
      setupFiles: [
        failOnOutput,
        'scripts/vitest/leave-clean.ts',
        'scripts/vitest/collect-seldom.ts',
      ],
      // With the limits of a large machine, collect-seldom.ts lets a worker grow to 2.8 GB.
      execArgv: ['--max-old-space-size=1536'],
      // Loading the whole app for each file took longer than its tests. What is not in a module is made by the file
      // itself: app, database, folder.
      isolate: false,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  }
}

/** A project of tests that have a window. */
function clientProject(name: string, options: TestProjectInlineConfiguration['test']) {
  return {
    resolve: { alias: preactForReact },
    test: {
      ...client,
      name,
      environment: 'happy-dom',
      setupFiles: [failOnOutput, 'src/client/testing/setup.ts'],
      ...options,
    },
  }
}
