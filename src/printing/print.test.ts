import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { printAll, ROOT } from './print.ts'

const printed = await printAll()

test.each(Object.keys(printed))('%s says what the code does (npm run docs writes it)', (file) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(printed[file])
})
