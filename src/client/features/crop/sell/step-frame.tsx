import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import type { English } from '#client/platform/i18n/texts.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import classes from './sell.module.css'
import { sellStepCount } from './sell-steps.policy.ts'

/** Moves to the top of the shown step, which screen readers then announce. */
export function focusStepHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-step-heading]')]
  headings.find((heading) => heading.checkVisibility())?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

interface StepHeadProps {
  /** From 1. */
  position: number
  title: English
  text?: English
  /** Whether the heading takes the focus when it appears: after a step, not when the page opens. */
  isFocused: boolean
}

/** Where the seller is, and what this step asks for. */
export function StepHead({ position, title, text, isFocused }: StepHeadProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!isFocused) return
    focusStepHeading()
  }, [isFocused])
  const positions = Array.from({ length: sellStepCount }, (_, index) => index + 1)
  return (
    <div className={classes.head}>
      <Text className={classes.position}>
        {t('{{step}} of {{count}}', { step: position, count: sellStepCount })}
      </Text>
      <div className={classes.progress} aria-hidden>
        {positions.map((number) => (
          <span key={number} data-done={number <= position || undefined} />
        ))}
      </div>
      <Title order={2} data-step-heading tabIndex={-1} className={classes.title}>
        {t(title)}
      </Title>
      {text && <Text c="dimmed">{t(text)}</Text>}
    </div>
  )
}

interface StepFrameProps extends StepHeadProps {
  nextLabel: English
  /** Shown on the button while the listing is sent. */
  busyLabel?: English | null
  /** Left out on the first step. */
  onBack?: () => void
  onNext: () => void
  children: ReactNode
}

/** One step: Enter and the button go on, and nothing below them moves them. */
export function StepFrame(props: StepFrameProps) {
  const { nextLabel, busyLabel = null, onBack, onNext, children, ...head } = props
  const { t } = useTranslation()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busyLabel === null) onNext()
  }
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit} className={classes.step}>
      <StepHead {...head} />
      {children}
      <Group className={classes.buttons} gap="sm" wrap="nowrap">
        {onBack && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconArrowLeft size={20} aria-hidden />}
            onClick={onBack}
          >
            {t('Back')}
          </Button>
        )}
        <Button type="submit" size="lg" flex={1} aria-disabled={busyLabel !== null || undefined}>
          {t(busyLabel ?? nextLabel)}
        </Button>
      </Group>
    </form>
  )
}
