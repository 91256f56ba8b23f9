import { Text } from '@mantine/core'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/format/format.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import classes from './listing-grid.module.css'

interface ResultCountProps {
  info: PageInfo | undefined
  /** Takes the focus when another page of results is asked for. */
  textRef: RefObject<HTMLParagraphElement | null>
}

/** Announced politely whenever it changes, so it stands there from the start. */
export function ResultCount({ info, textRef }: ResultCountProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const total = info && format.number(info.total) + (info.isTotalBounded ? '+' : '')
  return (
    <Text className={classes.count} c="dimmed" role="status" ref={textRef} tabIndex={-1}>
      {total !== undefined && t('Showing {{total}} result(s)', { total })}
    </Text>
  )
}
