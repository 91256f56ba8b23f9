import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { type Draft, type DraftKey, imagesOf } from '#client/domain/outbox/drafts.ts'
import type { ListingKind } from '#client/domain/outbox/listing-to-send.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { focusPageHeading } from '#client/platform/paths/page-heading.ts'
import { useAccount } from '#client/platform/trpc/account.ts'
import { uploadLifeMs, waitingKey } from '#client/ui/form/fields/saved-pictures.ts'
import { useLateDraftToast } from './late-draft-toast.tsx'
import { useListingDraft } from './use-listing-draft.ts'

/** A form's access to its draft. */
export interface DraftControl {
  draftKey: DraftKey | null
  /** What was typed before, to be read with `storedValues`; null without a draft. */
  values: object | null
  /** The values are as the form sends them, not as it shows them. */
  isAsSent?: boolean
  /** Everything typed is stored on this device. */
  isStored: boolean
  save: (values: object) => void
  /** Deletes the draft: the listing was sent, or waits in the outbox. */
  finish: () => void
}

interface WithDraftProps {
  kind: ListingKind
  /** null for a new one. */
  listingId: string | null
  /** The listing's own pictures, which the server does not delete. */
  images?: readonly string[]
  children: (draft: DraftControl) => ReactNode
}

/** Leaves out pictures that the server has deleted by now: uploaded, but in no listing. */
function withoutDeletedPictures({ values, savedAt }: Draft, own: readonly string[]) {
  if (Date.now() - savedAt < uploadLifeMs || !('images' in values)) return values
  const isAvailable = (url: string) => waitingKey(url) !== null || own.includes(url)
  return { ...values, images: imagesOf(values).filter(isAvailable) }
}

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

/** Shows a listing's form, with a message when it starts from a draft. */
export function WithDraft({ kind, listingId, images = [], children }: WithDraftProps) {
  const owner = useAccount()
  const draftKey = useMemo<DraftKey | null | undefined>(
    () => (typeof owner === 'string' ? { owner, kind, listingId } : owner),
    [owner, kind, listingId],
  )
  const { draft, lateDraft, isStored, save, remove, markInUse, showLateDraft } =
    useListingDraft(draftKey)
  useLateDraftToast(lateDraft, showLateDraft)
  /** Counts the discarded drafts: the form is mounted anew after each. */
  const [version, setVersion] = useState(0)
  if (draft === undefined) return null
  const values = draft && withoutDeletedPictures(draft, images)
  const lacksPictures =
    draft !== null && imagesOf(draft.values).length > imagesOf(values ?? {}).length
  const handleDiscard = () => {
    remove(false)
    setVersion(version + 1)
    focusPageHeading()
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
      <div
        key={`${version} ${draft?.savedAt ?? ''}`}
        onPointerDownCapture={markInUse}
        onKeyDownCapture={markInUse}
        onFocusCapture={markInUse}
      >
        {children({
          draftKey: draftKey ?? null,
          values,
          // Earlier versions stored refused listings without saying that these are as sent.
          isAsSent: draft?.isAsSent ?? draft?.refusal !== undefined,
          isStored,
          save,
          finish: () => remove(true),
        })}
      </div>
    </>
  )
}
