import type { Page } from '@playwright/test'
import { matchRoutes } from 'react-router'
import { PETS } from '../src/features/pets/demopets.ts'
import { pages } from '../src/routes.ts'
import { barriersOn, expect, signInAs, test } from './journey.ts'
import { watch } from './settled.ts'

/** Every page, small and large, light and dark: accessible, without sideways scrolling, with its title, and quiet in the console. */

const chip = PETS[0]?.chipNumber ?? ''
const open = [
  ['/home', 'Home'],
  [`/home?chip=${chip}`, 'Home'],
  ['/home?chip=985999999999999', 'Home'],
  ['/home1', 'Homeward'],
  ['/register', 'Register'],
  ['/register?as=trainer', 'Register'],
  ['/register/implanter', 'Register Implanter'],
  ['/register/breeder', 'Register Breeder'],
  ['/welfare-register', 'Register Welfare'],
  ['/transfer-database', 'Homeward'],
  ['/record-move/abc', 'Homeward'],
  ['/respond-keepership-request', 'Homeward'],
  ['/respond-keepership-request?token=abc', 'Homeward'],
  ['/take', 'Homeward'],
  ['/tracker/no-such-link', 'Homeward'],
  ['/pricing-plans', 'Homeward'],
  ['/developers', 'Homeward'],
  ['/insurance', 'Homeward'],
  ['/quote', 'Homeward'],
  ['/quote/no-such-quote', 'Homeward'],
  ['/tailtag', 'TailTag'],
  ['/tailtag/activate', 'Homeward'],
  ['/products/tail-tag', 'Homeward'],
  ['/products', 'Homeward'],
  ['/products?category=beds&sort=priceUp', 'Homeward'],
  ['/products/stoneware-bowl', 'Homeward'],
  ['/products/no-such-thing', 'Homeward'],
  ['/cart', 'Homeward'],
  ['/breeders', 'Homeward'],
  ['/breeders?near=LS1+4DY&species=dog&breedId=cocker-spaniel&km=100', 'Homeward'],
  ['/breeders/no-such-breeder', 'Homeward'],
  ['/implanters', 'Homeward'],
  ['/implanters?near=CF10+1AA&visit=home', 'Homeward'],
  ['/implanters/no-such-implanter', 'Homeward'],
  ['/qrcode-scanner', 'Homeward'],
  ['/lost-found', 'Homeward'],
  ['/lost-found?near=Banbury&kind=lost', 'Homeward'],
  ['/lost-found/found', 'Homeward'],
  ['/lost-found/found/ur', 'Homeward'],
  ['/lost-found/no-such-animal', 'Homeward'],
  ['/take/ABCDE-12345', 'Homeward'],
  ['/asked/01900000-0000-7000-8000-000000000000/ABCDE12345', 'Homeward'],
  ['/offered/01900000-0000-7000-8000-000000000000', 'Homeward'],
  ['/rehome/abc', 'Homeward'],
  ['/login', 'Login'],
  ['/forgot-password', 'Homeward'],
  ['/reset-password/abc', 'Homeward'],
  ['/verify-email/abc', 'Homeward'],
  ['/customer-register', 'Homeward'],
  ['/student-register', 'Homeward'],
  ['/verify/CERT-2026-000001-16', 'Homeward'],
  ['/register-success/Rex', 'Homeward'],
  ['/verify/abc', 'Homeward'],
  ['/v/ABCDEFGH12345678', 'Homeward'],
  ['/privacy-policy', 'Homeward'],
  ['/terms-conditions', 'Homeward'],
  ['/cancellation', 'Homeward'],
  ['/news', 'Homeward'],
  ['/news?topic=lost', 'Homeward'],
  ['/news/cats-in-england', 'Homeward'],
  ['/news/no-such-article', 'Homeward'],
  ['/faq', 'Homeward'],
  ['/faq?query=zzz', 'Homeward'],
  ['/microchipping', 'Microchipping'],
  ['/about-us', 'About Us'],
  ['/contact-us', 'Contact Us'],
  ['/contact-us?topic=scam', 'Contact Us'],
  ['/free-chip-contactus', 'Homeward'],
  ['/is-it-us', 'Homeward'],
  ['/compliance', 'Homeward'],
  ['/status', 'Homeward'],
  ['/accessibility', 'Homeward'],
  ['/cookies', 'Homeward'],
  ['/complaints', 'Homeward'],
  ['/relay/abc', 'Homeward'],
  ['/messages/abc', 'Homeward'],
  ['/newsletter/confirm/abc', 'Homeward'],
  ['/newsletter/abc', 'Homeward'],
  ['/conversations/new', 'Homeward'],
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
    '/conversations',
    '/customer-dashboard/conflicts',
    '/conversations/01890000-0000-7000-8000-000000000000',
    '/lost-found/lost',
    '/customer-dashboard/requests',
    '/customer-dashboard/requests?show=mine',
    '/customer-dashboard/requests?show=history',
    '/customer-dashboard/requests/new',
    '/customer-dashboard/homes',
    '/customer-dashboard/tailtag-settings',
    '/tracker',
    '/products/tail-tag',
    '/cart',
    '/checkout',
    '/customer-dashboard/orders',
    '/customer-dashboard/wishlist',
    '/customer-dashboard/profile',
    '/customer-dashboard/insurance',
    '/customer-dashboard/payments',
    '/customer-dashboard/bookings',
    '/customer-dashboard/bookings?show=past',
    '/customer-dashboard/bookings/01890000-0000-7000-8000-000000000000',
    '/organisations',
    '/people',
    '/pay/nothing/abc',
    '/pricing-plans',
  ],
  toby: ['/tt-customer-dashboard'],
  stefan: ['/student-dashboard', '/student-dashboard/exam', '/student-dashboard/results/01890000-0000-7000-8000-000000000000'],
  tamsin: [
    '/trainer-dashboard',
    '/trainer-dashboard?status=lockedOut&query=zzz',
    '/trainer-dashboard/students/01890000-0000-7000-8000-000000000000',
  ],
  bryony: [
    '/breeder-dashboard',
    '/breeder-dashboard/litters',
    '/breeder-dashboard/litters/new',
    '/breeder-dashboard/litters/01890000-0000-7000-8000-000000000000',
    '/breeder-dashboard/litters/01890000-0000-7000-8000-000000000000/chips',
    '/breeder-dashboard/animals',
    '/breeder-dashboard/animals?state=sold&query=zzz',
    '/breeder-dashboard/breeding-animals',
    '/breeder-dashboard/reports',
    '/breeder-dashboard/listing',
    '/customer-dashboard/profile',
  ],
  idris: [
    '/implanter-dashboard/home',
    '/implanter-dashboard/manage-chips',
    '/implanter-dashboard/manage-chips?view=implanted',
    '/implanter-dashboard/manage-chips?view=implanted&state=waiting&query=zzz',
    '/implanter-dashboard/manage-chips?view=colleagues',
    '/implanter-dashboard/manage-chips?view=import',
    '/implanter-dashboard/manage-chips/register-chip',
    '/implanter-dashboard/manage-chips/dead-chips',
    '/implanter-dashboard/order-chips',
    '/implanter-dashboard/profile',
    '/implanter-dashboard/bookings',
    '/implanter-dashboard/bookings?show=past&week=2026-03-30',
    '/implanter-dashboard/availability',
    '/implanter-dashboard/payouts',
    '/api-keys',
    '/register/implanter',
  ],
  wilma: [
    '/welfare-dashboard',
    '/welfare-dashboard/lookup',
    '/welfare-dashboard/animals',
    '/welfare-dashboard/animals?state=left&query=zzz',
    '/welfare-dashboard/animals/new',
    '/welfare-dashboard/animals/no-chip',
    '/welfare-dashboard/animals/hold?chip=985121004515220',
    '/welfare-dashboard/animals/import',
    '/welfare-dashboard/animals/01890000-0000-7000-8000-000000000000',
    '/welfare-dashboard/homes',
    '/welfare-dashboard/reports',
    '/welfare-dashboard/listing',
    '/people',
    '/organisations',
  ],
} as const

/** The pages that lead elsewhere, and where to. */
const leads = { '/': '/home', '/implanter-dashboard': '/implanter-dashboard/home' } as const

const WIDTHS = [
  { width: 360, height: 900 },
  { width: 1440, height: 900 },
] as const
const SCHEMES = ['light', 'dark'] as const

// What is wrong is said with the elements that have it, so nothing is recorded beside.
test.use({ reducedMotion: 'reduce', trace: 'off' })

const QUARTERS = ['first', 'second', 'third', 'last'] as const
for (const [index, quarter] of QUARTERS.entries()) {
  test(`every page that is open to everyone, the ${quarter} quarter`, async ({ page }) => {
    const look = looker(page)
    for (const [address, title] of open.filter((_, place) => place % QUARTERS.length === index)) await look(address, title)
    if (quarter === 'last') await look(await addressOf(page, '/breeders', 'See Hollow Farm Spaniels and write'))
    if (quarter === 'last') await look(await addressOf(page, '/implanters?near=CF10+1AA', 'Idris Bevan Microchipping'))
  })
}

for (const who of ['anna', 'bryony', 'idris', 'wilma', 'stefan', 'tamsin'] as const) {
  test(`every page of ${who}`, async ({ page }) => {
    await signInAs(page, who)
    const look = looker(page)
    for (const address of kept[who]) await look(address)
    if (who === 'anna') for (const address of await addressesOfPet(page)) await look(address)
    if (who === 'bryony') await look(await addressOf(page, '/breeder-dashboard/litters', 'Saffron’s litter'))
    if (who === 'stefan') await look(await addressOf(page, '/student-dashboard', 'See the result of attempt 1'))
    if (who === 'tamsin') await look(await addressOf(page, '/trainer-dashboard', 'Stefan Nowak'))
  })
}

test('every page of the product is one of the above', () => {
  const visited = [...open.map(([address]) => address), ...Object.values(kept).flat(), ...pagesOfPet('any'), ...Object.keys(leads)]
  const seen = new Set(visited.map(routeOf))
  expect(pages.map(({ path }) => path).filter((path) => !seen.has(path))).toEqual([])
})

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
  await expect(page).toHaveURL(leads['/implanter-dashboard'])
  await expect(page).toHaveTitle('Implanter Dashboard')
})

test('the empty path leads to the home page', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(leads['/'])
})

/** The path in `routes.ts` that draws an address. */
const routeOf = (address: string) => matchRoutes([...pages], address.replace(/\?.*/, ''))?.[0]?.route.path

/** The record of a pet, and the page to find it another home. */
const pagesOfPet = (id: string) => [`/customer-dashboard/pets/${id}`, `/customer-dashboard/pets/${id}/rehome`]

async function addressesOfPet(page: Page) {
  await page.goto('/customer-dashboard/pets')
  await page.getByRole('main').getByRole('link', { name: 'Biscuit' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Biscuit' })).toBeVisible()
  return pagesOfPet(new URL(page.url()).pathname.split('/').at(-1) ?? '')
}

/** Where a link of a page leads. */
async function addressOf(page: Page, address: string, link: string): Promise<string> {
  await page.goto(address)
  return (await page.getByRole('main').getByRole('link', { name: link }).getAttribute('href')) ?? ''
}

/** Opens addresses small and large, and looks at each in both schemes. What is wrong is said of each page, and the next one is looked at all the same. */
function looker(page: Page) {
  const { settled } = watch(page)
  const errors = consoleErrors(page)
  return async (address: string, title?: string) => {
    for (const viewport of WIDTHS) {
      await test.step(`${address}, ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport)
        // A small page loads in the light and a large one in the dark; the other scheme comes to the page that stands, which takes no loading.
        const schemes = viewport.width === 360 ? SCHEMES : SCHEMES.toReversed()
        await page.emulateMedia({ colorScheme: schemes[0] ?? 'light' })
        await page.goto(address)
        await expect.soft(page.getByRole('heading', { level: 1 }), `the heading of ${address}, ${viewport.width} px`).toBeVisible()
        await settled()
        if (title) await expect.soft(page, `the title of ${address}`).toHaveTitle(title)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          // The page hears of it from the browser, and no colour is looked at before.
          await expect.soft(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
          await settled()
          const barriers = await barriersOn(page)
          const found = { barriers, pixelsTooWide: await tooWide(page), errors: errors() }
          expect.soft(found, `${address}, ${viewport.width} px, ${colorScheme}`).toEqual(FINE)
        }
        if (viewport.width === 360) await fitsTheSmallest(page, address)
      })
    }
  }
}

const FINE = { barriers: [], pixelsTooWide: 0, errors: [] }

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** WCAG 1.4.10: at 320 px, as on the smallest phones and at a zoom of 400 %, nobody has to scroll sideways. A chart takes a moment to follow. */
async function fitsTheSmallest(page: Page, address: string) {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.soft.poll(() => tooWide(page), `${address}, 320 px: pixels too wide`).toBe(0)
}

/** What a page has logged as an error since it was asked last, but for the browser's own note that an answer was 4xx. */
function consoleErrors(page: Page) {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(error.message))
  page.on(
    'console',
    (message) => message.type() === 'error' && !message.text().startsWith('Failed to load resource') && said.push(message.text()),
  )
  return () => said.splice(0)
}
