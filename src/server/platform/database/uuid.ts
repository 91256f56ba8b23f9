const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is a UUID. PostgreSQL fails on any other text instead of finding nothing. */
export const isUuid = (text: string) => uuid.test(text)
