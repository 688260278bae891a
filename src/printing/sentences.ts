import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Expression, type JSXChild, type Node, parseSync, Visitor } from 'oxc-parser'

export interface Sentence {
  file: string
  text: string
}

const ROOT = path.join(import.meta.dirname, '../..')
/** What is said to engineers and operators: settings, logs, the law's machinery. */
const NOT_TO_PEOPLE =
  /^src\/adapters\/cards\/sandbox|\.test\.tsx?$|^src\/(testing|printing)\/|^src\/platform\/(database|backup|testing|law)\/|^src\/[a-z]+\.ts$/

/** Every sentence of the product that a person can meet, file by file in the order in which it stands there; `…` is what is filled in. */
export function sentences(): Sentence[] {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !NOT_TO_PEOPLE.test(file))
  return files.sort().flatMap((file) => said(file).map((text) => ({ file, text })))
}

function said(file: string): string[] {
  const { program } = parseSync(file, readFileSync(path.join(ROOT, file), 'utf8'))
  const found: { start: number; text: string }[] = []
  const inside = new Set<number>()
  const keep = (start: number, text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (isSaid(line)) found.push({ start, text: line })
  }
  new Visitor({
    ImportDeclaration: ({ source }) => void inside.add(source.start),
    TSLiteralType: ({ literal }) => void inside.add(literal.start),
    JSXElement: ({ start, children }) => {
      if (children.some(({ type }) => type === 'JSXText')) keep(start, children.map(shown).join(''))
    },
    TemplateLiteral: ({ start, quasis }) => keep(start, quasis.map(({ value }) => value.cooked ?? '').join('…')),
    Literal: ({ start, value }) => {
      if (typeof value === 'string' && !inside.has(start)) keep(start, value)
    },
  }).visit(program)
  return found.toSorted((one, other) => one.start - other.start).map(({ text }) => text)
}

function shown(child: JSXChild): string {
  if (child.type === 'JSXText') return child.value
  if (child.type === 'JSXElement') return child.children.map(shown).join('')
  if (child.type === 'JSXExpressionContainer') return textOf(child.expression)
  return ''
}

const textOf = (expression: Expression | Node): string =>
  expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : '…'

/** Two words at least, the first letter of a sentence or a label, and no code, path or query. */
const isSaid = (text: string) =>
  /[a-z]/.test(text) &&
  /^[A-Z“‘…]|[.?!]$/.test(text) &&
  (/[A-Za-z’'…] [A-Za-z…“]/.test(text) || /^[A-Z][a-z]+$/.test(text)) &&
  !/[{}<>;=_]|\/api\/|^[\w-]+\(|\bselect\b.*\bfrom\b/.test(text)
