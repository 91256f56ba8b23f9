import { buildIfStale } from './lib/client-build.ts'
import { canInstall, installPackage } from './lib/debian.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'
import { run } from './lib/run.ts'

/** Runs the server's tests, slow ones too, on a real PostgreSQL; arguments are passed to vitest. */
const runTests = (url: string) =>
  run('vitest', ['run', '--project', 'server', '--project', 'slow', ...process.argv.slice(2)], {
    TEST_DATABASE_URL: url,
  })

async function onOwnCluster(): Promise<number> {
  if (!findPostgres() && canInstall()) await installPackage('postgresql')
  const bin = findPostgres()
  if (!bin) {
    throw new Error(
      'There is no PostgreSQL on this machine. Install it, or set TEST_DATABASE_URL to a server.',
    )
  }
  const cluster = await startCluster(bin)
  try {
    console.log(`Testing on ${bin}`)
    return await runTests(cluster.url)
  } finally {
    await cluster.stop()
  }
}

// Pages are rendered with the client's build.
await buildIfStale()

const given = process.env.TEST_DATABASE_URL
process.exitCode = given ? await runTests(given) : await onOwnCluster()
