import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** In the server's build every page says which module it is, so that the server finds its chunks. */
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
