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

const { get } = restRoutes('Reference')

export const calendarRouter = router({
  crops: publicProcedure
    .meta(
      get(
        '/reference/calendar',
        'The Indian crop calendar: what is sown and harvested when, by state and zone',
        { cached: true },
      ),
    )
    .input(CalendarInput.prefault({}))
    .output(CalendarView)
    .query(({ input }) => listCalendar(input)),

  get: publicProcedure
    .meta(
      get(
        '/reference/calendar/{cropId}',
        'Everything that the Indian crop calendar knows of one crop',
        { cached: true },
      ),
    )
    .input(CalendarCropInput)
    .output(CalendarCrop)
    .query(({ input }) => getCalendarCrop(input)),

  troubles: publicProcedure
    .meta(
      get(
        '/reference/troubles',
        'Pests and diseases with their signs and first remedies, by crop or by what is seen',
        { errorResponses: { 404: 'The calendar has no such crop.' } },
      ),
    )
    .input(CropProblemsInput.prefault({}))
    .output(CropProblemsView)
    .query(({ input }) => listCropProblems(input)),

  troubledCrops: publicProcedure
    .meta(get('/reference/trouble-crops', 'The crops whose pests and diseases are known'))
    .input(CropsWithProblemInput.prefault({}))
    .output(CropsWithProblem)
    .query(({ input }) => listCropsWithProblem(input)),
})
