import { ActionIcon, Textarea, type TextareaProps } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './composer.module.css'

interface ComposerProps extends TextareaProps {
  ref: Ref<HTMLTextAreaElement>
  onSend: () => void
  /** The form's class. */
  formClassName?: string
  /** Shown before the text field. */
  children?: ReactNode
}

/** A conversation's text field: Enter sends, Shift and Enter begin a new line. */
export function Composer({ onSend, formClassName = '', children, ...field }: ComposerProps) {
  const { t } = useTranslation()
  const handleKey = (event: KeyboardEvent) => {
    // While composing, Enter ends a word of an input method such as Hindi by sound.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onSend()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSend()
  }
  return (
    <form
      method="dialog"
      className={`${classes.composer} ${formClassName}`}
      onSubmit={handleSubmit}
    >
      {children}
      <Textarea
        className={classes.field}
        classNames={{ label: classes.label, input: classes.input }}
        rows={1}
        enterKeyHint="send"
        onKeyDown={handleKey}
        {...field}
      />
      <ActionIcon
        type="submit"
        className={classes.send}
        variant="filled"
        aria-label={t('Send')}
        disabled={field.disabled}
      >
        <IconSend size={22} aria-hidden />
      </ActionIcon>
    </form>
  )
}
