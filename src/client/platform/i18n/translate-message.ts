import type { TFunction } from 'i18next'

/** Sentences of the contract and the server that have names or numbers in them; the sentences test knows them all. */
export const messageTemplates = [
  '{{label}} must be text',
  '{{label}} is required',
  '{{label}} cannot exceed {{max}} characters',
  '{{label}} has a character that cannot be stored',
  '{{label}} must be a number',
  '{{label}} must be a list',
  '{{label}} must be an object',
  '{{label}} must be true or false',
  '{{label}} is not right',
  '{{label}} must be a date (YYYY-MM-DD)',
  '{{label}} must be one of: {{values}}',
  '{{label}} must be a whole number from 1',
  '{{label}} must be a whole number from 1 to {{max}}',
  // The form builder's own, the longer before those that would swallow them.
  '{{label}} must be at least {{min}} characters long',
  '{{label}} must be at least {{min}}',
  '{{label}} cannot exceed {{max}}',
  '{{label}} must be a whole number',
  '{{label}} must be a time (HH:MM)',
  '{{label}} must be a date and time (YYYY-MM-DDTHH:MM)',
  '{{label}} must have 10–15 digits',
  '{{label}} must have an upper case letter',
  '{{label}} must have a lower case letter',
  '{{label}} must have a number',
  '{{label}} must have a special character',
  '{{label}} is too common',
  '{{label}} does not match',
  '{{label}} must be at least {{min}} digits',
  '{{label}} must be at most {{max}} digits',
  '{{label}} must have digits only',
  'A search can have up to {{max}} characters',
  'Orders have changed your stock meanwhile: it is {{stock}} {{unit}} now. Please enter how much you have.',
  'You can add up to {{max}} listings in 24 hours. Please try again in {{hours}} h.',
  'You can have up to {{max}} listings at a time. Archive one that you no longer need, then try again.',
  'Images must be sent in the field "{{field}}".',
  'Something went wrong on our side. Please try again. (Reference: {{reference}})',
  // A whole sentence of the server, and how long to wait.
  '{{label}} You can try again in {{seconds}} seconds.',
  '{{label}} You can try again in {{minutes}} minutes.',
  '{{label}} You can try again in {{hours}} hours.',
]

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Placeholders that stand for a number; the others take any words. */
const numbers = new Set(['min', 'max', 'seconds', 'minutes', 'hours'])

const matchers = messageTemplates.map((template) => {
  const parts = template.split(/\{\{(\w+)\}\}/)
  const source = parts
    .map((part, i) => (i % 2 ? `(?<${part}>${numbers.has(part) ? '\\d+' : '.+'})` : escaped(part)))
    .join('')
  return { template, pattern: new RegExp(`^${source}$`) }
})

/** The template that a sentence is made from, with what was put into it; null when there is none. */
export function matchTemplate(message: string) {
  for (const { template, pattern } of matchers) {
    const match = pattern.exec(message)
    if (match) return { template, values: match.groups ?? {} }
  }
  return null
}

/** A sentence that the server wrote in English, as the person reads it. */
export function translateMessage(t: TFunction, message: string): string {
  const whole = t(message)
  if (whole !== message) return whole
  const match = matchTemplate(message)
  if (!match) return message
  const { label, ...values } = match.values
  return t(match.template, {
    ...values,
    ...(label !== undefined && { label: translateMessage(t, label) }),
  })
}
