import { type Ref, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Composer } from '#client/ui/conversation/composer.tsx'
import { DictationButton } from '#client/ui/dictation/dictation-button.tsx'
import { useDictation } from '#client/ui/dictation/use-dictation.ts'
import { maxQuestionLength } from '#shared/advisor/advisor.constants.ts'
import classes from './question-composer.module.css'

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
  const dictation = useDictation((said) =>
    setText((current) => [current.trim(), said].filter(Boolean).join(' ')),
  )
  const isTooLong = text.trim().length > maxQuestionLength
  const handleSend = () => {
    if (isBusy || isTooLong || text.trim() === '') return
    onSend(text)
    setText('')
  }
  const note = dictation?.note ?? null
  return (
    <>
      <p className={classes.note} role="status" hidden={note === null}>
        {note !== null && t(note)}
      </p>
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
      >
        {dictation && (
          <DictationButton
            dictation={dictation}
            label={t('Speak your question')}
            isDisabled={isBusy}
          />
        )}
      </Composer>
    </>
  )
}
