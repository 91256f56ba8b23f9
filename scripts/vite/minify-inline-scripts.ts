import { minifySync, type Plugin } from 'vite'

const inlineScript = /(<script>)([\s\S]*?)(<\/script>)/g

/**
 * Takes comments and spaces out of the scripts within index.html: each page brings them again. Their names stay, because a script
 * uses what the one before it has declared.
 */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(inlineScript, (_, start: string, script: string, end: string) => {
          const { code, errors } = minifySync('inline.js', script, { mangle: false, module: false })
          if (errors.length > 0) throw new Error(`A script of index.html: ${errors[0]?.message}`)
          return start + code.trim() + end
        }),
    },
  }
}
