import { useParams } from 'wouter'
import { PersonReviews } from '#client/features/review/person-reviews.tsx'
import { SellerFrame } from '#client/features/review/seller-frame.tsx'
import { addressCodec, pageField } from '#client/ui/list/address-codec.ts'
import { useAddressState } from '#client/ui/list/use-address-state.ts'
import shared from '#client/ui/shared.module.css'
import classes from './seller.module.css'
import { SellerListings } from './seller-listings.tsx'

/** The pages of the reviews, the crops and the machines. */
const address = addressCodec({
  page: pageField(10_000),
  crops: pageField(),
  machines: pageField(),
})

/** A seller's profile, listings and reviews. */
export default function SellerPage() {
  const { sellerId = '' } = useParams()
  const list = useAddressState(address)
  return (
    <SellerFrame sellerId={sellerId} key={sellerId}>
      <div className={`${shared.wideColumns} ${classes.columns}`}>
        <div className={classes.offers}>
          <SellerListings sellerId={sellerId} list={list} />
        </div>
        <PersonReviews userId={sellerId} list={list} />
      </div>
    </SellerFrame>
  )
}
