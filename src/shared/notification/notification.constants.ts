/** Unread notifications are counted up to this number. */
export const maxUnreadCounted = 1000
