import type { TestProject } from 'vitest/node'
import { makeTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateDir: string
  }
}

export default async function setup(project: TestProject) {
  const template = await makeTemplate()
  project.provide('templateDir', template.dataDir)
  return template.remove
}
