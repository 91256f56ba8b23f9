import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyText } from '#client/domain/integration/copy-text.tsx'
import shared from '#client/ui/shared.module.css'
import type { CreatedApiKey } from '#shared/api-key/api-key.schema.ts'
import { sandboxOtp } from '#shared/sandbox/sandbox.constants.ts'
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
          <Text>
            {t(
              'This key works in your sandbox: invented people, no SMS, and {{code}} as every code. Programs move its clock with {{move}} and empty it with {{reset}}.',
              {
                code: sandboxOtp,
                move: 'POST /api/sandbox/move-clock',
                reset: 'POST /api/sandbox/reset',
              },
            )}
          </Text>
        )}
        <CopyText label={t('Key')} text={secret} />
        <CopyText
          label={t('Try it in a terminal')}
          text={exampleRequest(secret, key.scopes, window.location.origin)}
        />
        <Group>
          <Button onClick={onClose}>{t('I have saved the key')}</Button>
        </Group>
      </Stack>
    </section>
  )
}
