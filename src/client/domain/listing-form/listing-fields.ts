/** The fields that the forms of crops and equipment share. */
export const imagesField = { name: 'images', label: 'Pictures', type: 'images' } as const
export const kindField = {
  name: 'kind',
  label: 'What is it?',
  type: 'text',
  maxLength: 40,
  description: 'Choose it, and buyers will find your listing in every language.',
} as const
export const descriptionField = {
  name: 'description',
  label: 'Description',
  type: 'textarea',
  maxLength: 2000,
} as const
export const tagsField = {
  name: 'tags',
  label: 'Tags',
  type: 'tags',
  placeholder: 'Add tags',
  description: 'Words that buyers may search for. Press Enter or ‘Add’ after each.',
} as const
export const archiveField = {
  name: 'isArchived',
  label: 'Archive this listing?',
  type: 'checkbox',
  description: 'Only you can see an archived listing.',
} as const
