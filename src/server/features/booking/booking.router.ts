import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  BlockIdInput,
  BlockInput,
  BookingBatchInput,
  BookingChangeInput,
  BookingIdInput,
  BookingInput,
  BookingListInput,
  BookingPage,
  BookingView,
  TakenDays,
  TakenDaysInput,
} from '#shared/booking/booking.schema.ts'
import { BatchResult } from '#shared/kit/batch.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { changeBooking, changeBookings } from './booking-change.service.ts'
import { blockDays, takenDays, unblockDays } from './booking-days.service.ts'
import { getBooking, listBookings } from './booking-read.service.ts'
import { requestBooking } from './booking-request.service.ts'

const { get, post } = restRoutes('Bookings', '/booking', { scope: 'bookings' })

export const bookingRouter = router({
  takenDays: viewerProcedure
    .meta(
      get(
        '/taken-days/{equipmentId}',
        'The days on which a machine cannot be booked, from today on',
        { 404: 'The machine does not exist or is archived.' },
      ),
    )
    .input(TakenDaysInput)
    .output(TakenDays)
    .query(({ ctx, input }) => takenDays(ctx.db, input.equipmentId, ctx.viewer?.id ?? null)),

  request: protectedProcedure
    .meta(
      post(
        '/request-booking',
        'Request a machine from its owner; its days are reserved until they answer, for at most 24 hours',
        {
          403: 'It is your own machine, or one of you has blocked the other.',
          404: 'The machine does not exist or is archived.',
          409: 'Its days are taken, it cannot be booked now, its price, currency, name or travel fee has changed, it does not travel to the place, or too many requests of yours wait for an answer.',
          handlesIdempotencyKey: true,
        },
      ),
    )
    .input(BookingInput)
    .output(BookingView)
    .mutation(async ({ ctx, input }) => {
      const request = { renterId: ctx.actor.id, key: ctx.idempotencyKey, input }
      const { booking, isRepeat } = await requestBooking(ctx, request)
      ctx.answer.isReplay = isRepeat
      return booking
    }),

  mine: protectedProcedure
    .meta(get('/my-bookings', 'Your bookings, newest first'))
    .input(BookingListInput)
    .output(BookingPage)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor.id, 'renter', input)),

  incoming: protectedProcedure
    .meta(get('/owner-bookings', 'Bookings of your machines, newest first'))
    .input(BookingListInput)
    .output(BookingPage)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor.id, 'owner', input)),

  get: protectedProcedure
    .meta(
      get('/get-booking/{bookingId}', 'Read one booking, as its renter or its owner', {
        404: 'The booking does not exist or is not yours.',
      }),
    )
    .input(BookingIdInput)
    .output(BookingView)
    .query(({ ctx, input }) => getBooking(ctx.db, ctx.actor.id, input.bookingId)),

  change: protectedProcedure
    .meta(
      post(
        '/change-status/{bookingId}',
        'Accept, decline, hand over, take back, complete or cancel a booking',
        {
          404: 'The booking does not exist or is not yours.',
          409: 'The status, the day or your role in the booking does not allow this.',
        },
      ),
    )
    .input(BookingChangeInput)
    .output(BookingView)
    .mutation(({ ctx, input }) => changeBooking(ctx.db, ctx.actor.id, input)),

  changeMany: protectedProcedure
    .meta(
      post('/change-statuses', 'Accept up to 50 requests; each is judged on its own', {
        description:
          'Answers one result for each booking. A booking that already has the status is `unchanged`, so the request can be repeated.',
      }),
    )
    .input(BookingBatchInput)
    .output(BatchResult)
    .mutation(({ ctx, input }) => changeBookings(ctx.db, ctx.actor.id, input)),

  block: protectedProcedure
    .meta(
      post('/block-days', 'Block days of your machine', {
        403: 'It is not your machine.',
        404: 'The machine does not exist.',
        409: 'Some of the days are booked or blocked already.',
      }),
    )
    .input(BlockInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => blockDays(ctx.db, ctx.actor.id, input)),

  unblock: protectedProcedure
    .meta(
      post('/unblock-days/{blockId}', 'Unblock days of your machine', {
        404: 'The blocked days do not exist or are not yours.',
      }),
    )
    .input(BlockIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => unblockDays(ctx.db, ctx.actor.id, input.blockId)),
})
