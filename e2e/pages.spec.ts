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
  ['/register/implanter', 'Register Implanter'],
  ['/register/breeder', 'Register Breeder'],
  ['/welfare-register', 'Register Welfare'],
  ['/transfer-database', 'Homeward'],
  ['/respond-keepership-request', 'Homeward'],
  ['/respond-keepership-request?token=abc', 'Homeward'],
  ['/take', 'Homeward'],
  ['/pricing-plans', 'Homeward'],
  ['/take/ABCDE-12345', 'Homeward'],
  ['/rehome/abc', 'Homeward'],
  ['/login', 'Login'],
  ['/forgot-password', 'Homeward'],
  ['/reset-password/abc', 'Homeward'],
  ['/verify-email/abc', 'Homeward'],
  ['/customer-register', 'Homeward'],
  ['/register-success/Rex', 'Homeward'],
  ['/verify/abc', 'Homeward'],
  ['/relay/abc', 'Homeward'],
  ['/messages/abc', 'Homeward'],
  ['/no-such-page', 'Homeward'],
] as const
const kept = {
  anna: [
    '/customer-dashboard',
    '/customer-dashboard/pets',
    '/customer-dashboard/pets?status=deceased&query=zzz',
    '/customer-dashboard/pets/new',
    '/customer-dashboard/pets/import',
    '/customer-dashboard/lookups',
    '/customer-dashboard/requests',
    '/customer-dashboard/requests?show=mine',
    '/customer-dashboard/requests?show=history',
    '/customer-dashboard/requests/new',
    '/customer-dashboard/homes',
    '/customer-dashboard/profile',
    '/customer-dashboard/payments',
    '/pricing-plans',
  ],
  bryony: [
    '/breeder-dashboard',
    '/breeder-dashboard/litters',
    '/breeder-dashboard/litters/new',
    '/breeder-dashboard/animals',
    '/breeder-dashboard/animals?state=sold&query=zzz',
    '/breeder-dashboard/reports',
    '/breeder-dashboard/listing',
    '/customer-dashboard/profile',
  ],
  idris: [
    '/implanter-dashboard/home',
    '/implanter-dashboard/manage-chips',
    '/implanter-dashboard/manage-chips?view=implanted',
    '/implanter-dashboard/manage-chips?view=implanted&state=waiting&query=zzz',
    '/implanter-dashboard/manage-chips?view=import',
    '/implanter-dashboard/manage-chips/register-chip',
    '/implanter-dashboard/manage-chips/dead-chips',
    '/implanter-dashboard/order-chips',
    '/implanter-dashboard/profile',
    '/register/implanter',
  ],
  wilma: [
    '/welfare-dashboard',
    '/welfare-dashboard/animals',
    '/welfare-dashboard/animals?state=left&query=zzz',
    '/welfare-dashboard/animals/new',
    '/welfare-dashboard/homes',
    '/welfare-dashboard/reports',
  ],
} as const

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

    for (const who of ['bryony', 'idris', 'wilma'] as const) {
      test(`every page of ${who}`, async ({ page }) => {
        test.setTimeout(120_000)
        await everyPage(page, who)
      })
    }

    test('every page of a keeper', async ({ page }) => {
      test.setTimeout(120_000)
      const errors = await everyPage(page, 'anna')
      await test.step('the record of a pet', async () => {
        await page.goto('/customer-dashboard/pets')
        await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
        await expect(page.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible()
        await expectWellMade(page)
        await page.goto(`${new URL(page.url()).pathname}/rehome`)
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

test('the address of the implanter’s dashboard leads to its home page', async ({ page }) => {
  await signInAs(page, 'idris')
  await page.goto('/implanter-dashboard')
  await expect(page).toHaveURL(/\/implanter-dashboard\/home$/)
  await expect(page).toHaveTitle('Implanter Dashboard')
})

test('the empty path leads to the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/home$/)
})

/** Looks at every page of one of the seven; what they logged as an error so far. */
async function everyPage(page: Page, who: keyof typeof kept) {
  await signInAs(page, who)
  const errors = consoleErrors(page)
  for (const address of kept[who]) {
    await test.step(address, async () => {
      await page.goto(address)
      await expectWellMade(page)
    })
  }
  expect(errors()).toEqual([])
  return errors
}

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
