import { defineConfig } from 'vitest/config'
import { preactForReact } from './scripts/lib/preact-for-react.ts'

/** Tests of several PostgreSQL servers, which start their own: the run on PostgreSQL has its programs. */
const testsOfServers = process.env.TEST_DATABASE_URL ? [] : ['scripts/cluster/**']

const failOnOutput = 'scripts/vitest/fail-on-output.ts'

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
          exclude: ['scripts/house/**', ...testsOfServers],
          globalSetup: ['src/server/testing/global-setup.ts'],
          setupFiles: [failOnOutput, 'src/server/testing/setup.ts'],
          // The files of a worker share their modules: loading the whole app for each took longer than its
          // tests. What is not in a module is made by the file itself: app, database, folder.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: preactForReact },
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [failOnOutput, 'src/client/testing/setup.ts'],
          execArgv: ['--import', './scripts/vitest/preact-hooks.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
