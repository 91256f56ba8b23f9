import { z } from 'zod'
import { requiredText } from './common.schema.ts'

/** A required e-mail address. */
export const requiredEmail = requiredText('Email', 254).pipe(z.email('Invalid email address'))
