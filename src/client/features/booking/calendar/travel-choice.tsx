import { Text, TextInput } from '@mantine/core'
import { IconBuildingStore, IconTruckDelivery } from '@tabler/icons-react'
import { useTravelText } from '#client/domain/delivery/use-travel-text.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { ChoiceCards } from '#client/ui/form/choice-cards.tsx'
import type { useTravelChoice } from './use-travel-choice.ts'

/** Collecting the machine, or having it brought to a PIN code. */
export function TravelChoice({ choice }: { choice: ReturnType<typeof useTravelChoice> }) {
  const { t } = useTranslation()
  const { travelQuoteText } = useTravelText()
  const { isBrought, setBrought, isNeverBrought, quote, to, hasPin, pin, setPin } = choice
  const { pinField, pinError, checkPin } = choice
  return (
    <div>
      <ChoiceCards
        legend={t('How will you get the machine?')}
        value={isBrought ? 'brought' : 'collected'}
        onChange={(value) => setBrought(value === 'brought')}
        choices={[
          {
            value: 'collected',
            icon: <IconBuildingStore size={24} />,
            title: t('You collect it'),
            text: t('You collect it from the owner and bring it back.'),
          },
          {
            value: 'brought',
            icon: <IconTruckDelivery size={24} />,
            title: t('The owner brings it'),
            text: t('The owner brings it and collects it afterwards.'),
            unavailableReason: isNeverBrought ? t('This owner does not bring machines.') : null,
          },
        ]}
      />
      {isBrought && (
        <>
          <TextInput
            mt="sm"
            label={t('PIN code where you need it')}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            ref={pinField}
            value={pin}
            error={pinError && translateMessage(t, pinError)}
            onBlur={() => pin !== '' && checkPin()}
            onChange={({ currentTarget }) => setPin(currentTarget.value)}
          />
          {quote && (to !== null || !hasPin) && (
            <Text mt="xs" mb="md" role="status">
              {travelQuoteText(quote, to)}
            </Text>
          )}
        </>
      )}
    </div>
  )
}
