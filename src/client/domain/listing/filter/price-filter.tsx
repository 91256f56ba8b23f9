import { Group, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { tidyNumber } from '#client/ui/form/model/typed-number.ts'
import { notAFilterPrice, reversedPrices } from '#shared/crop/crop-list.constants.ts'
import { type ListState, parsePrice } from '../state/list-state.ts'

type Prices = Pick<ListState, 'minPrice' | 'maxPrice'>

interface PriceFilterProps {
  prices: Prices
  onChange: (prices: Prices) => void
}

const textOf = (price: number | null) => (price === null ? '' : String(price))

/** The lowest and the highest price of a kilogram; they apply on Enter and when the field is left. */
export function PriceFilter({ prices, onChange }: PriceFilterProps) {
  const { t } = useTranslation()
  const [texts, setTexts] = useState({
    minPrice: textOf(prices.minPrice),
    maxPrice: textOf(prices.maxPrice),
  })
  /** Each below the field that it is about, so that a screen reader reads it there. */
  const [errors, setErrors] = useState<Partial<Record<keyof Prices, string>>>({})

  const apply = () => {
    const minPrice = parsePrice(texts.minPrice)
    const maxPrice = parsePrice(texts.maxPrice) || null
    const isReversed = minPrice !== null && maxPrice !== null && minPrice > maxPrice
    const newErrors: typeof errors = {
      ...(texts.minPrice !== '' && minPrice === null && { minPrice: t(notAFilterPrice) }),
      ...(texts.maxPrice !== '' && maxPrice === null && { maxPrice: t(notAFilterPrice) }),
      ...(isReversed && { maxPrice: t(reversedPrices) }),
    }
    setErrors(newErrors)
    const isRight = Object.keys(newErrors).length === 0
    const isSame = minPrice === prices.minPrice && maxPrice === prices.maxPrice
    if (isRight && !isSame) onChange({ minPrice, maxPrice })
  }
  const input = (name: keyof Prices) => ({
    value: texts[name],
    error: errors[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    // With the signs and separators that `tidyNumber` takes away.
    maxLength: 20,
    flex: 1,
    miw: '8rem',
    leftSection: '₹',
    onChange: ({ currentTarget }: FormEvent<HTMLInputElement>) =>
      setTexts({ ...texts, [name]: tidyNumber(currentTarget.value) }),
    onBlur: apply,
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && apply(),
  })
  return (
    <Group gap="sm" align="flex-start" wrap="wrap">
      <TextInput label={t('Price per kg from')} {...input('minPrice')} />
      <TextInput label={t('Price per kg up to')} {...input('maxPrice')} />
    </Group>
  )
}
