import { Paper, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { Head } from '#client/ui/head.tsx'
import { SentenceWithLinks } from '#client/ui/text/sentence-with-links.tsx'
import classes from './auth-frame.module.css'

interface AuthFrameProps {
  title: Translated
  subtitle: Translated
  children: ReactNode
}

/** The card of the login and sign-up pages. */
export function AuthFrame({ title, subtitle, children }: AuthFrameProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.ground}>
      <Head title={title} description={subtitle} />
      <Paper className={classes.card} withBorder radius="lg" p={{ base: 'lg', sm: 'xl' }}>
        <Stack gap={4} mb="lg">
          <img src="/icon.svg" alt="" width={56} height={56} />
          <Title order={1} mt="xs" tabIndex={-1} data-page-heading>
            {title}
          </Title>
          <Text c="dimmed">{subtitle}</Text>
        </Stack>
        {children}
        <Text size="sm" c="dimmed" mt="lg">
          <SentenceWithLinks
            sentence={t(
              'By continuing you accept our <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
            )}
            hrefs={{ terms: paths.termsOfService.href(), privacy: paths.privacyPolicy.href() }}
          />
        </Text>
      </Paper>
    </div>
  )
}
