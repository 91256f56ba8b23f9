import { createApp } from '#server/app/app.ts'
import type { TestApp } from './test-app.ts'

/** A second app on the same PostgreSQL database, like another process. */
export const openSecondProcess = ({ env }: TestApp) => createApp(env)
