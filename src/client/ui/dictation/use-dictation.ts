import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#client/platform/i18n/use-language.ts'

/** What we use of the browser's SpeechRecognition, which the type libraries do not describe yet. */
interface Recognition {
  lang: string
  interimResults: boolean
  start: () => void
  abort: () => void
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
type RecognitionClass = new () => Recognition
type SpeechWindow = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', RecognitionClass>
>

const recognitionClass = () => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as unknown as SpeechWindow
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** English: what happens to a voice, said while the browser listens. */
const listeningSentence =
  'Speak now. Your browser turns speech into text, often with its maker’s service.'

/** English sentences for the browser's error codes; silence and our own stop are not errors. */
const errorSentences: Readonly<Record<string, string>> = {
  'not-allowed': 'Allow the microphone in your browser, or type instead.',
  'service-not-allowed': 'Allow the microphone in your browser, or type instead.',
  'audio-capture': 'No microphone was found. Please type instead.',
  network: 'Speaking needs a connection. Please type instead.',
}

/**
 * Turns speech into text by the browser, in the language of the page.
 * @param onText receives what was said.
 * @returns null where the browser cannot do it.
 */
export function useDictation(onText: (text: string) => void) {
  const language = useLanguage()
  const running = useRef<Recognition | null>(null)
  const [isListening, setListening] = useState(false)
  const [error, setError] = useState<string | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const Recognizer = recognitionClass()
  if (!Recognizer) return null

  const start = () => {
    const recognition = new Recognizer()
    recognition.lang = `${language}-IN`
    recognition.interimResults = false
    recognition.onresult = ({ results }) => {
      const said = Array.from(results, (result) => result[0]?.transcript ?? '').join(' ')
      if (said.trim() !== '') onText(said.trim())
    }
    recognition.onerror = ({ error: code }) => setError(errorSentences[code] ?? null)
    recognition.onend = () => {
      running.current = null
      setListening(false)
    }
    running.current = recognition
    setError(null)
    setListening(true)
    recognition.start()
  }
  const stop = () => running.current?.abort()
  return {
    isListening,
    /** An English sentence to show: why it did not work, or that the browser listens. */
    note: error ?? (isListening ? listeningSentence : null),
    toggle: () => (running.current ? stop() : start()),
  }
}
