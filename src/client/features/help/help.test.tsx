import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { renderInApp } from '#client/testing/render.tsx'
import FaqPage from './faq.page.tsx'
import { questionGroups } from './faq.text.ts'
import { guideIcons } from './guide-icons.ts'
import { guides } from './guides.text.ts'
import HelpPage from './help.page.tsx'

beforeAll(() => startTranslation())
afterEach(async () => {
  window.history.replaceState(null, '', '/')
  await act(() => switchLanguage('en'))
})

const search = (text: string) =>
  fireEvent.input(screen.getByLabelText('Search'), { target: { value: text } })

test('every question is collapsed in its group, and all are in the structured data for search engines', async () => {
  renderInApp(<FaqPage />)
  const count = questionGroups.flatMap(({ questions }) => questions).length
  expect(document.querySelectorAll('details:not([open])')).toHaveLength(count)
  await waitFor(() => {
    const script = document.head.querySelector('script[type="application/ld+json"]')
    const data = JSON.parse(script?.textContent ?? '{}')
    expect([data['@type'], data.mainEntity?.length]).toEqual(['FAQPage', count])
  })
})

test('the search finds guides and questions on both pages, and says when there are none', async () => {
  renderInApp(<HelpPage />)
  search('alert')
  expect(await screen.findByText('How do I get a price alert?')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Set a price alert' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'List a crop for sale' })).toBeNull()
  expect(window.location.search).toBe('?q=alert')
  search('zzz')
  expect(await screen.findByText(/No answer found/)).toBeTruthy()
})

test('questions about orders, money and bookings are found by everyday words', async () => {
  renderInApp(<HelpPage />)
  search('upi')
  expect(await screen.findByText('How does paying by UPI work?')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Pay an order by UPI' })).toBeTruthy()
  search('cancel booking')
  expect(await screen.findByText('Can I cancel a booking?')).toBeTruthy()
})

test('saved searches, delivery, files and assistants are found by everyday words', async () => {
  renderInApp(<HelpPage />)
  search('new listings')
  expect(await screen.findByRole('heading', { name: 'Hear about new listings' })).toBeTruthy()
  search('excel')
  expect(await screen.findByText('Can I list many things at once?')).toBeTruthy()
  search('assistant')
  expect(await screen.findByText(/An assistant has proposed something/)).toBeTruthy()
  search('delivery cost')
  expect(await screen.findByText('What does delivery cost?')).toBeTruthy()
})

test('Hindi is found with or without its optional dots', async () => {
  await withHindi(() => import('./faq.page.tsx'), 'help')
  await act(() => switchLanguage('hi'))
  window.history.replaceState(null, '', `/faq?q=${encodeURIComponent('फोटो')}`)
  renderInApp(<FaqPage />)
  expect(screen.getByText('कौन-सी फ़ोटो डाल सकते हैं?')).toBeTruthy()
})

test('every guide has a unique anchor, steps, a link and an icon', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length)
  const poor = guides.filter(
    ({ id, steps, links }) => steps.length < 3 || links.length === 0 || !guideIcons[id],
  )
  expect(poor).toEqual([])
})
