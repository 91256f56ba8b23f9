import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useEffectEvent } from 'react'
import type { Draft } from '#client/domain/outbox/drafts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { toastBasics } from '#client/ui/toast.ts'

const toastId = 'late-draft'

/**
 * Offers a draft that was read after the user had begun to use the form. A toast, as a message above
 * the form would move what is being pressed.
 */
export function useLateDraftToast(draft: Draft | null, onShow: () => void): void {
  const { t } = useTranslation()
  const format = useFormat()
  const show = useEffectEvent((savedAt: number) =>
    notifications.show({
      ...toastBasics(),
      id: toastId,
      color: 'turmeric',
      autoClose: false,
      message: (
        <Group gap="sm">
          {t('Your draft from {{ago}} has been found.', {
            ago: format.ago(new Date(savedAt).toISOString()),
          })}
          <Button
            variant="light"
            onClick={() => {
              notifications.hide(toastId)
              onShow()
            }}
          >
            {t('Show it instead')}
          </Button>
        </Group>
      ),
    }),
  )
  useEffect(() => {
    if (!draft) return
    show(draft.savedAt)
    return () => {
      notifications.hide(toastId)
    }
  }, [draft])
}
