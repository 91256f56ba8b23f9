const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is an id at all: what is none would make PostgreSQL fail, not find nothing. */
export const isUuid = (text: string) => uuid.test(text)
