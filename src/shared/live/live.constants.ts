/** What may have changed for a person; they read it anew by its own call. */
export const liveTopics = ['notices', 'messages', 'orders', 'bookings'] as const
export type LiveTopic = (typeof liveTopics)[number]
