import { ActionIcon } from '@mantine/core'
import { IconMicrophone, IconPlayerStopFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { useDictation } from './use-dictation.ts'

interface DictationButtonProps {
  dictation: NonNullable<ReturnType<typeof useDictation>>
  isDisabled: boolean
}

/** Starts and stops listening to a spoken question. */
export function DictationButton({ dictation, isDisabled }: DictationButtonProps) {
  const { t } = useTranslation()
  const { isListening, toggle } = dictation
  return (
    <ActionIcon
      variant={isListening ? 'filled' : 'subtle'}
      color={isListening ? 'red' : undefined}
      radius="xl"
      aria-label={isListening ? t('Stop listening') : t('Speak your question')}
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
