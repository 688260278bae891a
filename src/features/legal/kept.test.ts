import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kept } from './kept.ts'

test('the privacy policy says for how long each thing is kept that the register deletes', () => {
  const names = globSync('src/features/*/kit/kept.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map((found) => found[1] ?? ''),
  )
  expect(names).toContain('LOOSE_KEPT_DAYS')
  const said = ['kept.ts', 'pages/PrivacyPage.tsx'].map((file) => readFileSync(`src/features/legal/${file}`, 'utf8')).join()
  expect(names.filter((name) => !said.includes(`\${${name}`) && !said.includes(`+ ${name}}`))).toEqual([])
})

test('every time is a number that the register deletes by', () => {
  for (const { how } of kept(30)) expect(how).not.toMatch(/NaN|undefined/)
})
