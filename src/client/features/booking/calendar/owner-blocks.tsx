import { Button, Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import type { TakenDays } from '#shared/booking/booking.schema.ts'
import classes from '../booking.module.css'
import { useDaysText } from '../use-days-text.ts'
import { countDays } from './booking-days.policy.ts'

interface OwnerBlocksProps {
  taken: TakenDays['taken']
  onFreed: () => Promise<unknown>
}

/** The ranges that the owner blocked, each with a button to free it. */
export function OwnerBlocks({ taken, onFreed }: OwnerBlocksProps) {
  const { t } = useTranslation()
  const daysText = useDaysText()
  const free = trpc.booking.unblock.useMutation({
    onSuccess: async () => {
      await onFreed()
      toastSuccess(t('Days unblocked'))
    },
    onError: (error) => toastFailure(t, error),
  })
  const blocks = taken.flatMap(({ from, to, blockId }) => (blockId ? [{ from, to, blockId }] : []))
  if (blocks.length === 0) return null
  return (
    <>
      <Title order={3} size="h5" mt="md">
        {t('Blocked by you')}
      </Title>
      <ul className={classes.blocks}>
        {blocks.map(({ from, to, blockId }) => {
          const { range } = daysText({ from, to, days: countDays(from, to) })
          return (
            <li key={blockId}>
              {range}
              <Button
                className={classes.free}
                variant="default"
                aria-label={t('Unblock {{days}}', { days: range })}
                aria-disabled={free.isPending || undefined}
                onClick={() => !free.isPending && free.mutate({ blockId })}
              >
                {t('Unblock days')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
