import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { BlogArticle } from '#shared/blog/blog.schema.ts'
import BlogArticlePage from './blog-article.page.tsx'
import BlogListPage from './blog-list.page.tsx'

const article: BlogArticle = {
  slug: 'dry-grain',
  title: 'Dry grain',
  description: 'How to dry it.',
  topic: 'Storage',
  published: '2026-04-22',
  updated: null,
  minutes: 4,
  image: '/api/blog/pictures/dry-grain.webp',
  thumbnail: '/api/blog/pictures/dry-grain-600.webp',
  text: '## One\n\nText\n\n## Two\n\n## Three\n\n## Four',
  crops: [{ id: 'wheat', name: 'Wheat' }],
  sources: ['An institute'],
  next: [],
}

beforeAll(() => startTranslation())
afterEach(async () => {
  window.history.replaceState(null, '', '/')
  await act(() => switchLanguage('en'))
})

function open(address: string, get: Parameters<typeof fakeServer>[0]['x']) {
  window.history.replaceState(null, '', address)
  fakeServer({
    'blog.list': () => ({ data: { articles: [article], totalPages: 1, page: 1, total: 1 } }),
    'blog.get': get ?? (() => ({ data: article })),
  })
  renderInApp(
    <>
      <Route path="/blog" component={BlogListPage} />
      <Route path="/blog/:slug" component={BlogArticlePage} />
    </>,
  )
}
const matches = () => ({ data: article })

test('the list links to articles and topics, and the selected topic is marked', async () => {
  open('/blog?topic=Storage', matches)
  const link = await screen.findByRole('link', { name: 'Dry grain' })
  expect(link.getAttribute('href')).toBe('/blog/dry-grain')
  const chosen = screen.getByRole('link', { name: 'Storage' })
  expect(chosen.getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'All' }).getAttribute('href')).toBe('/blog')
})

test('an article has contents, sources, crops and a single h1', async () => {
  open('/blog/dry-grain', matches)
  expect(await screen.findByRole('heading', { level: 1, name: 'Dry grain' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  const contents = screen.getByRole('navigation', { name: 'In this article' })
  expect(contents.querySelectorAll('a')).toHaveLength(4)
  expect(screen.getByText('An institute')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Wheat' }).getAttribute('href')).toBe(
    '/crop-calendar/wheat',
  )
  await waitFor(() =>
    expect(
      document.head.querySelector('script[type="application/ld+json"]')?.textContent,
    ).toContain('"@type":"Article"'),
  )
})

test('without a share sheet the article is sent by WhatsApp', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
  vi.stubGlobal('navigator', { ...navigator, share: undefined })
  open('/blog/dry-grain', matches)
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }))
  const address = new URL(String(openWindow.mock.calls[0]?.[0]))
  expect(address.host).toBe('wa.me')
  expect(address.searchParams.get('text')).toContain(`${window.location.origin}/blog/dry-grain`)
})

test('an address without an article shows a not-found page with links', async () => {
  open('/blog/nothing', () => ({
    refusal: { status: 404, code: 'blog.not_found', message: 'There is no such article.' },
  }))
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all articles' }).getAttribute('href')).toBe('/blog')
})
