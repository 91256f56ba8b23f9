import { useEffect, useEffectEvent, useState } from 'react'
import { languageOf } from '#client/platform/i18n/language-of.ts'

/** Browsers stop in the middle of long texts, so that each sentence is spoken by itself. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/**
 * Reads texts aloud by the browser's voice, one at a time; it stops when the page is left.
 * @param isSilent stops it: the next answer is on its way, or the conversation was cleared.
 * @returns null where the browser has no voice.
 */
export function useReadAloud(isSilent: boolean) {
  const [readId, setReadId] = useState<string | null>(null)
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : null
  useEffect(() => () => speech?.cancel(), [speech])
  const silence = useEffectEvent(() => {
    speech?.cancel()
    setReadId(null)
  })
  useEffect(() => {
    if (isSilent) silence()
  }, [isSilent])
  if (!speech) return null

  const stop = () => {
    speech.cancel()
    setReadId(null)
  }
  const read = (id: string, text: string) => {
    speech.cancel()
    const sentences = sentencesOf(text)
    const clear = () => setReadId((current) => (current === id ? null : current))
    for (const [index, sentence] of sentences.entries()) {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.lang = `${languageOf(text)}-IN`
      if (index === sentences.length - 1) utterance.onend = clear
      // A voice that is missing must not leave the button pressed.
      utterance.onerror = ({ error }) => {
        if (error !== 'canceled' && error !== 'interrupted') clear()
      }
      speech.speak(utterance)
    }
    setReadId(id)
  }
  return {
    /** The id of the text that is being read; null for none. */
    readId,
    toggle: (id: string, text: string) => (readId === id ? stop() : read(id, text)),
  }
}
