import { ActionIcon } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import { type ComponentProps, Suspense, useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { lazyPart } from '#client/platform/network/lazy-part.ts'

const loadActions = () => import('./conversation-actions.tsx')
const ConversationActions = lazyPart(loadActions)

type ConversationMenuProps = Omit<
  ComponentProps<Awaited<ReturnType<typeof loadActions>>['default']>,
  'isOpenAtFirst'
>

/** The menu that reports and blocks; a press before its code has come opens it when it is there. */
export function ConversationMenu(props: ConversationMenuProps) {
  const { t } = useTranslation()
  const [isPressed, setPressed] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('More')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setPressed(true)}
    >
      <IconDotsVertical size={24} aria-hidden />
    </ActionIcon>
  )
  return (
    <Suspense fallback={button}>
      <ConversationActions {...props} isOpenAtFirst={isPressed} />
    </Suspense>
  )
}
