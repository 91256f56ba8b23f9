import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
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

const { get } = restRoutes('Reference', '/reference', { scope: 'public' })

export const calendarRouter = router({
  crops: publicProcedure
    .meta(
      get(
        '/calendar',
        'The Indian crop calendar: when crops are sown and harvested, by state and zone',
        { cached: true },
      ),
    )
    .input(CalendarInput.prefault({}))
    .output(CalendarView)
    .query(({ input }) => listCalendar(input)),

  get: publicProcedure
    .meta(
      get('/calendar/{cropId}', 'One crop of the Indian crop calendar with all details', {
        cached: true,
      }),
    )
    .input(CalendarCropInput)
    .output(CalendarCrop)
    .query(({ input }) => getCalendarCrop(input)),

  troubles: publicProcedure
    .meta(
      get(
        '/troubles',
        'Pests and diseases with their signs and first remedies, by crop or by symptom',
        { 404: 'The calendar has no such crop.', cached: true },
      ),
    )
    .input(CropProblemsInput.prefault({}))
    .output(CropProblemsView)
    .query(({ input }) => listCropProblems(input)),

  troubledCrops: publicProcedure
    .meta(get('/trouble-crops', 'The crops with known pests and diseases', { cached: true }))
    .input(CropsWithProblemInput.prefault({}))
    .output(CropsWithProblem)
    .query(({ input }) => listCropsWithProblem(input)),
})
