import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '../../src/server/app/database/orm.ts'
import { cropTable } from '../../src/server/features/crop/crop.table.ts'
import { equipmentTable } from '../../src/server/features/equipment/equipment.table.ts'
import {
  type EvaluatedSearch,
  evaluateSearches,
  findWrongKinds,
  loadSearchCorpus,
  searchTotals,
} from '../../src/server/features/listing/search-evaluation/search-evaluation.service.ts'
import { readEnv } from '../../src/server/platform/config/env.ts'
import { createLogger } from '../../src/server/platform/observability/logger.ts'

const tables = [cropTable, equipmentTable]
const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(10)

function printTotals(label: string, searches: readonly EvaluatedSearch[]) {
  const { count, recall, firstRight } = searchTotals(searches)
  console.log(
    `${label.padEnd(16)}${String(count).padStart(6)}${percent(recall)}${percent(firstRight)}`,
  )
}

const dataDir = await mkdtemp(join(tmpdir(), 'eval-search-'))
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
const db = await openDatabase(env, createLogger('warn', false), { isPatient: true })
try {
  await migrate(db, env)
  const listings = await loadSearchCorpus(db, tables)
  const searches = await evaluateSearches(db, tables, listings)
  for (const { q, recall, isFirstRight, results } of searches) {
    if (recall >= 1 && isFirstRight) continue
    console.log(`${q}: recall ${percent(recall).trim()}, first ${isFirstRight ? 'right' : 'wrong'}`)
    console.log(`  ${results.slice(0, 5).join(' · ') || 'nothing'}`)
  }
  for (const wrong of await findWrongKinds(db, listings)) console.log(`kind of ${wrong}`)
  console.log(`\n${''.padEnd(16)} count recall@10     first`)
  for (const [sort, ofSort] of Map.groupBy(searches, (each) => each.sort)) printTotals(sort, ofSort)
  printTotals('all', searches)
} finally {
  await db.close()
  await rm(dataDir, { recursive: true, force: true })
}
