import { useParams } from 'wouter'
import { PersonReviews } from '#client/features/review/person-reviews.tsx'
import { SellerFrame } from '#client/features/review/seller-frame.tsx'
import classes from './seller.module.css'
import { SellerListings } from './seller-listings.tsx'

/** A person who sells or lets: who they are, what they offer, and what others say of them. */
export default function SellerPage() {
  const { sellerId = '' } = useParams()
  return (
    <SellerFrame sellerId={sellerId} key={sellerId}>
      <div className={classes.columns}>
        <div className={classes.offers}>
          <SellerListings sellerId={sellerId} />
        </div>
        <PersonReviews userId={sellerId} />
      </div>
    </SellerFrame>
  )
}
