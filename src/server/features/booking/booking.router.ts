import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  BlockIdInput,
  BlockInput,
  BookingChangeInput,
  BookingIdInput,
  BookingInput,
  BookingListInput,
  BookingPage,
  BookingView,
  TakenDays,
  TakenDaysInput,
} from '#shared/booking/booking.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { changeBooking } from './booking-change.service.ts'
import { blockDays, takenDays, unblockDays } from './booking-days.service.ts'
import { getBooking, listBookings } from './booking-read.service.ts'
import { requestBooking } from './booking-request.service.ts'

const { get, post } = restRoutes('Bookings')

export const bookingRouter = router({
  takenDays: viewerProcedure
    .meta(
      get(
        '/booking/taken-days/{equipmentId}',
        'The days of a machine that cannot be booked, from today on',
        { errorResponses: { 404: 'The machine is not known, or archived.' } },
      ),
    )
    .input(TakenDaysInput)
    .output(TakenDays)
    .query(({ ctx, input }) => takenDays(ctx.db, input.equipmentId, ctx.viewer?.id ?? null)),

  request: protectedProcedure
    .meta(
      post(
        '/booking/request-booking',
        'Ask an owner for a machine; its days are kept for you for 24 hours',
        {
          errorResponses: {
            403: 'It is your own machine, or one of you has blocked the other.',
            404: 'The machine is not known, or archived.',
            409: 'Its days are taken, it cannot be booked now, its price, currency or name has changed, or you have 20 requests waiting.',
          },
          handlesIdempotencyKey: true,
        },
      ),
    )
    .input(BookingInput)
    .output(BookingView)
    .mutation(async ({ ctx, input }) => {
      const query = { renterId: ctx.actor.id, key: ctx.idempotencyKey, input }
      const { booking, isRepeat } = await requestBooking(ctx.db, query)
      ctx.answer.isReplay = isRepeat
      return booking
    }),

  mine: protectedProcedure
    .meta(get('/booking/my-bookings', 'What you have booked, newest first'))
    .input(BookingListInput)
    .output(BookingPage)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor.id, 'renter', input)),

  incoming: protectedProcedure
    .meta(get('/booking/owner-bookings', 'Bookings of your machines, newest first'))
    .input(BookingListInput)
    .output(BookingPage)
    .query(({ ctx, input }) => listBookings(ctx.db, ctx.actor.id, 'owner', input)),

  get: protectedProcedure
    .meta(
      get('/booking/get-booking/{bookingId}', 'Read one booking, as its renter or its owner', {
        errorResponses: { 404: 'It is not known, or not yours.' },
      }),
    )
    .input(BookingIdInput)
    .output(BookingView)
    .query(({ ctx, input }) => getBooking(ctx.db, ctx.actor.id, input.bookingId)),

  change: protectedProcedure
    .meta(
      post('/booking/change-status/{bookingId}', 'Take a booking one step further', {
        errorResponses: {
          404: 'It is not known, or not yours.',
          409: 'Its state, the day or your side of it does not allow this.',
        },
      }),
    )
    .input(BookingChangeInput)
    .output(BookingView)
    .mutation(({ ctx, input }) => changeBooking(ctx.db, ctx.actor.id, input)),

  block: protectedProcedure
    .meta(
      post('/booking/block-days', 'Keep days of your machine from being booked', {
        errorResponses: {
          403: 'It is not your machine.',
          404: 'The machine is not known.',
          409: 'Some of the days are booked or blocked already.',
        },
      }),
    )
    .input(BlockInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => blockDays(ctx.db, ctx.actor.id, input)),

  unblock: protectedProcedure
    .meta(
      post('/booking/unblock-days/{blockId}', 'Free days that you have blocked', {
        errorResponses: { 404: 'They are not known, or not yours.' },
      }),
    )
    .input(BlockIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => unblockDays(ctx.db, ctx.actor.id, input.blockId)),
})
