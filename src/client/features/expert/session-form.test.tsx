import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ExpertFieldView } from '#shared/expert/expert.schema.ts'
import { SessionForm } from './session-form.tsx'

const expert = (id: ExpertFieldView['id'], title: string) =>
  ({ id, title, about: '', topics: [] }) as unknown as ExpertFieldView
const experts = [expert('crop-agronomist', 'Crop agronomist'), expert('soil-water', 'Soil adviser')]

const show = (chosen: ExpertFieldView['id'] | '' = '') =>
  renderInApp(<SessionForm experts={experts} crops={[]} chosen={chosen} onSent={() => {}} />)
const question = () => screen.findByLabelText<HTMLTextAreaElement>('Question')

beforeAll(() => startTranslation())
beforeEach(() => {
  storeToken('a token', 'farmer')
  fakeServer({})
})

test('a question that was left comes back, for the expert who is chosen now', async () => {
  const { unmount } = show('crop-agronomist')
  fireEvent.input(await question(), { target: { value: 'Yellow leaves on my wheat' } })
  unmount()
  show('soil-water')
  expect((await question()).value).toBe('Yellow leaves on my wheat')
  expect(screen.getByDisplayValue('Soil adviser')).toBeTruthy()
})

test('what the form filled in by itself is not kept', async () => {
  const { unmount } = show('crop-agronomist')
  await question()
  unmount()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('beside what was typed, nothing that the form filled in by itself is kept', async () => {
  const { unmount } = show('crop-agronomist')
  fireEvent.input(await question(), { target: { value: 'Yellow leaves' } })
  const [stored = '{}'] = Object.values(sessionStorage)
  expect(JSON.parse(stored)).toEqual({ question: 'Yellow leaves' })
  unmount()
  await act(() => switchLanguage('hi'))
  show()
  expect(await screen.findByDisplayValue('Yellow leaves')).toBeTruthy()
  expect(screen.queryByDisplayValue('Crop agronomist')).toBeNull()
  expect(screen.getByDisplayValue('हिन्दी')).toBeTruthy()
  await act(() => switchLanguage('en'))
})
