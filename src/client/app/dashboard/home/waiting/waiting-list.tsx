import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useAnswerStates } from '#client/domain/waiting/pending-answers.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { WaitingTask, WaitingView } from '#shared/dashboard/waiting.schema.ts'
import type { Activity } from '#shared/user/activity.ts'
import { NothingWaits } from './nothing-waits.tsx'
import { UpiIdRow } from './upi-id-row.tsx'
import { useStillWhilePressed } from './use-still-while-pressed.ts'
import classes from './waiting.module.css'
import { WaitingRow, waitingItemKey } from './waiting-row.tsx'

/** Rows that are shown before the user asks for all of them. */
const firstRows = 6

const sold = (status: string) => `${paths.sellerOrders.href()}?status=${status}`
const bought = (status: string) => `${paths.myOrders.href()}?status=${status}`

/** The page that lists everything of a task; null where no page does. */
const pagesOfTasks: Partial<Record<WaitingTask, string>> = {
  'answer-order': sold('placed'),
  'check-payment': sold('accepted'),
  'receive-cash': sold('delivered'),
  'send-order': sold('paid'),
  'pay-order': bought('accepted'),
  'confirm-delivery': bought('dispatched'),
  'answer-booking': paths.bookings.href('side=owner'),
  'extend-soon': paths.myCrops.href(),
  'extend-expired': paths.myCrops.href(),
  restock: paths.myCrops.href(),
  'read-messages': paths.messages.href(),
  'answer-proposal': paths.proposals.href(),
}

interface Rest {
  task: WaitingTask
  href: string
  count: number
}

/** The tasks of which not every row is in the list, and how many more there are. */
function restsOf({ items, counts }: WaitingView): Rest[] {
  return Object.entries(pagesOfTasks).flatMap(([name, href]) => {
    const task = name as WaitingTask
    const count = (counts[task] ?? 0) - items.filter((item) => item.task === task).length
    return count > 0 ? [{ task, href, count }] : []
  })
}

function useRestTexts() {
  const { t } = useTranslation()
  const { number } = useFormat()
  return ({ task, count }: Rest) => {
    const values = { number: number(count) }
    if (task === 'read-messages') return t('{{number}} more conversations', values)
    if (task === 'answer-booking') return t('{{number}} more booking requests', values)
    if (task === 'answer-proposal') return t('{{number}} more proposals', values)
    return task.startsWith('extend') || task === 'restock'
      ? t('{{number}} more listings', values)
      : t('{{number}} more orders', values)
  }
}

interface WaitingListProps {
  view: WaitingView
  /** What the user came for: the next step when nothing waits. */
  activity: Activity
}

/** Everything that waits for the user, the most urgent first. */
export function WaitingList({ view, activity }: WaitingListProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const headingId = useId()
  const restText = useRestTexts()
  const answers = useAnswerStates()
  const [isWhole, setWhole] = useState(false)
  const still = useStillWhilePressed(view)
  const { items } = still
  const shown = isWhole ? items : items.slice(0, firstRows)
  const rests = isWhole || items.length <= firstRows ? restsOf(still) : []
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} mb="sm" id={headingId}>
        {t('To do')}
      </Title>
      {items.length === 0 && <NothingWaits activity={activity} />}
      <ul className={shared.smallGapList} aria-labelledby={headingId}>
        {shown.map((item) =>
          item.task === 'add-upi-id' ? (
            <UpiIdRow key={item.task} item={item} />
          ) : (
            <WaitingRow
              key={waitingItemKey(item)}
              item={item}
              answer={answers.get(waitingItemKey(item))}
            />
          ),
        )}
      </ul>
      {shown.length < items.length && (
        <Button mt="sm" variant="default" fullWidth onClick={() => setWhole(true)}>
          {t('Show all {{number}}', { number: number(items.length) })}
        </Button>
      )}
      {rests.length > 0 && (
        <ul className={classes.rests}>
          {rests.map((rest) => (
            <li key={rest.task}>
              <TextLink href={rest.href} className={classes.rest}>
                {restText(rest)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
