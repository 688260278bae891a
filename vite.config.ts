import { convertCssVariables, DEFAULT_THEME, deepMerge, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { reactRouter } from '@react-router/dev/vite'
import mantinePreset from 'postcss-preset-mantine'
import { defineConfig, type Plugin } from 'vite'
import { withoutBarrels } from './scripts/barrels.ts'
import { fewChunks } from './scripts/chunks.ts'
import { lazyShapes } from './scripts/contracts.ts'
import { cssVariablesResolver, theme } from './src/ui/theme.ts'

const chunks = fewChunks()

/** What features contribute to pages has so many files that every page would carry their names; it asks for them itself, a moment later. */
const MANY = 40

export default defineConfig(({ command }) => ({
  plugins: [serverOnly(), withoutBarrels(), lazyShapes(), withoutFiles(), changedRouter(), themeStyles(), chunks.plugin, reactRouter()],
  css: { postcss: { plugins: [mantinePreset(), withoutForeignPalettes()] } },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: (_file, deps) => (deps.length > MANY ? deps.filter((dep) => dep.endsWith('.css')) : deps) },
        rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunks.nameOf }] } } },
      },
    },
  },
  // One file for the server: it starts at once, and React is its fast build whatever NODE_ENV says.
  ...(command === 'build' && { ssr: { noExternal: true } }),
}))

const inBrowser = (environment: { name: string }) => environment.name === 'client'

/** Stops the build when a page reaches what only the server may hold. */
function serverOnly(): Plugin {
  const held =
    /\/src\/(server\.ts|adapters\/|platform\/(server|database|jobs|sockets|testing|law\/transition)|features\/\w+\/(calls\/|jobs\/|queries[./]))/
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: inBrowser,
    load(id) {
      if (held.test(id)) this.error(`${id} belongs to the server and cannot be sent to a browser`)
    },
  }
}

/** The browser asks the list of pages only whether a menu may name an address: where their files lie, and what has a parameter, is of use to the build alone, and what a flag is for to Staff. */
function withoutFiles(): Plugin {
  return {
    name: 'without-files',
    apply: 'build',
    applyToEnvironment: inBrowser,
    transform(code, id) {
      if (id.endsWith('/src/flags.ts')) return code.replace(/\b(what: (["']).*?\2|usual: \w+),/g, '')
      return id.endsWith('/src/routes.ts') ? `export const pages = ${pathsIn(code)}` : null
    },
  }
}

const pathsIn = (code: string) => JSON.stringify(Array.from(code.matchAll(/\{\s*path: ["']([^"':]+)["']/g), ([, path]) => ({ path })))

const nextPage = JSON.stringify(new URL('src/platform/web/nextpage.ts', import.meta.url).pathname)

/** What React Router does otherwise for us: where, what it has there, and what stands there instead. */
const ROUTER_CHANGES = [
  // Where the code of a page doesn’t come, it loads the page again that the person is leaving; ours leads on.
  {
    file: '/dom/ssr/routeModules.js',
    theirs: 'window.location.reload();',
    ours: 'void pageDidNotCome(window.__reactRouterDataRouter);',
    needs: `import { pageDidNotCome } from ${nextPage}\n`,
  },
  // Once it knows where the links of a page lead, it draws the page again. That waits for the parts that stand as the server drew them until
  // a person acts, and what else the server drew would wait with it.
  { file: '/lib/router/router.js', theirs: 'if (!dataRoutes.hasHMRRoutes) updateState({});', ours: '', needs: '' },
]

function changedRouter(): Plugin {
  return {
    name: 'changed-router',
    apply: 'build',
    applyToEnvironment: inBrowser,
    transform(code, id) {
      const change = ROUTER_CHANGES.find(({ file }) => id.endsWith(file))
      if (!change) return null
      if (!code.includes(change.theirs)) this.error(`React Router no longer has “${change.theirs}” in ${change.file}`)
      return change.needs + code.replace(change.theirs, change.ours)
    },
  }
}

/** The theme's colours and sizes as a style sheet, made once; the component library would write them into every page. */
function themeStyles(): Plugin {
  const name = 'virtual:theme.css'
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? themeVariables() : null),
  }
}

/** Mantine's colours that the product does not have. */
const foreign = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

/** Takes them out of Mantine's own file: 3 kB less on the wire. */
function withoutForeignPalettes() {
  return {
    postcssPlugin: 'without-foreign-palettes',
    Declaration: (declaration: { prop: string; remove: () => void }) => {
      if (foreign.test(declaration.prop)) declaration.remove()
    },
  }
}

/** Only what is not in Mantine's own file, and nothing of the palettes that the product does not have. */
function themeVariables() {
  const ours = mergeMantineTheme(DEFAULT_THEME, theme)
  const wanted = deepMerge(defaultCssVariablesResolver(ours), cssVariablesResolver(ours))
  const usual = defaultCssVariablesResolver(DEFAULT_THEME)
  const own = (part: 'variables' | 'light' | 'dark') => {
    const known = new Map(Object.entries(usual[part]))
    return Object.fromEntries(Object.entries(wanted[part]).filter(([name, value]) => known.get(name) !== value && !foreign.test(name)))
  }
  return convertCssVariables({ variables: own('variables'), light: own('light'), dark: own('dark') }, ':root')
}
