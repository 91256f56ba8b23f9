import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compilerArguments, compilerEnv } from './lib/compiler.ts'
import { runQuietly } from './lib/run.ts'
import { chooseMutants, isMutated } from './mutants/choose-mutants.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { harmlessMutants } from './mutants/harmless-mutants.data.ts'
import { applyMutant, diffOfMutant, lineOfMutant, type Mutant } from './mutants/mutant.ts'
import { nearTests, readImporters } from './mutants/near-tests.ts'
import { createTestRunner, TestsTimedOut } from './mutants/test-runner.ts'
import { copyRepository } from './mutants/workspace.ts'

/**
 * Puts small mistakes into a copy of the code, one at a time, and runs the tests near each of them: a
 * mistake that no test and no type notices survives. The share that is noticed must be at least `--least`, and
 * each survivor one of `harmlessMutants`, with the reason why it does no harm.
 * `npm run test:mutants [-- --count 100 --seed 13 --only src/server/features/order --least 95]`
 */
const { values: flags } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '13' },
    /** Skips the first mutants of the sample. */
    from: { type: 'string', default: '0' },
    /** Begins no further mutant after so many seconds, and says where to continue with `--from`. */
    seconds: { type: 'string', default: 'Infinity' },
    /** Only files whose path starts so. */
    only: { type: 'string', default: 'src/' },
    /** Per cent. */
    least: { type: 'string', default: '95' },
    /** Leaves out the type checker, which has the last word on a mutant that the tests did not notice. */
    'without-types': { type: 'boolean', default: false },
    /** Prints the mutants and their tests, and runs nothing. */
    list: { type: 'boolean', default: false },
  },
})
const timeoutMs = 240_000
/** The likeliest tests run first; only if they pass, the others. */
const firstTests = 3

const copy = copyRepository(resolve(import.meta.dirname, '..'))
const runner = createTestRunner(copy.folder, timeoutMs)
function cleanUp() {
  runner.stop()
  copy.remove()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    cleanUp()
    process.exit(1)
  })
}
const sources = copy.files.filter((file) => /^src\/.*\.tsx?$/.test(file))
const importers = readImporters(copy.folder, sources)
const read = (file: string) => readFileSync(join(copy.folder, file), 'utf8')

/** Test files that pass without a mutant, and those that do not: what the latter notice proves nothing. */
const passingTests = new Set<string>()
const brokenTests = new Set<string>()

/** The file of the mutant before, which has its own text again: the runner has to read that too. */
let restored: string[] = []

/** @returns whether a test passes when the mutant is taken out; each file is asked once. */
async function passesWithout(mutant: Mutant, source: string, test: string): Promise<boolean> {
  if (passingTests.has(test)) return true
  const path = join(copy.folder, mutant.file)
  const mutated = readFileSync(path, 'utf8')
  writeFileSync(path, source)
  const { failure } = await runner.run({ changed: [mutant.file], tests: [test] })
  writeFileSync(path, mutated)
  if (failure) {
    console.log(`\n! ${test} fails without a mutant: ${failure.message.split('\n')[0]}`)
    brokenTests.add(test)
  } else passingTests.add(test)
  return !failure
}

/** Runs tests until one fails that passes without the mutant. @returns what it says; null when all pass. */
async function findFailure(mutant: Mutant, source: string, tests: string[]) {
  for (;;) {
    const trusted = tests.filter((test) => !brokenTests.has(test))
    if (trusted.length === 0) return null
    const { failure } = await runner.run({ changed: [...restored, mutant.file], tests: trusted })
    if (!failure) return null
    if (await passesWithout(mutant, source, failure.file)) {
      return `“${failure.test}”: ${failure.message.split('\n')[0]}`
    }
  }
}

/** @returns what noticed the mutant; null when it survived. */
async function findKiller(mutant: Mutant, source: string, tests: string[]): Promise<string | null> {
  for (const some of [tests.slice(0, firstTests), tests.slice(firstTests)]) {
    try {
      const failure = await findFailure(mutant, source, some)
      if (failure) return failure
    } catch (error) {
      if (error instanceof TestsTimedOut) return `time-out, ${error.message}`
      throw error
    }
  }
  if (flags['without-types']) return null
  return (await hasTypeErrors()) ? 'the type checker' : null
}

const hasTypeErrors = async () =>
  (await runQuietly('tsc', compilerArguments, compilerEnv, copy.folder)) !== 0

const titleOf = (mutant: Mutant, source: string) =>
  `${mutant.file}:${lineOfMutant(source, mutant)} (${mutant.kind})`

type Outcome = 'killed' | 'harmless' | 'survived'

async function tryMutant(mutant: Mutant): Promise<Outcome> {
  const source = read(mutant.file)
  const tests = nearTests(mutant.file, importers, sources)
  const start = Date.now()
  writeFileSync(join(copy.folder, mutant.file), applyMutant(source, mutant))
  const killer = await findKiller(mutant, source, tests).finally(() => {
    writeFileSync(join(copy.folder, mutant.file), source)
    restored = [mutant.file]
  })
  const seconds = Math.round((Date.now() - start) / 1000)
  const harmless = harmlessMutants.find(
    ({ file, key }) => file === mutant.file && key === mutant.key,
  )
  const heading = killer ? '✓ killed' : harmless ? '≈ SURVIVED, harmless' : '✗ SURVIVED'
  console.log(`\n${heading} ${titleOf(mutant, source)}, ${seconds} s`)
  console.log(diffOfMutant(source, mutant))
  if (killer) console.log(`  by ${killer}`)
  else console.log(harmless ? `  ${harmless.reason}` : `  Tests: ${tests.join(' ') || 'none'}`)
  return killer ? 'killed' : harmless ? 'harmless' : 'survived'
}

function listMutant(mutant: Mutant): void {
  const source = read(mutant.file)
  const tests = nearTests(mutant.file, importers, sources)
  console.log(
    `${titleOf(mutant, source)}\n${diffOfMutant(source, mutant)}\n  ${tests.join('\n  ')}`,
  )
}

/** Tries the mutants one after the other, until the time is over, and prints what became of them. */
async function tryMutants(chosen: readonly Mutant[], from: number): Promise<void> {
  const until = Date.now() + Number(flags.seconds) * 1000
  const counts = { killed: 0, harmless: 0, survived: 0 }
  let tried = 0
  for (const mutant of chosen.slice(from)) {
    if (Date.now() > until) break
    tried++
    counts[await tryMutant(mutant)]++
  }
  const { killed, harmless, survived } = counts
  const share = (100 * killed) / tried
  console.log(
    `\n${killed} of ${tried} mutants were killed (${share.toFixed(1)} %), ${harmless} do no harm, ${survived} are unexplained.`,
  )
  if (from + tried < chosen.length) console.log(`Continue with --from ${from + tried}.`)
  for (const test of brokenTests) console.log(`${test} fails without a mutant and was left out.`)
  if (brokenTests.size > 0 || survived > 0 || !(share >= Number(flags.least))) process.exitCode = 1
}

try {
  const all = copy.files
    .filter((file) => isMutated(file) && file.startsWith(flags.only))
    .flatMap((file) => findMutants(file, read(file)))
  const chosen = chooseMutants(all, Number(flags.count), Number(flags.seed))
  // Else it would seem to notice every mutant that no test notices.
  if (!flags.list && !flags['without-types'] && (await hasTypeErrors()))
    throw new Error('The type checker finds errors in the copy without a mutant')
  console.log(`${all.length} possible mutants, ${chosen.length} chosen with seed ${flags.seed}`)
  if (flags.list) chosen.forEach(listMutant)
  else await tryMutants(chosen, Number(flags.from))
} finally {
  cleanUp()
}
