import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const parts = new Set(globSync('*.css', { cwd: join(root, 'node_modules/@mantine/core/styles') }).map((file) => file.replace('.css', '')))
const everywhere = partsImportedBy(readFileSync(join(import.meta.dirname, 'styles.css'), 'utf8'))

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
  expect(missing, "import these, as '@mantine/core/styles/<name>.css'").toEqual([])
})

function missingIn(file: string) {
  const source = readFileSync(join(root, file), 'utf8')
  const own = partsImportedBy(source)
  return partsNeededBy(source).filter((part) => !everywhere.has(part) && !own.has(part))
}

function partsImportedBy(text: string) {
  return new Set([...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, part]) => part))
}

function partsNeededBy(source: string) {
  const imports = [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) => names.split(','))
  const names = imports.map((name) => name.trim().replace(/ as .*/, ''))
  return names.flatMap((name) => [name, ...(madeOf[name] ?? [])]).filter((name) => parts.has(name))
}
