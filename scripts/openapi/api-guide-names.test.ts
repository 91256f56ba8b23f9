import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { eventTypes } from '../../src/shared/event/event.constants.ts'
import { NotificationContent } from '../../src/shared/notification/notification.schema.ts'

const guide = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8')

/** The names in backticks between two texts of the guide. */
function namesBetween(start: string, end: string): string[] {
  const from = guide.indexOf(start)
  const to = guide.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`docs/api.md has no part between ${start} and ${end}`)
  const part = guide.slice(from + start.length, to)
  return [...part.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
}

test('the guide lists every type of event, in full or by its end after the one before', () => {
  let object = ''
  const listed = namesBetween('has what happened to your', 'in the order in which').map((name) => {
    if (!name.startsWith('.')) object = name.slice(0, name.indexOf('.'))
    return name.startsWith('.') ? object + name : name
  })
  expect(listed.sort()).toEqual([...eventTypes].sort())
})

test('the guide lists every kind of notification', () => {
  const kinds = NotificationContent.options.map(({ shape }) => shape.kind.value)
  expect(
    namesBetween('notification says is its `content`, by `kind` (', '). `GET`').sort(),
  ).toEqual([...kinds].sort())
})
