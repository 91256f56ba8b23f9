import { defineFields } from '#client/ui/form/model/field-types.ts'
import { addressCodec, choiceField } from '#client/ui/list/address-codec.ts'
import {
  type ContactSubject,
  contactSubjects,
  maxContactMessageLength,
  maxNameLength,
} from '#shared/contact/contact.constants.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'

const subjects = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Support and problems' },
  { value: 'sales', label: 'Sales and partnerships' },
  { value: 'feedback', label: 'Feedback and ideas' },
  { value: 'other', label: 'Other' },
] as const satisfies { value: ContactSubject; label: string }[]

/** In the order shown. */
export const contactFields = defineFields([
  {
    name: 'name',
    label: 'Name',
    type: 'text',
    required: 'Name is required',
    maxLength: maxNameLength,
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: fieldMessages.isRequired('Email'),
    autoComplete: 'email',
  },
  {
    name: 'subject',
    label: 'Subject',
    type: 'select',
    required: 'Please select a subject',
    options: subjects,
    placeholder: 'Select a subject',
  },
  {
    name: 'message',
    label: 'Message',
    type: 'textarea',
    required: 'Message is required',
    maxLength: maxContactMessageLength,
    rows: 6,
  },
  { name: 'newsletter', label: 'Send me the newsletter too', type: 'checkbox' },
])

const address = addressCodec({
  subject: choiceField(contactSubjects, ''),
  topic: choiceField(['workshop'], undefined),
})

/** The subject and message that the address prefills (see `paths.contact`), in English. */
export function prefillFromAddress(search: string): {
  subject: ContactSubject | ''
  message: string
} {
  const { subject, topic } = address.parse(search)
  if (topic === 'workshop') {
    return {
      subject: 'general',
      message: 'I would like a place in the spring planting workshop on April 15. My village is:',
    }
  }
  return { subject, message: '' }
}
