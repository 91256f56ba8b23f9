import { readSessionTag } from './session.ts'

/** Identifies the session in data stored on the device; 'visitor' without a token. */
export const tokenTag = (): string => readSessionTag() ?? 'visitor'
