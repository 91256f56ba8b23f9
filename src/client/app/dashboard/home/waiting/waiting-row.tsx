import {
  IconAlertTriangle,
  IconClock,
  IconMessage,
  IconPlant2,
  IconQrcode,
  IconTractor,
} from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { type AnswerState, undoAnswer } from '#client/domain/waiting/pending-answers.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { LinkButton, TextLink } from '#client/ui/link.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import type { WaitingItem, WaitingTask } from '#shared/dashboard/waiting.schema.ts'
import { taskSubjects } from './task-subjects.ts'
import { useAnswer } from './use-answer.ts'
import { useTimeLeftText } from './use-time-left-text.ts'
import { useWaitingTexts } from './use-waiting-texts.ts'
import classes from './waiting.module.css'

/** An id that is unique among everything that waits. */
export const waitingItemKey = (item: WaitingItem) =>
  '_id' in item ? `${item.task} ${item._id}` : item.task

/** The drawing of what has no picture. */
const artOfSubject: Record<(typeof taskSubjects)[WaitingTask], ReactNode> = {
  order: <IconPlant2 />,
  booking: <IconTractor />,
  listing: <IconPlant2 />,
  conversation: <IconMessage />,
  proposal: <IconPlant2 />,
  account: <IconQrcode />,
}

/** The picture of the crop or machine, else the drawing of its kind. */
function RowPicture({ item }: { item: WaitingItem }) {
  const image = 'image' in item ? item.image : null
  const drawing = 'drawing' in item ? item.drawing : null
  return (
    <ListingPicture
      src={image ?? undefined}
      alt=""
      sizes="64px"
      art={
        <ListingArt kindImage={drawing ?? undefined} icon={artOfSubject[taskSubjects[item.task]]} />
      }
    />
  )
}

/** Money is the main button even where it is handled on another page. */
const isMoneyTask = ({ task }: WaitingItem) => task === 'pay-order' || task === 'check-payment'

/** How long it can still be answered. */
function TimeLeft({ until }: { until: string }) {
  const { text, isPressing } = useTimeLeftText()(until)
  return (
    <p className={classes.until} data-pressing={isPressing || undefined}>
      {isPressing ? (
        <IconAlertTriangle size={18} aria-hidden />
      ) : (
        <IconClock size={18} aria-hidden />
      )}
      {text}
    </p>
  )
}

interface WaitingRowProps {
  item: WaitingItem
  /** Set while an answer can be undone or is being sent. */
  answer: AnswerState | undefined
  /** In place of the button that leads to the task's page. */
  action?: ReactNode
}

/** One thing that waits: what, who, how much, until when, and one button. */
export function WaitingRow({ item, answer, action }: WaitingRowProps) {
  const { t } = useTranslation()
  const { title, text, action: label, href } = useWaitingTexts()(item)
  const { canAnswer, textsOf, handleAnswer } = useAnswer()
  const isAnswered = answer !== undefined
  const handlePress = ({ detail: clicks }: MouseEvent) => {
    // The second half of a double click takes nothing back.
    if (clicks > 1) return
    if (isAnswered) undoAnswer(waitingItemKey(item))
    else handleAnswer(item)
  }
  const button = canAnswer(item) ? (
    // One button for both, so that it keeps the focus.
    <PendingButton
      className={classes.button}
      variant={isAnswered ? 'default' : 'filled'}
      isPending={answer === 'sending'}
      aria-label={`${isAnswered ? t('Undo') : label}: ${title}`}
      onClick={handlePress}
    >
      {isAnswered ? t('Undo') : label}
    </PendingButton>
  ) : (
    <LinkButton
      className={classes.button}
      variant={isMoneyTask(item) ? 'filled' : 'default'}
      href={href}
      aria-label={`${label}: ${title}`}
    >
      {label}
    </LinkButton>
  )
  return (
    <li className={classes.row} data-task={item.task} data-answered={isAnswered || undefined}>
      <div className={classes.picture} aria-hidden>
        <RowPicture item={item} />
      </div>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <TextLink href={href} className={classes.link}>
            {title}
          </TextLink>
        </h3>
        <p className={classes.text}>
          {!isAnswered && text}
          {/* Always in the page, or its first text would not be announced. */}
          <span role="status">
            {isAnswered && (
              <>
                <strong>{textsOf(item).done}</strong> {answer === 'waiting' && textsOf(item).sent}
              </>
            )}
          </span>
        </p>
        {'until' in item && item.until && item.task.startsWith('answer-') && (
          <TimeLeft until={item.until} />
        )}
      </div>
      <div className={classes.action}>{action ?? button}</div>
    </li>
  )
}
