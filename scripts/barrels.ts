import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

/** Where a name that a package offers comes from. */
interface Origin {
  file: string
  name: string
}
type Resolve = (source: string, importer?: string) => Promise<string | undefined>

const BARRELS = [
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/form',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
]
const NAMED = new RegExp(`from\\s*["'](${BARRELS.join('|')})["']`)

/**
 * Imports of a package's list of everything become imports of the very files: the build reads a tenth of the modules, and sees which page
 * needs which of them.
 */
export function withoutBarrels(): Plugin {
  const lists: Record<string, Promise<Map<string, Origin>>> = {}
  return {
    name: 'without-barrels',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { code: NAMED },
      async handler(code, id) {
        const resolve: Resolve = async (source, importer) => (await this.resolve(source, importer))?.id
        const imports = parseSync(id, code).module.staticImports.filter(({ moduleRequest }) => BARRELS.includes(moduleRequest.value))
        let written = code
        for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
          if (entries.some(({ importName }) => importName.kind !== 'Name')) continue
          const barrel = moduleRequest.value
          const list = await (lists[barrel] ??= listOf(barrel, resolve))
          const lines = entries.map(({ importName, localName }) => {
            const origin = list.get(importName.name ?? '')
            if (!origin) throw new Error(`${barrel} has no ${importName.name}, which ${id} imports`)
            return `import { ${origin.name} as ${localName.value} } from ${JSON.stringify(origin.file)};`
          })
          written = written.slice(0, start) + lines.join(' ') + written.slice(end)
        }
        return written === code ? null : { code: written, map: null }
      },
    },
  }
}

/** Which file each name of a package comes from. */
async function listOf(source: string, resolve: Resolve, importer?: string): Promise<Map<string, Origin>> {
  const index = await resolve(source, importer)
  if (!index) throw new Error(`There is no package ${source}`)
  const { staticImports, staticExports } = parseSync(index, readFileSync(index, 'utf8')).module
  const fileOf = async (from: string) => (await resolve(from, index)) ?? from
  const found = new Map<string, Origin>()
  const imported = new Map<string, Origin>()
  for (const { moduleRequest, entries } of staticImports)
    for (const { importName, localName } of entries) {
      const name = importName.kind === 'Default' ? 'default' : importName.name
      if (name) imported.set(localName.value, { file: await fileOf(moduleRequest.value), name })
    }
  for (const { moduleRequest, importName, exportName, localName } of staticExports.flatMap(({ entries }) => entries)) {
    if (exportName.name) {
      const own = { file: index, name: exportName.name }
      const passedOn = moduleRequest && { file: await fileOf(moduleRequest.value), name: importName.name ?? 'default' }
      found.set(exportName.name, passedOn ?? imported.get(localName.name ?? '') ?? own)
    } else if (moduleRequest) {
      const all = await listOf(moduleRequest.value, resolve, index)
      for (const [name, origin] of all) found.set(name, found.get(name) ?? origin)
    }
  }
  return found
}
