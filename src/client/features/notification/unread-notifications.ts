import type { NotificationList } from '#shared/notification/notification.schema.ts'

/**
 * Which notifications to mark as read when these are shown: only these, so that one arriving
 * meanwhile stays new; all, when some unread ones are too old to be shown.
 */
export function markReadInput({ notices: notifications, unread }: NotificationList): {
  ids?: string[]
} {
  const ids = notifications.filter(({ readAt }) => readAt === null).map(({ _id }) => _id)
  return unread > ids.length ? {} : { ids }
}
