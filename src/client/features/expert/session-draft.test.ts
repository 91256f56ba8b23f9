import { beforeEach, expect, test } from 'vitest'
import { saveDraft, takeDraft } from './session-draft.ts'

beforeEach(() => sessionStorage.clear())

test('a visitor’s input is restored once after the login', () => {
  saveDraft({ field: 'plant-doctor', question: 'Leaves <b>curl</b>', crop: undefined })
  expect(takeDraft()).toEqual({ field: 'plant-doctor', question: 'Leaves <b>curl</b>' })
  expect(takeDraft()).toBeNull()
})

test('invalid stored values are ignored', () => {
  sessionStorage.setItem('expert-session-draft', '{broken')
  expect(takeDraft()).toBeNull()
})
