import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Composer } from '#client/ui/conversation/composer.tsx'
import { maxQuestionLength } from '#shared/advisor/advisor.constants.ts'

interface QuestionComposerProps {
  ref: Ref<HTMLTextAreaElement>
  firstText: string
  /** While an answer is being written, no question can be sent. */
  isBusy: boolean
  onSend: (text: string) => void
}

/** The field for a question to FarmAdvisor. */
export function QuestionComposer({ ref, firstText, isBusy, onSend }: QuestionComposerProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(firstText)
  const isTooLong = text.trim().length > maxQuestionLength
  const handleSend = () => {
    if (isBusy || isTooLong || text.trim() === '') return
    onSend(text)
    setText('')
  }
  return (
    <Composer
      ref={ref}
      label={t('Your question')}
      placeholder={t('Ask about crops, soil, pests or water')}
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
      onSend={handleSend}
    />
  )
}
