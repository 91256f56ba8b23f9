import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropView } from '#shared/crop/crop.schema.ts'
import { seedDetail } from './seed-detail.ts'

const cropId = '019a0000-0000-7000-8000-000000000001'
const seller: CropView['user'] = {
  _id: 'asha',
  firstName: 'Asha',
  lastName: 'Patil',
  image: null,
  verified: true,
  place: 'Nashik, Maharashtra',
  rating: 0,
  numReviews: 0,
}
const inList: CropView = {
  _id: cropId,
  name: 'Onion',
  description: '',
  category: 'Vegetables',
  kind: null,
  price: 30,
  quantity: 5,
  unit: 'kg',
  dispatchTime: 2,
  isOrganic: false,
  isUserCrop: false,
  harvestDate: '2026-04-15',
  expiryDate: '2037-03-31',
  isArchived: false,
  tags: [],
  images: [],
  user: seller,
  createdAt: '2026-04-15T00:00:00Z',
  updatedAt: '2026-04-15T00:00:00Z',
}

function Detail() {
  const { data } = trpc.crop.get.useQuery({ cropId }, { retry: false })
  return <output>{data ? `${data.name}, ${data.price}` : 'Loading'}</output>
}

/** A list with one crop, and its page once it is opened. */
function List() {
  const utils = trpc.useUtils()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <a
        href={`/shop/${cropId}`}
        onPointerEnter={() => seedDetail(utils.crop.get, { cropId }, inList)}
        onClick={(event) => {
          event.preventDefault()
          setIsOpen(!isOpen)
        }}
      >
        Onion
      </a>
      {isOpen && <Detail />}
    </>
  )
}

const pointAt = () => fireEvent.pointerEnter(screen.getByRole('link'))
const open = () => fireEvent.click(screen.getByRole('link'))
const shown = () => screen.getByRole('status').textContent

test('a listing that was pointed at opens with the data of its list, and then with its own', async () => {
  const calls = fakeServer({ 'crop.get': () => ({ data: { ...inList, price: 32 } }) })
  const requestCount = () => calls.filter(([procedure]) => procedure === 'crop.get').length
  renderInApp(<List />)
  pointAt()
  expect(requestCount()).toBe(0)
  open()
  expect(shown()).toBe('Onion, 30')
  await screen.findByText('Onion, 32')
  expect(requestCount()).toBe(1)
  // What the listing's own page has read is newer than its list.
  open()
  pointAt()
  open()
  expect(shown()).toBe('Onion, 32')
})
