import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './data-table.module.css'
import { useRowKeys } from './use-row-keys.ts'
import type { RowSelection } from './use-row-selection.ts'

export interface TableColumn<Row, Sort extends string> {
  key: string
  label: Translated
  /** The list's sorts by this column, upwards and downwards; the first press takes `first`. */
  sorts?: { up: Sort; down: Sort; first: 'up' | 'down' }
  isNumber?: boolean
  render: (row: Row) => ReactNode
}

interface DataTableProps<Row extends { _id: string }, Sort extends string> {
  label: Translated
  rows: readonly Row[]
  columns: readonly TableColumn<Row, Sort>[]
  sort: Sort
  hrefOfSort: (sort: Sort) => string
  /** Names a row for screen readers. */
  nameOf: (row: Row) => Translated
  selection?: RowSelection<Row>
  /** The reader has to do something about the row. */
  isDue?: (row: Row) => boolean
  /** The rows of the next page are on their way. */
  isBusy: boolean
  onOpen: (row: Row) => void
  onHelp: () => void
}

interface HeadingProps<Row, Sort extends string> {
  column: TableColumn<Row, Sort>
  sort: Sort
  hrefOfSort: (sort: Sort) => string
}

function Heading<Row, Sort extends string>({ column, sort, hrefOfSort }: HeadingProps<Row, Sort>) {
  const { label, sorts, isNumber } = column
  const align = isNumber || undefined
  if (!sorts) {
    return (
      <th scope="col" data-number={align}>
        {label}
      </th>
    )
  }
  const direction = sort === sorts.up ? 'up' : sort === sorts.down ? 'down' : null
  const other = direction === 'up' ? 'down' : 'up'
  const Icon = { up: IconArrowUp, down: IconArrowDown, none: IconArrowsSort }[direction ?? 'none']
  const ariaSort = { up: 'ascending', down: 'descending' } as const
  return (
    <th scope="col" data-number={align} {...(direction && { 'aria-sort': ariaSort[direction] })}>
      <Link className={classes.sort} href={hrefOfSort(sorts[direction ? other : sorts.first])}>
        {label}
        <Icon size={16} aria-hidden />
      </Link>
    </th>
  )
}

/** Without the space that sets a box level with its label: here it has none. */
const checkboxStyles = { inner: { marginTop: 0 } }

/** A list as a table, for wide screens: sorted by its headings, and used by the keyboard. */
export function DataTable<Row extends { _id: string }, Sort extends string>(
  props: DataTableProps<Row, Sort>,
) {
  const { label, rows, columns, sort, hrefOfSort, nameOf, selection, isDue, isBusy } = props
  const { t } = useTranslation()
  const { bodyProps, rowProps } = useRowKeys({
    rows,
    onOpen: props.onOpen,
    onToggle: selection?.toggle,
    onHelp: props.onHelp,
  })
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={label} aria-busy={isBusy}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={classes.check}>
                <Checkbox
                  styles={checkboxStyles}
                  size="md"
                  aria-label={t('Select all on this page')}
                  checked={selection.isAll}
                  indeterminate={selection.selected.length > 0 && !selection.isAll}
                  onChange={selection.toggleAll}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} hrefOfSort={hrefOfSort} />
            ))}
          </tr>
        </thead>
        <tbody {...bodyProps}>
          {rows.map((row) => (
            <tr
              key={row._id}
              {...rowProps(row)}
              data-due={isDue?.(row) || undefined}
              data-selected={selection?.isSelected(row) || undefined}
            >
              {selection && (
                <td className={classes.check}>
                  <Checkbox
                    styles={checkboxStyles}
                    size="md"
                    aria-label={t('Select {{name}}', { name: nameOf(row) })}
                    checked={selection.isSelected(row)}
                    onChange={() => selection.toggle(row)}
                  />
                </td>
              )}
              {columns.map(({ key, isNumber, render }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
