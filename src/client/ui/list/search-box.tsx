import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, lazy, useLayoutEffect, useRef, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { Translated } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { untilLoaded } from '#client/platform/network/lazy-part.ts'
import { maxSearchLength } from '#shared/kit/pagination.constants.ts'
import { BrowserPart } from '../browser-part.tsx'
import hidden from '../visually-hidden.module.css'
import { cleanSearch } from './clean-search.ts'

// Not needed to see the page, so its code and Hindi load after the page's.
const SearchDictation = lazy(
  untilLoaded(() => withHindi(() => import('../dictation/search-dictation.tsx'), 'dictation')),
)

/** Milliseconds without typing before the search starts. */
const typingPauseMs = 300

interface SearchBoxProps {
  /** The current search. */
  value: string
  placeholder: Translated
  /** A new number discards what was typed and not yet searched (`clearCount` of `useAddressState`). */
  clearCount?: number
  /** The label is only for screen readers: the placeholder says enough. */
  isLabelHidden?: boolean
  /** Offers a microphone while the field is empty. */
  canSpeak?: boolean
  onSearch: (q: string) => void
}

/** A search field: searches when typing pauses, or immediately on Enter. */
export function SearchBox(props: SearchBoxProps) {
  const { value, placeholder, clearCount = 0, isLabelHidden = false, canSpeak, onSearch } = props
  const { t } = useTranslation()
  const [text, setText] = useState(value)
  const [hint, setHint] = useState<Translated | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(value)
  const seenClearCount = useRef(clearCount)
  const send = (typed: string) => {
    sent.current = cleanSearch(typed)
    onSearch(sent.current)
  }
  const sendLater = useDebouncedCallback(send, typingPauseMs)

  // Back, Reset and links change the search from outside. Our own change must not overwrite newer typing. In the task of
  // the rendering: until an effect after the paint the pause of typing could end, and bring the old text back.
  useLayoutEffect(() => {
    if (value === sent.current && clearCount === seenClearCount.current) return
    sent.current = value
    seenClearCount.current = clearCount
    sendLater.cancel()
    setText(value)
  }, [value, clearCount, sendLater])

  const handleType = (typed: string) => {
    setText(typed)
    sendLater(typed)
  }
  const handleClear = () => {
    // The pressed button, which has the focus, goes.
    input.current?.focus()
    handleType('')
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    sendLater.cancel()
    send(text)
  }
  const handleSpeech = (said: string) => {
    setText(said)
    sendLater.cancel()
    send(said)
  }
  const microphone = canSpeak && (
    <BrowserPart fallback={null}>
      <SearchDictation onText={handleSpeech} onHint={setHint} />
    </BrowserPart>
  )
  return (
    <search>
      <form method="dialog" onSubmit={handleSubmit}>
        <TextInput
          ref={input}
          label={t('Search')}
          classNames={isLabelHidden ? { label: hidden.visuallyHidden } : {}}
          placeholder={placeholder}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={maxSearchLength}
          value={text}
          onChange={(event) => handleType(event.currentTarget.value)}
          leftSection={<IconSearch size={20} aria-hidden />}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description']}
          rightSection={
            text ? <CloseButton aria-label={t('Clear search')} onClick={handleClear} /> : microphone
          }
        />
      </form>
    </search>
  )
}
