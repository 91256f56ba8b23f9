import type { English } from '#client/platform/i18n/texts.ts'

/**
 * What is happening and what happens next for the viewer, with {{name}}, {{total}} and {{time}}.
 */
export interface OrderProgress {
  title: English
  text: English
  /** Due: the viewer must act. Done and over: the order ended well or badly. */
  tone: 'due' | 'going' | 'done' | 'over'
}
