import type { Page } from '@playwright/test'
import { PETS } from '../database/seed/animals.ts'
import { expect, expectAccessible, signInAs, test } from './story.ts'

/** Every page, small and large, light and dark: accessible, without sideways scrolling, with its title, and quiet in the console. */

const chip = PETS[0]?.chipNumber ?? ''
const open = [
  ['/home', 'Home'],
  [`/home?chip=${chip}`, 'Home'],
  ['/home?chip=985999999999999', 'Home'],
  ['/register', 'Register'],
  ['/login', 'Login'],
  ['/forgot-password', 'Homeward'],
  ['/reset-password/abc', 'Homeward'],
  ['/verify-email/abc', 'Homeward'],
  ['/customer-register', 'Homeward'],
  ['/register-success/Rex', 'Homeward'],
  ['/verify/abc', 'Homeward'],
  ['/relay/abc', 'Homeward'],
  ['/no-such-page', 'Homeward'],
] as const
const kept = [
  '/customer-dashboard',
  '/customer-dashboard/pets',
  '/customer-dashboard/pets?status=deceased&query=zzz',
  '/customer-dashboard/pets/new',
  '/customer-dashboard/pets/import',
  '/customer-dashboard/lookups',
  '/customer-dashboard/profile',
] as const

const looks = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

for (const { width, colorScheme } of looks) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' })

    for (const [address, title] of open) {
      test(`${address} is open to everyone`, async ({ page }) => {
        const errors = consoleErrors(page)
        await page.goto(address)
        await expect(page).toHaveTitle(title)
        await expectWellMade(page)
        expect(errors()).toEqual([])
      })
    }

    test('every page of a keeper', async ({ page }) => {
      test.setTimeout(90_000)
      await signInAs(page, 'anna')
      const errors = consoleErrors(page)
      for (const address of kept) {
        await test.step(address, async () => {
          await page.goto(address)
          await expectWellMade(page)
        })
      }
      await test.step('the record of a pet', async () => {
        await page.goto('/customer-dashboard/pets')
        await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible()
        await expectWellMade(page)
      })
      expect(errors()).toEqual([])
    })
  })
}

test('an unknown page answers 404 and offers a chip search', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await page.getByRole('textbox', { name: 'Microchip number' }).fill(chip)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/home\?chip=/)
})

test('the empty path leads to the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

async function expectWellMade(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  expect(wide).toBeLessThanOrEqual(room ?? 0)
}

/** What a page logs as an error, but for the browser's own note that an answer was 4xx. */
function consoleErrors(page: Page) {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource') && said.push(message.text()),
  )
  return () => said
}
