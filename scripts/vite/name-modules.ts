import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds its path to every module of the server's build that may be loaded on its own: pages and parts of pages. By it
 * the server finds their chunks and styles.
 */
export function nameModules(): Plugin {
  let root = ''
  return {
    name: 'name-modules',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\/src\/client\/.*\.tsx$/, code: /^export default /m },
      handler: (code, id) => ({
        code: `${code}\nexport const moduleName = ${JSON.stringify(relative(root, id))}\n`,
        map: null,
      }),
    },
  }
}
