import { Text } from '@mantine/core'
import { IconChevronRight, IconPlant2 } from '@tabler/icons-react'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { TextLink } from '#client/ui/link.tsx'
import type { OwnPricesView } from '#shared/dashboard/own-prices.schema.ts'
import classes from './field.module.css'

/** Kilograms of a quintal, the unit of mandis. */
const kgPerQuintal = 100

function usePriceText() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money, date } = useFormat()
  return ({ mandi, others }: OwnPricesView['prices'][number]) => {
    if (mandi) {
      return {
        price: t('{{price}} per quintal', { price: money(mandi.modal) }),
        source: t('{{market}} mandi, {{day}}', {
          market: townNameIn(language, mandi),
          day: date(mandi.arrivalDate),
        }),
      }
    }
    if (!others) return { price: null, source: t('No price from a mandi near you yet.') }
    const [low, high] = [money(others.low * kgPerQuintal), money(others.high * kgPerQuintal)]
    return {
      price:
        low === high
          ? t('{{price}} per quintal', { price: low })
          : t('{{low}} to {{high}} per quintal', { low, high }),
      source: t('What other farmers ask'),
    }
  }
}

/** The price of each kind of goods that the user sells. */
export function OwnPrices({ prices }: OwnPricesView) {
  const { t } = useTranslation()
  const language = useLanguage()
  const textsOf = usePriceText()
  return (
    <div className={classes.box}>
      {prices.length === 0 && (
        <Text>{t('Once you list a crop, its price is shown here every day.')}</Text>
      )}
      <ul className={classes.prices}>
        {prices.map((one) => {
          const { price, source } = textsOf(one)
          const name = language === 'hi' ? one.kindHindi : one.name
          return (
            <li key={one.kind} className={classes.price}>
              <span className={classes.picture} aria-hidden>
                {one.image ? (
                  <img src={one.image} alt="" width={48} height={48} loading="lazy" />
                ) : (
                  <IconPlant2 size={32} />
                )}
              </span>
              <span className={classes.name}>
                {one.mandi ? (
                  <TextLink href={paths.marketSeries.href(one.mandi.seriesId)}>{name}</TextLink>
                ) : (
                  name
                )}
              </span>
              <span className={classes.figure}>
                {price && <strong>{price}</strong>}
                <span className={classes.source}>{source}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <TextLink href={paths.dashboardMarketPrice.href()} className={classes.more}>
        {t('All market prices')}
        <IconChevronRight size={18} aria-hidden />
      </TextLink>
    </div>
  )
}
