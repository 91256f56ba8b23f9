import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { DataTable, type TableColumn } from '#client/ui/table/data-table.tsx'
import { TableKeysDialog } from '#client/ui/table/table-keys-dialog.tsx'
import { TableToolbar } from '#client/ui/table/table-toolbar.tsx'
import type { OwnListingSort } from '#shared/listing/listing.constants.ts'
import { NoPointHint } from './no-point-hint.tsx'
import type { OwnListingControl } from './own-listing-address.ts'

interface OwnListingTableProps<Row> {
  label: Translated
  /** What can be changed in the table. */
  hint: Translated
  rows: readonly Row[]
  columns: readonly TableColumn<Row, OwnListingSort>[]
  list: OwnListingControl
  isBusy: boolean
  hrefOf: (row: Row) => string
}

/** Own listings as a table. */
export function OwnListingTable<
  Row extends { _id: string; name: string; hasPoint?: boolean | undefined },
>(props: OwnListingTableProps<Row>) {
  const { label, hint, rows, columns, list, isBusy, hrefOf } = props
  const [, navigate] = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  return (
    <div>
      <NoPointHint hasPoint={rows.every(({ hasPoint }) => hasPoint !== false)} />
      <TableToolbar count={0} hint={hint} onHelp={() => setHelpOpen(true)} />
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        sort={list.state.sort}
        hrefOfSort={(sort) => list.hrefOf({ sort })}
        nameOf={({ name }) => name}
        isBusy={isBusy}
        onOpen={(row) => navigate(hrefOf(row))}
        onHelp={() => setHelpOpen(true)}
      />
      <TableKeysDialog
        isOpen={isHelpOpen}
        hasSelection={false}
        onClose={() => setHelpOpen(false)}
      />
    </div>
  )
}
