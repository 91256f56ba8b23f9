import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Draft,
  type DraftPlace,
  type ListingKind,
  pictureLifeMs,
} from '#client/domain/outbox/drafts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useAccount } from '#client/platform/trpc/account.ts'
import { waitingKey } from '#client/ui/form/fields/saved-pictures.ts'
import { useDraft } from './use-draft.ts'

/** A form's hold on its draft. */
export interface DraftControl {
  place: DraftPlace | null
  /** What was typed before; null when the form starts as it always does. */
  values: Record<string, unknown> | null
  /** Everything typed is kept on this device. */
  isKept: boolean
  save: (values: Record<string, unknown>) => void
  /** It was sent, or waits to be. */
  finish: () => void
}

interface WithDraftProps {
  kind: ListingKind
  /** null for a new one. */
  listingId: string | null
  /** The listing's own pictures, which the server keeps. */
  images?: readonly string[]
  children: (draft: DraftControl) => ReactNode
}

/** The server has swept what was uploaded for a listing that never came. */
function withoutSwept({ values, savedAt }: Draft, own: readonly string[]) {
  if (Date.now() - savedAt < pictureLifeMs || !Array.isArray(values.images)) return values
  const isThere = (url: string) => waitingKey(url) !== null || own.includes(url)
  return { ...values, images: values.images.filter(isThere) }
}

const countImages = ({ images }: Record<string, unknown>) =>
  Array.isArray(images) ? images.length : 0

interface DraftRestoredMessageProps {
  draft: Draft
  lacksPictures: boolean
  onDiscard: () => void
}

function DraftRestoredMessage({ draft, lacksPictures, onDiscard }: DraftRestoredMessageProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const ago = format.ago(new Date(draft.savedAt).toISOString())
  return (
    <Alert
      color={draft.refusal ? 'red' : 'turmeric'}
      variant="light"
      icon={<IconPencil />}
      title={t('Draft restored')}
      role="status"
      mb="lg"
      c="inherit"
    >
      <Stack gap="sm" align="flex-start">
        {draft.refusal && <Text fw={600}>{translateMessage(t, draft.refusal)}</Text>}
        <Text>
          {t('What you wrote {{ago}} is here again.', { ago })}{' '}
          {lacksPictures && t('Please choose its pictures again: they were too old to be kept.')}
        </Text>
        <Button variant="default" onClick={onDiscard}>
          {t('Discard draft')}
        </Button>
      </Stack>
    </Alert>
  )
}

/** Shows a listing's form with what was typed into it before, and says so. */
export function WithDraft({ kind, listingId, images = [], children }: WithDraftProps) {
  const owner = useAccount()
  const place = useMemo<DraftPlace | null | undefined>(
    () => (typeof owner === 'string' ? { owner, kind, listingId } : owner),
    [owner, kind, listingId],
  )
  const { draft, isKept, save, drop } = useDraft(place)
  const [round, setRound] = useState(0)
  if (draft === undefined) return null
  const values = draft && withoutSwept(draft, images)
  const lacksPictures = draft !== null && countImages(draft.values) > countImages(values ?? {})
  const handleDiscard = () => {
    drop(false)
    setRound(round + 1)
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
  }
  return (
    <>
      {draft && (
        <DraftRestoredMessage
          draft={draft}
          lacksPictures={lacksPictures}
          onDiscard={handleDiscard}
        />
      )}
      <div key={`${round} ${draft?.savedAt ?? ''}`}>
        {children({
          place: place ?? null,
          values,
          isKept,
          save,
          finish: () => drop(true),
        })}
      </div>
    </>
  )
}
