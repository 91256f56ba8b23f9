import { Checkbox } from '@mantine/core'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import type { UserView } from '#shared/user/user.schema.ts'

/**
 * The changes of the profile's address. The city stays where the address only gets the PIN code that it
 * did not have. A district has no PIN code, and an older one would stand for another place.
 */
export function addressFromPlace({ address }: UserView, { name, pin, state }: PlaceView) {
  const isCompletion =
    pin !== null && address.zip === '' && address.city !== '' && ['', state].includes(address.state)
  return { ...(!isCompletion && { city: name }), state, zip: pin ?? '' }
}

/** A first place is saved unless the user says otherwise; another one only if the user says so. */
export const isSavedByDefault = ({ address }: UserView) => address.zip === ''

interface SaveInProfileProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
}

/** Whether a member's choice also changes the profile, and with it the place of their listings. */
export function SaveInProfile({ isChecked, onChange }: SaveInProfileProps) {
  const { t } = useTranslation()
  return (
    <Checkbox
      label={t('Save it in my profile too')}
      description={t('Your listings are then found near this place.')}
      checked={isChecked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
