import { useParams } from 'wouter'
import { PersonReviews } from '#client/features/review/person-reviews.tsx'
import { SellerFrame } from '#client/features/review/seller-frame.tsx'
import shared from '#client/ui/shared.module.css'
import classes from './seller.module.css'
import { SellerListings } from './seller-listings.tsx'

/** A seller's profile, listings and reviews. */
export default function SellerPage() {
  const { sellerId = '' } = useParams()
  return (
    <SellerFrame sellerId={sellerId} key={sellerId}>
      <div className={`${shared.wideColumns} ${classes.columns}`}>
        <div className={classes.offers}>
          <SellerListings sellerId={sellerId} />
        </div>
        <PersonReviews userId={sellerId} />
      </div>
    </SellerFrame>
  )
}
