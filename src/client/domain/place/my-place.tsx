import { Skeleton } from '@mantine/core'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import { BrowserPart } from '#client/ui/browser-part.tsx'
import type { PlaceView } from '#shared/place/place.schema.ts'

const MyPlaceButton = lazyPart(() => withHindi(() => import('./my-place-button.tsx'), 'place'))

/** The user's place with the button that changes it. Its code loads after the page's. */
export const MyPlaceLine = ({ onChosen }: { onChosen?: (place: PlaceView) => void }) => (
  <BrowserPart fallback={<Skeleton height={44} width="14rem" radius="md" />}>
    <div>
      <MyPlaceButton onChosen={onChosen} />
    </div>
  </BrowserPart>
)
