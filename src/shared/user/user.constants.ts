export const genders = ['Not Selected', 'Male', 'Female', 'Other'] as const
