import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Adds the module's path to every page of the server's build, by which the server finds its chunks. */
export function namePages(): Plugin {
  let root = ''
  return {
    name: 'name-pages',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    configResolved: (config) => {
      root = config.root
    },
    transform: {
      filter: { id: /\.page\.tsx$/ },
      handler: (code, id) => ({
        code: `${code}\nexport const moduleName = ${JSON.stringify(relative(root, id))}\n`,
        map: null,
      }),
    },
  }
}
