import { gzipSync } from 'node:zlib'
import { expect, test } from './journey.ts'

/**
 * Somebody stands in the rain with a stray dog and one bar of signal: so much script may come before the search works, packed with gzip.
 * The aim is 150,000; what is above it is the list of all pages, which the browser has from the start. Never raise this: load something later.
 */
const MOST_SCRIPT_BYTES = 162_000

test('the home page comes to life with no more script than a phone with little signal can bear', async ({ page }) => {
  const loaded: Promise<Buffer>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      loaded.push(request.response().then(async (response) => (await response?.body()) ?? Buffer.of()))
  })
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  const scripts = await Promise.all(loaded)
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((bytes, script) => bytes + gzipSync(script, { level: 9 }).length, 0)).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
})

test('what the home page only shows stands there too for whoever comes from another page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Home')
  await expect(page.getByRole('heading', { name: 'The law in brief' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
})
