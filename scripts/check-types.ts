import { compilerArguments, compilerEnv } from './lib/compiler.ts'
import { run } from './lib/run.ts'

process.exitCode = await run('tsc', compilerArguments, compilerEnv)
