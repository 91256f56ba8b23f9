import { Skeleton, Text, Title } from '@mantine/core'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import chips from '#client/ui/chip.module.css'
import { LinkButton } from '#client/ui/link.tsx'
import { Page } from '#client/ui/page.tsx'
import { RequireLogin } from '#client/ui/require-login.tsx'
import { type AdminSection, adminSections } from '#shared/admin/admin.constants.ts'
import classes from './parts/admin.module.css'
import { sectionLabels } from './parts/admin-labels.ts'
import { AdminContact } from './sections/admin-contact.tsx'
import { AdminContests } from './sections/admin-contests.tsx'
import { AdminExperts } from './sections/admin-experts.tsx'
import { AdminListings } from './sections/admin-listings.tsx'
import { AdminLog } from './sections/admin-log.tsx'
import { AdminMessages } from './sections/admin-messages.tsx'
import { AdminOverview } from './sections/admin-overview.tsx'
import { AdminPeople } from './sections/admin-people.tsx'
import { AdminPosts } from './sections/admin-posts.tsx'
import { AdminReviews } from './sections/admin-reviews.tsx'

const views: Record<AdminSection, ComponentType> = {
  people: AdminPeople,
  listings: AdminListings,
  posts: AdminPosts,
  messages: AdminMessages,
  reviews: AdminReviews,
  contests: AdminContests,
  contact: AdminContact,
  experts: AdminExperts,
  log: AdminLog,
}

const hrefOf = (section: AdminSection | null) =>
  section === null ? paths.admin.href() : paths.adminTab.href(section)

function Tabs({ section }: { section: AdminSection | null }) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // On a phone the tabs are wider than the screen: scroll the current one into view.
  useEffect(() => {
    const currentTab = list.current?.querySelector(`[href="${hrefOf(section)}"]`)
    currentTab?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [section])
  const tab = (value: AdminSection | null, label: string) => (
    <li key={hrefOf(value)}>
      <Link
        className={chips.chip}
        href={hrefOf(value)}
        aria-current={value === section ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  )
  return (
    <nav aria-label={t('Admin sections')}>
      <ul className={chips.row} ref={list}>
        {tab(null, t('Overview'))}
        {adminSections.map((value) => tab(value, t(sectionLabels[value].label)))}
      </ul>
    </nav>
  )
}

/** The English heading of a section. */
function headingOf(section: AdminSection | null): string {
  if (section === null) return 'Waiting'
  if (section === 'people') return 'Find people'
  return section === 'log' ? 'Decisions' : 'Decide'
}

/** Shown to everybody who is not an admin: it does not reveal that the page exists. */
function AdminsOnly() {
  const { t } = useTranslation()
  return (
    <Page title={t('This page is for admins')} size="sm" isMissing>
      <Text mb="lg">{t('Your account does not have admin rights.')}</Text>
      <LinkButton href={paths.home.href()}>{t('Go to the home page')}</LinkButton>
    </Page>
  )
}

/** Admins must set up a second login factor before they can act. */
function SecondFactorRequired() {
  const { t } = useTranslation()
  return (
    <Page title={t('Set up a second step first')} size="sm">
      <Text mb="lg">
        {t(
          'Admins decide about other users, so a code by SMS alone is not enough. Add a passkey or an authenticator app to your account, then come back here.',
        )}
      </Text>
      <LinkButton href={`${paths.myProfile.href()}#second-step`}>
        {t('Set up a second step')}
      </LinkButton>
    </Page>
  )
}

function Admin() {
  const { t } = useTranslation()
  const { part: requestedSection } = useParams()
  const { user, isLoading } = useCurrentUser()
  const factors = trpc.secondFactor.status.useQuery(undefined, {
    enabled: user?.isOperator ?? false,
  })
  if (isLoading) return <Skeleton height={400} radius="lg" />
  if (!user?.isOperator) return <AdminsOnly />
  if (factors.isPending) return <Skeleton height={400} radius="lg" />
  if (factors.data?.methods.length === 0) return <SecondFactorRequired />
  const section = adminSections.find((value) => value === requestedSection) ?? null
  const View = section ? views[section] : AdminOverview
  return (
    <Page
      title={section ? t(sectionLabels[section].label) : t('Admin')}
      subtitle={section ? t(sectionLabels[section].text) : t('Items waiting for a decision')}
    >
      <Tabs section={section} />
      <Title
        order={2}
        size="h4"
        mb="sm"
        tabIndex={-1}
        data-admin-heading
        className={classes.heading}
      >
        {t(headingOf(section))}
      </Title>
      <View key={section} />
    </Page>
  )
}

/** /admin and its sections, where admins take decisions. */
export default function AdminPage() {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <RequireLogin redirect={search ? `${path}?${search}` : path}>
      <Admin />
    </RequireLogin>
  )
}
