import type { Plugin } from 'vite'

/**
 * Lets the browser fetch the given font files before it has read the styles that ask for them, so
 * that the first text stands in its own letters.
 * @param isNeeded picks from the built files' names.
 */
export function preloadFonts(isNeeded: (file: string) => boolean): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(isNeeded)
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  }
}
