export type MessageValues = Readonly<Record<string, string | number>>

/** What an English message was made from, for translating it: 'Up to {{max}} crops' and `{ max: 50 }`. */
export interface MessageTemplate {
  template: string
  values: MessageValues
}

/** The English message with its values filled in. */
export const fillTemplate = (template: string, values: MessageValues): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/**
 * Schemas and forms report a message as plain text, so where it came from is looked up by that text.
 * Only messages of the product's own fields and limits are in here, some hundreds.
 */
const templates = new Map<string, MessageTemplate>()

/**
 * A message for a schema or a form, with values in it. Not for values that a caller chooses: every
 * message is remembered.
 */
export function messageFromTemplate(template: string, values: MessageValues): string {
  const message = fillTemplate(template, values)
  templates.set(message, { template, values })
  return message
}

/** What `messageFromTemplate` made a message from; undefined for any other text. */
export const templateOfMessage = (message: string): MessageTemplate | undefined =>
  templates.get(message)
