import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { ChatCard } from '#shared/advisor/advisor-card.schema.ts'
import classes from './answer-cards.module.css'
import { EquipmentCardView } from './equipment-card.tsx'
import { PriceCardView } from './price-card.tsx'
import { SellCardView } from './sell-card.tsx'
import { WeatherCardView } from './weather-card.tsx'

function AnswerCard({ card }: { card: ChatCard }) {
  switch (card.kind) {
    case 'price':
      return <PriceCardView card={card} />
    case 'weather':
      return <WeatherCardView card={card} />
    case 'equipment':
      return <EquipmentCardView card={card} />
    case 'sell':
      return <SellCardView card={card} />
    default:
      // A newer server may send kinds that this client does not know.
      return null
  }
}

/** What an answer shows below its text: prices, the weather, machines, and the way to the sell form. */
export function AnswerCards({ cards }: { cards: readonly ChatCard[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.cards} aria-label={t('For this answer')}>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer's cards never change their order.
        <li key={`${card.kind}-${index}`}>
          <AnswerCard card={card} />
        </li>
      ))}
    </ul>
  )
}
