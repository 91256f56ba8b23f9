import { ActionIcon, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxQuestionLength } from '#shared/advisor/advisor.constants.ts'
import classes from './composer.module.css'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  firstText: string
  /** An answer is under way: nothing can be asked. */
  isBusy: boolean
  onSend: (text: string) => void
}

/** The question's field; Enter sends, Shift and Enter begins a line. */
export function Composer({ ref, firstText, isBusy, onSend }: ComposerProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(firstText)
  const isTooLong = text.trim().length > maxQuestionLength

  const send = () => {
    if (isBusy || isTooLong || text.trim() === '') return
    onSend(text)
    setText('')
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
      <Textarea
        ref={ref}
        className={classes.field}
        classNames={{ label: classes.label, input: classes.input }}
        label={t('Your question')}
        placeholder={t('Ask about crops, soil, pests or water')}
        rows={1}
        enterKeyHint="send"
        value={text}
        disabled={isBusy}
        error={
          isTooLong &&
          t('{{label}} cannot exceed {{max}} characters', {
            label: t('Your question'),
            max: maxQuestionLength,
          })
        }
        onChange={(event) => setText(event.target.value)}
        onKeyDown={handleKey}
      />
      <ActionIcon
        type="submit"
        className={classes.send}
        variant="filled"
        aria-label={t('Send')}
        disabled={isBusy}
      >
        <IconSend size={22} aria-hidden />
      </ActionIcon>
    </form>
  )
}
