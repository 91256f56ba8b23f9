import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useAnswerStates } from '#client/domain/waiting/pending-answers.ts'
import { useFormat } from '#client/platform/format/format.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { WaitingTask, WaitingView } from '#shared/dashboard/waiting.schema.ts'
import type { Activity } from '#shared/user/activity.ts'
import { NothingWaits } from './nothing-waits.tsx'
import { taskSubjects } from './task-subjects.ts'
import { UpiIdRow } from './upi-id-row.tsx'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'
import classes from './waiting.module.css'
import { WaitingRow, waitingItemKey } from './waiting-row.tsx'

/** Rows that are shown before the user asks for all of them. */
const firstRows = 6

const sellerOrdersHref = (status: string) => `${paths.sellerOrders.href()}?status=${status}`
const buyerOrdersHref = (status: string) => `${paths.myOrders.href()}?status=${status}`

/** The page that lists everything of a task; null where no page does. */
const pagesOfTasks: Partial<Record<WaitingTask, string>> = {
  'answer-order': sellerOrdersHref('placed'),
  'check-payment': sellerOrdersHref('accepted'),
  'receive-cash': sellerOrdersHref('delivered'),
  'send-order': sellerOrdersHref('paid'),
  'pay-order': buyerOrdersHref('accepted'),
  'confirm-delivery': buyerOrdersHref('dispatched'),
  'answer-booking': paths.bookings.href('side=owner'),
  'extend-soon': paths.myCrops.href(),
  'extend-expired': paths.myCrops.href(),
  restock: paths.myCrops.href(),
  'read-messages': paths.messages.href(),
  'answer-proposal': paths.proposals.href(),
}

interface RemainingTasks {
  task: WaitingTask
  href: string
  count: number
}

/** The tasks of which not every row is in the list, and how many more there are. */
function remainingTasksOf({ items, counts }: WaitingView): RemainingTasks[] {
  return Object.entries(pagesOfTasks).flatMap(([name, href]) => {
    const task = name as WaitingTask
    const count = (counts[task] ?? 0) - items.filter((item) => item.task === task).length
    return count > 0 ? [{ task, href, count }] : []
  })
}

/** How many more tasks there are. Only tasks with a page of their own are counted, so none is of the account. */
const remainingSentences: Record<(typeof taskSubjects)[WaitingTask], English> = {
  order: '{{number}} more orders',
  booking: '{{number}} more booking requests',
  listing: '{{number}} more listings',
  conversation: '{{number}} more conversations',
  proposal: '{{number}} more proposals',
  account: '',
}

function useRemainingTexts() {
  const { t } = useTranslation()
  const { number } = useFormat()
  return ({ task, count }: RemainingTasks) =>
    t(remainingSentences[taskSubjects[task]], { number: number(count) })
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
  const remainingText = useRemainingTexts()
  const answers = useAnswerStates()
  const [isWhole, setWhole] = useState(false)
  const frozen = useFrozenWhilePressed(view)
  const { items } = frozen
  const shown = isWhole ? items : items.slice(0, firstRows)
  const remaining = isWhole || items.length <= firstRows ? remainingTasksOf(frozen) : []
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
      {remaining.length > 0 && (
        <ul className={classes.remaining}>
          {remaining.map((tasks) => (
            <li key={tasks.task}>
              <TextLink href={tasks.href} className={classes.remainingLink}>
                {remainingText(tasks)}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
