import { Title } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import classes from './field.module.css'
import { OwnPrices } from './own-prices.tsx'
import { WeatherOfToday } from './weather-of-today.tsx'

/** Today's weather at the user's place and, for sellers, the prices of their crops. */
export default function FieldToday({ prices }: { prices: OwnPricesView | null }) {
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
          <OwnPrices {...prices} />
        </section>
      )}
    </div>
  )
}
