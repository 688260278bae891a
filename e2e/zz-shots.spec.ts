// @ts-nocheck

import { readFileSync } from 'node:fs'
import { PETS } from '../database/seed/animals.ts'
import { watch } from './settled.ts'
import { signInAs, test } from './story.ts'

const OUT = process.env.SHOTS ?? '/tmp/css-shots/x'
const src = readFileSync(new URL('./pages.spec.ts', import.meta.url), 'utf8')
const chip = PETS[0]?.chipNumber ?? ''
const open = (0, eval)(`(chip) => [${src.match(/const open = \[([\s\S]*?)\n\] as const/)[1]}]`)(chip).map(([a]) => a)
const kept = (0, eval)(`({${src.match(/const kept = \{([\s\S]*?)\n\} as const/)[1]}})`)
const all = [
  ['360l', 360, 'light'],
  ['1440d', 1440, 'dark'],
  ['360d', 360, 'dark'],
  ['1440l', 1440, 'light'],
]
const looks = process.env.FEW ? all.slice(0, 2) : all
test.use({ reducedMotion: 'reduce', trace: 'off' })
test.setTimeout(600000)
async function shoot(page, who, addresses) {
  const { settled } = watch(page)
  for (const address of addresses)
    for (const [name, width, colorScheme] of looks) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(address.path ?? address)
      await settled()
      await page.evaluate(() => document.fonts.ready)
      const label = (address.name ?? address).replaceAll(/[^a-z0-9=?]+/gi, '_').replaceAll('?', '-')
      await page.screenshot({ path: `${OUT}/${who}${label}.${name}.png`, fullPage: true, animations: 'disabled' })
    }
}
const third = Math.ceil(open.length / 3)
for (const i of [0, 1, 2])
  test(`open ${i}`, async ({ page }) => {
    await shoot(page, 'open', open.slice(i * third, (i + 1) * third))
  })
for (const who of ['anna', 'bryony', 'idris', 'wilma'])
  test(who, async ({ page }) => {
    await signInAs(page, who)
    await shoot(page, who, kept[who])
    if (who === 'anna') {
      await page.goto('/customer-dashboard/pets')
      await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
      await page.getByRole('heading', { level: 1, name: 'Biscuit' }).waitFor()
      const record = new URL(page.url()).pathname
      await shoot(page, who, [
        { path: record, name: '/pet' },
        { path: `${record}/rehome`, name: '/pet/rehome' },
      ])
    }
  })
