import { CloseButton, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import type { NotificationList } from '#shared/notification/notification.schema.ts'
import classes from './notification-panel.module.css'
import { NotificationRow } from './notification-row.tsx'
import { markReadInput } from './unread-notifications.ts'

interface NotificationPanelProps {
  query: {
    data: NotificationList | undefined
    error: unknown
    isPending: boolean
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  onLeave: () => void
}

/**
 * The newest notifications. Showing them marks them as read; they stay marked as new while the
 * panel is open.
 */
export default function NotificationPanel({ query, onLeave }: NotificationPanelProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const { mutate } = trpc.notice.markRead.useMutation({
    onSuccess: ({ unread }) =>
      utils.notice.list.setData(undefined, (list) => list && { ...list, unread }),
    onError: (error) => logFailure('Notifications were not marked as read.', error),
  })
  const { data } = query
  // Marking as read reloads the list, so remember which were new.
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set())
  const newlyShown =
    data?.notices.filter(({ _id, readAt }) => readAt === null && !newIds.has(_id)) ?? []
  if (newlyShown.length > 0) setNewIds(new Set([...newIds, ...newlyShown.map(({ _id }) => _id)]))
  const close = useRef<HTMLButtonElement>(null)
  // The popover looked for its first focusable element before this chunk had loaded. What it found is gone in the moment
  // in which this appears, and Escape closes only a popover that has the focus.
  useLayoutEffect(() => close.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (data && data.unread > 0) mutate(markReadInput(data))
  }, [data, mutate])
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {t('Notifications')}
        </Title>
        <CloseButton ref={close} aria-label={t('Close')} onClick={onLeave} />
      </div>
      <QueryView
        query={query}
        skeleton={
          <Stack p="md">
            <Skeleton height={44} />
            <Skeleton height={44} />
          </Stack>
        }
        errorTitle="Unable to load notifications"
        errorText={readFailure(query.error).message ?? undefined}
        isEmpty={({ notices: notifications }) => notifications.length === 0}
        empty={
          <Text p="md" c="dimmed">
            {t(
              'No notifications yet. Answers to your questions and your price alerts appear here.',
            )}
          </Text>
        }
      >
        {({ notices: notifications }) => (
          <ul className={shared.plainList}>
            {notifications.map((notification) => (
              <NotificationRow
                key={notification._id}
                notification={notification}
                isNew={newIds.has(notification._id)}
                onLeave={onLeave}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  )
}
