import { UnreadMessages } from '#client/features/message/unread-messages.tsx'

/** The unread messages, in code that visitors do not load. */
const MessagesBadge = () => <UnreadMessages />

export default MessagesBadge
