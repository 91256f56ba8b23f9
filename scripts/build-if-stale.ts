import { buildIfStale } from './lib/client-build.ts'

await buildIfStale()
