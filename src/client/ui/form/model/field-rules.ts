import type { English } from '#client/platform/i18n/texts.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { messageFromTemplate } from '#shared/kit/message-template.ts'
import { commonPasswords } from './common-passwords.ts'
import type { FieldSpec } from './field-types.ts'

const isIsoDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}
const isClockTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const isUrl = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (protocol === 'http:' || protocol === 'https:') && hostname !== ''
}

/** Text, an @, and a host with a dot. The server checks it again. */
const isEmail = (text: string) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)

function passwordError(label: English, text: string): English | null {
  if (commonPasswords.includes(text.toLowerCase()))
    return messageFromTemplate('{{label}} is too common', { label })
  if (!/\p{Lu}/u.test(text))
    return messageFromTemplate('{{label}} must have an upper case letter', { label })
  if (!/\p{Ll}/u.test(text))
    return messageFromTemplate('{{label}} must have a lower case letter', { label })
  if (!/\p{Nd}/u.test(text)) return messageFromTemplate('{{label}} must have a number', { label })
  if (!/[^\p{L}\p{N}\s]/u.test(text))
    return messageFromTemplate('{{label}} must have a special character', { label })
  return null
}

function formatError(field: FieldSpec, text: string): English | null {
  const { label } = field
  switch (field.type) {
    case 'email':
      return isEmail(text) ? null : 'Invalid email address'
    case 'url':
      return isUrl(text) ? null : 'Invalid URL'
    case 'tel': {
      const isTel = /^\+?[\d\s().-]+$/.test(text) && /^\d{10,15}$/.test(text.replace(/\D/g, ''))
      return isTel ? null : messageFromTemplate('{{label}} must have 10–15 digits', { label })
    }
    case 'date':
      return isIsoDay(text) ? null : fieldMessages.mustBeDate(label)
    case 'time':
      return isClockTime(text)
        ? null
        : messageFromTemplate('{{label}} must be a time (HH:MM)', { label })
    case 'datetime': {
      const [day = '', time = '', ...rest] = text.split('T')
      const isBoth = rest.length === 0 && isIsoDay(day) && isClockTime(time)
      return isBoth
        ? null
        : messageFromTemplate('{{label}} must be a date and time (YYYY-MM-DDTHH:MM)', { label })
    }
    case 'password':
      return passwordError(label, text)
    default:
      return null
  }
}

function textError(field: FieldSpec, text: string): English | null {
  const { label } = field
  if ('minLength' in field && field.minLength !== undefined && text.length < field.minLength) {
    return fieldMessages.minLength(label, field.minLength)
  }
  if ('maxLength' in field && field.maxLength !== undefined && text.length > field.maxLength) {
    return fieldMessages.maxLength(label, field.maxLength)
  }
  const fieldError = formatError(field, text)
  if (fieldError) return fieldError
  if ('pattern' in field && field.pattern && !new RegExp(field.pattern.value).test(text)) {
    return field.pattern.message
  }
  return null
}

function numberError(field: FieldSpec, value: unknown): English | null {
  if (field.type !== 'number') return null
  const { label, min, max, isWhole } = field
  if (typeof value !== 'number' || !Number.isFinite(value)) return fieldMessages.mustBeNumber(label)
  if (isWhole && !Number.isInteger(value)) return fieldMessages.mustBeWhole(label)
  if (min !== undefined && value < min) return fieldMessages.minimum(label, min)
  if (max !== undefined && value > max) return fieldMessages.maximum(label, max)
  return null
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

const requiredSentence = ({ required, type, label }: FieldSpec) => {
  if (typeof required === 'string') return required
  return type === 'multiselect' ? 'This field is required' : fieldMessages.isRequired(label)
}

/**
 * What is wrong with a field's value by the rules of its type; null when nothing is. An empty optional
 * field is always valid.
 * @param readField returns another field's value, for fields that must match.
 */
export function fieldErrorOf(
  field: FieldSpec,
  value: unknown,
  readField: (name: string) => unknown,
): English | null {
  if ('matchField' in field && field.matchField !== undefined) {
    const isSame = (value ?? '') === (readField(field.matchField) ?? '')
    if (!isSame && !(isEmpty(value) && field.required)) {
      return field.type === 'password'
        ? 'Passwords do not match'
        : messageFromTemplate('{{label}} does not match', { label: field.label })
    }
  }
  if (isEmpty(value)) return field.required ? requiredSentence(field) : null
  if (typeof value === 'string' && field.type !== 'number') return textError(field, value)
  return numberError(field, value)
}
