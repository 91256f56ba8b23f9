import { Button, Text } from '@mantine/core'
import { showTelephone } from '#client/domain/listing/detail/telephone.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import shared from '#client/ui/shared.module.css'
import { StatusBadge } from '#client/ui/status-badge.tsx'
import type { ExpertSessionView } from '#shared/expert/expert.schema.ts'
import classes from './expert.module.css'
import { dayPartTexts, stageOf, stageTexts, unconfirmedText } from './session-labels.ts'

interface SessionCardProps {
  session: ExpertSessionView
  isBusy: boolean
  onCancel: () => void
}

/** One request: day, topic, status and what happens next. */
export function SessionCard({ session, isBusy, onCancel }: SessionCardProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { user } = useCurrentUser()
  const { fieldTitle, crop, state, preferredDay, partOfDay, question, note, status } = session
  const stage = stageOf(session)
  const { label, tone, text } = stageTexts[stage]
  const when = `${date(preferredDay)}, ${t(dayPartTexts[partOfDay].title)}`
  const isUnconfirmed = stage === 'past' && status === 'requested'
  const canCancel = stage === 'requested' || stage === 'confirmed'
  const phone = user ? showTelephone(user.phone) : t('your number')
  return (
    <article className={classes.session} data-stage={stage}>
      <header className={shared.headRow}>
        <h3 className={classes.sessionTitle}>{fieldTitle}</h3>
        <StatusBadge tone={tone} label={t(label)} />
      </header>
      <p className={classes.when}>
        <time dateTime={preferredDay}>{when}</time>
      </p>
      <Text c="dimmed">{[crop?.name, state && t(state)].filter(Boolean).join(' · ')}</Text>
      <p className={classes.question}>{question}</p>
      {note && (
        <p className={classes.note}>
          <strong>{t('From the expert team:')}</strong> {note}
        </p>
      )}
      <p className={classes.next}>{isUnconfirmed ? t(unconfirmedText) : t(text, { phone })}</p>
      {canCancel && (
        <Button
          variant="default"
          aria-disabled={isBusy || undefined}
          aria-label={t('Cancel request: {{expert}}, {{when}}', { expert: fieldTitle, when })}
          onClick={() => isBusy || onCancel()}
        >
          {t('Cancel request')}
        </Button>
      )}
    </article>
  )
}
