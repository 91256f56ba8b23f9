import { ActionIcon, Text, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { type QueuedImage, storedUrls } from '#client/ui/form/fields/image-queue.ts'
import { maxMessageLength } from '#shared/message/message.constants.ts'
import { readMessageDraft, writeMessageDraft } from '../message-draft.ts'
import classes from './composer.module.css'
import { PhotoQueue } from './photo-queue.tsx'

interface ComposerProps {
  account: string
  conversationId: string
  /** What may be said first; a tap puts it into the field. */
  beginnings: string[]
  onSend: (text: string, images: string[]) => void
}

/** Why pictures keep the message from being sent, in English. */
function errorOfValue(queue: readonly QueuedImage[]): string | null {
  if (queue.some(({ state }) => state === 'failed')) {
    return 'Some images were not uploaded. Try again or remove them.'
  }
  const isReady = queue.every(({ state }) => state === 'stored')
  return isReady ? null : 'Please wait until all images are uploaded.'
}

/** The message's field, with photos; Enter sends, Shift and Enter begins a line. What is typed is kept. */
export function Composer({
  account,
  conversationId,
  beginnings: suggestedMessages,
  onSend,
}: ComposerProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [first, setFirst] = useState(() => ({
    ...readMessageDraft(account, conversationId),
    version: 0,
  }))
  const [text, setText] = useState(first.text)
  const [queue, setQueue] = useState<QueuedImage[]>([])
  const [error, setError] = useState<string | null>(null)
  const keep = (part: { text?: string; urls?: string[] }) =>
    writeMessageDraft(account, conversationId, part)

  const handleText = (value: string) => {
    setText(value)
    setError(null)
    keep({ text: value })
  }
  const handleQueue = (next: QueuedImage[]) => {
    setQueue(next)
    keep({ urls: storedUrls(next) })
  }
  const send = () => {
    const words = text.trim()
    if (words === '' && queue.length === 0) return
    const isTooLong = words.length > maxMessageLength
    const fieldError = isTooLong
      ? `Message cannot exceed ${maxMessageLength} characters`
      : errorOfValue(queue)
    setError(fieldError)
    if (fieldError) return
    onSend(words, storedUrls(queue))
    keep({ text: '', urls: [] })
    setText('')
    setQueue([])
    setFirst(({ version }) => ({ text: '', urls: [], unsent: [], version: version + 1 }))
    field.current?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends a word in an input method (Hindi by sounds, say) is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form className={classes.composer} onSubmit={handleSubmit}>
      {text === '' && suggestedMessages.length > 0 && (
        <div className={classes.beginnings}>
          {suggestedMessages.map((words) => (
            <button
              key={words}
              type="button"
              className={classes.beginning}
              onClick={() => {
                handleText(words)
                field.current?.focus()
              }}
            >
              {words}
            </button>
          ))}
        </div>
      )}
      {error && (
        <Text id={errorId} className={classes.error} size="sm" role="alert">
          {translateMessage(t, error)}
        </Text>
      )}
      <PhotoQueue
        key={first.version}
        urls={first.urls}
        onChange={handleQueue}
        onRefusal={setError}
      />
      <Textarea
        ref={field}
        className={classes.field}
        classNames={{ label: classes.label, input: classes.input }}
        label={t('Message')}
        placeholder={t('Write a message')}
        rows={1}
        enterKeyHint="send"
        value={text}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ currentTarget }) => handleText(currentTarget.value)}
        onKeyDown={handleKey}
      />
      <ActionIcon type="submit" className={classes.send} variant="filled" aria-label={t('Send')}>
        <IconSend size={22} aria-hidden />
      </ActionIcon>
    </form>
  )
}
