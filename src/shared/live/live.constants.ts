/** What may have changed for a user, who then reads it again. */
export const liveTopics = ['notices', 'messages', 'orders', 'bookings', 'proposals'] as const
export type LiveTopic = (typeof liveTopics)[number]
