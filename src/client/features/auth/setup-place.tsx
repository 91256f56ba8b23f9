import { Group, Stack, Text, Title } from '@mantine/core'
import { DeviceLocationButton } from '#client/domain/place/device-location-button.tsx'
import { PlaceDialogButton } from '#client/domain/place/my-place-button.tsx'
import { PinPlace } from '#client/domain/place/pin-place.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Field } from '#client/ui/form/field.tsx'
import { readPath } from '#client/ui/form/model/form-values.ts'
import type { AnyFieldForm } from '#client/ui/form/model/use-field-form.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import classes from './setup.module.css'

const addressNames = { zip: 'zip', city: 'city', state: 'state' }

/** The user's place by PIN code, by the device, or by the name of a village or town. */
export function SetupPlace({ form }: { form: AnyFieldForm }) {
  const { t } = useTranslation()
  const textOf = (name: string) => String(readPath(form.mantine.getValues(), name) ?? '')
  const handlePlace = ({ pin, name, state }: PlaceView) => {
    form.mantine.setFieldValue('city', name)
    form.mantine.setFieldValue('state', state)
    form.mantine.setFieldValue('zip', pin ?? '')
  }
  // With a PIN code its own line below the field says where it is.
  const place =
    textOf('zip') === '' && [textOf('city'), t(textOf('state'))].filter(Boolean).join(', ')
  return (
    <section>
      <Title order={2} size="1.25rem" mb="xs">
        {t('Where are you?')}
      </Title>
      <Stack gap="sm">
        <DeviceLocationButton variant="light" onPlace={handlePlace} />
        <Group align="flex-end" gap="sm">
          <div className={classes.pin}>
            <Field form={form} name="zip" />
          </div>
          <PlaceDialogButton label={t('Search by village or town')} onChosen={handlePlace} />
        </Group>
        {/* Room for a sentence: the button below stays where it is when one comes. */}
        <div className={classes.place}>
          {place && <Text fw={600}>{place}</Text>}
          <PinPlace form={form} names={addressNames} />
        </div>
      </Stack>
    </section>
  )
}
