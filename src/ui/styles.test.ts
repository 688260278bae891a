import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const available = new Set(globSync('*.css', { cwd: join(root, 'node_modules/@mantine/core/styles') }))
const stylesheet = readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8')

test('every Mantine component that a page uses brings its styles', () => {
  const missing = [...componentsInUse()].filter((name) => available.has(`${name}.css`) && !stylesheet.includes(`/styles/${name}.css"`))
  expect(missing, 'add these to src/ui/styles.css, at their place in the order of @mantine/core/styles.css').toEqual([])
})

function componentsInUse() {
  const sources = globSync('src/**/*.tsx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const imports = sources.flatMap((source) => [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
  return new Set(imports.flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0])))
}
