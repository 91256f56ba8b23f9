import '@mantine/core/styles/Pagination.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { Pagination, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { rememberTemplate, translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type {
  ImportIssue,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'
import { hasListedRows, hasReferenceColumn } from './import-state.ts'

/** An issue's sentence in the person's language. */
function useIssueText() {
  const { t } = useTranslation()
  return ({ message, template, values }: ImportIssue) =>
    translateMessage(
      t,
      template && values ? rememberTemplate({ message, template, values }) : message,
    )
}

/** How the rows are corrected without listing others a second time. */
function useCorrectionText() {
  const { t } = useTranslation()
  return (listingImport: ListingImportView) => {
    if (!hasListedRows(listingImport)) return t('Correct them in your file, then choose it again.')
    return hasReferenceColumn(listingImport.mapping)
      ? t(
          'Correct them in your file and import it again: rows with your reference or a listing ID are not listed twice.',
        )
      : t(
          'Put only these rows, corrected, into a new file: without a column for your reference the others would be listed again.',
        )
  }
}

/** The rows that are left out, with the column and the reason. */
export function RefusedRows({ listingImport }: { listingImport: ListingImportView }) {
  const { t } = useTranslation()
  const correctionText = useCorrectionText()
  const [page, setPage] = useState(1)
  const textOf = useIssueText()
  const query = trpc.listingImport.refusedRows.useQuery(
    { importId: listingImport._id, page },
    { placeholderData: (shown) => shown },
  )
  return (
    <QueryView query={query} skeleton={null} errorTitle="Unable to load the rows">
      {({ refused, totalPages }) => (
        <Stack gap="sm">
          <Title order={3} size="h4">
            {t('Rows with a mistake')}
          </Title>
          <Text size="sm">{correctionText(listingImport)}</Text>
          <Table.ScrollContainer minWidth={300}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('Row')}</Table.Th>
                  <Table.Th>{t('Column')}</Table.Th>
                  <Table.Th>{t('What is wrong')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {refused.flatMap(({ number, issues }) =>
                  issues.map((issue) => (
                    <Table.Tr key={`${number} ${issue.column} ${issue.message}`}>
                      <Table.Td>{number}</Table.Td>
                      <Table.Td>{issue.column ?? '–'}</Table.Td>
                      <Table.Td>{textOf(issue)}</Table.Td>
                    </Table.Tr>
                  )),
                )}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {totalPages > 1 && (
            <Pagination total={totalPages} value={page} onChange={setPage} size="lg" />
          )}
        </Stack>
      )}
    </QueryView>
  )
}
