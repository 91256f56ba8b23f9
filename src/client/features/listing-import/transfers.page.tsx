import { Divider, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { IntegrationTabs } from '#client/domain/integration/integration-tabs.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { ChooseFile } from './choose-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { ExportFiles } from './export-files.tsx'
import { isOpenImport } from './import-state.ts'
import { ImportSteps } from './import-steps.tsx'
import { UndoDialog } from './undo-dialog.tsx'

/** Listings from files, and the shop's data as files. */
export default function TransfersPage() {
  const { t } = useTranslation()
  const [undoing, setUndoing] = useState<ListingImportView | null>(null)
  const query = trpc.listingImport.list.useQuery(undefined, { refetchOnMount: 'always' })
  return (
    <Page
      title={t('Import and export')}
      subtitle={t('List many crops or machines from one file, and save your data as files')}
      size="md"
    >
      <Stack gap="lg">
        <IntegrationTabs />
        <QueryView
          query={query}
          skeleton={<Skeleton height={260} radius="lg" />}
          errorTitle="Unable to load your imports"
        >
          {({ imports }) => {
            const [newest, ...earlier] = imports
            const open = newest && isOpenImport(newest.state) ? newest : null
            return (
              <Stack gap="lg">
                {open ? (
                  <ImportSteps key={open._id} given={open} onUndo={setUndoing} />
                ) : (
                  <ChooseFile />
                )}
                <EarlierImports imports={open ? earlier : imports} onUndo={setUndoing} />
              </Stack>
            )
          }}
        </QueryView>
        <UndoDialog listingImport={undoing} onClose={() => setUndoing(null)} />
        <Divider />
        <ExportFiles />
      </Stack>
    </Page>
  )
}
