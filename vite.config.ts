import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import prefresh from '@prefresh/vite'
import { defineConfig, type PluginOption, type UserConfig } from 'vite'
import { preactForReact } from './scripts/lib/preact-for-react.ts'
import { contract } from './scripts/vite/contract.ts'
import { writeFirstStyles } from './scripts/vite/first-styles.ts'
import { fontsWithoutHints } from './scripts/vite/fonts-without-hints.ts'
import { lightIcons } from './scripts/vite/light-icons.ts'
import { lightScrollArea } from './scripts/vite/light-scroll-area.ts'
import { lightStylePropsPlugin } from './scripts/vite/light-style-props.ts'
import { minifyInlineScripts } from './scripts/vite/minify-inline-scripts.ts'
import { nameModules } from './scripts/vite/name-modules.ts'
import { defaultBudget, pageBudgets } from './scripts/vite/page-budgets.ts'
import { precompress } from './scripts/vite/precompress.ts'
import { preloadFonts } from './scripts/vite/preload-fonts.ts'
import { recordInputs } from './scripts/vite/record-inputs.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { siteIcons } from './scripts/vite/site-icons.ts'
import { themeVariables } from './scripts/vite/theme-variables.ts'
import { weightBudget } from './scripts/vite/weight-budget.ts'

/** The icons of lists and the landing page, which people load first. */
const iconsOfLists = new Set(
  globSync([
    'src/client/domain/listing/{list,card}/*.{ts,tsx}',
    'src/client/features/{crop,equipment}/{crop,equipment}-{list.page,card,badges}.tsx',
    'src/client/features/content/landing/*.tsx',
    'src/client/ui/{list/*,query-view}.tsx',
  ]).flatMap((file) => readFileSync(file, 'utf8').match(/\bIcon[A-Z]\w*/g) ?? []),
)
const isIconOfLists = (module: string) => iconsOfLists.has(basename(module, '.mjs'))

/** Elements are made by what stands for React, in development as well. */
const jsx = { runtime: 'automatic', importSource: 'react' } as const

/** Libraries mark their modules for a framework that the app does not use; each would be four lines of warning. */
const ignoreForeignDirectives: NonNullable<
  NonNullable<UserConfig['build']>['rolldownOptions']
>['onLog'] = (level, log, handle) => {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** The build for the browser. */
const client: UserConfig = {
  oxc: { jsx },
  resolve: { alias: preactForReact },
  plugins: [
    // In development a changed component is replaced in the open page.
    prefresh() as PluginOption,
    lightIcons(),
    lightScrollArea(),
    lightStylePropsPlugin(),
    themeVariables(),
    fontsWithoutHints('src/client/platform/theme/*-fonts.css'),
    // The fonts of body and headings; every page in either language has Latin letters.
    preloadFonts({
      always: /(mukta-latin-400|baloo-2-latin-600)-normal-.*\.woff2$/,
      inHindi: /(mukta-devanagari-400|baloo-2-devanagari-600)-normal-.*\.woff2$/,
      hindiStyles: /\/more-fonts-[^/]*\.css$/,
      hindiTexts: /\/hindi-[^/]*\.js$/,
    }),
    weightBudget({ pages: pageBudgets, maxBytes: defaultBudget }),
    siteIcons(),
    contract(),
    serviceWorker({
      source: 'src/client/sw.ts',
      own: /(dashboard\/(dashboard|home\/dashboard-home)|(crop|equipment)-(mine|add|edit))\.page\.tsx$|ui\/form\/fields\/(date|tags|images)-field\.tsx$|shell\/menu\/main-menu\.tsx$|own-(crop|equipment)-table\.tsx$/,
      onlyWhenUsed: /hindi-|\badmin\b|\bmap-canvas\b/,
    }),
    minifyInlineScripts(),
    writeFirstStyles('first-styles.json', /\/index-[\w-]+\.css$/),
    precompress(),
    recordInputs('client'),
  ],
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2022',
    // All browsers of `cssTarget` preload modules by themselves.
    modulePreload: { polyfill: false },
    // Newer targets than the code's: a lowered light-dark() would ignore the chosen theme. Browsers
    // support it since 2024.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The server lists a page's chunks in the HTML, so that they load in parallel with the entry.
    manifest: 'pages.json',
    rolldownOptions: {
      onLog: ignoreForeignDirectives,
      output: {
        // A few chunks instead of dozens of small ones: what every page needs, the icons that many
        // pages use, the controls of forms and lists, and what the listing pages share.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 3 },
            {
              name: (id) => (isIconOfLists(id) ? 'icons-of-lists' : 'icons'),
              test: /tabler.icons-react/,
              minShareCount: 3,
              priority: 1,
            },
            {
              name: 'controls',
              test: /@mantine.core.esm.components.(Alert|CloseButton|Input|InputBase|NativeSelect|Skeleton|TextInput)\b|@mantine.hooks.esm.use-(id|merged-ref|uncontrolled|debounced-callback)\b|@mantine.hooks.esm.utils.use-callback-ref/,
              priority: 2,
            },
            { name: 'checkbox', test: /@mantine.core.esm.components.Checkbox\b/, priority: 1 },
            // Small parts of the listing pages that many others use.
            {
              name: 'shared-parts',
              test: /ui.list.(address-codec|use-address-state|use-page-state|clean-search)|ui.(browser-part|visually-hidden)|format.person-name|telephone|is-element|domain.listing.(crop-units|detail.seed-)|(crop|pagination).constants|shared.crop.(expiry|sold-out)|cart.line-total|equipment-statuses/,
              priority: 2,
            },
            // Whose what is stored on the device is: small parts, which many pages load late.
            {
              name: 'drafts',
              test: /platform.draft.draft-store|storage.run-in-one-tab|session.remembered-account/,
              priority: 1,
            },
            // The landing page shows a few listings and a search too, without a list's controls.
            {
              name: 'listing-picture',
              test: /domain.listing.card.(listing-art|listing-picture|price-tag)|format.place-text|ui.query-view|pagination.constants/,
              priority: 1,
            },
            {
              name: 'listing',
              test: /domain.listing.(list|card)\b|domain.listing.(detail.seed-|crop-units)|ui.list.(list-|paged-|address-|search-box|choice-box|stepper|use-)|ui.query-view|crop-badges/,
            },
          ],
        },
      },
    },
  },
}

/** The build for the server's rendering, in one folder without other dependencies. */
const server: UserConfig = {
  resolve: { alias: preactForReact },
  plugins: [
    lightIcons(),
    lightStylePropsPlugin(),
    themeVariables(),
    nameModules(),
    recordInputs('server'),
  ],
  // React's production build, whatever NODE_ENV the server has.
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { onLog: ignoreForeignDirectives },
    // Nobody downloads it.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
}

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? server : client))
