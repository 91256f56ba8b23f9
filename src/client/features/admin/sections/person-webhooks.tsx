import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import type { AdminPersonCard } from '#shared/admin/admin.schema.ts'
import type { WebhookView } from '#shared/webhook/webhook.schema.ts'
import type { ActionPrompt } from '../parts/action-dialog.tsx'

interface WebhookListProps {
  userId: string
  onPrompt: (prompt: ActionPrompt) => void
}

const isOpenWebhook = ({ state }: WebhookView) => state !== 'ended' && state !== 'stopped'

function WebhookList({ userId, onPrompt }: WebhookListProps) {
  const { t } = useTranslation()
  const query = trpc.desk.webhooks.useQuery({ userId })
  const { mutateAsync } = trpc.desk.stopWebhook.useMutation()
  const promptToStop = ({ _id: webhookId, name }: WebhookView) =>
    onPrompt({
      title: t('Stop the webhook {{name}}?', { name }),
      text: t('Nothing is sent to it any more. Its owner is told that operators stopped it.'),
      button: t('Stop webhook'),
      isDestructive: true,
      done: t('Webhook stopped'),
      run: (reason) => mutateAsync({ webhookId, reason }),
    })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={80} />}
      errorTitle="Unable to load the webhooks"
    >
      {({ webhooks }) => (
        <ul className={shared.smallGapList} aria-label={t('Webhooks')}>
          {webhooks.filter(isOpenWebhook).map((webhook) => (
            <li key={webhook._id}>
              <Group justify="space-between">
                <div>
                  <Text fw={600}>{webhook.name}</Text>
                  <Text size="sm" c="dimmed">
                    {webhook.url}
                  </Text>
                </div>
                <Button
                  variant="default"
                  aria-label={`${t('Stop webhook')}: ${webhook.name}`}
                  onClick={() => promptToStop(webhook)}
                >
                  {t('Stop webhook')}
                </Button>
              </Group>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}

interface PersonWebhooksProps {
  person: Pick<AdminPersonCard, '_id' | 'webhooks'>
  onPrompt: (prompt: ActionPrompt) => void
}

/** A person's webhooks, read when an operator asks for them, each with a button that stops it. */
export function PersonWebhooks({ person, onPrompt }: PersonWebhooksProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap="xs" align="stretch">
      <Button
        variant="default"
        w="fit-content"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('Webhooks')}: {number(person.webhooks)}
      </Button>
      {isOpen && <WebhookList userId={person._id} onPrompt={onPrompt} />}
    </Stack>
  )
}
