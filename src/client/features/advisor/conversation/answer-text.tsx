import { IconPhone } from '@tabler/icons-react'
import { Link } from 'wouter'
import { useFormat } from '#client/platform/format/format.ts'
import { languageOf } from '#client/platform/i18n/language-of.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import shared from '#client/ui/shared.module.css'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import { type AnswerBlock, answerBlocks } from './answer-blocks.ts'
import { type AnswerSegment, linkAnswer } from './answer-links.ts'
import classes from './answer-text.module.css'

function AnswerSegmentText({ text, url, isTitle }: Omit<AnswerSegment, 'start'>) {
  if (isTitle) return <strong className={classes.title}>{text}</strong>
  if (url === null) return text
  if (url.startsWith('/')) {
    return (
      <Link className={classes.link} href={url}>
        {text}
      </Link>
    )
  }
  if (url.startsWith('tel:')) {
    return (
      <a className={classes.phone} href={url}>
        <IconPhone className={classes.phoneIcon} aria-hidden />
        {text}
      </a>
    )
  }
  return (
    <a className={classes.link} href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  )
}

const AnswerPart = ({ segments }: { segments: readonly AnswerSegment[] }) =>
  segments.map((segment) => <AnswerSegmentText key={segment.start} {...segment} />)

function AnswerBlockText({ kind, parts }: Pick<AnswerBlock, 'kind' | 'parts'>) {
  if (kind === 'text') {
    return (
      <p className={classes.text}>
        <AnswerPart segments={parts.flat()} />
      </p>
    )
  }
  return (
    <ol className={classes.steps}>
      {parts.map((step) => (
        <li key={step[0]?.start}>
          <AnswerPart segments={step} />
        </li>
      ))}
    </ol>
  )
}

interface AnswerTextProps {
  text: string
  sources: ChatSource[]
}

/**
 * An answer with its line breaks, numbered steps and linked sources; the sources it does not name are listed below.
 */
export function AnswerText({ text, sources }: AnswerTextProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { segments, unlinkedSources } = linkAnswer(text, sources)
  return (
    <>
      <div lang={languageOf(text)}>
        {answerBlocks(segments).map(({ start, kind, parts }) => (
          <AnswerBlockText key={start} kind={kind} parts={parts} />
        ))}
      </div>
      {unlinkedSources.length > 0 && (
        <div className={classes.sources}>
          <p className={classes.label}>{t('Sources')}</p>
          <ul className={`${shared.plainList} ${classes.list}`}>
            {unlinkedSources.map(({ title, date, url }) => (
              <li key={`${title} ${date} ${url}`}>
                <AnswerSegmentText text={title} url={url} />
                {date && (
                  <>
                    {' · '}
                    <time dateTime={date}>{format.date(date)}</time>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
