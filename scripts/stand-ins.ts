import { startStandIns } from './stand-ins/server.ts'

/**
 * Fake external services on one local port (`PORT`, default 3099), for journeys, benchmarks and work without an
 * internet connection. Prints the settings that point the app at them.
 */
const { settings } = await startStandIns(Number(process.env.PORT ?? 3099))
for (const [name, value] of Object.entries(settings)) console.log(`${name}='${value}'`)
