import { ActionIcon } from '@mantine/core'
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { useDictation } from './use-dictation.ts'

interface DictationButtonProps {
  dictation: NonNullable<ReturnType<typeof useDictation>>
  /** What the button is for, as "Speak your question". */
  label: Translated
  isDisabled?: boolean
}

/** Starts and stops listening to what is spoken instead of typed. */
export function DictationButton({ dictation, label, isDisabled }: DictationButtonProps) {
  const { t } = useTranslation()
  const { isListening, toggle } = dictation
  return (
    <ActionIcon
      variant={isListening ? 'filled' : 'subtle'}
      color={isListening ? 'red' : undefined}
      radius="xl"
      aria-label={isListening ? t('Stop listening') : label}
      disabled={isDisabled}
      onClick={toggle}
    >
      {isListening ? (
        <IconPlayerStopFilled size={20} aria-hidden />
      ) : (
        <IconMicrophone size={24} aria-hidden />
      )}
    </ActionIcon>
  )
}
