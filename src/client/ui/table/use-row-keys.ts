import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

interface RowKeysOptions<Row> {
  rows: readonly Row[]
  onOpen: (row: Row) => void
  onToggle?: ((row: Row) => void) | undefined
  onHelp: () => void
}

const rowOf = (element: EventTarget) =>
  element instanceof Element ? element.closest<HTMLElement>('tr[data-row]') : null

/** Keys typed into a field of a row belong to the field, not to the row. */
const isField = (element: EventTarget) =>
  element instanceof HTMLInputElement && element.type !== 'checkbox'

/**
 * The keyboard of a table's rows: one of them is a stop of the Tab key, the arrows move between them.
 * @returns what the body and each row need.
 */
export function useRowKeys<Row extends { _id: string }>(options: RowKeysOptions<Row>) {
  const { rows, onOpen, onToggle, onHelp } = options
  const body = useRef<HTMLTableSectionElement>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const last = useRef<{ element: Element; index: number } | null>(null)
  const stop = rows.find(({ _id }) => _id === activeId)?._id ?? rows[0]?._id
  const focusRow = (index: number) => {
    const all = body.current?.querySelectorAll<HTMLElement>('tr[data-row]')
    all?.[Math.max(0, Math.min(index, all.length - 1))]?.focus()
  }

  useEffect(() => {
    // The focused element has left the table: a button that was replaced, or a row, as accepted orders leave the new ones.
    if (!last.current || last.current.element.isConnected) return
    const index = rows.findIndex(({ _id }) => _id === activeId)
    const place = index >= 0 ? index : last.current.index
    // What is nearer, such as Undo in the place of a button, takes the focus first.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      last.current = null
      const all = body.current?.querySelectorAll<HTMLElement>('tr[data-row]')
      all?.[Math.min(place, all.length - 1)]?.focus()
    })
    return () => clearTimeout(timer)
  }, [rows, activeId])

  const handleFocus = (event: FocusEvent) => {
    const id = rowOf(event.target)?.dataset.row
    const index = rows.findIndex(({ _id }) => _id === id)
    if (index < 0) return
    last.current = { element: event.target, index }
    setActiveId(id ?? null)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const element = rowOf(event.target)
    const index = rows.findIndex(({ _id }) => _id === element?.dataset.row)
    const row = rows[index]
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (!row || hasModifier || isField(event.target)) return
    const moves: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: rows.length - 1,
    }
    const to = moves[event.key]
    if (to !== undefined) {
      event.preventDefault()
      return focusRow(to)
    }
    if (event.key === '?') return onHelp()
    if (event.target !== element) return
    if (event.key === 'Enter') onOpen(row)
    else if (event.key === ' ') {
      event.preventDefault()
      onToggle?.(row)
    }
  }
  return {
    bodyProps: { ref: body, onFocus: handleFocus, onKeyDown: handleKeyDown },
    rowProps: ({ _id }: Row) => ({ 'data-row': _id, tabIndex: _id === stop ? 0 : -1 }),
  }
}
