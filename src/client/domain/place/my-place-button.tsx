import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { useMyPlace } from './use-my-place.ts'
import { usePlaceTexts } from './use-place-texts.ts'

const PlaceDialog = lazyPart(() => withHindi(() => import('./place-dialog.tsx'), 'place'))

interface MyPlaceButtonProps {
  onChosen?: ((place: PlaceView) => void) | undefined
}

/** The user's place in one line, and the dialog to change it: "Near Pune · Change". */
export default function MyPlaceButton({ onChosen }: MyPlaceButtonProps) {
  const { t } = useTranslation()
  const { place } = useMyPlace()
  const texts = usePlaceTexts()
  const [isLoaded, setLoaded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const handleClick = () => {
    setLoaded(true)
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconMapPin size={18} aria-hidden />}
        aria-haspopup="dialog"
        onClick={handleClick}
      >
        {place ? t('{{place}} · Change', { place: texts.near(place) }) : t('Choose your place')}
      </Button>
      {isLoaded && (
        <Suspense>
          <PlaceDialog isOpen={isOpen} onClose={() => setOpen(false)} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  )
}
