import { IconClock, IconPhoto, IconPlant, IconTractor } from '@tabler/icons-react'
import { Link } from 'wouter'
import { ListingArt } from '#client/domain/listing/card/listing-art.tsx'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { useUnsentText } from '#client/domain/message/message-draft.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import cardLink from '#client/ui/card-link.module.css'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { ConversationSummary } from '#shared/message/message.schema.ts'
import { dayOf, namedDay } from '../message-time.ts'
import classes from './conversation-list.module.css'

/** The last message on one line. */
function LastMessage({ last }: Pick<ConversationSummary, 'last'>) {
  const { t } = useTranslation()
  const text = last.isHidden ? t('This message was removed by KrishiHaat.') : last.text
  return (
    <p className={classes.last}>
      {last.isOwn && `${t('You')}: `}
      {last.images > 0 && <IconPhoto size={16} aria-hidden />}
      <span dir="auto">{text || t('Photo')}</span>
    </p>
  )
}

/** The user's message that is not sent yet, on one line. */
function UnsentMessage({ text }: { text: string }) {
  const { t } = useTranslation()
  return (
    <p className={classes.last}>
      <IconClock size={16} aria-hidden />
      {t('Not sent yet')}: <span dir="auto">{text || t('Photo')}</span>
    </p>
  )
}

interface ConversationRowProps {
  /** The user's id, as far as it is known. */
  account: string
  conversation: ConversationSummary
  isOpen: boolean
}

/** The counterparty, the listing and the last message. */
export function ConversationRow({ account, conversation, isOpen }: ConversationRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const format = useFormat()
  const { _id, listing, other: counterparty, last, unread } = conversation
  const unsentText = useUnsentText(account, _id)
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
          art={
            <ListingArt
              kindImage={listing.kindImage}
              icon={listing.kind === 'crop' ? <IconPlant /> : <IconTractor />}
            />
          }
        />
      </div>
      <div className={classes.text}>
        <div className={classes.top}>
          <Link
            className={`${cardLink.link} ${classes.name}`}
            href={paths.conversation.href(_id)}
            aria-current={isOpen ? 'page' : undefined}
          >
            {personName(t, counterparty.name)}
          </Link>
          {counterparty.verified && <VerifiedTick size={18} />}
          <time className={classes.when} dateTime={last.at}>
            {when}
          </time>
        </div>
        <p className={classes.about}>{listingNameIn(language, listing)}</p>
        <div className={classes.top}>
          {unsentText === null ? <LastMessage last={last} /> : <UnsentMessage text={unsentText} />}
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
