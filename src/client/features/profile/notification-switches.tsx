import { Skeleton, Stack, Switch, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import type { NotificationSettings } from '#shared/notification/notification.schema.ts'
import classes from './notification-switches.module.css'
import '@mantine/core/styles/Switch.layer.css'

type Name = keyof NotificationSettings

interface Group {
  title: string
  switches: { name: Name; label: string; description: string }[]
}

const groups: Group[] = [
  {
    title: 'By SMS',
    switches: [
      {
        name: 'smsOrders',
        label: 'SMS about orders',
        description: 'When you get an order, and when yours is accepted or on its way.',
      },
      {
        name: 'smsBookings',
        label: 'SMS about bookings',
        description: 'When someone requests your machine, and when your request is answered.',
      },
      {
        name: 'smsSavedSearches',
        label: 'SMS about saved searches',
        description: 'At most one a day, in the evening, when something new matches.',
      },
    ],
  },
  {
    title: 'At the bell',
    switches: [
      {
        name: 'priceAlerts',
        label: 'Price alerts',
        description: 'When a mandi reports a price you set an alert for.',
      },
      {
        name: 'savedSearches',
        label: 'Saved searches',
        description: 'When a new listing matches a search that you saved.',
      },
      {
        name: 'community',
        label: 'Answers to your questions',
        description: 'When someone answers your question in the community.',
      },
      {
        name: 'reviews',
        label: 'Reviews about you',
        description: 'When someone reviews you after an order or a booking.',
      },
    ],
  },
]

/** Saves one switch at a time with an optimistic update, undone after a failure. */
function useSwitches() {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const [saved, setSaved] = useState<Name | null>(null)
  const { mutate } = trpc.notice.changeSettings.useMutation({
    onMutate: async (change) => {
      setSaved(null)
      await utils.notice.settings.cancel()
      utils.notice.settings.setData(undefined, (now) => now && { ...now, ...change })
    },
    onError: (error, change) => {
      const reverted = Object.fromEntries(
        Object.entries(change).map(([name, isOn]) => [name, !isOn]),
      )
      utils.notice.settings.setData(undefined, (now) => now && { ...now, ...reverted })
      toastFailure(t, error)
    },
  })
  return {
    saved,
    change: (name: Name, isOn: boolean) =>
      mutate({ [name]: isOn }, { onSuccess: () => setSaved(name) }),
  }
}

/** Which notifications the user gets and how; each switch saves immediately. */
export default function NotificationSwitches() {
  const { t } = useTranslation()
  const query = trpc.notice.settings.useQuery()
  const { saved, change } = useSwitches()
  return (
    <section>
      <Title order={2} size="h4">
        {t('Notifications')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('What we notify you about, and how. Orders and bookings always appear at the bell.')}
      </Text>
      <QueryView
        query={query}
        skeleton={<Skeleton height={360} />}
        errorTitle="Unable to load your notification settings"
      >
        {(settings) => (
          <Stack>
            {groups.map(({ title, switches }) => (
              <fieldset key={title} className={classes.group}>
                <legend className={classes.legend}>{t(title)}</legend>
                {switches.map(({ name, label, description }) => (
                  <div key={name} className={classes.row}>
                    <Switch
                      classNames={{ body: classes.body, labelWrapper: classes.label }}
                      size="md"
                      labelPosition="left"
                      label={t(label)}
                      description={t(description)}
                      checked={settings[name]}
                      onChange={({ currentTarget }) => change(name, currentTarget.checked)}
                    />
                    <span role="status" className={classes.saved}>
                      {saved === name && t('Saved')}
                    </span>
                  </div>
                ))}
              </fieldset>
            ))}
          </Stack>
        )}
      </QueryView>
    </section>
  )
}
