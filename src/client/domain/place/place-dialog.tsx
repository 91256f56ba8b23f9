import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { useCurrentUser } from '#client/platform/trpc/current-user.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { TextLink } from '#client/ui/link.tsx'
import { toastFailure } from '#client/ui/toast.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { UserView } from '#shared/user/user.schema.ts'
import { DeviceLocationButton } from './device-location-button.tsx'
import { PlaceSearch, type RefusedPlace } from './place-search.tsx'
import { addressFromPlace, isSavedByDefault, SaveInProfile } from './save-in-profile.tsx'
import { deleteStoredPlace, storePlace } from './stored-place.ts'
import { useMyPlace } from './use-my-place.ts'
import { usePlaceTexts } from './use-place-texts.ts'

interface PlaceDialogProps {
  isOpen: boolean
  onClose: () => void
  onChosen?: ((place: PlaceView) => void) | undefined
  /** What was refused as a place before, and why: the field starts with both. */
  refused?: RefusedPlace | undefined
}

/** The current place, with a button that removes it. */
function CurrentPlace({ onForget }: { onForget: () => void }) {
  const { t } = useTranslation()
  const { place, isFromProfile } = useMyPlace()
  const texts = usePlaceTexts()
  if (!place) return null
  return (
    <div>
      <Text fw={600}>{texts.near(place)}</Text>
      <Text c="dimmed" size="sm">
        {texts.detail(place)}
      </Text>
      {isFromProfile ? (
        <Text size="sm">
          {t('This is the place of your profile.')}{' '}
          <TextLink href={paths.myProfile.href()} size="sm" underline="always">
            {t('Change the profile')}
          </TextLink>
        </Text>
      ) : (
        <Button variant="default" mt="xs" onClick={onForget}>
          {t('Forget my place')}
        </Button>
      )}
    </div>
  )
}

function PlaceChooser({ onClose, onChosen, refused }: Omit<PlaceDialogProps, 'isOpen'>) {
  const { t } = useTranslation()
  const { place: current } = useMyPlace()
  const utils = trpc.useUtils()
  const { user } = useCurrentUser()
  const update = trpc.user.update.useMutation()
  const [choice, setChoice] = useState<boolean>()
  const isSavedInProfile = user !== undefined && (choice ?? isSavedByDefault(user))

  /** @returns false after a failure, which a toast says; the place is then stored on the device. */
  const saveInProfile = async (member: UserView, place: PlaceView) => {
    try {
      const address = addressFromPlace(member, place)
      utils.user.get.setData(undefined, await update.mutateAsync({ address }))
      return true
    } catch (error) {
      toastFailure(t, error)
      return false
    }
  }
  const handlePlace = async (place: PlaceView) => {
    if (isSavedInProfile && (await saveInProfile(user, place))) {
      deleteStoredPlace()
      // The user's own listings have moved with the profile.
      void Promise.all([utils.crop.invalidate(), utils.equipment.invalidate()])
    } else storePlace(place)
    onClose()
    onChosen?.(place)
  }
  const handleForget = () => {
    deleteStoredPlace()
    onClose()
  }
  return (
    <>
      <CurrentPlace onForget={handleForget} />
      <Text>
        {current
          ? t('Use another place:')
          : t('We then show you what is near, your weather and your prices.')}
      </Text>
      <DeviceLocationButton onPlace={handlePlace} />
      <PlaceSearch isBusy={update.isPending} refused={refused} onPlace={handlePlace} />
      {user && <SaveInProfile isChecked={isSavedInProfile} onChange={setChoice} />}
      <Text size="sm" c="dimmed">
        {t('Places: India Post, All India Pincode Directory (GODL-India).')}{' '}
        <TextLink href={paths.termsOfService.href()} size="sm" underline="always">
          {t('About these data')}
        </TextLink>
      </Text>
    </>
  )
}

/** Asks for the user's place: by the device, a PIN code, or the name of a village or town. */
export default function PlaceDialog({ isOpen, ...chooser }: PlaceDialogProps) {
  const { t } = useTranslation()
  return (
    <TitledDialog title={isOpen ? t('Your place') : null} onClose={chooser.onClose}>
      {isOpen && <PlaceChooser {...chooser} />}
    </TitledDialog>
  )
}
