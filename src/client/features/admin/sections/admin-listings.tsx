import { Button, TextInput } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { reviewFilters } from '#shared/admin/admin.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import classes from '../parts/admin.module.css'
import { AdminList } from '../parts/admin-list.tsx'
import { oneOf, useAdminState } from '../parts/use-admin-state.ts'
import { listingOfAddress } from './listing-address.ts'
import { ListingReview } from './listing-review.tsx'

type ListingRef = { kind: ListingKind; listingId: string }

/** Opens any listing by its address, reported or not. */
function FindListing() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [listingRef, setListingRef] = useState<ListingRef | null>(null)
  const [isInvalidAddress, setInvalidAddress] = useState(false)
  const { data, error } = trpc.desk.listing.useQuery(
    listingRef ?? { kind: 'crop', listingId: '' },
    {
      enabled: listingRef !== null,
      retry: false,
    },
  )
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const listing = listingOfAddress(text)
    setListingRef(listing)
    setInvalidAddress(listing === null)
  }
  const failure = isInvalidAddress
    ? t('This is not the address of a crop or a machine.')
    : error && translateMessage(t, failureSentence(error))
  return (
    <>
      <form method="dialog" onSubmit={handleSubmit} className={classes.find}>
        <TextInput
          label={t('Any listing by its address')}
          placeholder="https://…/shop/…"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          error={failure}
          autoComplete="off"
        />
        <Button type="submit" variant="default">
          {t('Find')}
        </Button>
      </form>
      {listingRef && data && !failure && (
        <div className={classes.match}>
          <ListingReview listing={data} />
        </div>
      )}
    </>
  )
}

/** Crops and equipment that users reported or admins hid. */
export function AdminListings() {
  const { t } = useTranslation()
  const control = useAdminState()
  const show = oneOf(reviewFilters, control.state.show)
  const query = trpc.desk.listings.useQuery(
    { show, page: control.state.page },
    { placeholderData: keepPreviousData },
  )
  const labels = { waiting: t('Reported items'), hidden: t('Hidden') }
  return (
    <AdminList
      control={control}
      filter={{ value: show, values: reviewFilters, labelOf: (value) => labels[value] }}
      toolbar={<FindListing />}
      query={query}
      itemsOf={({ listings }) => listings}
      empty={show === 'waiting' ? t('No reported listings.') : t('No hidden listings.')}
    >
      {(listing) => <ListingReview listing={listing} />}
    </AdminList>
  )
}
