import { readSessionTag } from './session.ts'

/** Tells sessions apart in what is kept on the device. 'visitor' without a token. */
export const tokenTag = (): string => readSessionTag() ?? 'visitor'
