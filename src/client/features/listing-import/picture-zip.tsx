import { restFailureSentence } from '#client/platform/trpc/rest-failure-sentence.ts'
import '@mantine/core/styles/Progress.layer.css'
import { Alert, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import {
  maxPictureZipBytes,
  maxZipPictures,
} from '#shared/listing-import/listing-import.constants.ts'
import type { ListingImportView } from '#shared/listing-import/listing-import.schema.ts'
import { sendPictureZip } from './send-file.ts'

/** How far the server is with the pictures of a zip, and what became of them. */
export function PictureProgress({ listingImport }: { listingImport: ListingImportView }) {
  const { t } = useTranslation()
  const { pictures } = listingImport
  if (!pictures) return null
  const { total, stored, refused, isReading } = pictures
  const read = stored + refused
  return (
    <Stack gap="xs">
      <Text role="status">
        {isReading
          ? t('Reading the pictures: {{read}} of {{total}}', { read, total })
          : t('Pictures ready: {{stored}} of {{total}}', { stored, total })}
      </Text>
      {isReading && (
        <Progress
          value={(read / Math.max(1, total)) * 100}
          size="lg"
          aria-label={t('Pictures in a zip')}
        />
      )}
      {!isReading && refused > 0 && (
        <Text size="sm">
          {t(
            'Files of the zip that cannot be used: {{refused}}. The check says why at their rows.',
            {
              refused,
            },
          )}
        </Text>
      )}
      {!isReading && read < total && (
        <Alert color="yellow">{t('The zip was not read to its end. Please send it again.')}</Alert>
      )}
    </Stack>
  )
}

/** Sends a zip with the pictures that the column of pictures names. */
export function PictureZip({ listingImport }: { listingImport: ListingImportView }) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const resetFile = useRef<() => void>(null)

  const handleFile = async (file: File | null) => {
    if (!file) return
    // Otherwise the browser would not report the same file, corrected, when it is chosen again.
    resetFile.current?.()
    setProblem(null)
    if (file.size > maxPictureZipBytes) {
      const max = maxPictureZipBytes / 1024 / 1024
      return setProblem(t('The zip can have up to {{max}} MB. Please split it.', { max }))
    }
    setSending(true)
    try {
      await sendPictureZip(listingImport._id, file)
      await utils.listingImport.get.invalidate()
    } catch (error) {
      setProblem(translateMessage(t, restFailureSentence(error)))
    } finally {
      setSending(false)
    }
  }
  return (
    <Stack gap="sm">
      <Text>
        {t(
          'Do your rows name pictures, such as onion.jpg? Send them in a zip, up to {{count}} pictures.',
          { count: maxZipPictures },
        )}
      </Text>
      <Group>
        <FileButton
          onChange={handleFile}
          resetRef={resetFile}
          accept=".zip,application/zip,application/x-zip-compressed"
        >
          {(props) => (
            <PendingButton
              {...props}
              variant="default"
              isPending={isSending || listingImport.pictures?.isReading === true}
              leftSection={<IconFileZip size={20} aria-hidden />}
            >
              {t('Pictures in a zip')}
            </PendingButton>
          )}
        </FileButton>
      </Group>
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <PictureProgress listingImport={listingImport} />
    </Stack>
  )
}
