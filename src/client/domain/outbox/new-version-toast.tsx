import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { translation } from '#client/platform/i18n/translation.ts'
import { toastBasics } from '#client/ui/toast.ts'

/** The message that makes a waiting worker active (`sw.ts`). */
const takeOver = 'take-over'

function reloadWith(waiting: ServiceWorker) {
  // Only this page reloads. Other tabs stay open, and load what the old cache no longer has.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  })
  waiting.postMessage(takeOver)
}

/** Offers to reload the page with a new version; without a reload the next visit has it. */
export function showNewVersionToast(waiting: ServiceWorker): void {
  const { t } = translation
  notifications.show({
    ...toastBasics(),
    id: 'new-version',
    color: 'leaf',
    autoClose: false,
    message: (
      <Group gap="sm">
        {t('A new version is ready')}
        <Button variant="light" onClick={() => reloadWith(waiting)}>
          {t('Reload')}
        </Button>
      </Group>
    ),
  })
}
