import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlugConnected, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IntegrationTabs } from '#client/domain/integration/integration-tabs.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { Page } from '#client/ui/page.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { ApiKeyView, CreatedApiKey } from '#shared/api-key/api-key.schema.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { CreateKeyForm } from './create-key-form.tsx'
import { NewKey } from './new-key.tsx'
import { SandboxGuide } from './sandbox-guide.tsx'

/** Whether a key opens the sandbox. */
const isActiveTestKey = ({ sandboxPerson, state }: ApiKeyView) =>
  sandboxPerson !== null && state === 'active'

const NoKeys = ({ hasSandboxes }: { hasSandboxes: boolean }) => {
  const { t } = useTranslation()
  return (
    <Stack align="center" py="xl" gap="xs" ta="center">
      <IconPlugConnected size={72} stroke={1.25} color="var(--kh-accent)" aria-hidden />
      <Title order={2} size="h3">
        {t('No keys yet')}
      </Title>
      <Text c="dimmed">
        {t('With a key, your billing or stock software can work with your shop by itself.')}
      </Text>
      {hasSandboxes && (
        <Text c="dimmed">
          {t('A test key lets a program try everything with invented people first.')}
        </Text>
      )}
    </Stack>
  )
}

interface RevokeDialogProps {
  /** null while closed. */
  apiKey: ApiKeyView | null
  onClose: () => void
  onRevoked: () => void
}

function RevokeDialog({ apiKey, onClose, onRevoked }: RevokeDialogProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const revoking = trpc.apiKey.revoke.useMutation({
    onError: (error) => toastFailure(t, error),
    onSuccess: () => {
      toastSuccess(t('The key is revoked'))
      onClose()
      onRevoked()
    },
    onSettled: () => utils.apiKey.list.invalidate(),
  })
  return (
    <TitledDialog title={apiKey && t('Revoke {{name}}?', { name: apiKey.name })} onClose={onClose}>
      <Text>{t('Programs that use this key stop working at once. This cannot be undone.')}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <PendingButton
          color="red.9"
          isPending={revoking.isPending}
          onClick={() => apiKey && revoking.mutate({ keyId: apiKey._id })}
        >
          {t('Revoke')}
        </PendingButton>
      </Group>
    </TitledDialog>
  )
}

/** The user's API keys. */
export default function IntegrationsPage() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const query = trpc.apiKey.list.useQuery(undefined, { refetchOnMount: 'always' })
  const [isCreating, setCreating] = useState(false)
  const [created, setCreated] = useState<CreatedApiKey | null>(null)
  const [revoking, setRevoking] = useState<ApiKeyView | null>(null)
  const listArea = useRef<HTMLDivElement>(null)
  const handleCreated = (made: CreatedApiKey) => {
    setCreating(false)
    setCreated(made)
    void utils.apiKey.list.invalidate()
  }
  return (
    <Page
      title={t('Integrations')}
      subtitle={t('Keys let other software work with your shop. Each may do only what you choose.')}
      size="md"
      actions={
        !isCreating &&
        !created && (
          <Button
            leftSection={<IconPlus size={20} aria-hidden />}
            onClick={() => setCreating(true)}
          >
            {t('Create a key')}
          </Button>
        )
      }
    >
      <Stack>
        <IntegrationTabs />
        {isCreating && (
          <CreateKeyForm
            hasSandboxes={query.data?.hasSandboxes ?? false}
            onCreated={handleCreated}
            onCancel={() => setCreating(false)}
          />
        )}
        {created && <NewKey created={created} onClose={() => setCreated(null)} />}
        <QueryView
          query={query}
          skeleton={<Skeleton height={150} radius="lg" />}
          errorTitle="Unable to load your keys"
        >
          {({ keys, hasSandboxes }) =>
            keys.length === 0 ? (
              !isCreating && <NoKeys hasSandboxes={hasSandboxes} />
            ) : (
              <div ref={listArea} tabIndex={-1}>
                <ul className={shared.smallGapList} aria-label={t('Your keys')}>
                  {keys.map((key) => (
                    <ApiKeyRow key={key._id} apiKey={key} onRevoke={() => setRevoking(key)} />
                  ))}
                </ul>
              </div>
            )
          }
        </QueryView>
        {query.data?.keys.some(isActiveTestKey) && <SandboxGuide />}
      </Stack>
      <RevokeDialog
        apiKey={revoking}
        onClose={() => setRevoking(null)}
        // The button that had the focus is gone.
        onRevoked={() => listArea.current?.focus({ preventScroll: true })}
      />
    </Page>
  )
}
