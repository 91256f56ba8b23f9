import { ActionIcon, Button, Title } from '@mantine/core'
import {
  IconArrowLeft,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconTrash,
} from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import classes from './advisor-head.module.css'

/** Back to the page from which the user came, or home from an address that was opened by itself. */
function handleBack(event: MouseEvent) {
  if (!window.navigation?.canGoBack) return
  event.preventDefault()
  window.history.back()
}

interface AdvisorHeadProps {
  /** null means All Topics. */
  topic: ChatTopic | null
  isSidebarOpen: boolean
  onToggle: () => void
  /** null while the conversation is empty. */
  onClear: (() => void) | null
}

/**
 * The chat's header. It always renders the same sidebar button, so that the button keeps the focus.
 */
export function AdvisorHead({ topic, isSidebarOpen, onToggle, onClear }: AdvisorHeadProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      {/* The bars that lead away are not on this page. */}
      <ActionIcon
        component={Link}
        href={paths.home.href()}
        className={classes.back}
        aria-label={t('Back')}
        onClick={handleBack}
      >
        <IconArrowLeft aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={isSidebarOpen ? t('Collapse sidebar') : t('Open sidebar')}
        onClick={onToggle}
      >
        {isSidebarOpen ? <IconLayoutSidebarLeftCollapse /> : <IconLayoutSidebarLeftExpand />}
      </ActionIcon>
      <div className={classes.text}>
        <Title order={1} className={classes.title} tabIndex={-1} data-page-heading>
          {t('Agricultural Assistant')}
        </Title>
        <p className={classes.topic}>
          {t('Topic: {{topic}}', { topic: t(topic ?? 'All Topics') })}
        </p>
      </div>
      {onClear && (
        <Button
          className={classes.clear}
          variant="subtle"
          color="soil"
          aria-label={t('Clear conversation')}
          onClick={onClear}
        >
          <IconTrash size={20} aria-hidden />
          <span className={classes.clearText}>{t('Clear conversation')}</span>
        </Button>
      )}
    </div>
  )
}
