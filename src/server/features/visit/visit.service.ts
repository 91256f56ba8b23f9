import type { Database } from '../../core/database.ts'

/** Counts one visit. @returns the number of visits so far, this one included. */
export async function countVisit(db: Database): Promise<number> {
  const [row] = await db.read<{ visits: number }>({
    text: 'update visit_counter set visits = visits + 1 returning visits',
  })
  return row?.visits ?? 0
}
