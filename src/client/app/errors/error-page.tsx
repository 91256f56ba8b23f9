import { Button, Group, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { Ready } from '#client/app/loading/ready.tsx'
import { reloadForCode } from '#client/app/loading/reload-for-code.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CodeNotLoaded } from '#client/platform/network/lazy-part.ts'
import { useIsOffline } from '#client/platform/network/network-status.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'

/** Milliseconds after which the server is asked again for a page whose code did not arrive. */
const askAgainMs = 5000

/**
 * Loads the page again when the connection is back: a browser may remember that a file of the code was
 * not there, so rendering again would not be enough. Often no event says so, and the server is asked.
 */
function useReloadWhenOnline(isCodeMissing: boolean) {
  useEffect(() => {
    const handleOnline = () => window.location.reload()
    window.addEventListener('online', handleOnline)
    const timer = setInterval(() => void (isCodeMissing && reloadForCode()), askAgainMs)
    return () => {
      window.removeEventListener('online', handleOnline)
      clearInterval(timer)
    }
  }, [isCodeMissing])
}

/** Shown instead of a page that failed: with the server's sentence and its reference, if any. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  useReloadWhenOnline(error instanceof CodeNotLoaded)
  const { message } = readFailure(error)
  const unexpected = isOffline
    ? t('You are offline, and this page has not been opened on this device before.')
    : t('Something unexpected went wrong. Loading the page again often helps.')
  return (
    <Page title={t('This page could not be shown')} size="sm">
      <Ready />
      <Stack gap="lg" role="alert">
        <Text>{message ? translateMessage(t, message) : unexpected}</Text>
        <Group>
          <Button onClick={() => window.location.reload()}>{t('Reload the page')}</Button>
          <LinkButton href={paths.home.href()} variant="default">
            {t('Go to the home page')}
          </LinkButton>
        </Group>
      </Stack>
    </Page>
  )
}
