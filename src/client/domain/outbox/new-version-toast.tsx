import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { translation } from '#client/platform/i18n/translation.ts'
import { toastBasics } from '#client/ui/toast.ts'

/** The message that makes a waiting worker active (`sw.ts`). */
const takeOver = 'take-over'

async function reloadWithNewVersion() {
  // Since the toast was shown, another tab may have activated the worker, or a still newer one may wait.
  const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {}
  if (!waiting) return window.location.reload()
  // Only this page reloads. Other tabs stay open, and load what the old cache no longer has.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  })
  waiting.postMessage(takeOver)
}

/** Offers to reload the page with a new version; without a reload the next visit has it. */
export function showNewVersionToast(): void {
  const { t } = translation
  notifications.show({
    ...toastBasics(),
    id: 'new-version',
    color: 'leaf',
    autoClose: false,
    message: (
      <Group gap="sm">
        {t('A new version is ready')}
        <Button variant="light" onClick={() => void reloadWithNewVersion()}>
          {t('Reload')}
        </Button>
      </Group>
    ),
  })
}
