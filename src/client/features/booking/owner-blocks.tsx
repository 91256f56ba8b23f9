import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { TakenDays } from '../../../shared/booking.schema.ts'
import { translateMessage } from '../../core/i18n/translate-message.ts'
import { readFailure, trpc } from '../../core/trpc.ts'
import { toastError, toastSuccess } from '../../core/ui/toast.ts'
import classes from './booking.module.css'
import { countDays } from './booking-days.policy.ts'
import { useDaysText } from './use-days-text.ts'

interface OwnerBlocksProps {
  taken: TakenDays['taken']
  onFreed: () => Promise<unknown>
}

/** The days that the owner has blocked, each range to be freed again. */
export function OwnerBlocks({ taken, onFreed }: OwnerBlocksProps) {
  const { t } = useTranslation()
  const daysText = useDaysText()
  const free = trpc.booking.unblock.useMutation({
    onSuccess: async () => {
      await onFreed()
      toastSuccess(t('Days are free again'))
    },
    onError: (error) =>
      toastError(translateMessage(t, readFailure(error).message ?? 'Error connecting to server')),
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
                aria-label={t('Free {{days}}', { days: range })}
                aria-disabled={free.isPending || undefined}
                onClick={() => !free.isPending && free.mutate({ blockId })}
              >
                {t('Free again')}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
