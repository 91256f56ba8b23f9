import { Skeleton } from '@mantine/core'
import { Redirect, useLocation } from 'wouter'
import { switchLanguage } from '#client/platform/i18n/i18n.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { markKind } from '#client/platform/session/session.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { RequireLogin } from '#client/ui/require-login.tsx'
import type { UserView } from '#shared/user/user.schema.ts'
import { SetupForm } from './setup-form.tsx'
import { useRedirectTarget } from './use-redirect-target.ts'

interface QuestionsProps {
  target: string
  onDone: (account: UserView) => Promise<void>
}

/** The questions, once it is known what the account has already. */
function SetupQuestions({ target, onDone }: QuestionsProps) {
  const query = trpc.user.get.useQuery(undefined, { staleTime: 60_000 })
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={640} radius="lg" />}
      errorTitle="Unable to load your profile"
    >
      {(user) => <SetupForm key={user._id} user={user} target={target} onDone={onDone} />}
    </QueryView>
  )
}

/** Completes the profile after sign-up, then leads to the redirect target. */
export default function SetupPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const target = useRedirectTarget()
  const utils = trpc.useUtils()
  const { user } = useCurrentUser()

  const handleDone = async (account: UserView) => {
    markKind(account.kind)
    // A user who skips has chosen no language: keep the current one.
    const hasFilledProfile = account.firstName !== ''
    if (hasFilledProfile && account.language !== language) await switchLanguage(account.language)
    navigate(target, { replace: true })
    utils.user.get.setData(undefined, account)
  }

  if (user?.isSetUp) return <Redirect to={target} replace />
  return (
    <RequireLogin redirect={paths.setup.href(target)}>
      <Page
        title={t('Complete your profile')}
        subtitle={t(
          'Three short questions. Only your first name is needed; everything else can wait.',
        )}
        size="sm"
      >
        <SetupQuestions target={target} onDone={handleDone} />
      </Page>
    </RequireLogin>
  )
}
