import { beforeEach, expect, test } from 'vitest'
import { saveDraft, takeDraft } from './session-draft.ts'

beforeEach(() => sessionStorage.clear())

test('what a visitor typed is found once after the login', () => {
  saveDraft({ field: 'plant-doctor', question: 'Leaves <b>curl</b>', crop: undefined })
  expect(takeDraft()).toEqual({ field: 'plant-doctor', question: 'Leaves <b>curl</b>' })
  expect(takeDraft()).toBeNull()
})

test('what is no draft is passed over', () => {
  sessionStorage.setItem('expert-session-draft', '{broken')
  expect(takeDraft()).toBeNull()
})
