import { Drawer } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useCloseRequest } from '#client/ui/dialog/use-close-request.ts'
import { Head } from '#client/ui/head.tsx'
import type { ChatTopic } from '#shared/advisor/advisor.constants.ts'
import { AdvisorHead } from './advisor-head.tsx'
import classes from './advisor-screen.module.css'
import { AdvisorSidebar } from './advisor-sidebar.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { MessageList } from './conversation/message-list.tsx'
import { QuestionComposer } from './conversation/question-composer.tsx'
import { useAdvisorConversation } from './conversation/use-advisor-conversation.ts'
import { Suggestions } from './suggestions.tsx'
import { useVisibleArea } from './use-visible-area.ts'
import '#client/platform/theme/dialog-styles.ts'

interface AdvisorScreenProps {
  /** The initial text of the question field. */
  initialQuestion: string
  /** Called when the text of the question field is sent. */
  onSend: () => void
}

/** The full-screen chat: topics in the sidebar, the conversation, and the question field. */
export function AdvisorScreen({ initialQuestion, onSend }: AdvisorScreenProps) {
  const { t } = useTranslation()
  const screen = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useVisibleArea(screen)
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false })
  const [isSidebarOpen, sidebar] = useDisclosure(true)
  const [isDrawerOpen, drawer] = useDisclosure(false)
  useCloseRequest(isDrawerOpen && !isWide, drawer.close)
  const [isClearing, clearDialog] = useDisclosure(false)
  const [topic, setTopic] = useState<ChatTopic | null>(null)
  const { bubbles, isBusy, hasSentQuestion, past, ask, retry, clear } = useAdvisorConversation()

  const wasBusy = useRef(false)
  useEffect(() => {
    // The disabled field lost the focus; return it unless the user moved it elsewhere.
    const active = document.activeElement
    const mayTakeFocus = active === document.body || foot.current?.contains(active)
    if (wasBusy.current && !isBusy && mayTakeFocus) field.current?.focus({ preventScroll: true })
    wasBusy.current = isBusy
  }, [isBusy])

  const handleTopic = (chosen: ChatTopic | null) => {
    setTopic(chosen)
    drawer.close()
  }
  const handleCleared = () => {
    clearDialog.close()
    field.current?.focus()
  }
  const isEmpty = bubbles.length === 0 && !past.isPending
  const suggestions = (
    <Suggestions
      topic={topic}
      isRow={!isEmpty}
      isDisabled={isBusy}
      onPick={(text) => ask(text, topic)}
    />
  )

  return (
    <div ref={screen} className={classes.screen}>
      <Head title={t('Agricultural Assistant')} />
      {isWide && isSidebarOpen && (
        <div className={classes.side}>
          <AdvisorSidebar topic={topic} onTopic={setTopic} />
        </div>
      )}
      {!isWide && (
        <Drawer
          opened={isDrawerOpen}
          onClose={drawer.close}
          closeOnEscape={false}
          size="19rem"
          title={t('FarmAdvisor')}
          closeButtonProps={{ 'aria-label': t('Collapse sidebar') }}
        >
          <AdvisorSidebar topic={topic} onTopic={handleTopic} />
        </Drawer>
      )}
      <div className={classes.conversation}>
        <AdvisorHead
          topic={topic}
          isSidebarOpen={isWide && isSidebarOpen}
          onToggle={isWide ? sidebar.toggle : drawer.open}
          onClear={bubbles.length > 0 && !isBusy ? clearDialog.open : null}
        />
        <MessageList
          bubbles={bubbles}
          isBusy={isBusy}
          hasSentQuestion={hasSentQuestion}
          past={past}
          onRetry={() => retry(topic)}
          onChoose={(question) => ask(question, topic)}
        >
          {isEmpty && suggestions}
        </MessageList>
        <div ref={foot} className={classes.foot}>
          {bubbles.length > 0 && <div className={classes.row}>{suggestions}</div>}
          <QuestionComposer
            ref={field}
            firstText={initialQuestion}
            isBusy={isBusy}
            onSend={(text) => {
              onSend()
              void ask(text, topic)
            }}
          />
        </div>
      </div>
      <ClearDialog
        isOpen={isClearing}
        clear={clear}
        onClose={clearDialog.close}
        onCleared={handleCleared}
      />
    </div>
  )
}
