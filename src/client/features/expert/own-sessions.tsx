import { Skeleton, Text, Title } from '@mantine/core'
import type { RefObject } from 'react'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { toastFailure, toastSuccess } from '#client/ui/toast.ts'
import { SessionCard } from './session-card.tsx'

interface OwnSessionsProps {
  /** Gets the focus when a request is sent, or when the focused button is removed. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The user's requests, newest first. */
export function OwnSessions({ heading }: OwnSessionsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const utils = trpc.useUtils()
  const query = trpc.expert.mySessions.useQuery({ language })
  const cancelling = trpc.expert.cancelSession.useMutation({
    onSuccess: () => {
      heading.current?.focus({ preventScroll: true })
      toastSuccess(t('Request cancelled'))
    },
    onError: (error) => toastFailure(t, error),
    onSettled: () => utils.expert.mySessions.invalidate(),
  })
  return (
    <section aria-labelledby="own-sessions">
      <Title order={2} size="h3" id="own-sessions" ref={heading} tabIndex={-1} mb="sm">
        {t('Your requests')}
      </Title>
      <QueryView
        query={query}
        skeleton={<Skeleton height={160} radius="lg" />}
        errorTitle="Unable to load your requests"
        isEmpty={({ sessions }) => sessions.length === 0}
        empty={<Text c="dimmed">{t('No requests yet. Your requests appear here.')}</Text>}
      >
        {({ sessions }) => (
          <ul className={shared.mediumGapList}>
            {sessions.map((session) => (
              <li key={session._id}>
                <SessionCard
                  session={session}
                  isBusy={cancelling.isPending}
                  onCancel={() => cancelling.mutate({ id: session._id })}
                />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
