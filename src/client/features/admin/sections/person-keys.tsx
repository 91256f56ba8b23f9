import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import type { AdminPersonCard } from '#shared/admin/admin.schema.ts'
import type { ApiKeyView } from '#shared/api-key/api-key.schema.ts'
import type { ActionPrompt } from '../parts/action-dialog.tsx'

interface KeyListProps {
  userId: string
  onPrompt: (prompt: ActionPrompt) => void
}

function KeyList({ userId, onPrompt }: KeyListProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const query = trpc.desk.apiKeys.useQuery({ userId })
  const { mutateAsync } = trpc.desk.stopApiKey.useMutation()
  const promptToStop = ({ _id: keyId, name }: ApiKeyView) =>
    onPrompt({
      title: t('Stop the key {{name}}?', { name }),
      text: t(
        'Programs that use it stop working at once. Its owner sees that operators stopped it.',
      ),
      button: t('Stop key'),
      isDestructive: true,
      done: t('Key stopped'),
      run: (reason) => mutateAsync({ keyId, reason }),
    })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={80} />}
      errorTitle="Unable to load the keys"
    >
      {({ keys }) => (
        <ul className={shared.smallGapList} aria-label={t('API keys')}>
          {keys
            .filter(({ state }) => state === 'active')
            .map((key) => (
              <li key={key._id}>
                <Group justify="space-between">
                  <div>
                    <Text fw={600}>{key.name}</Text>
                    <Text size="sm" c="dimmed">
                      {key.lastUsedAt
                        ? t('Last used on {{date}} from {{network}}', {
                            date: date(key.lastUsedAt),
                            network: key.lastNetwork ?? '',
                          })
                        : t('Not used yet')}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {key.scopes.join(', ')}
                    </Text>
                  </div>
                  <Button
                    variant="default"
                    aria-label={`${t('Stop key')}: ${key.name}`}
                    onClick={() => promptToStop(key)}
                  >
                    {t('Stop key')}
                  </Button>
                </Group>
              </li>
            ))}
        </ul>
      )}
    </QueryView>
  )
}

interface PersonKeysProps {
  person: Pick<AdminPersonCard, '_id' | 'apiKeys'>
  onPrompt: (prompt: ActionPrompt) => void
}

/** A person's API keys, read when an operator asks for them, each with a button that stops it. */
export function PersonKeys({ person, onPrompt }: PersonKeysProps) {
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
        {t('API keys')}: {number(person.apiKeys)}
      </Button>
      {isOpen && <KeyList userId={person._id} onPrompt={onPrompt} />}
    </Stack>
  )
}
