import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import i18next from 'i18next'
import { toastBasics } from '#client/ui/toast.ts'

/** The worker's word for taking over now (`sw.ts`). */
const takeOver = 'take-over'

function reloadWith(waiting: ServiceWorker) {
  // The page that asked loads anew; others go on with what they have, and load what is gone from the line.
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  })
  waiting.postMessage(takeOver)
}

/** Says quietly that there is a newer version. Whoever is busy leaves it for the next visit. */
export function showNewVersionToast(waiting: ServiceWorker): void {
  const { t } = i18next
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
