import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeTables } from '#server/features/place/place-data.ts'
import { drawIndiaMap } from './draw-india-map.ts'

/** Draws the map of India again: `npm run map`, after a change of the table of PIN codes. */
const file = join(import.meta.dirname, '../../src/client/domain/map/india-map.json')
writeFileSync(file, `${JSON.stringify(drawIndiaMap(placeTables))}\n`)
