import { Box, Button } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import type { Translated } from '#client/platform/i18n/texts.ts'
import classes from './conversation-log.module.css'

interface ConversationLogProps {
  /** The scrollable region. */
  regionRef: RefObject<HTMLDivElement | null>
  label: Translated
  /** Whether screen readers announce changes. */
  live: 'polite' | 'off'
  isBusy?: boolean
  isOnPaper?: boolean
  /** Shows the button that leads to the newest message. */
  isJumpShown: boolean
  jumpLabel: Translated
  onJump: () => void
  children: ReactNode
}

/** The scrollable messages of a conversation, with a button to the newest one. */
export const ConversationLog = (props: ConversationLogProps) => (
  <div className={classes.frame}>
    <Box
      ref={props.regionRef}
      className={classes.region}
      role="log"
      aria-label={props.label}
      aria-live={props.live}
      aria-busy={props.isBusy}
      data-paper={props.isOnPaper || undefined}
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
    >
      {props.children}
    </Box>
    {props.isJumpShown && (
      <Button
        className={classes.jump}
        variant="default"
        radius="xl"
        leftSection={<IconArrowDown size={18} aria-hidden />}
        onClick={props.onJump}
      >
        {props.jumpLabel}
      </Button>
    )}
  </div>
)
