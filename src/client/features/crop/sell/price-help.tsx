import { Button, Skeleton, Text } from '@mantine/core'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import { useFormat } from '#client/platform/format/format.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { priceOfUnit } from '#shared/crop/shown-unit.ts'
import { kilogramsOfForm } from '../crop-form-units.ts'
import classes from './sell.module.css'
import { useSellerPlace } from './use-seller-place.ts'
import { useUnitLabel } from './use-unit-label.ts'

const kilogramsOfUnit: Record<string, number> = { kg: 1, g: 0.001, ton: 1000 }

/** Kilograms in the form's unit; null for litres, pieces, and bags whose weight is not typed yet. */
const kilogramsOf = (values: { unit?: unknown }) =>
  kilogramsOfForm(values) ?? kilogramsOfUnit[String(values.unit)] ?? null

const inPaise = (price: number) => Math.round(price * 100) / 100

/** Why there is no price of a mandi. */
function noMandiSentence(isUnreachable: boolean, state: string): English {
  if (isUnreachable) {
    return 'You are offline. Prices from mandis and other sellers appear when you are online again.'
  }
  return state === ''
    ? 'Add your PIN code to your profile to see the price of your mandi here.'
    : 'No mandi near you has reported a price for this crop in the last two weeks.'
}

interface PriceHelpProps {
  /** The form's. */
  values: Record<string, unknown>
  /** Called with a price in rupees of the form's unit. */
  onUse: (price: number) => void
}

/** What the nearest mandi paid and what others ask, in the form's unit; one press takes the price over. */
export function PriceHelp({ values, onUse }: PriceHelpProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const language = useLanguage()
  const unitLabel = useUnitLabel()
  const { state, district, isLoading } = useSellerPlace()
  const kind = String(values.kind ?? '')
  const isKnown = kind !== ''
  const query = trpc.market.sellingPrice.useQuery(
    { kind, state, district },
    { enabled: isKnown && !isLoading, staleTime: 5 * 60_000, retry: 1 },
  )
  if (!isKnown) return null
  const isUnreachable = query.isError || query.fetchStatus === 'paused'
  if (query.isPending && !isUnreachable) return <Skeleton className={classes.help} />
  const { mandi, others } = query.data ?? { mandi: null, others: null }
  const ownUnitKg = kilogramsOf(values)
  // A price by weight is still worth seeing beside one of a piece.
  const kg = ownUnitKg ?? 1
  const per = t('per {{unit}}', { unit: unitLabel(ownUnitKg === null ? 'kg' : values.unit) })
  const priceOf = (perKg: number) => priceOfUnit(inPaise(perKg), kg)
  const othersText = (nearKm: number | null) => {
    if (nearKm !== null) {
      return t('Others within {{distance}} km ask', { distance: format.number(nearKm) })
    }
    return state === '' ? t('Other sellers ask') : t('Others in {{state}} ask', { state: t(state) })
  }
  const market = mandi && townNameIn(language, mandi)
  const place = mandi && (mandi.nearness === 'neighbour' ? `${market}, ${t(mandi.state)}` : market)
  return (
    <section className={classes.help} aria-label={t('Prices to compare')}>
      {mandi ? (
        <div className={classes.helpLine}>
          <Text>
            {t('{{mandi}} mandi, {{day}}:', {
              mandi: place ?? '',
              day: format.date(mandi.arrivalDate),
            })}{' '}
            <strong>
              {format.money(priceOf(mandi.perUnit))} {per}
            </strong>
          </Text>
          {ownUnitKg !== null && (
            <Button variant="light" onClick={() => onUse(priceOf(mandi.perUnit))}>
              {t('Use this price')}
            </Button>
          )}
        </div>
      ) : (
        <Text c="dimmed">{t(noMandiSentence(isUnreachable, state))}</Text>
      )}
      {others && (
        <div className={classes.helpLine}>
          <Text>
            {othersText(others.nearKm ?? null)}{' '}
            <strong>
              {others.low === others.high
                ? format.money(priceOf(others.low))
                : `${format.money(priceOf(others.low))}–${format.money(priceOf(others.high))}`}{' '}
              {per}
            </strong>
          </Text>
          {ownUnitKg !== null && !mandi && (
            <Button variant="light" onClick={() => onUse(priceOf((others.low + others.high) / 2))}>
              {t('Use this price')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
