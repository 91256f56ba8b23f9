import { Alert, Button, Group, Stack, Title } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { CopyText } from '#client/domain/integration/copy-text.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { WebhookWithSecret } from '#shared/webhook/webhook.schema.ts'

interface WebhookSecretProps {
  made: WebhookWithSecret
  onClose: () => void
}

/** A secret that was just made: the only time that it is shown. */
export function WebhookSecret({ made: { webhook, secret }, onClose }: WebhookSecretProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={shared.whiteBox} aria-labelledby="webhook-secret">
      <Stack>
        <Title order={2} size="h3" id="webhook-secret" tabIndex={-1} ref={heading}>
          {t('The secret of {{name}}', { name: webhook.name })}
        </Title>
        <Alert color="turmeric" c="inherit" icon={<IconKey aria-hidden />}>
          {t(
            'Copy it now. It is not shown again. With it your software checks that an event is from us.',
          )}
          {webhook.oldSecretUntil && (
            <> {t('The old secret works for 24 hours more, so that you can change over.')}</>
          )}
        </Alert>
        <CopyText label={t('Secret')} text={secret} />
        <Group>
          <Button onClick={onClose}>{t('I have saved the secret')}</Button>
        </Group>
      </Stack>
    </section>
  )
}
