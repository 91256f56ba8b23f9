import { Text } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { readMessageDraft, writeMessageDraft } from '#client/domain/message/message-draft.ts'
import type { English, Translated } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Composer } from '#client/ui/conversation/composer.tsx'
import {
  type QueuedImage,
  storedUrls,
  uploadInProgress,
} from '#client/ui/form/fields/image-queue.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { maxConversationMessageLength } from '#shared/message/message.constants.ts'
import classes from './composer.module.css'
import { PhotoQueue } from './photo-queue.tsx'

interface MessageComposerProps {
  account: string
  conversationId: string
  /** What may be said first; a tap puts it into the field. */
  suggestedMessages: Translated[]
  onSend: (text: string, images: string[]) => void
}

/** Why pictures keep the message from being sent. */
function errorOfValue(queue: readonly QueuedImage[]): English | null {
  if (queue.some(({ state }) => state === 'failed')) {
    return 'Some images were not uploaded. Try again or remove them.'
  }
  const isReady = queue.every(({ state }) => state === 'stored')
  return isReady ? null : 'Please wait until all images are uploaded.'
}

/** The field for a message, with photos. What is typed is stored as a draft. */
export function MessageComposer({
  account,
  conversationId,
  suggestedMessages,
  onSend,
}: MessageComposerProps) {
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
  /** The message was sent while its photos were on their way; it goes when they have arrived. */
  const [isWaiting, setWaiting] = useState(false)
  const saveDraft = (part: { text?: string; urls?: string[] }) =>
    writeMessageDraft(account, conversationId, part)

  const handleText = (value: string) => {
    setText(value)
    setError(null)
    saveDraft({ text: value })
  }
  const handleQueue = (next: QueuedImage[]) => {
    setQueue(next)
    saveDraft({ urls: storedUrls(next) })
  }
  const send = () => {
    const words = text.trim()
    if (words === '' && queue.length === 0) return
    setWaiting(uploadInProgress(queue) !== null)
    if (uploadInProgress(queue)) return setError(null)
    const isTooLong = words.length > maxConversationMessageLength
    const fieldError = isTooLong
      ? fieldMessages.maxLength('Message', maxConversationMessageLength)
      : errorOfValue(queue)
    setError(fieldError)
    if (fieldError) return
    onSend(words, storedUrls(queue))
    saveDraft({ text: '', urls: [] })
    setText('')
    setQueue([])
    setFirst(({ version }) => ({ text: '', urls: [], unsent: [], version: version + 1 }))
    field.current?.focus()
  }
  const sendLatest = useRef(send)
  sendLatest.current = send
  useEffect(() => {
    if (isWaiting && !uploadInProgress(queue)) sendLatest.current()
  }, [isWaiting, queue])
  return (
    <Composer
      ref={field}
      formClassName={classes.composer}
      label={t('Message')}
      placeholder={t('Write a message')}
      value={text}
      aria-invalid={error !== null || undefined}
      aria-describedby={error ? errorId : undefined}
      onChange={({ currentTarget }) => handleText(currentTarget.value)}
      onSend={send}
    >
      {text === '' && suggestedMessages.length > 0 && (
        <div className={classes.suggestedMessages}>
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
      {isWaiting && (
        <Text size="sm" role="status">
          {t('Please wait until all images are uploaded.')}
        </Text>
      )}
      <PhotoQueue
        key={first.version}
        urls={first.urls}
        onChange={handleQueue}
        onRefusal={setError}
      />
    </Composer>
  )
}
