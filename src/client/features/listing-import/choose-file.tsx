import { Alert, Button, FileButton, Group, NativeSelect, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { restFailureSentence } from '#client/platform/trpc/rest-failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import {
  type ImportKind,
  importKinds,
  maxImportBytes,
  maxImportRows,
} from '#shared/listing-import/listing-import.constants.ts'
import { kindLabels } from './import-labels.ts'
import { sendImportFile } from './send-file.ts'
import '#client/platform/theme/list-styles.ts'

const accepted =
  '.csv,.xlsx,.jsonl,.ndjson,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The first step: which listings, and the file. */
export function ChooseFile() {
  const { t } = useTranslation()
  const language = useLanguage()
  const utils = trpc.useUtils()
  const [kind, setKind] = useState<ImportKind>('crops')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const handleFile = async (file: File | null) => {
    if (!file) return
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
      await utils.listingImport.list.invalidate()
    } catch (error) {
      setProblem(translateMessage(t, restFailureSentence(error)))
    } finally {
      setSending(false)
    }
  }
  const template = (ending: 'csv' | 'xlsx') =>
    `/api/listing-import/template.${ending}?kind=${kind}&language=${language}`
  return (
    <Stack component="section" aria-labelledby="choose-file">
      <Title order={2} size="h3" id="choose-file">
        {t('List from a file')}
      </Title>
      <Text>
        {t(
          'A CSV or Excel file with one listing a row, up to {{rows}} rows. Nothing is listed before you have seen the check.',
          { rows: maxImportRows.toLocaleString('en-IN') },
        )}
      </Text>
      <Group align="flex-end">
        <NativeSelect
          size="md"
          label={t('What is in the file?')}
          value={kind}
          data={importKinds.map((value) => ({ value, label: t(kindLabels[value]) }))}
          onChange={({ currentTarget }) => setKind(currentTarget.value as ImportKind)}
        />
        <FileButton onChange={handleFile} accept={accepted}>
          {(props) => (
            <Button
              {...props}
              loading={isSending}
              leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
            >
              {t('Choose a file')}
            </Button>
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
