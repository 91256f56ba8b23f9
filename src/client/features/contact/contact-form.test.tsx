import { screen, waitFor } from '@testing-library/react'
import { options } from 'preact'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { ContactForm } from './contact-form.tsx'

beforeAll(() => startTranslation())

/** Milliseconds in which a form that renders itself again and again does so many times. */
const watchMs = 300

test('a member’s name and e-mail address are filled in once, and the form then rests', async () => {
  const ravi = { _id: '1', firstName: 'Ravi', lastName: 'Kumar', email: '' }
  fakeServer({ 'user.get': () => ({ data: { ...ravi, image: null, kind: 'farmer' } }) })
  storeToken('t', 'farmer')
  let renders = 0
  const { diffed } = options
  options.diffed = (node) => {
    diffed?.(node)
    if (node.type === ContactForm) renders++
  }
  renderInApp(<ContactForm onSent={() => {}} />)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ravi Kumar'),
  )
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('')
  const rendersBefore = renders
  await new Promise((resolve) => setTimeout(resolve, watchMs))
  if (diffed) options.diffed = diffed
  expect(rendersBefore).toBeGreaterThan(0)
  expect(renders - rendersBefore).toBeLessThan(5)
})
