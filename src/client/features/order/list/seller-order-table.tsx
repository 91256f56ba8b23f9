import { useState } from 'react'
import { useLocation } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { BatchReport } from '#client/ui/table/batch-report.tsx'
import { DataTable } from '#client/ui/table/data-table.tsx'
import { TableKeysDialog } from '#client/ui/table/table-keys-dialog.tsx'
import { TableToolbar } from '#client/ui/table/table-toolbar.tsx'
import { useRowSelection } from '#client/ui/table/use-row-selection.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'
import { useOrderBatch } from '../change/use-order-batch.ts'
import type { OrderListControl } from '../order-address.ts'
import { orderStatusLabels } from '../order-labels.ts'
import { OrderBatchBar } from './order-batch-bar.tsx'
import { useOrderColumns } from './order-columns.tsx'

interface SellerOrderTableProps {
  orders: readonly OrderSummary[]
  list: OrderListControl
  /** The rows of the next page are on their way. */
  isBusy: boolean
}

/** The seller's orders as a table, in which many can be accepted or marked as sent at once. */
export default function SellerOrderTable({ orders, list, isBusy }: SellerOrderTableProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [, navigate] = useLocation()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const selection = useRowSelection(orders)
  const batch = useOrderBatch()
  const columns = useOrderColumns()
  const handleUndo = () => {
    batch.undo()
    if (selection.selected.length === 0) selection.select(batch.batch?.orders ?? [])
  }
  const nameOf = (order: OrderSummary) => `${order.number}, ${personName(t, order.otherName)}`

  const doneText = () => {
    const done = batch.results?.filter(({ refusal }) => refusal === null).length ?? 0
    const count = number(done)
    return batch.batch?.to === 'accepted'
      ? t('Orders accepted: {{number}}', { number: count })
      : t('Orders marked as sent or ready: {{number}}', { number: count })
  }
  const rowOf = (id: string) => {
    const order = batch.batch?.orders.find(({ _id }) => _id === id)
    return { name: order ? nameOf(order) : id, href: paths.order.href(id) }
  }
  return (
    <>
      <TableToolbar
        count={selection.selected.length}
        hint={
          batch.secondsLeft === null ? t('Select orders to accept or send several at once.') : null
        }
        onHelp={() => setHelpOpen(true)}
      >
        <OrderBatchBar
          selected={selection.selected}
          batch={batch}
          onStart={selection.clear}
          onUndo={handleUndo}
        />
      </TableToolbar>
      {batch.results && (
        <BatchReport
          doneText={doneText()}
          results={batch.results}
          rowOf={rowOf}
          onClose={batch.clear}
        />
      )}
      <DataTable
        label={t('Orders')}
        rows={orders}
        columns={columns}
        sort={list.state.sort}
        hrefOfSort={(sort) => list.hrefOf({ sort })}
        nameOf={nameOf}
        selection={selection}
        isDue={(order) => orderStatusLabels(order).isDue}
        isBusy={isBusy}
        onOpen={({ _id }) => navigate(paths.order.href(_id))}
        onHelp={() => setHelpOpen(true)}
      />
      <TableKeysDialog isOpen={isHelpOpen} hasSelection onClose={() => setHelpOpen(false)} />
    </>
  )
}
