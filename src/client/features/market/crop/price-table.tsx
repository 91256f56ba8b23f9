import { Button, Table } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { WithoutCode } from '#client/ui/without-code/without-code.tsx'
import series from '../series/market-series.module.css'
import '@mantine/core/styles/Table.layer.css'

/** Entries before "Show all". */
const shownAtFirst = 10

interface PriceRowsProps<Entry> {
  caption: Translated
  /** The heading of the first column; the other has the usual prices. */
  heading: Translated
  entries: readonly Entry[]
  /** One or more rows of the table. */
  children: (entry: Entry) => ReactNode
}

function PriceRows<Entry>({ caption, heading, entries, children }: PriceRowsProps<Entry>) {
  const { t } = useTranslation()
  return (
    <Table className={series.numbers} captionSide="top" verticalSpacing="xs">
      <Table.Caption>{caption}</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{heading}</Table.Th>
          <Table.Th scope="col">{t('Usual price')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>{entries.map(children)}</Table.Tbody>
    </Table>
  )
}

interface PriceTableProps<Entry> extends PriceRowsProps<Entry> {
  showAll: Translated
  showFewer: Translated
}

/** A table of prices, ten entries of it at first; without scripts, the others follow below it. */
export function PriceTable<Entry>({ showAll, showFewer, ...rows }: PriceTableProps<Entry>) {
  const [isWhole, setWhole] = useState(false)
  const { entries } = rows
  const further = entries.slice(shownAtFirst)
  return (
    <>
      <PriceRows {...rows} entries={isWhole ? entries : entries.slice(0, shownAtFirst)} />
      <WithoutCode>
        {import.meta.env.SSR && further.length > 0 && <PriceRows {...rows} entries={further} />}
      </WithoutCode>
      {further.length > 0 && (
        <Button
          variant="default"
          mt="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? showFewer : showAll}
        </Button>
      )}
    </>
  )
}
