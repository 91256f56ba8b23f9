import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  CalendarCrop,
  CalendarCropInput,
  CalendarInput,
  CalendarView,
  CropProblemsInput,
  CropProblemsView,
  CropsWithProblem,
  CropsWithProblemInput,
} from '#shared/calendar/calendar.schema.ts'
import { getCalendarCrop, listCalendar } from './calendar.service.ts'
import { listCropProblems, listCropsWithProblem } from './calendar-problems.service.ts'

export const calendarRouter = router({
  crops: publicProcedure
    .meta({
      kept: true,
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
      kept: true,
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

  troubles: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reference/troubles',
        tags: ['Reference'],
        summary:
          'Pests and diseases with their signs and first remedies, by crop or by what is seen',
        errorResponses: { 404: 'The calendar has no such crop.' },
      },
    })
    .input(CropProblemsInput.prefault({}))
    .output(CropProblemsView)
    .query(({ input }) => listCropProblems(input)),

  troubledCrops: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/reference/trouble-crops',
        tags: ['Reference'],
        summary: 'The crops whose pests and diseases are known',
      },
    })
    .input(CropsWithProblemInput.prefault({}))
    .output(CropsWithProblem)
    .query(({ input }) => listCropsWithProblem(input)),
})
