import { useEffect } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { DictationButton } from './dictation-button.tsx'
import { useDictation } from './use-dictation.ts'

interface SearchDictationProps {
  onText: (text: string) => void
  /** Receives what to show below the field, or null. */
  onHint: (hint: Translated | null) => void
}

/** The microphone of a search field; nothing where the browser cannot turn speech into text. */
export default function SearchDictation({ onText, onHint }: SearchDictationProps) {
  const { t } = useTranslation()
  const dictation = useDictation(onText)
  const note = dictation?.note ?? null
  useEffect(() => {
    onHint(note && t(note))
    return () => onHint(null)
  }, [note, onHint, t])
  return dictation && <DictationButton dictation={dictation} label={t('Speak your search')} />
}
