import { Skeleton, Stack } from '@mantine/core'
import { Suspense, useEffect } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { Page } from '#client/ui/page.tsx'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import { Identity } from './identity.tsx'
import { ProfileForm } from './profile-form.tsx'
import { ProfileImage } from './profile-image.tsx'
import { SessionList } from './session-list.tsx'

// Below the form: these chunks and their Hindi load after it.
const NotificationSwitches = lazyPart(() =>
  withHindi(() => import('./notification-switches.tsx'), 'notification'),
)

const YourData = lazyPart(() => withHindi(() => import('./your-data.tsx'), 'account'))
const SecondFactorSection = lazyPart(() =>
  withHindi(
    () => import('#client/domain/second-factor/second-factor-section.tsx'),
    'second-factor',
  ),
)

const Loading = () => (
  <Stack gap="xl">
    <Skeleton height={162} radius="lg" />
    <Skeleton height={480} radius="lg" />
  </Stack>
)

/** The profile, the same under /my-profile and in the dashboard. */
export default function ProfilePage() {
  const { t } = useTranslation()
  const query = trpc.user.get.useQuery(undefined, { staleTime: 60_000 })
  const { error } = query
  useEffect(() => {
    if (error) {
      toastFailure(t, error)
    }
  }, [error, t])
  return (
    <Page
      title={t('My Profile')}
      subtitle={t('What buyers see, and how we contact you.')}
      size="md"
    >
      <QueryView query={query} skeleton={<Loading />} errorTitle="Unable to load your profile">
        {(user) => (
          <Stack gap={40}>
            <ProfileImage user={user} />
            <ProfileForm key={user._id} user={user} />
            <Identity user={user} />
            <Suspense fallback={<Skeleton height={420} />}>
              <NotificationSwitches />
            </Suspense>
            <Suspense fallback={<Skeleton height={160} />}>
              <SecondFactorSection />
            </Suspense>
            <SessionList />
            <Suspense fallback={<Skeleton height={200} />}>
              <YourData user={user} />
            </Suspense>
          </Stack>
        )}
      </QueryView>
    </Page>
  )
}
