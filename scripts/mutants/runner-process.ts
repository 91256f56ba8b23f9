import { join, relative } from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'
import type { TestRequest, TestVerdict } from './test-runner.ts'

/**
 * Runs tests in the current folder as the parent process asks for them. One Vitest serves all mutants, so
 * that only what a mutant changes is transformed again.
 */
const root = process.cwd()
const vitest = await createVitest(
  'test',
  // The first failure decides. A busy machine must not look like a mutant that makes a test hang.
  { root, watch: false, bail: 1, reporters: [{}], testTimeout: 120_000 },
  { cacheDir: join(root, '.cache/vite') },
)
const specifications = await vitest.globTestSpecifications()

function describeFailure(modules: readonly TestModule[], errors: readonly unknown[]) {
  for (const module of modules) {
    const file = relative(root, module.moduleId)
    for (const test of module.children.allTests('failed')) {
      return { file, test: test.fullName, message: test.result().errors?.[0]?.message ?? '' }
    }
    const [error] = module.errors()
    if (error) return { file, test: 'the file itself', message: error.message }
    for (const suite of module.children.allSuites()) {
      const [failure] = suite.errors()
      if (failure) return { file, test: suite.fullName, message: failure.message }
    }
  }
  const [error] = errors
  const file = modules[0] ? relative(root, modules[0].moduleId) : ''
  return error ? { file, test: 'an error outside of the tests', message: String(error) } : null
}

process.on('message', async ({ changed, tests }: TestRequest) => {
  for (const file of changed) vitest.invalidateFile(join(root, file))
  const wanted = new Set(tests.map((test) => join(root, test)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications.filter(({ moduleId }) => wanted.has(moduleId)),
  )
  // The result has the modules of earlier runs as well.
  const ran = testModules.filter(({ moduleId }) => wanted.has(moduleId))
  const failure = describeFailure(ran, unhandledErrors)
  process.send?.({ failure } satisfies TestVerdict)
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.({ failure: null } satisfies TestVerdict)
