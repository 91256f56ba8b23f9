import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { CopyText } from '#client/domain/integration/copy-text.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { sandboxIdleDays, sandboxOtp, sandboxPhones } from '#shared/sandbox/sandbox.constants.ts'
import classes from './api-key.module.css'
import { sandboxRequest } from './example-request.ts'

/** Explains the sandbox to whoever has a test key: its people, its code, its clock. */
export function SandboxGuide() {
  const { t } = useTranslation()
  const { origin } = window.location
  const facts = [
    { label: t('Phone of the seller'), value: sandboxPhones.seller },
    { label: t('Phone of the buyer'), value: sandboxPhones.buyer },
    { label: t('Every code'), value: sandboxOtp },
  ]
  return (
    <section className={shared.whiteBox} aria-labelledby="sandbox">
      <Stack>
        <Group gap="xs" wrap="nowrap">
          <IconFlask color="var(--kh-accent)" aria-hidden className={classes.icon} />
          <Title order={2} size="h3" id="sandbox">
            {t('Your sandbox')}
          </Title>
        </Group>
        <Text>
          {t(
            'Your test keys work in a market of their own, with two invented people: a seller and a buyer. Nothing there is real. No SMS is sent, and nobody learns of it.',
          )}
        </Text>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <CopyText
          label={t('Move its clock forward by 25 hours: an order that nobody answers expires')}
          text={sandboxRequest('move-clock', { hours: 25 }, origin)}
        />
        <CopyText
          label={t('Delete everything in it and begin again')}
          text={sandboxRequest('reset', {}, origin)}
        />
        <Text c="dimmed">
          {t(
            'The sandbox is deleted when you revoke your last test key, or after {{days}} days without a call.',
            { days: sandboxIdleDays },
          )}
        </Text>
        <Group>
          <Button component="a" variant="default" href="/api/docs#tag/Sandbox">
            {t('How to use the sandbox')}
          </Button>
        </Group>
      </Stack>
    </section>
  )
}
