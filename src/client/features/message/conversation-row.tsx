import {
  IconPhoto,
  IconPlant,
  IconRosetteDiscountCheckFilled,
  IconTractor,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { ConversationSummary } from '../../../shared/message.schema.ts'
import { useFormat } from '../../core/format.ts'
import { ListingPicture } from '../../core/listing/listing-picture.tsx'
import { paths } from '../../core/paths.ts'
import { personName } from '../../core/person-name.ts'
import cardLink from '../../core/ui/card-link.module.css'
import classes from './conversation-list.module.css'
import { dayOf, namedDay } from './message-time.ts'

/** The last message in one line. */
function LastMessage({ last }: Pick<ConversationSummary, 'last'>) {
  const { t } = useTranslation()
  const words = last.isHidden ? t('This message was removed by KrishiHaat.') : last.text
  return (
    <p className={classes.last}>
      {last.isOwn && `${t('You')}: `}
      {last.images > 0 && <IconPhoto size={16} aria-hidden />}
      <span dir="auto">{words || t('Photo')}</span>
    </p>
  )
}

interface ConversationRowProps {
  conversation: ConversationSummary
  isOpen: boolean
}

/** With whom, about what, and what was said last. */
export function ConversationRow({ conversation, isOpen }: ConversationRowProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { _id, listing, other, last, unread } = conversation
  const day = dayOf(last.at)
  const named = namedDay(day)
  const when =
    named === 'today'
      ? format.clock(last.at)
      : named === 'yesterday'
        ? t('Yesterday')
        : format.date(day)
  return (
    <li
      className={classes.row}
      data-unread={unread > 0 || undefined}
      data-open={isOpen || undefined}
    >
      <div className={classes.picture}>
        <ListingPicture
          src={listing.image ?? undefined}
          alt=""
          sizes="72px"
          art={listing.kind === 'crop' ? <IconPlant /> : <IconTractor />}
        />
      </div>
      <div className={classes.words}>
        <div className={classes.top}>
          <Link
            className={`${cardLink.link} ${classes.name}`}
            href={paths.conversation.href(_id)}
            aria-current={isOpen ? 'page' : undefined}
          >
            {personName(t, other.name)}
          </Link>
          {other.verified && (
            <IconRosetteDiscountCheckFilled
              className={classes.tick}
              size={18}
              role="img"
              aria-label={t('Verified')}
            />
          )}
          <time className={classes.when} dateTime={last.at}>
            {when}
          </time>
        </div>
        <p className={classes.about}>{listing.name}</p>
        <div className={classes.top}>
          <LastMessage last={last} />
          {unread > 0 && (
            <span
              className={classes.count}
              role="img"
              aria-label={t('{{unread}} unread', { unread: format.number(unread) })}
            >
              {format.number(Math.min(unread, 99))}
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
