import {
  CalendarCrop,
  CalendarCropInput,
  CalendarInput,
  CalendarView,
} from '../../../shared/calendar.schema.ts'
import { publicProcedure, router } from '../../core/trpc.ts'
import { getCalendarCrop, listCalendar } from './calendar.service.ts'

export const calendarRouter = router({
  crops: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reference/calendar',
        tags: ['Reference'],
        summary: 'The Indian crop calendar: what is sown and harvested when, by state and zone',
      },
    })
    .input(CalendarInput.prefault({}))
    .output(CalendarView)
    .query(({ input }) => listCalendar(input)),

  get: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reference/calendar/{cropId}',
        tags: ['Reference'],
        summary: 'Everything that the Indian crop calendar knows of one crop',
      },
    })
    .input(CalendarCropInput)
    .output(CalendarCrop)
    .query(({ input }) => getCalendarCrop(input)),
})
