import { Skeleton } from '@mantine/core'
import {
  IconClipboardText,
  IconCoinRupee,
  IconFlag,
  IconMail,
  IconMessageReport,
  IconMessages,
  IconPhoneCall,
  IconStar,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { type AdminSection, adminSections, maxWaiting } from '#shared/admin/admin.constants.ts'
import type { AdminSummary } from '#shared/admin/admin.schema.ts'
import classes from '../parts/admin.module.css'
import { sectionLabels } from '../parts/admin-labels.ts'

const icons: Record<AdminSection, typeof IconFlag> = {
  people: IconUsers,
  listings: IconFlag,
  posts: IconMessageReport,
  messages: IconMessages,
  reviews: IconStar,
  contests: IconCoinRupee,
  contact: IconMail,
  experts: IconPhoneCall,
  log: IconClipboardText,
}

const hasCount = (section: AdminSection): section is keyof AdminSummary & AdminSection =>
  section !== 'reviews' && section !== 'log'

function Tile({ section, summary }: { section: AdminSection; summary: AdminSummary }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const Icon = icons[section]
  const { label, text } = sectionLabels[section]
  const waiting = hasCount(section) ? summary[section] : null
  const shown = waiting === null ? null : number(waiting) + (waiting >= maxWaiting ? '+' : '')
  return (
    <Link
      href={paths.adminTab.href(section) + (section === 'people' && waiting ? '?show=lapsed' : '')}
      className={classes.tile}
      data-waiting={(waiting !== null && waiting > 0) || undefined}
    >
      <span className={classes.icon}>
        <Icon size={28} stroke={1.7} aria-hidden />
      </span>
      <span className={classes.tileTitle}>{t(label)}</span>
      <span className={classes.number}>{shown}</span>
      <span className={classes.quiet}>
        {waiting === null
          ? t(text)
          : waiting === 0
            ? t('Nothing to do.')
            : waiting === 1
              ? t('1 item waiting')
              : t('{{number}} items waiting', { number: shown })}
      </span>
    </Link>
  )
}

/** Counts of items waiting for a decision, as tiles that link to them. */
export function AdminOverview() {
  const query = trpc.desk.summary.useQuery()
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={320} radius="lg" />}
      errorTitle="Unable to load this section"
      errorText={failureSentence(query.error)}
    >
      {(summary) => (
        <ul className={`${shared.mediumGapList} ${classes.tiles}`}>
          {adminSections.map((section) => (
            <li key={section}>
              <Tile section={section} summary={summary} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
