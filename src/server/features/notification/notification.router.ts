import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  NotificationList,
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

const tags = ['Notices']

export const notificationRouter = router({
  list: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/user/notices',
        tags,
        summary: 'Your newest notices, and how many you have not read',
        protect: true,
      },
    })
    .output(NotificationList)
    .query(({ ctx }) => listNotifications(ctx.db, ctx.actor.id)),

  markRead: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/read-notices',
        tags,
        summary: 'Mark some of your notices as read, or all of them',
        protect: true,
      },
    })
    .input(NotificationsReadInput)
    .output(UnreadNotifications)
    .mutation(({ ctx, input }) => markNotificationsRead(ctx, ctx.actor.id, input.ids)),

  settings: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/user/notice-settings',
        tags,
        summary: 'What you want to be told, and how',
        protect: true,
      },
    })
    .output(NotificationSettings)
    .query(({ ctx }) => readNotificationSettings(ctx.db, ctx.actor.id)),

  changeSettings: protectedProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/user/notice-settings',
        tags,
        summary: 'Switch SMS and kinds of notices on or off',
        protect: true,
      },
    })
    .input(NotificationSettingsUpdate)
    .output(NotificationSettings)
    .mutation(({ ctx, input }) => changeNotificationSettings(ctx.db, ctx.actor.id, input)),
})
