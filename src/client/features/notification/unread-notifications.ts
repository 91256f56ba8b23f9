import type { NotificationList } from '#shared/notification/notification.schema.ts'

/**
 * Which notices to mark as read when these are seen: just these, so that one which comes meanwhile
 * stays new; all, when there are unread ones too old to be shown.
 */
export function toMark({ notices: notifications, unread }: NotificationList): { ids?: string[] } {
  const ids = notifications.filter(({ readAt }) => readAt === null).map(({ _id }) => _id)
  return unread > ids.length ? {} : { ids }
}
