import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { IntegrationTabs } from '#client/domain/integration/integration-tabs.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { Page } from '#client/ui/page.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { WebhookView, WebhookWithSecret } from '#shared/webhook/webhook.schema.ts'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'
import { WebhookSecret } from './webhook-secret.tsx'

const NoWebhooks = () => {
  const { t } = useTranslation()
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconWebhook size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {t('No webhooks yet')}
      </Title>
      <Text c="dimmed">
        {t('With a webhook, your software learns of an order the moment that it comes.')}
      </Text>
      <Button component="a" variant="default" href="/api/docs#tag/webhooks">
        {t('How to receive events')}
      </Button>
    </Stack>
  )
}

interface DeleteDialogProps {
  /** null while closed. */
  webhook: WebhookView | null
  onClose: () => void
}

function DeleteDialog({ webhook, onClose }: DeleteDialogProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const deleting = trpc.webhook.delete.useMutation({
    onError: (error) => toastFailure(t, error),
    onSuccess: () => {
      toastSuccess(t('The webhook is deleted'))
      onClose()
    },
    onSettled: () => utils.webhook.list.invalidate(),
  })
  return (
    <TitledDialog
      title={webhook && t('Delete {{name}}?', { name: webhook.name })}
      onClose={onClose}
    >
      <Text>
        {t('Nothing is sent to it any more, and what waits is lost. This cannot be undone.')}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <PendingButton
          color="red.9"
          isPending={deleting.isPending}
          onClick={() => webhook && deleting.mutate({ webhookId: webhook._id })}
        >
          {t('Delete')}
        </PendingButton>
      </Group>
    </TitledDialog>
  )
}

/** The user's webhooks. */
export default function WebhooksPage() {
  const { t } = useTranslation()
  const query = trpc.webhook.list.useQuery(undefined, { refetchOnMount: 'always' })
  /** The webhook in the form; null for a new one, undefined while the form is closed. */
  const [edited, setEdited] = useState<WebhookView | null | undefined>()
  const [made, setMade] = useState<WebhookWithSecret | null>(null)
  const [deleting, setDeleting] = useState<WebhookView | null>(null)
  const handleSecret = (secret: WebhookWithSecret) => {
    setEdited(undefined)
    setMade(secret)
  }
  return (
    <Page
      title={t('Webhooks')}
      subtitle={t('Addresses of your software that are told at once when something happens.')}
      size="md"
      actions={
        edited === undefined &&
        !made && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setEdited(null)}>
            {t('Add a webhook')}
          </Button>
        )
      }
    >
      <Stack>
        <IntegrationTabs />
        {edited !== undefined && (
          <WebhookForm
            key={edited?._id}
            webhook={edited}
            onCreated={handleSecret}
            onClose={() => setEdited(undefined)}
          />
        )}
        {made && <WebhookSecret made={made} onClose={() => setMade(null)} />}
        <QueryView
          query={query}
          skeleton={<Skeleton height={150} radius="lg" />}
          errorTitle="Unable to load your webhooks"
        >
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              edited === undefined && <NoWebhooks />
            ) : (
              <ul className={shared.smallGapList} aria-label={t('Your webhooks')}>
                {webhooks.map((webhook) => (
                  <WebhookRow
                    key={webhook._id}
                    webhook={webhook}
                    onChange={() => setEdited(webhook)}
                    onDelete={() => setDeleting(webhook)}
                    onSecret={handleSecret}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Stack>
      <DeleteDialog webhook={deleting} onClose={() => setDeleting(null)} />
    </Page>
  )
}
