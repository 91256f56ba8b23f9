import { run } from './lib/run.ts'
import { compilerArguments, compilerEnv } from './lib/type-watch.ts'

process.exitCode = await run('tsc', compilerArguments, compilerEnv)
