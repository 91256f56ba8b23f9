import { z } from 'zod'
import { requiredText } from './common.schema.ts'

/** An e-mail address that must be given. */
export const requiredEmail = requiredText('Email', 254).pipe(z.email('Invalid email address'))
