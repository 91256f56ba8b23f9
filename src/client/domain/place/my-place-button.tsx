import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { RefusedPlace } from './place-search.tsx'
import { useMyPlace } from './use-my-place.ts'
import { usePlaceTexts } from './use-place-texts.ts'

const PlaceDialog = lazyPart(() => withHindi(() => import('./place-dialog.tsx'), 'place'))

interface MyPlaceButtonProps {
  onChosen?: ((place: PlaceView) => void) | undefined
}
interface PlaceDialogButtonProps extends MyPlaceButtonProps {
  label: Translated
  variant?: 'subtle' | 'default' | 'filled'
  /** What was refused as a place before, and why. */
  refused?: RefusedPlace | undefined
}

/** A button that opens the dialog in which users choose their place. */
export function PlaceDialogButton(props: PlaceDialogButtonProps) {
  const { label, variant = 'default', onChosen, refused } = props
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    setLoaded(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant={variant}
        mx={variant === 'subtle' ? 'calc(var(--button-padding-x) * -1)' : undefined}
        maw="100%"
        leftSection={<IconMapPin size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={handleClick}
      >
        {label}
      </Button>
      {isLoaded && (
        <Suspense>
          <PlaceDialog
            isOpen={isOpen}
            onChosen={onChosen}
            refused={refused}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The user's place in one line, and the dialog to change it: "Near Pune · Change". */
export default function MyPlaceButton({ onChosen }: MyPlaceButtonProps) {
  const { t } = useTranslation()
  const { place } = useMyPlace()
  const texts = usePlaceTexts()
  const label = place
    ? t('{{place}} · Change', { place: texts.near(place) })
    : t('Choose your place')
  return <PlaceDialogButton label={label} variant="subtle" onChosen={onChosen} />
}
