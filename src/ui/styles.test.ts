import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const parts = new Set(globSync('*.css', { cwd: join(root, 'node_modules/@mantine/core/styles') }).map((file) => file.replace('.css', '')))
const everywhere = partsImportedBy(readFileSync(join(import.meta.dirname, 'mantine.css'), 'utf8'))

/** Components made of other components, whose styles they need as well. */
const madeOf: Record<string, string[]> = {
  Autocomplete: ['Combobox', 'ScrollArea', 'Popover', 'Input'],
  Select: ['Combobox', 'ScrollArea', 'Popover', 'Input'],
  MultiSelect: ['Combobox', 'ScrollArea', 'Popover', 'Input', 'PillsInput', 'Pill'],
  TagsInput: ['Combobox', 'ScrollArea', 'Popover', 'Input', 'PillsInput', 'Pill'],
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  NumberInput: ['Input'],
  PasswordInput: ['Input', 'ActionIcon'],
  Checkbox: ['InlineInput'],
  Radio: ['InlineInput'],
  Switch: ['InlineInput'],
  Menu: ['Popover'],
  HoverCard: ['Popover'],
  Modal: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
  Drawer: ['ModalBase', 'Overlay', 'Paper', 'CloseButton'],
}

test('every Mantine component brings its styles', () => {
  const missing = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) => missingIn(file).map((part) => `${file}: ${part}`))
  expect(missing, "import these, as '@mantine/core/styles/<name>.layer.css'").toEqual([])
})

function missingIn(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const own = partsImportedBy(source)
  return partsNeededBy(source).filter((part) => !everywhere.has(part) && !own.has(part))
}

function partsImportedBy(text: string): Set<string | undefined> {
  const ours = /['"](?:#ui|\.)\/(\w+\.css)['"]/.exec(text)?.[1]
  if (ours) return partsImportedBy(readFileSync(join(import.meta.dirname, ours), 'utf8'))
  return new Set([...text.matchAll(/@mantine\/core\/styles\/(\w+)\.layer\.css/g)].map(([, part]) => part))
}

function partsNeededBy(source: string) {
  const imports = [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(','))
  const names = imports.map((name) => name.trim().replace(/ as .*/, ''))
  return names.flatMap((name) => [name, ...(madeOf[name] ?? [])]).filter((name) => parts.has(name))
}

test('a page uses no class that its style sheet lacks, and no sheet holds one that nobody uses', () => {
  const wrong: string[] = []
  const unused = new Map<string, Set<string>>()
  for (const { file, sheet, name, source } of sheetsImported()) {
    const held = classesIn(sheet)
    const left = unused.get(sheet) ?? unused.set(sheet, new Set(held)).get(sheet)
    const used = [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(
      ([, one, other]) => one ?? other ?? '',
    )
    for (const one of used) {
      if (!held.has(one)) wrong.push(`${file} uses .${one}`)
      left?.delete(one)
    }
    // Chosen by a name that only the running page knows.
    if (new RegExp(`\\b${name}\\[[^']|=\\{?\\{? ?${name}\\b[^.[]`).test(source)) left?.clear()
  }
  for (const [sheet, left] of unused) for (const one of left) wrong.push(`${sheet} holds .${one}`)
  expect([...new Set(wrong)]).toEqual([])
})

function sheetsImported() {
  return globSync('src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(/^import (\w+) from '([.#][^']+\.module\.css)'/gm)].map(([, name = '', from = '']) => ({
      file,
      name,
      source,
      sheet: from.startsWith('#') ? from.replace(/^#(src\/)?/, 'src/') : join(file, '..', from),
    }))
  })
}

const classesIn = (sheet: string) =>
  new Set(
    [
      ...readFileSync(join(root, sheet), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|['"][^'"]*['"]|\.mantine-[\w-]+/g, '')
        .matchAll(/\.([A-Za-z_][\w-]*)/g),
    ].map(([, one = '']) => one),
  )
