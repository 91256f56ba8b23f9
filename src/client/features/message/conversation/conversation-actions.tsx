import { ActionIcon, Menu, Text } from '@mantine/core'
import { IconBan, IconDotsVertical, IconFlag } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TitledDialog } from '#client/ui/dialog/titled-dialog.tsx'
import { PendingButton } from '#client/ui/pending-button.tsx'
import type { MessageView } from '#shared/message/message.schema.ts'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { MessageReport } from './message-report.tsx'
import { useBlocking } from './use-blocking.ts'

interface ConversationActionsProps {
  conversationId: string
  counterpartyName: string
  messages: MessageView[]
  isBlocked: boolean
  /** The menu was asked for before its code had come. */
  isOpenAtFirst: boolean
}

/** Reports the counterparty's messages and blocks them. */
export default function ConversationActions(props: ConversationActionsProps) {
  const { conversationId, counterpartyName, messages, isBlocked, isOpenAtFirst } = props
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<'report' | 'block' | null>(null)
  const more = useRef<HTMLButtonElement>(null)
  const close = () => {
    setDialog(null)
    // The menu item that opened the dialog no longer exists, so it cannot take back the focus.
    more.current?.focus()
  }
  const blocking = useBlocking(conversationId, close)
  const received = messages.filter(({ isOwn, isHidden }) => !isOwn && !isHidden).reverse()
  const titles = {
    report: t('Report a message'),
    block: t('Block {{name}}?', { name: counterpartyName }),
  }
  return (
    <>
      <Menu
        position="bottom-end"
        defaultOpened={isOpenAtFirst}
        width={220}
        shadow="md"
        // The menu renders in place and may contain only its items.
        withInitialFocusPlaceholder={false}
        withinPortal={false}
      >
        <Menu.Target>
          <ActionIcon ref={more} variant="subtle" color="gray" aria-label={t('More')}>
            <IconDotsVertical size={24} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {received.length > 0 && (
            <Menu.Item
              mih={44}
              leftSection={<IconFlag size={18} aria-hidden />}
              onClick={() => setDialog('report')}
            >
              {t('Report')}
            </Menu.Item>
          )}
          <Menu.Item
            mih={44}
            leftSection={<IconBan size={18} aria-hidden />}
            onClick={() => (isBlocked ? blocking.set(false) : setDialog('block'))}
          >
            {isBlocked ? t('Unblock') : t('Block')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <TitledDialog title={dialog && titles[dialog]} onClose={close}>
        {dialog === 'report' && (
          <MessageReport conversationId={conversationId} messages={received} onDone={close} />
        )}
        {dialog === 'block' && (
          <>
            <Text>
              {t(
                'They will not be able to write to you about anything. You can unblock them later.',
              )}
            </Text>
            <PendingButton
              color="red.9"
              isPending={blocking.isBusy}
              onClick={() => blocking.set(true)}
            >
              {t('Block')}
            </PendingButton>
          </>
        )}
      </TitledDialog>
    </>
  )
}
