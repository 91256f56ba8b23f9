import { Button, Title } from '@mantine/core'
import { useId, useState } from 'react'
import { useAnswerStates } from '#client/domain/waiting/pending-answers.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { pageHeading } from '#client/platform/paths/page-heading.ts'
import { useFocusInList } from '#client/ui/focus/use-focus-in-list.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import type { WaitingView } from '#shared/dashboard/waiting.schema.ts'
import type { Activity } from '#shared/user/activity.ts'
import { NothingWaits } from './nothing-waits.tsx'
import { remainingTasksHref, remainingTasksSentence } from './remaining-tasks.ts'
import { UpiIdRow } from './upi-id-row.tsx'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'
import classes from './waiting.module.css'
import { WaitingRow, waitingItemKey } from './waiting-row.tsx'

/** Rows that are shown before the user asks for all of them. */
const firstRows = 6

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
  const answers = useAnswerStates()
  const [isWhole, setWhole] = useState(false)
  const frozen = useFrozenWhilePressed(view)
  const focus = useFocusInList<HTMLUListElement>({ target: 'a', fallback: pageHeading })
  const { items } = frozen
  const shown = isWhole ? items : items.slice(0, firstRows)
  const isEnd = shown.length === items.length
  const remaining = isEnd ? (frozen.remaining ?? []) : []
  return (
    <section aria-labelledby={headingId}>
      <Title order={2} mb="sm" id={headingId}>
        {t('To do')}
      </Title>
      {items.length === 0 && <NothingWaits activity={activity} />}
      <ul {...focus} className={shared.smallGapList} aria-labelledby={headingId}>
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
      {!isEnd && (
        <Button mt="sm" variant="default" fullWidth onClick={() => setWhole(true)}>
          {t('Show all {{number}}', { number: number(items.length) })}
        </Button>
      )}
      {remaining.length > 0 && (
        <ul className={classes.remaining}>
          {remaining.map((tasks) => {
            const href = remainingTasksHref(tasks)
            const text = t(remainingTasksSentence(tasks), { number: number(tasks.count) })
            return (
              <li key={text + href}>
                <TextLink href={href} className={classes.remainingLink}>
                  {text}
                </TextLink>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
