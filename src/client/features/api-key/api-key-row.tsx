import { Badge, Button, Group, Text } from '@mantine/core'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ApiKeyView } from '#shared/api-key/api-key.schema.ts'
import classes from './api-key.module.css'
import { scopeLabels, stateLabels, testKeyLabels } from './api-key-labels.ts'

interface ApiKeyRowProps {
  apiKey: ApiKeyView
  onRevoke: () => void
}

/** One key: what it may do, how long, and when it was last used. */
export function ApiKeyRow({ apiKey, onRevoke }: ApiKeyRowProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { name, scopes, state, sandboxPerson, expiresAt, lastUsedAt, lastNetwork } = apiKey
  const isActive = state === 'active'
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge color={isActive ? 'leaf' : 'soil'} variant="light">
            {t(stateLabels[state].label)}
          </Badge>
          {sandboxPerson && (
            <Badge color="turmeric" c="inherit" variant="light">
              {t(testKeyLabels[sandboxPerson].label)}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {lastUsedAt
            ? t('Last used on {{date}} from {{network}}', {
                date: date(lastUsedAt),
                network: lastNetwork ?? '',
              })
            : t('Not used yet')}
        </Text>
        {isActive && (
          <Text size="sm" c="dimmed">
            {t('Valid until {{date}}', { date: date(expiresAt) })}
          </Text>
        )}
        <details>
          <summary>{t('What it may do ({{count}})', { count: scopes.length })}</summary>
          <ul>
            {scopes.map((scope) => (
              <li key={scope}>{t(scopeLabels[scope].label)}</li>
            ))}
          </ul>
        </details>
      </div>
      {isActive && (
        <Button variant="default" aria-label={`${t('Revoke')}: ${name}`} onClick={onRevoke}>
          {t('Revoke')}
        </Button>
      )}
    </li>
  )
}
