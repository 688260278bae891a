import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

/** What a page needs of a call to ask it. */
const ASKING = ['name', 'method', 'base', 'path', 'who', 'acting', 'takes', 'gives', 'reads', 'says', 'topics']

const CONTRACT = /\/src\/features\/\w+\/contract\.ts$/
const ONE_CALL = /^(.+\/contract\.ts)\?call=(\w+)$/
const IMPORTED = /from\s*["'][#.][^"']*\/contract\.ts["']/

/**
 * Gives a page of each contract only the calls that it asks, and of these only how to ask them; the shapes stay behind an import that is
 * followed when a form is sent.
 */
export function lazyShapes(): Plugin[] {
  return [
    {
      name: 'lazy-shapes',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: inBrowser,
      async load(id) {
        if (CONTRACT.test(id)) return { code: await listOf(id), moduleSideEffects: false }
        const [, contract, name] = ONE_CALL.exec(id) ?? []
        return contract && name ? { code: await standInFor(contract, name), moduleSideEffects: false } : null
      },
    },
    {
      name: 'single-calls',
      apply: 'build',
      enforce: 'post',
      applyToEnvironment: inBrowser,
      transform: {
        filter: { code: IMPORTED },
        async handler(code, id) {
          let written = code
          for (const { start, end, moduleRequest, entries } of parseSync(id, code).module.staticImports.toReversed()) {
            const contract = IMPORTED.test(code.slice(start, end)) && (await this.resolve(moduleRequest.value, id))?.id
            if (!contract || entries.some(({ importName }) => importName.kind !== 'Name')) continue
            const lines = entries.map(({ importName: { name }, localName }) => importOf(contract, name ?? '', localName.value))
            written = written.slice(0, start) + lines.join(' ') + written.slice(end)
          }
          return written === code ? null : { code: written, map: null }
        },
      },
    },
  ]
}

const inBrowser = (environment: { name: string }) => environment.name === 'client'

const importOf = (contract: string, name: string, as: string) =>
  `import { ${name} as ${as} } from ${JSON.stringify(`${contract}?call=${name}`)};`

async function listOf(contract: string) {
  const calls = Object.keys(await import(contract))
  return calls.map((name) => `export { ${name} } from ${JSON.stringify(`${contract}?call=${name}`)}`).join('\n')
}

async function standInFor(contract: string, name: string) {
  const { [name]: call } = await import(contract)
  return `import { lazyContract } from '#platform/web/lazycontract.ts'
const whole = () => import(${JSON.stringify(`${contract}?whole`)}).then((all) => all.${name})
export const ${name} = /* @__PURE__ */ lazyContract(${JSON.stringify(call, ASKING)}, whole)`
}
