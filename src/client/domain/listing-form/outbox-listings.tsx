import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { cancelSending, returnToForm } from '#client/domain/outbox/cancel-sending.ts'
import { listingKinds } from '#client/domain/outbox/listing-kinds.ts'
import type { ListingKind } from '#client/domain/outbox/listing-to-send.ts'
import { followOutbox, type OutboxItem, readOutbox } from '#client/domain/outbox/outbox.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { useIsOnPage } from '#client/platform/paths/use-is-on-page.ts'
import { useAccount } from '#client/platform/trpc/account.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import classes from './outbox-listings.module.css'
import { useLabelledActions } from './use-labelled-actions.ts'

const logOutboxFailure = (error: unknown) =>
  logFailure('The outbox could not be read or changed.', error)

/** The listings of a kind that this account has not sent yet. */
function useOutboxListings(kind: ListingKind): OutboxItem[] {
  const owner = useAccount()
  const [items, setItems] = useState<OutboxItem[]>([])
  useEffect(() => {
    const read = () => void readOutbox().then(setItems, logOutboxFailure)
    read()
    return followOutbox(read)
  }, [])
  return items.filter((item) => item.owner === owner && item.kind === kind)
}

function OutboxListing({ item }: { item: OutboxItem }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { nameId, buttonProps } = useLabelledActions()
  const [, navigate] = useLocation()
  const isOnPage = useIsOnPage()
  /** The pressed button: it waits while the listing is being sent. */
  const [pressed, setPressed] = useState<'change' | 'cancel' | null>(null)
  const { name, kind, listingId, createdAt, refusal } = item
  const ago = format.ago(new Date(createdAt).toISOString())
  const change = async () => {
    let result = await returnToForm(item.id, false)
    if (result === 'has-draft' && isOnPage()) {
      if (!window.confirm(t('The form has another draft. Replace it?'))) return
      result = await returnToForm(item.id, true)
    }
    if (result === 'moved' && isOnPage()) navigate(listingKinds[kind].formHref(listingId))
  }
  const cancel = async () => {
    if (window.confirm(t('Discard this listing? It will not be sent.'))) {
      await cancelSending(item.id)
    }
  }
  const handlePress = async (button: 'change' | 'cancel', run: () => Promise<void>) => {
    if (pressed) return
    setPressed(button)
    await run().catch(logOutboxFailure)
    setPressed(null)
  }
  return (
    <Paper
      component="li"
      className={classes.item}
      p="md"
      radius="lg"
      data-refused={refusal && true}
    >
      <Text fw={600} id={nameId}>
        {name}
      </Text>
      <Text size="sm">
        {refusal
          ? translateMessage(t, refusal)
          : t('Saved {{ago}}. It will be sent when you are online.', { ago })}
      </Text>
      <Group gap="xs" mt="xs">
        <PendingButton
          variant="default"
          {...buttonProps('change')}
          isPending={pressed === 'change'}
          onClick={() => handlePress('change', change)}
        >
          {t('Change')}
        </PendingButton>
        <PendingButton
          variant="subtle"
          {...buttonProps('cancel')}
          isPending={pressed === 'cancel'}
          onClick={() => handlePress('cancel', cancel)}
        >
          {t('Cancel sending')}
        </PendingButton>
      </Group>
    </Paper>
  )
}

/** The user's own listings that have not been sent yet. */
export function OutboxListings({ kind }: { kind: ListingKind }) {
  const { t } = useTranslation()
  const headingId = useId()
  const items = useOutboxListings(kind)
  if (items.length === 0) return null
  return (
    <Stack component="section" aria-labelledby={headingId} gap="sm" mb="xl">
      <Title order={2} size="h4" id={headingId}>
        {t('Not sent yet')}
      </Title>
      <ul className={classes.items}>
        {items.map((item) => (
          <OutboxListing key={item.id} item={item} />
        ))}
      </ul>
    </Stack>
  )
}
