import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  NoticeList,
  NoticeSettings,
  NoticeSettingsUpdate,
  NoticesReadInput,
  UnreadNotices,
} from '#shared/notification/notification.schema.ts'
import { listNotices, markNoticesRead } from './notification.service.ts'
import { changeNoticeSettings, readNoticeSettings } from './notification-settings.service.ts'

const tags = ['Notices']

export const noticeRouter = router({
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
    .output(NoticeList)
    .query(({ ctx }) => listNotices(ctx.db, ctx.actor.id)),

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
    .input(NoticesReadInput)
    .output(UnreadNotices)
    .mutation(({ ctx, input }) => markNoticesRead(ctx, ctx.actor.id, input.ids)),

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
    .output(NoticeSettings)
    .query(({ ctx }) => readNoticeSettings(ctx.db, ctx.actor.id)),

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
    .input(NoticeSettingsUpdate)
    .output(NoticeSettings)
    .mutation(({ ctx, input }) => changeNoticeSettings(ctx.db, ctx.actor.id, input)),
})
