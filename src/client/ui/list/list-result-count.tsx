import { Text } from '@mantine/core'
import type { RefObject } from 'react'
import { useFormat } from '#client/platform/format/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './list-result-count.module.css'

interface ResultCountProps {
  info: { total: number; isTotalBounded?: boolean } | undefined
  /** Only for screen readers. */
  isHidden: boolean
  /** Gets the focus when another page is opened. */
  textRef: RefObject<HTMLParagraphElement | null>
}

/**
 * The number of results, which screen readers announce at every change. Always in the page, or the
 * first change would not be announced.
 */
export function ResultCount({ info, isHidden, textRef }: ResultCountProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const total = info && format.number(info.total) + (info.isTotalBounded ? '+' : '')
  return (
    <Text
      className={classes.count}
      data-hidden={isHidden || undefined}
      c="dimmed"
      role="status"
      ref={textRef}
      tabIndex={-1}
    >
      {info && t('Showing {{total}} result(s)', { total, count: info.total })}
    </Text>
  )
}
