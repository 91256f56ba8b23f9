import { parseArgs } from 'node:util'
import { run } from '../../scripts/lib/run.ts'

// Every ratio and limit of the server in one run, one benchmark after the other: what each prints stands under its name.

const { values: flags } = parseArgs({
  options: {
    /** Rows of the lists, as in `npm run bench`. */
    rows: { type: 'string', default: '10000,1000000' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    /** Minutes of load while the memory is read. */
    minutes: { type: 'string', default: '1' },
    'no-write': { type: 'boolean', default: false },
  },
})
const { rows, seconds, rounds, minutes } = flags
const written = flags['no-write'] ? ['--no-write'] : []

const benchmarks = {
  'bench/run.ts': ['--rows', rows, '--seconds', seconds, '--rounds', rounds, ...written],
  'bench/limits/overload.ts': written,
  'bench/limits/pages.ts': [],
  'bench/limits/start.ts': written,
  'bench/limits/memory.ts': ['--minutes', minutes],
}

const failed: string[] = []
for (const [script, args] of Object.entries(benchmarks)) {
  console.log(`\n## ${[script, ...args].join(' ')}\n`)
  if ((await run(process.execPath, [script, ...args])) !== 0) failed.push(script)
}
if (failed.length > 0) {
  console.error(`\nNot completed: ${failed.join(', ')}`)
  process.exitCode = 1
}
