import { type ReactNode, Suspense } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

const KindDrawing = lazyPart(() => withHindi(() => import('./kind-drawing.tsx'), 'kind-drawing'))

interface ListingArtProps {
  /** The address of the drawing of its kind; undefined when there is none, or the listing has photos. */
  kindImage: string | undefined
  /** Shown without a drawing. */
  icon: ReactNode
}

/** What a listing without a photo shows. */
export const ListingArt = ({ kindImage, icon }: ListingArtProps) =>
  kindImage ? (
    <Suspense fallback={icon}>
      <KindDrawing image={kindImage} />
    </Suspense>
  ) : (
    icon
  )
