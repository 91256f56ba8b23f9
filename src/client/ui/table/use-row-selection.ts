import { useState } from 'react'
import { maxBatchRows } from '#shared/kit/pagination.constants.ts'

/** The selected rows of a table, of those that it shows now. */
export function useRowSelection<Row extends { _id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // A row that is no longer shown is not selected: nobody sees that it is.
  const selected = rows.filter(({ _id }) => ids.has(_id)).slice(0, maxBatchRows)
  const set = (shown: readonly Row[]) => setIds(new Set(shown.map(({ _id }) => _id)))
  return {
    selected,
    isSelected: ({ _id }: Row) => ids.has(_id),
    isAll: rows.length > 0 && selected.length === rows.length,
    toggle: (row: Row) =>
      set(ids.has(row._id) ? selected.filter(({ _id }) => _id !== row._id) : [...selected, row]),
    toggleAll: () => set(selected.length === rows.length ? [] : rows),
    select: set,
    clear: () => set([]),
  }
}

export type RowSelection<Row extends { _id: string }> = ReturnType<typeof useRowSelection<Row>>
