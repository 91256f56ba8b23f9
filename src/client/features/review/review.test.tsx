import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PersonCard } from '#client/domain/listing/detail/person-card.tsx'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { PersonReviews } from './person-reviews.tsx'
import { ReviewBox } from './review-box.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

const subject = { _id: 'u2', name: 'Sunita Pawar' }
const box = (canReview: boolean, opensAt: string | null = null) => (
  <ReviewBox
    target={{ bookingId: 'b1' }}
    subject={subject}
    canReview={canReview}
    opensAt={opensAt}
    onSent={async () => {}}
  />
)

test('a review needs stars, is sent once with its text, and shows thanks', async () => {
  storeToken('a token', 'farmer')
  const sent: unknown[] = []
  fakeServer({
    'review.add': (input) => {
      sent.push(input)
      return { data: { _id: 'r1', isCounted: false } }
    },
  })
  renderInApp(box(true))
  const publish = await screen.findByRole('button', { name: 'Publish review' })
  fireEvent.click(publish)
  expect((await screen.findByRole('alert')).textContent).toBe('Please choose from 1 to 5 stars')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5: Very poor' }))
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5: Good' }))
  fireEvent.input(screen.getByLabelText('A few words (optional)'), {
    target: { value: 'Came on time' },
  })
  fireEvent.click(publish)
  fireEvent.click(publish)
  const thanks = await screen.findByRole('heading', { name: 'Thank you for your review' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(screen.getByText(/this review does not change their rating/)).toBeTruthy()
  expect(sent).toEqual([{ bookingId: 'b1', stars: 4, text: 'Came on time' }])
  const link = screen.getByRole('link', { name: 'See all their reviews' })
  expect(link.getAttribute('href')).toBe('/sellers/u2')
})

test('a review that was refused for want of stars counts as unsaved', async () => {
  vi.stubGlobal('confirm', () => false)
  fakeServer({})
  renderInApp(
    <>
      {box(true)}
      <a href="/shop">Shop</a>
    </>,
  )
  fireEvent.input(screen.getByLabelText('A few words (optional)'), {
    target: { value: 'Came on time' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Publish review' }))
  await screen.findByRole('alert')
  expect(fireEvent.click(screen.getByRole('link', { name: 'Shop' }))).toBe(false)
})

test('there is no form when there is nothing to review', () => {
  renderInApp(box(false))
  expect(screen.queryByRole('region', { name: 'Review' })).toBeNull()
})

test('a user who has to wait sees from when reviewing is possible', async () => {
  renderInApp(box(false, '2026-11-24T06:00:00.000Z'))
  const region = within(await screen.findByRole('region', { name: 'Review' }))
  expect(region.getByText(/You can write a review from 24 Nov 2026/)).toBeTruthy()
  expect(region.queryByRole('button')).toBeNull()
})

test('reviews are shown as plain text, with their stars in words and the count of each rating', async () => {
  const review = {
    _id: 'r1',
    stars: 4,
    text: '<b>Fresh</b>',
    by: 'Ravi',
    role: 'seller',
    item: 'Tomato',
    createdAt: '2026-11-21T06:00:00.000Z',
    isCounted: true,
  }
  const uncounted = { ...review, _id: 'r2', text: 'Again', isCounted: false }
  const page = { totalPages: 1, page: 1, total: 2, isTotalBounded: false }
  fakeServer({
    'review.ofPerson': () => ({
      data: {
        reviews: [review, uncounted],
        rating: 4,
        numReviews: 1,
        distribution: [0, 0, 0, 1, 0],
        ...page,
      },
    }),
  })
  const list = { state: { page: 1 }, change: () => {}, hrefOfPage: () => '' }
  renderInApp(<PersonReviews userId="u2" list={list} />)
  const [first, second] = await screen.findAllByRole('article')
  if (!first || !second) throw new Error('There are two reviews.')
  expect(within(second).getByText('Not counted in the rating')).toBeTruthy()
  const item = within(first)
  expect(item.queryByText('Not counted in the rating')).toBeNull()
  expect(item.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  expect(item.getByText('<b>Fresh</b>').children).toHaveLength(0)
  expect(item.getByText(/Ravi · Bought: Tomato · 21 Nov 2026/)).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: '4 stars' }).getAttribute('value')).toBe('1')
})

test('a seller’s card shows the rating and links to their page; without a rating it shows the name only', async () => {
  const person = { name: 'Sunita Pawar', image: null, verified: false, place: '' }
  const { unmount } = renderInApp(
    <PersonCard person={{ ...person, _id: 'u2', rating: 4.25, numReviews: 8 }} label="Farmer" />,
  )
  const card = within(await screen.findByRole('region', { name: 'Farmer' }))
  expect(card.getByRole('link', { name: 'Sunita Pawar' }).getAttribute('href')).toBe('/sellers/u2')
  expect(card.getByText(/\/5 \(8 reviews\)/).textContent).toBe('4.3/5 (8 reviews)')
  unmount()
  renderInApp(<PersonCard person={person} label="Farmer" />)
  expect(screen.queryByRole('link', { name: 'Sunita Pawar' })).toBeNull()
})
