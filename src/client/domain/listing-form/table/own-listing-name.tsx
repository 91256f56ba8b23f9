import type { ReactNode } from 'react'
import { ListingPicture } from '#client/domain/listing/card/listing-picture.tsx'
import { listingNameIn } from '#client/domain/listing/listing-names.ts'
import { HiddenListing } from '#client/domain/report/hidden-listing.tsx'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { TextLink } from '#client/ui/link.tsx'
import shared from '#client/ui/shared.module.css'
import cells from '#client/ui/table/table-cells.module.css'
import classes from './own-listing-name.module.css'

interface OwnListingNameProps {
  listing: {
    name: string
    kindHindi?: string | null | undefined
    images: readonly string[]
    isHidden?: boolean | undefined
  }
  category: Translated
  href: string
  art: ReactNode
}

/** The first cell of an own listing: picture, name and category, and whether an operator has hidden it. */
export function OwnListingName({ listing, category, href, art }: OwnListingNameProps) {
  const language = useLanguage()
  return (
    <>
      <div className={classes.cell}>
        <div className={`${shared.squarePicture} ${classes.picture}`}>
          <ListingPicture src={listing.images[0]} alt="" sizes="56px" art={art} />
        </div>
        <div className={cells.cell}>
          <TextLink className={cells.link} href={href} fw={600}>
            {listingNameIn(language, listing)}
          </TextLink>
          <span className={shared.quiet}>{category}</span>
        </div>
      </div>
      <HiddenListing isHidden={listing.isHidden} />
    </>
  )
}
