import { startStandIns } from './stand-ins/server.ts'

/**
 * Stand-ins for the external services on one port of loopback (`PORT`, 3099), for journeys, benches
 * and working without a line to the world. Prints the settings that point the app at them.
 */
const { settings } = await startStandIns(Number(process.env.PORT ?? 3099))
for (const [name, value] of Object.entries(settings)) console.log(`${name}='${value}'`)
