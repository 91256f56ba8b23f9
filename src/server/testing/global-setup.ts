import type { TestProject } from 'vitest/node'
import { makeTemplate } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    templateDir: string
    templateName: string
  }
}

export default async function setup(project: TestProject) {
  // Projects of one run are set up at the same time.
  const templateName = `krishihaat_test_template_${project.name}`
  const template = await makeTemplate(templateName)
  project.provide('templateDir', template.dataDir)
  project.provide('templateName', templateName)
  return template.remove
}
