/** The subjects of messages. */
export const contactSubjects = ['general', 'support', 'sales', 'feedback', 'other'] as const
export type ContactSubject = (typeof contactSubjects)[number]

export const maxNameLength = 100
export const minMessageLength = 10
export const maxContactMessageLength = 5000
