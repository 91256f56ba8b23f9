import { Skeleton, Title } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { QueryView } from '#client/ui/query-view.tsx'
import type { OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import classes from './field.module.css'
import { OwnPrices } from './own-prices.tsx'
import { WeatherOfToday } from './weather-of-today.tsx'

interface FieldTodayProps {
  /** The query of the prices; null for those who do not sell. */
  prices: ComponentProps<typeof QueryView<OwnPricesView>>['query'] | null
}

/** Today's weather at the user's place and, for sellers, the prices of their crops. */
export default function FieldToday({ prices }: FieldTodayProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.columns}>
      <section>
        <Title order={2} size="h3" mb="sm">
          {t('Weather today')}
        </Title>
        <WeatherOfToday />
      </section>
      {prices && (
        <section>
          <Title order={2} size="h3" mb="sm">
            {t('Prices of your crops')}
          </Title>
          <QueryView
            query={prices}
            skeleton={<Skeleton height={160} />}
            errorTitle="Unable to load the prices of your crops"
          >
            {(data) => <OwnPrices {...data} />}
          </QueryView>
        </section>
      )}
    </div>
  )
}
