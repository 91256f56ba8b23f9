import { Alert, Button, FileButton, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { restFailureSentence } from '#client/platform/trpc/rest-failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import {
  type ImportKind,
  importKinds,
  maxImportBytes,
  maxImportRows,
} from '#shared/listing-import/listing-import.constants.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { kindLabels } from './import-labels.ts'
import { sendImportFile } from './send-file.ts'
import '#client/platform/theme/list-styles.ts'

const accepted =
  '.csv,.xlsx,.jsonl,.ndjson,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface ChooseFileProps {
  /** The import that waits for its owner; another file can be chosen in its place. */
  earlier?: ListingImportView
}

/** The first step: which listings, and the file. */
export function ChooseFile({ earlier }: ChooseFileProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const utils = trpc.useUtils()
  const [kind, setKind] = useState<ImportKind>(earlier?.kind ?? 'crops')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resetFile = useRef<() => void>(null)

  const handleFile = async (file: File | null) => {
    if (!file) return
    // Otherwise the browser would not report the same file, corrected, when it is chosen again.
    resetFile.current?.()
    setProblem(null)
    if (file.size > maxImportBytes) {
      return setProblem(
        t('The file can have up to {{max}} MB. Please split it.', {
          max: maxImportBytes / 1024 / 1024,
        }),
      )
    }
    setSending(true)
    try {
      await sendImportFile(kind, file)
    } catch (error) {
      setProblem(translateMessage(t, restFailureSentence(error)))
    } finally {
      await utils.listingImport.list.invalidate()
      setSending(false)
    }
  }
  const template = (ending: 'csv' | 'xlsx') =>
    `/api/listing-import/template.${ending}?kind=${kind}&language=${language}`
  const introduction = () => {
    if (earlier?.state === 'stopped') {
      return t('What {{name}} has listed stays, unless you undo that import.', {
        name: earlier.fileName,
      })
    }
    return earlier
      ? t('It takes the place of {{name}}, of which nothing is listed yet.', {
          name: earlier.fileName,
        })
      : t(
          'A CSV or Excel file with one listing a row, up to {{rows}} rows. Nothing is listed before you have seen the check.',
          { rows: maxImportRows.toLocaleString('en-IN') },
        )
  }
  return (
    <Stack component="section" aria-labelledby="choose-file">
      <Title order={2} size="h3" id="choose-file">
        {earlier ? t('Choose another file') : t('List from a file')}
      </Title>
      <Text>{introduction()}</Text>
      <Group align="flex-end">
        <NativeSelect
          size="md"
          label={t('What is in the file?')}
          value={kind}
          data={importKinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as ImportKind)}
        />
        <FileButton onChange={handleFile} accept={accepted} resetRef={resetFile}>
          {(props) => (
            <PendingButton
              {...props}
              variant={earlier ? 'default' : 'filled'}
              isPending={isSending}
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('Choose a file')}
            </PendingButton>
          )}
        </FileButton>
      </Group>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <Group gap="sm">
        <Text size="sm">{t('An empty file with the right headings:')}</Text>
        {(['xlsx', 'csv'] as const).map((ending) => (
          <Button
            key={ending}
            component="a"
            href={template(ending)}
            download
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {ending.toUpperCase()}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
