import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  NotificationList,
  NotificationListInput,
  NotificationSettings,
  NotificationSettingsUpdate,
  NotificationsReadInput,
  UnreadNotifications,
} from '#shared/notification/notification.schema.ts'
import { listNotifications, markNotificationsRead } from './notification.service.ts'
import {
  changeNotificationSettings,
  readNotificationSettings,
} from './notification-settings.service.ts'

const { get, patch, post } = restRoutes('Notices', '/user', { scope: 'notifications' })

export const notificationRouter = router({
  list: protectedProcedure
    .meta(get('/notices', 'Your newest notifications, and how many you have not read'))
    .input(NotificationListInput)
    .output(NotificationList)
    .query(({ ctx, input }) => listNotifications(ctx.db, ctx.actor.id, input)),

  markRead: protectedProcedure
    .meta(post('/read-notices', 'Mark some or all of your notifications as read'))
    .input(NotificationsReadInput)
    .output(UnreadNotifications)
    .mutation(({ ctx, input }) => markNotificationsRead(ctx, ctx.actor.id, input.ids)),

  settings: protectedProcedure
    .meta(get('/notice-settings', 'Your notification settings'))
    .output(NotificationSettings)
    .query(({ ctx }) => readNotificationSettings(ctx.db, ctx.actor.id)),

  changeSettings: protectedProcedure
    .meta(patch('/notice-settings', 'Switch SMS and kinds of notifications on or off'))
    .input(NotificationSettingsUpdate)
    .output(NotificationSettings)
    .mutation(({ ctx, input }) => changeNotificationSettings(ctx.db, ctx.actor.id, input)),
})
