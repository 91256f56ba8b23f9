import { Button, Text } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { inputFailureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { isInIndia } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { type DeviceLocation, requestDeviceLocation } from './use-device-location.ts'

const deviceSentences: Partial<Record<DeviceLocation['status'], English>> = {
  denied: 'The device did not give its location. Type a PIN code or a name instead.',
  unsupported: 'This browser cannot find its location. Type a PIN code or a name instead.',
}

interface DeviceLocationButtonProps {
  onPlace: (place: PlaceView) => unknown
  /** `light` where another button of the page matters more. */
  variant?: 'light'
}

/** Finds the place by the device's location, which leaves the device rounded to about a kilometre. */
export function DeviceLocationButton({ onPlace, variant }: DeviceLocationButtonProps) {
  const { t } = useTranslation()
  const utils = trpc.useUtils()
  const stop = useRef(() => {})
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState<English>()
  useEffect(() => () => stop.current(), [])

  async function resolve({ lat, lon }: { lat: number; lon: number }) {
    try {
      if (!isInIndia(lat, lon)) return setSentence('This point is outside India')
      await onPlace(await utils.place.resolve.fetch({ lat, lon }))
    } catch (error) {
      setSentence(inputFailureSentence(error))
    } finally {
      setBusy(false)
    }
  }
  const handleLocation = (location: DeviceLocation) => {
    setSentence(deviceSentences[location.status])
    setBusy(location.status === 'asking' || location.status === 'known')
    if (location.status === 'known') void resolve(location)
  }
  const handleClick = () => {
    if (isBusy) return
    stop.current()
    stop.current = requestDeviceLocation(handleLocation)
  }
  return (
    <div>
      <Button
        fullWidth
        variant={variant}
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        aria-disabled={isBusy || undefined}
        onClick={handleClick}
      >
        {isBusy ? t('Finding your location...') : t('Use this device’s location')}
      </Button>
      <Text size="sm" role="status" mt={sentence ? 4 : 0}>
        {sentence && translateMessage(t, sentence)}
      </Text>
    </div>
  )
}
