import { IconBasket, IconPlant2, IconTractor } from '@tabler/icons-react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { CheckCards } from '#client/ui/form/check-cards.tsx'
import type { Activity } from '#shared/user/activity.ts'

interface ActivityChoiceProps {
  values: readonly Activity[]
  onChange: (values: Activity[]) => void
}

/** Asks what somebody wants to do here; the dashboard then shows that first. */
export function ActivityChoice({ values, onChange }: ActivityChoiceProps) {
  const { t } = useTranslation()
  return (
    <CheckCards
      legend={t('What do you want to do here?')}
      description={t(
        'Choose everything that fits. It decides what you see first; you can do the rest as well.',
      )}
      values={values}
      onChange={onChange}
      cards={[
        {
          value: 'sell',
          icon: <IconPlant2 size={24} />,
          title: t('Selling'),
          text: t('My crops, milk, honey and the like'),
        },
        {
          value: 'buy',
          icon: <IconBasket size={24} />,
          title: t('Buying'),
          text: t('Produce straight from farmers'),
        },
        {
          value: 'rent',
          icon: <IconTractor size={24} />,
          title: t('Renting'),
          text: t('Hire a machine, or let mine earn'),
        },
      ]}
    />
  )
}
