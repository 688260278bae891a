import type { Page } from '@playwright/test'
import { pages } from '#src/routes.ts'
import { expect, signInAs, test } from './journey.ts'

/** Every link of the pages that anyone can open, and of a keeper’s own, leads somewhere: no 404, and no # without its place. */

test.use({ reducedMotion: 'reduce', trace: 'off' })

/** What has as many pages as there are things of a kind is looked at a few times. */
const A_FEW = 2
const kindOf = (path: string) =>
  path.replace(/^(\/(?:products|breeders|implanters|lost-found|news|conversations|customer-dashboard\/\w+))\/.+/, '$1/*')

/** Signs out, downloads, or is no page of ours. */
const isPage = (path: string) =>
  !/^\/(api|dev|assets|pictures|files|history)\b|\.(pdf|jpg|png|svg|xml|txt|ics|csv|json|webmanifest)$/.test(path)

interface Found {
  path: string
  hash: string
  from: string
}

async function linksOn(page: Page, from: string): Promise<Found[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')))
  const here = new URL(page.url())
  return hrefs
    .filter((href) => URL.canParse(href, here.href))
    .map((href) => new URL(href, here.href))
    .filter(({ origin, pathname }) => origin === here.origin && isPage(pathname))
    .map(({ pathname, hash }) => ({ path: pathname, hash: hash.slice(1), from }))
}

/** Some places come with what a call answers. */
const hasPlace = (page: Page, id: string) =>
  page
    .locator(`[id="${id}"]`)
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .then(
      () => true,
      () => false,
    )

/** Follows links from a page. Of those that aren't `walked` it's only asked whether they're there. */
async function follow(page: Page, start: string, isWalked = (_path: string) => true) {
  const wrong: string[] = []
  const seen = new Set<string>()
  const times = new Map<string, number>()
  const queue: Found[] = [{ path: start, hash: '', from: 'the start' }]
  for (let found = queue.shift(); found; found = queue.shift()) {
    const { path, hash, from } = found
    const kind = kindOf(path)
    if (seen.has(`${path}#${hash}`) || (times.get(kind) ?? 0) >= A_FEW) continue
    seen.add(`${path}#${hash}`)
    if (kind !== path) times.set(kind, (times.get(kind) ?? 0) + 1)
    const response = isWalked(path) ? await page.goto(path) : await page.request.get(path)
    const status = response?.status() ?? 0
    if (status >= 400) wrong.push(`${path} answers ${status}, linked from ${from}`)
    if (!isWalked(path)) continue
    await page.waitForLoadState('networkidle')
    // Whoever isn’t signed in is led to the sign-in page, which has no such place.
    const isThere = new URL(page.url()).pathname === path
    if (hash && isThere && !(await hasPlace(page, hash))) wrong.push(`${path} has no #${hash}, linked from ${from}`)
    queue.push(...(await linksOn(page, path)))
  }
  return { wrong, seen }
}

test('every link that a visitor can follow from the home page leads somewhere', async ({ page }) => {
  const { wrong, seen } = await follow(page, '/home')
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
})

/** What is the same for everyone is followed as a visitor. */
const isOpen = new Set(pages.filter(({ guard }) => guard !== 'token').map(({ path }) => path))

test('every link that a keeper can follow from their dashboard leads somewhere', async ({ page }) => {
  await signInAs(page, 'anna')
  const { wrong, seen } = await follow(page, '/customer-dashboard', (path) => !isOpen.has(path))
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})
