import type { Plugin } from 'vite'

const merged = '\0merged-refs'

/**
 * Mantine's scroll area takes from the positioning library one function that joins refs, and by it every dialog and
 * every table would load the whole library, 12 kB. Mantine's own hook does the same.
 */
export function lightScrollArea(): Plugin {
  return {
    name: 'light-scroll-area',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '@floating-ui/react') return null
      return importer?.endsWith('/components/ScrollArea/ScrollArea.mjs') ? merged : null
    },
    load(id) {
      if (id !== merged) return null
      return `import { useMergedRef } from '@mantine/hooks'
        export const useMergeRefs = (refs) => useMergedRef(...refs)`
    },
  }
}
