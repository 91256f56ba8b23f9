import { Badge } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { personName } from '#client/platform/format/person-name.ts'
import { placeText } from '#client/platform/format/place-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import { VerifiedTick } from '#client/ui/verified-tick.tsx'
import type { AdminPerson } from '#shared/admin/admin.schema.ts'
import cards from './admin-card.module.css'

interface AdminCardProps {
  title: ReactNode
  badges?: ReactNode
  /** Small text below the title. */
  meta?: ReactNode
  /** A small picture beside the title. */
  picture?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** The item needs a decision. */
  isWaiting?: boolean
}

/** One item to decide about: what it is, who is involved, and the possible actions. */
export const AdminCard = ({ isWaiting = false, ...props }: AdminCardProps) => (
  <article className={cards.card} data-waiting={isWaiting || undefined}>
    {props.picture}
    <div className={cards.content}>
      <header className={shared.headRow}>
        <h3 className={cards.cardTitle}>{props.title}</h3>
        {props.badges}
      </header>
      {props.meta && <div className={cards.meta}>{props.meta}</div>}
      {props.children}
      {props.actions && <div className={cards.actions}>{props.actions}</div>}
    </div>
  </article>
)

/** A person's name, verified tick and place. */
export function PersonLine({ person }: { person: AdminPerson }) {
  const { t } = useTranslation()
  return (
    <span className={cards.person}>
      {personName(t, person.name, 'No name given')}
      {person.verified && <VerifiedTick size={18} />}
      {person.place && ` · ${placeText(t, person.place)}`}
    </span>
  )
}

interface Report {
  _id: string
  reason: string
  note: string
  createdAt: string
}

interface ReportListProps {
  /** The number of open reports; `reports` holds only the newest of them. */
  count: number
  reports: readonly Report[]
  names: Record<string, { label: string }>
}

/** The reports that users sent about an item. */
export function ReportList({ count, reports, names }: ReportListProps) {
  const { t } = useTranslation()
  const { ago, number } = useFormat()
  if (reports.length === 0) return null
  return (
    <div className={cards.reports}>
      <Badge color="turmeric" variant="light" size="lg">
        {count === 1 ? t('1 report') : t('{{number}} reports', { number: number(count) })}
      </Badge>
      <ul>
        {reports.map(({ _id, reason, note, createdAt }) => (
          <li key={_id}>
            <strong>{t(names[reason]?.label ?? reason)}</strong> · {ago(createdAt)}
            {note && <p className={cards.userText}>{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}
