import { Alert, Button, Skeleton, Text, Title } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useLive } from '#client/platform/realtime/live.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TextLink } from '#client/ui/link.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastSuccess } from '#client/ui/toast.ts'
import { maxBlockedDays } from '#shared/booking/booking.constants.ts'
import { BlockInput } from '#shared/booking/booking.schema.ts'
import { useDaysText } from '../use-days-text.ts'
import classes from './booking-box.module.css'
import { type DayChoice, lastDay, pickDay, withoutTakenDays } from './booking-days.policy.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import { DayCalendar } from './day-calendar.tsx'
import { DayFields } from './day-fields.tsx'
import { OwnerBlocks } from './owner-blocks.tsx'

const noChoice: DayChoice = { from: null, days: 1, awaitsEnd: false }

/** The owner's view of an equipment's calendar: bookings, and days to block. */
export default function OwnerCalendar({ equipmentId }: { equipmentId: string }) {
  const { t } = useTranslation()
  const daysText = useDaysText()
  const utils = trpc.useUtils()
  const query = trpc.booking.takenDays.useQuery({ equipmentId })
  const [requestedChoice, setRequestedChoice] = useState(noChoice)
  const [focusRequests, setFocusRequests] = useState(0)
  const [fieldError, setFieldError] = useState<string | null>(null)
  const choice = query.data
    ? withoutTakenDays(requestedChoice, query.data, maxBlockedDays)
    : requestedChoice
  const to = lastDay(choice)

  const refresh = () => utils.booking.takenDays.invalidate({ equipmentId })
  useLive('bookings', () => void refresh())
  const block = trpc.booking.block.useMutation({
    onSuccess: async () => {
      await refresh()
      toastSuccess(t('Days blocked'))
    },
    onError: (error) => {
      setFieldError(failureSentence(error))
      void refresh()
    },
  })
  const handleBlock = () => {
    if (block.isPending) return
    if (!choice.from) return setFocusRequests(focusRequests + 1)
    const checked = BlockInput.safeParse({ equipmentId, from: choice.from, to })
    if (!checked.success) return setFieldError(checked.error.issues[0]?.message ?? null)
    setFieldError(null)
    // Days chosen while these are being stored stay chosen.
    const onSuccess = () => setRequestedChoice((now) => (now === requestedChoice ? noChoice : now))
    block.mutate(checked.data, { onSuccess })
  }
  return (
    <>
      <Title order={2} size="h3">
        {t('Your calendar')}
      </Title>
      <Text c="dimmed" mb="xs">
        {t('Requests for your machine appear under')}{' '}
        <TextLink href={paths.bookings.href('side=owner')} underline="always">
          {t('Bookings')}
        </TextLink>
      </Text>
      <QueryView
        query={query}
        skeleton={<Skeleton className={classes.filler} />}
        errorTitle="Unable to load the calendar"
        isEmpty={({ first, last }) => first > last}
        empty={
          <Text>{t('The available days for this machine have passed. Edit it to add more.')}</Text>
        }
      >
        {(days) => (
          <div className={classes.planner}>
            <DayCalendar
              days={days}
              choice={choice}
              onPick={(day) => setRequestedChoice(pickDay(choice, day, days, maxBlockedDays))}
            />
            <div className={classes.side}>
              <CalendarLegend />
              <Text role="status">
                {choice.from && to
                  ? daysText({ from: choice.from, to, days: choice.days }).range
                  : t('Choose the days to block.')}
              </Text>
              <DayFields
                choice={choice}
                availability={days}
                max={maxBlockedDays}
                onChange={setRequestedChoice}
                focusRequests={focusRequests}
              />
              {fieldError && (
                <Alert color="red" role="alert">
                  {translateMessage(t, fieldError)}
                </Alert>
              )}
              <Button
                variant="default"
                leftSection={<IconCalendarOff size={20} aria-hidden />}
                aria-disabled={block.isPending || undefined}
                onClick={handleBlock}
              >
                {t('Block days')}
              </Button>
              <OwnerBlocks taken={days.taken} onFreed={refresh} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  )
}
