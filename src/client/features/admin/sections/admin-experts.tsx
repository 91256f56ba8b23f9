import { Anchor, Badge, Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { showTelephone, telephoneHref } from '#client/domain/listing/detail/telephone.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { sessionFilters } from '#shared/admin/admin.constants.ts'
import type { AdminExpertSession } from '#shared/admin/admin.schema.ts'
import { ActionDialog, type ActionPrompt } from '../parts/action-dialog.tsx'
import cards from '../parts/admin-card.module.css'
import { AdminCard, PersonLine } from '../parts/admin-card.tsx'
import { dayPartNames, sessionStatusNames } from '../parts/admin-labels.ts'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'

function SessionReview({ session }: { session: AdminExpertSession }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { date, ago } = useFormat()
  const [prompt, setPrompt] = useState<ActionPrompt | null>(null)
  const { mutateAsync } = trpc.desk.decideSession.useMutation()
  const { _id: sessionId, crop, decisions, note } = session
  const title = session.expert[language]
  const when = `${date(session.preferredDay)}, ${t(dayPartNames[session.partOfDay].label)}`
  const prompts: Record<'confirm' | 'decline', ActionPrompt> = {
    confirm: {
      title: t('Confirm this session?'),
      text: t('Confirm only after an expert has agreed. The user will see your message.'),
      label: t('Message to the user'),
      button: t('Confirm session'),
      done: t('Session confirmed'),
      run: (reason) => mutateAsync({ sessionId, decision: 'confirm', reason }),
    },
    decline: {
      title: t('Decline this session?'),
      text: t('Say why, and what else could help. The user will see your message.'),
      label: t('Message to the user'),
      button: t('Decline session'),
      isDestructive: true,
      done: t('Session declined'),
      run: (reason) => mutateAsync({ sessionId, decision: 'decline', reason }),
    },
  }
  return (
    <AdminCard
      isWaiting={session.status === 'requested'}
      title={title}
      badges={
        <>
          <Badge color="soil" variant="light">
            {t(sessionStatusNames[session.status].label)}
          </Badge>
          {session.isPast && <Badge color="dark">{t('Day has passed')}</Badge>}
        </>
      }
      meta={
        <>
          <strong>{when}</strong>
          <PersonLine person={session.person} />
          <Anchor href={telephoneHref(session.phone)} inherit>
            {showTelephone(session.phone)}
          </Anchor>
          <span>{session.language === 'hi' ? t('Hindi') : t('English')}</span>
          <span>{t('Requested {{ago}}', { ago: ago(session.createdAt) })}</span>
        </>
      }
      actions={decisions.map((decision) => (
        <Button
          key={decision}
          {...(decision === 'decline' && { variant: 'default' })}
          aria-label={`${prompts[decision].button}: ${title}, ${when}`}
          onClick={() => setPrompt(prompts[decision])}
        >
          {prompts[decision].button}
        </Button>
      ))}
    >
      <p className={cards.userText}>{session.question}</p>
      <span className={cards.quiet}>
        {[crop?.[language], session.state && t(session.state)].filter(Boolean).join(' · ')}
      </span>
      {note && (
        <p className={cards.userText}>
          <strong>{t('Message to the user')}:</strong> {note}
        </p>
      )}
      <ActionDialog prompt={prompt} onClose={() => setPrompt(null)} />
    </AdminCard>
  )
}

/** Requests for sessions with experts. */
export function AdminExperts() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(sessionFilters, control.state.show)
  const query = trpc.desk.sessions.useQuery(
    { show, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  return (
    <AdminList
      control={control}
      filter={{
        value: show,
        values: sessionFilters,
        labelOf: (value) => t(sessionStatusNames[value].label),
      }}
      query={query}
      itemsOf={({ sessions }) => sessions}
      empty={show === 'requested' ? t('No requests are waiting.') : t('No sessions here.')}
    >
      {(session) => <SessionReview session={session} />}
    </AdminList>
  )
}
