import '@mantine/core/styles/Pagination.layer.css'
import '@mantine/core/styles/Table.layer.css'
import { Pagination, Stack, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { rememberTemplate, translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type { ImportIssue } from '#shared/listing-import/listing-import.schema.ts'

/** An issue's sentence in the person's language. */
function useIssueText() {
  const { t } = useTranslation()
  return ({ message, template, values }: ImportIssue) =>
    translateMessage(
      t,
      template && values ? rememberTemplate({ message, template, values }) : message,
    )
}

/** The rows that are left out, with the column and the reason. */
export function RefusedRows({ importId }: { importId: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const textOf = useIssueText()
  const query = trpc.listingImport.refusedRows.useQuery(
    { importId, page },
    { placeholderData: (shown) => shown },
  )
  return (
    <QueryView query={query} skeleton={null} errorTitle="Unable to load the rows">
      {({ refused, totalPages }) => (
        <Stack gap="sm">
          <Title order={3} size="h4">
            {t('Rows with a mistake')}
          </Title>
          <Text size="sm">
            {t(
              'Correct them in your file and import it again: the other rows are not listed twice.',
            )}
          </Text>
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
