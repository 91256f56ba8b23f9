import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { CopyText } from '#client/domain/integration/copy-text.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { CreatedApiKey } from '#shared/api-key/api-key.schema.ts'
import { exampleRequest } from './example-request.ts'

interface NewKeyProps {
  created: CreatedApiKey
  onClose: () => void
}

/** A key that was just created: the only time that it is shown. */
export function NewKey({ created: { key, secret }, onClose }: NewKeyProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={shared.whiteBox} aria-labelledby="new-key">
      <Stack>
        <Title order={2} size="h3" id="new-key" tabIndex={-1} ref={heading}>
          {t('Your new key: {{name}}', { name: key.name })}
        </Title>
        <Alert color="turmeric" c="inherit" icon={<IconKey aria-hidden />}>
          {t(
            'Copy it now. It is not shown again. Whoever has it can do what you chose, so keep it like a password.',
          )}
        </Alert>
        {key.sandboxPerson && (
          <Text>{t('This is a test key: it works in your sandbox, not in your shop.')}</Text>
        )}
        <CopyText label={t('Key')} text={secret} />
        <CopyText
          label={t('Try it in a terminal')}
          text={exampleRequest(
            { secret, scopes: key.scopes, isTest: key.sandboxPerson !== null },
            window.location.origin,
          )}
        />
        <Group>
          <Button onClick={onClose}>{t('I have saved the key')}</Button>
        </Group>
      </Stack>
    </section>
  )
}
