import { type MessageValues, messageFromTemplate } from './message-template.ts'

/** A message about one field; `label` is the field's name as users know it. */
const about =
  (template: string) =>
  (label: string): string =>
    messageFromTemplate(template, { label })

const aboutLimit =
  (template: string, limit: 'min' | 'max') =>
  (label: string, value: number): string =>
    messageFromTemplate(template, { label, [limit]: value } satisfies MessageValues)

/** What schemas and forms say of a field's value. */
export const fieldMessages = {
  isRequired: about('{{label}} is required'),
  isNotRight: about('{{label}} is not right'),
  hasForbiddenCharacter: about('{{label}} has a character that cannot be stored'),
  mustBeText: about('{{label}} must be text'),
  mustBeNumber: about('{{label}} must be a number'),
  mustBeWholeFromOne: about('{{label}} must be a whole number from 1'),
  mustBeWhole: about('{{label}} must be a whole number'),
  mustBeFlag: about('{{label}} must be true or false'),
  mustBeList: about('{{label}} must be a list'),
  mustBeObject: about('{{label}} must be an object'),
  mustBeDate: about('{{label}} must be a date (YYYY-MM-DD)'),
  mustBeDigits: about('{{label}} must have digits only'),
  mustBeOneOf: (label: string, choices: readonly string[]) =>
    messageFromTemplate('{{label}} must be one of: {{values}}', {
      label,
      values: choices.join(', '),
    }),
  mustBeWholeUpTo: aboutLimit('{{label}} must be a whole number from 1 to {{max}}', 'max'),
  minimum: aboutLimit('{{label}} must be at least {{min}}', 'min'),
  maximum: aboutLimit('{{label}} cannot exceed {{max}}', 'max'),
  minLength: aboutLimit('{{label}} must be at least {{min}} characters long', 'min'),
  maxLength: aboutLimit('{{label}} cannot exceed {{max}} characters', 'max'),
  minDigits: aboutLimit('{{label}} must be at least {{min}} digits', 'min'),
  maxDigits: aboutLimit('{{label}} must be at most {{max}} digits', 'max'),
}
