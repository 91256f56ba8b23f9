import { Button, Text } from '@mantine/core'
import { type FormEvent, useId, useRef, useState } from 'react'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { failureSentence } from '#client/platform/trpc/failure-sentence.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import classes from './newsletter-form.module.css'

interface Answer {
  sentence: English
  isFailure: boolean
}

/**
 * Subscribes to the newsletter. It is part of every page, so it uses no form library: the server
 * checks the address and answers with the contract's own sentences.
 */
export function NewsletterForm() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [fieldId, answerId] = [useId(), useId()]
  const box = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const subscribe = trpc.newsletter.subscribe.useMutation()

  function showError(sentence: string) {
    setAnswer({ sentence, isFailure: true })
    box.current?.focus()
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const email = box.current?.value.trim() ?? ''
    if (subscribe.isPending) return
    if (email === '') return showError(fieldMessages.isRequired('Email'))
    try {
      // Load the Hindi of the answer on demand: every page has this form, but few people use it.
      const { message } = await withHindi(
        () => subscribe.mutateAsync({ email, language }),
        'contact',
      )
      setAnswer({ sentence: message, isFailure: false })
      if (box.current) box.current.value = ''
    } catch (error) {
      showError(failureSentence(error))
    }
  }
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit} className={classes.form}>
      <label htmlFor={fieldId}>{t('Newsletter: farming advice by e-mail')}</label>
      <div className={classes.row}>
        <input
          ref={box}
          id={fieldId}
          className={classes.box}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('Your e-mail address')}
          aria-invalid={answer?.isFailure || undefined}
          aria-describedby={answer ? answerId : undefined}
        />
        <Button type="submit" aria-disabled={subscribe.isPending || undefined}>
          {t('Subscribe')}
        </Button>
      </div>
      <Text
        id={answerId}
        aria-live="polite"
        size="sm"
        className={classes.answer}
        data-failure={answer?.isFailure || undefined}
      >
        {answer && translateMessage(t, answer.sentence)}
      </Text>
    </form>
  )
}
