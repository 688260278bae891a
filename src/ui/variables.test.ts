import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const foreign = /^--mantine-color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)-/

test("variables.css says what Mantine's own file says, but for the palettes that the product does not have", () => {
  const theirs = declarationsIn(join(import.meta.dirname, '../../node_modules/@mantine/core/styles/default-css-variables.css'))
  const ours = declarationsIn(join(import.meta.dirname, 'variables.css'))
  expect(ours).toEqual(theirs.filter((declaration) => !foreign.test(declaration)))
})

function declarationsIn(file: string) {
  const css = readFileSync(file, 'utf8')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[(]) | (?=[)])/g, '')
    .toLowerCase()
  return [...css.matchAll(/--[\w-]+: ?[^;]+/g)].map(([declaration]) => declaration)
}
