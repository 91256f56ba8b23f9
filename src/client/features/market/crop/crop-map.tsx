import { mandiName } from '#client/domain/mandi/mandi-name.ts'
import { townNameIn } from '#client/domain/mandi/market-name.ts'
import { MapArea } from '#client/domain/map/map-area.tsx'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { usePlaceTexts } from '#client/domain/place/use-place-texts.ts'
import { useFormat } from '#client/platform/format/format.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useMarketLabels } from '../use-market-labels.ts'
import type { MandiGroup } from './mandi-groups.policy.ts'

/** The nearest mandis alone, or the map would show all of India; without a place more of them. */
const mappedNear = 15
const mappedOtherwise = 40

/** Thousands of rupees with one decimal: a marker has room for four characters. */
const thousands = (rupees: number) => (rupees / 1000).toFixed(1)

/** The mandis with their usual prices on a map, the nearest one marked. */
export default function CropMap({ groups }: { groups: readonly MandiGroup[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { money } = useFormat()
  const { rangeText } = useMarketLabels()
  const texts = usePlaceTexts()
  const { place } = useMyPlace()
  const mapped = groups
    .flatMap(({ key, point, prices, km }) => (point ? [{ key, point, price: prices[0], km }] : []))
    .slice(0, place ? mappedNear : mappedOtherwise)
  const nearest = mapped[0]
  const ofKeys = (keys: readonly string[]) => mapped.filter(({ key }) => keys.includes(key))
  return (
    <MapArea
      label={t('Map of the mandis')}
      places={mapped.map(({ key, point }) => ({ key, point }))}
      describe={(keys) => {
        const prices = ofKeys(keys).map(({ price }) => price)
        const modals = prices.map(({ mandi }) => mandi.modal)
        const middle = modals.toSorted((a, b) => a - b)[modals.length >> 1] ?? 0
        const range = rangeText(Math.min(...modals), Math.max(...modals))
        const [first] = prices
        return {
          text: thousands(middle),
          label:
            first && prices.length === 1
              ? t('{{mandi}}: {{crop}}, {{price}} a quintal', {
                  mandi: townNameIn(language, first.mandi),
                  crop: mandiName(t, first.name),
                  price: money(first.mandi.modal),
                })
              : t('{{mandis}} mandis: {{range}} a quintal', { mandis: prices.length, range }),
        }
      }}
      chosenKeys={nearest && place ? [nearest.key] : []}
      center={place && { point: place, km: null, label: texts.near(place) }}
    />
  )
}
