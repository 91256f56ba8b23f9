import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { WebhookView, WebhookWithSecret } from '#shared/webhook/webhook.schema.ts'
import { DeliveryList } from './delivery-list.tsx'
import classes from './webhook.module.css'
import { eventGroupLabels, groupsOfTypes, webhookStateLabels } from './webhook-labels.ts'

/** What is sent, when it last was, and what waits. */
function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { t } = useTranslation()
  const { moment, number } = useFormat()
  const { types, waiting, lastDeliveredAt, nextProbeAt, oldSecretUntil } = webhook
  const groups = groupsOfTypes(types).map((group) => t(eventGroupLabels[group].label))
  const lines = [
    groups.length === 0 ? t('Everything is sent') : groups.join(', '),
    lastDeliveredAt
      ? t('Last delivered: {{time}}', { time: moment(lastDeliveredAt) })
      : t('Nothing delivered yet'),
    waiting > 0 &&
      (waiting === 1
        ? t('1 event waits')
        : t('{{number}} events wait', { number: number(waiting) })),
    nextProbeAt && t('Next attempt: {{time}}', { time: moment(nextProbeAt) }),
    oldSecretUntil && t('The old secret works until {{time}}', { time: moment(oldSecretUntil) }),
  ]
  return lines.filter(Boolean).map((line) => (
    <Text key={String(line)} size="sm" c="dimmed">
      {line}
    </Text>
  ))
}

interface WebhookRowProps {
  webhook: WebhookView
  onChange: () => void
  onDelete: () => void
  onSecret: (made: WebhookWithSecret) => void
}

/** One webhook with what can be done about it. */
export function WebhookRow({ webhook, onChange, onDelete, onSecret }: WebhookRowProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [isOpen, setOpen] = useState(false)
  const { _id: webhookId, name, url, state } = webhook
  const hasEnded = state === 'ended' || state === 'stopped'
  const handlers = {
    onError: (error: unknown) => toastFailure(t, error),
    onSettled: () => utils.webhook.invalidate(),
  }
  const updating = trpc.webhook.update.useMutation(handlers)
  const rolling = trpc.webhook.rollSecret.useMutation({ ...handlers, onSuccess: onSecret })
  const testing = trpc.webhook.sendTest.useMutation({
    ...handlers,
    onSuccess: () => {
      toastSuccess(t('A test event is on its way'))
      setOpen(true)
    },
  })
  const { label, color } = webhookStateLabels[state]
  const isSending = state === 'active'
  return (
    <li className={classes.row}>
      <Group gap="xs">
        <Text fw={600}>{name}</Text>
        <Badge color={color} variant="light">
          {t(label)}
        </Badge>
      </Group>
      <Text size="sm">{url}</Text>
      <WebhookFacts webhook={webhook} />
      <Group gap="xs">
        {!hasEnded && (
          <>
            <PendingButton
              variant="default"
              isPending={testing.isPending}
              aria-label={`${t('Send a test event')}: ${name}`}
              onClick={() => testing.mutate({ webhookId })}
            >
              {t('Send a test event')}
            </PendingButton>
            <PendingButton
              variant="default"
              isPending={updating.isPending}
              aria-label={`${isSending ? t('Pause') : t('Resume')}: ${name}`}
              onClick={() => updating.mutate({ webhookId, isPaused: isSending })}
            >
              {isSending ? t('Pause') : t('Resume')}
            </PendingButton>
            <Button variant="default" aria-label={`${t('Change')}: ${name}`} onClick={onChange}>
              {t('Change')}
            </Button>
            <PendingButton
              variant="default"
              isPending={rolling.isPending}
              aria-label={`${t('New secret')}: ${name}`}
              onClick={() => rolling.mutate({ webhookId })}
            >
              {t('New secret')}
            </PendingButton>
          </>
        )}
        <Button variant="default" aria-label={`${t('Delete')}: ${name}`} onClick={onDelete}>
          {t('Delete')}
        </Button>
        <Button
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? t('Hide what was sent') : t('Show what was sent')}: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('Hide what was sent') : t('Show what was sent')}
        </Button>
      </Group>
      {isOpen && <DeliveryList webhookId={webhookId} canRepeat={!hasEnded} />}
    </li>
  )
}
