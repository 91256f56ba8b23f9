import { expect, test } from 'vitest'
import { eventTypes } from '#shared/event/event.constants.ts'
import { eventGroups, groupsOfTypes, typesOfGroups } from './webhook-labels.ts'

test('the events of chosen groups belong to these groups again', () => {
  for (const group of eventGroups) expect(groupsOfTypes(typesOfGroups([group]))).toEqual([group])
  expect(groupsOfTypes(typesOfGroups(['order', 'message']))).toEqual(['order', 'message'])
  expect(groupsOfTypes([])).toEqual([])
})

test('all groups together have every event', () => {
  expect(typesOfGroups(eventGroups)).toEqual(eventTypes)
})
