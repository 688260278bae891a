import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'

/** Licences under which anybody may use and pass on a work, in whatever product. */
const FREE = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 MPL-2.0 CC0-1.0 BlueOak-1.0.0 Unlicense OFL-1.1 Python-2.0 Zlib'.split(' '),
)

/** Packages that say it in another way, and why they may be used. */
const EXCEPTIONS: Record<string, string> = {
  'caniuse-lite': 'CC-BY-4.0: data for the build, which names its source',
  'dejavu-fonts-ttf': 'the Bitstream Vera and Arev terms: free to use and pass on with their notice, not to be sold alone',
  'png-js': 'MIT, in its LICENSE file only',
}

/** The compiled libvips that sharp loads as a library of its own, which the LGPL asks for. */
const LINKED = /^@img\/sharp-(libvips-)?/

const Package = z.object({
  name: z.string(),
  version: z.string(),
  license: z.unknown().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
})

const modules = join(import.meta.dirname, '..', 'node_modules')
const packages = globSync(['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json', '*/package.json', '@*/*/package.json'], {
  cwd: modules,
}).flatMap((file) => Package.safeParse(JSON.parse(readFileSync(join(modules, file), 'utf8'))).data ?? [])

/** `MIT AND (ISC OR X)`: every part that is joined by AND, and one of those joined by OR. */
function isFree(expression: string): boolean {
  const inner = /^\(([^()]*)\)$/.exec(expression.trim())?.[1] ?? expression
  if (inner.includes(' AND ')) return inner.split(' AND ').every(isFree)
  return inner.split(' OR ').some((one) => FREE.has(one.trim()))
}

const licenceOf = ({ license, licenses }: z.output<typeof Package>) =>
  typeof license === 'string' ? license : (licenses?.map(({ type }) => type).join(' OR ') ?? '')

test('everything that the product is made of may be used in it and passed on', () => {
  expect(packages.length).toBeGreaterThan(300)
  const others = packages.filter((one) => !isFree(licenceOf(one)) && !(one.name in EXCEPTIONS) && !LINKED.test(one.name))
  expect(others.map((one) => `${one.name}: ${licenceOf(one) || 'none named'}`)).toEqual([])
})

test('each exception is still needed', () => {
  const needed = new Set(packages.filter((one) => !isFree(licenceOf(one))).map(({ name }) => name))
  expect(Object.keys(EXCEPTIONS).filter((name) => !needed.has(name))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['', false],
])('%j may be used: %s', (expression, free) => {
  expect(isFree(expression)).toBe(free)
})
