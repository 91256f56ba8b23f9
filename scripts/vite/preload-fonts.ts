import type { Plugin } from 'vite'

interface Fonts {
  /** Matches the built fonts that every page needs. */
  always: RegExp
  /** Matches the fonts that pages in Hindi need as well. */
  inHindi: RegExp
  /** Matches the styles of those fonts, which the entry otherwise loads only once it runs. */
  hindiStyles: RegExp
  /** Matches the chunk of the Hindi texts, which loads as late. */
  hindiTexts: RegExp
}

type Files = Record<keyof Fonts, string[]>

/** A script for index.html, after the one that sets the language. */
const script = ({ always, inHindi, hindiStyles, hindiTexts }: Files) => `
      {
        const root = document.documentElement
        const add = (link) => document.head.append(Object.assign(document.createElement('link'), link))
        const { hasSentences, otherLanguage, member } = root.dataset
        const isHindi = root.lang === 'hi'
        // A page that brought its sentences loads the others later; people who are logged in see more than it has.
        const needsTexts = hasSentences === undefined || otherLanguage !== undefined || member !== undefined
        for (const href of isHindi && needsTexts ? ${JSON.stringify(hindiTexts)} : [])
          add({ rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
        // As in main.tsx: the fonts are larger than the app, so slow connections keep the phone's own
        // (theme/fallback-fonts.css), and the pictures of goods come instead.
        if (root.dataset.slowLine === undefined) {
          for (const href of isHindi ? ${JSON.stringify(hindiStyles)} : []) add({ rel: 'stylesheet', crossOrigin: '', href })
          for (const href of [...${JSON.stringify(always)}, ...(isHindi ? ${JSON.stringify(inHindi)} : [])])
            add({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href })
        }
      }
    `

/**
 * Lets the browser load the fonts before the styles that refer to them, so that the first text is
 * shown in its own font; on a slow connection it loads none.
 */
export function preloadFonts(fonts: Fonts): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const filesOf = (names: RegExp) =>
          Object.keys(bundle)
            .filter((file) => names.test(file))
            .map((file) => `/${file}`)
        const files = {
          always: filesOf(fonts.always),
          inHindi: filesOf(fonts.inHindi),
          hindiStyles: filesOf(fonts.hindiStyles),
          hindiTexts: filesOf(fonts.hindiTexts),
        }
        // Before the first style sheet, for which a script after it would wait.
        const styles = '<link rel="stylesheet"'
        if (!html.includes(styles)) throw new Error('index.html links no style sheet.')
        return html.replace(styles, () => `<script>${script(files)}</script>\n    ${styles}`)
      },
    },
  }
}
