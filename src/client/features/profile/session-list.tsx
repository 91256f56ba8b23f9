import { Badge, Group, Skeleton, Text, Title } from '@mantine/core'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { deviceOf } from '#client/platform/format/device-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import shared from '#client/ui/shared.module.css'
import { LogoutEverywhere } from './logout-everywhere.tsx'
import classes from './profile.module.css'

interface SessionItemProps {
  session: { userAgent: string; createdAt: string; lastSeenAt: string; isCurrent: boolean }
}

function SessionItem({ session }: SessionItemProps) {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { browser, system, isPhone } = deviceOf(session.userAgent)
  const Icon = isPhone ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li>
      <Icon size={28} stroke={1.6} aria-hidden />
      <div>
        <Group gap="xs">
          <Text fw={600}>
            {browser && system
              ? t('{{browser}} on {{system}}', { browser, system })
              : (browser ?? system ?? t('Unknown device'))}
          </Text>
          {session.isCurrent && <Badge variant="light">{t('This device')}</Badge>}
        </Group>
        <Text c="dimmed" size="sm">
          {t('Logged in {{since}}, last active {{seen}}', {
            since: date(session.createdAt),
            seen: date(session.lastSeenAt),
          })}
        </Text>
      </div>
    </li>
  )
}

/** The user's sessions, and the button that ends all of them. */
export function SessionList() {
  const { t } = useTranslation()
  const query = trpc.auth.sessions.useQuery()
  return (
    <section>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} size="h4">
            {t('Where you are logged in')}
          </Title>
          <Text c="dimmed">{t('Each login ends automatically after seven days.')}</Text>
        </div>
        <LogoutEverywhere />
      </Group>
      <QueryView
        query={query}
        skeleton={<Skeleton height={72} />}
        errorTitle="Unable to load your sessions"
      >
        {({ sessions }) => (
          <ul className={`${shared.ruledList} ${classes.sessions}`}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </section>
  )
}
