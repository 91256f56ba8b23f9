import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ListingCard } from './listing-card.tsx'

const onApproach = vi.fn()
beforeEach(() => {
  window.history.replaceState(null, '', '/shop')
  render(
    <MantineProvider>
      <ListingCard
        name="Fresh tomatoes"
        category="Vegetables"
        description="Picked this morning"
        tags={['red']}
        image={undefined}
        art={null}
        badges={null}
        price="₹32 per kg"
        facts={[{ key: 'stock', icon: null, text: '400 kg available' }]}
        isOwn={false}
        href="/shop/1"
        action="View Product"
        isEager={false}
        onApproach={onApproach}
      />
    </MantineProvider>,
  )
})

test('screen readers find one link, named after the listing', () => {
  const links = screen.getAllByRole('link')
  expect(links).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'View Product Fresh tomatoes' })).toBe(links[0])
})

test('a tap anywhere on the card opens the listing', () => {
  fireEvent.click(screen.getByText('400 kg available'))
  expect(window.location.pathname).toBe('/shop/1')
})

test('a pointer over the card calls onApproach', () => {
  fireEvent.pointerEnter(screen.getByRole('article'))
  expect(onApproach).toHaveBeenCalled()
})
