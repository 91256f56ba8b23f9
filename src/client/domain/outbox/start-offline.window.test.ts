import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { writeMessageDraft, writeUnsent } from '#client/domain/message/message-draft.ts'
import { readAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { readPicture, savePicture, waitingUrl } from '#client/ui/form/fields/saved-pictures.ts'
import { readDraft, writeDraft } from './drafts.ts'
import { followProfile, purgeExpired } from './start-offline.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

beforeEach(emptyIdb)

test('pictures that wait in a message or a listing survive a restart, and unused ones are deleted', async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z')
  const uploaded = '/uploads/private-1.webp?viewer=u1'
  const keys = ['typed', 'unsent', 'listing', uploaded, 'unused']
  for (const key of keys) await savePicture(key, new File(['x'], `${key}.webp`))
  writeMessageDraft('u1', 'c1', { urls: [waitingUrl('typed')] })
  writeUnsent('u1', 'c2', { key: 'k', text: '', images: [waitingUrl('unsent'), uploaded] })
  const values = { images: [waitingUrl('listing')] }
  await writeDraft({ owner: 'u1', kind: 'crop', listingId: null }, { values, savedAt: Date.now() })
  vi.setSystemTime('2026-11-20T12:00:00Z')
  await purgeExpired()
  const isThere = await Promise.all(keys.map(async (key) => (await readPicture(key)) !== undefined))
  expect(isThere).toEqual([true, true, true, true, false])
})

test('what was typed while the clock was wrong survives the correction, and expires thirty days later', async () => {
  vi.setSystemTime('2020-01-01T00:00:00Z')
  const draftKey = { owner: 'u1', kind: 'crop', listingId: null } as const
  await savePicture('early', new File(['x'], 'early.webp'))
  const values = { images: [waitingUrl('early')] }
  await writeDraft(draftKey, { values, savedAt: Date.now() })
  vi.setSystemTime('2026-11-20T10:00:00Z')
  await purgeExpired()
  expect(await readDraft(draftKey)).toMatchObject({ values })
  expect(await readPicture('early')).toBeDefined()
  vi.setSystemTime('2026-12-20T11:00:00Z')
  await purgeExpired()
  expect(await readDraft(draftKey)).toBeNull()
})

test('only an answer to the current session says whose session it is', async () => {
  storeToken('t-1', 'farmer')
  const queryKey = [['user', 'get'], { type: 'query' }]
  const queryClient = new QueryClient()
  onTestFinished(followProfile(queryClient))
  await queryClient.fetchQuery({ queryKey, queryFn: async () => ({ _id: 'sunita' }) })
  storeToken('t-2', 'farmer')
  await queryClient.invalidateQueries()
  expect(readAccount()).toBeNull()
  await queryClient.fetchQuery({ queryKey, queryFn: async () => ({ _id: 'ramesh' }) })
  expect(readAccount()).toBe('ramesh')
})
