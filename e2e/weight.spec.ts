import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import * as z from 'zod'
import { PASSWORD, PEOPLE } from '../database/seed/people.ts'
import { expect, signInAs, test, tokenIn } from './journey.ts'

const KIB = 1024

/** In KiB on the wire, and requests. Never raise these: load something later. */
const BEARABLE = [
  { path: '/home', script: 120, image: 20, requests: 20 },
  { path: '/home?chip=981100004701001', script: 120, image: 20, requests: 20 },
  { path: '/products', script: 135, image: 20, requests: 28 },
  { path: '/products/webbing-collar', script: 135, image: 20, requests: 25 },
  { path: '/cart', script: 140, image: 20, requests: 21 },
]

for (const { path, script, image, requests } of BEARABLE)
  test(`a phone with one bar of signal bears ${path}`, async ({ page }) => {
    const loaded: Promise<{ type: string; bytes: number }>[] = []
    page.on('requestfinished', (request) => {
      const sized = request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize)
      loaded.push(sized.then((bytes) => ({ type: request.resourceType(), bytes })))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(loaded)
    const weightOf = (type: string) => all.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / KIB
    expect(weightOf('script')).toBeGreaterThan(90)
    expect(weightOf('script')).toBeLessThanOrEqual(script)
    expect(weightOf('image')).toBeLessThanOrEqual(image)
    expect(all.length).toBeLessThanOrEqual(requests)
  })

const client = join(import.meta.dirname, '../build/client')
const File = z.string().transform((file) => file.replace(/#.*/, ''))
const Manifest = z.object({
  entry: z.object({ module: File, imports: z.array(File) }),
  routes: z.record(
    z.string(),
    z.object({ parentId: z.string().optional(), module: File, imports: z.array(File).default([]), css: z.array(File).default([]) }),
  ),
})

/** In KiB, packed. Never raise these: load something later. */
const MOST = { script: 168, style: 13 }

test('no page asks for more script or style than a phone can bear', () => {
  const { entry, routes } = manifest()
  const weights = Object.entries(routes).map(([id, route]) => {
    const files = { script: new Set([entry.module, ...entry.imports]), style: new Set<string>() }
    for (let part: typeof route | undefined = route; part; part = routes[part.parentId ?? '']) {
      for (const file of [part.module, ...part.imports]) files.script.add(file)
      for (const file of part.css) files.style.add(file)
    }
    return { id, script: packed(files.script), style: packed(files.style) }
  })
  expect(weights.length).toBeGreaterThan(40)
  expect(weights.filter(({ script, style }) => script > MOST.script || style > MOST.style)).toEqual([])
})

function manifest() {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-\w+\.js$/.test(file)) ?? ''
  const code = readFileSync(join(client, 'assets', name), 'utf8')
  return Manifest.parse(JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1)))
}

const packed = (files: Set<string>) => [...files].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0) / KIB

test('an answer that the server drew stands until the person acts, and loses nothing of what they do', async ({ page }) => {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.goto('/home?chip=977200009412683')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  const message = page.getByLabel('Your message')
  await message.fill('She is in my garden, in Ashby.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(message).toHaveValue('She is in my garden, in Ashby.')
  letIn()
  await expect(page.getByRole('heading', { name: 'We’ve told the keeper' })).toBeVisible()
  await page.getByRole('link', { name: 'Open the conversation' }).click()
  await expect(page.getByText('She is in my garden, in Ashby.')).toBeVisible()
})

test('an answer whose code cannot be fetched says so, and keeps what was typed', async ({ page }) => {
  await page.goto('/home?chip=977200009412683')
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/ChipAnswer*.js', (route) => route.abort())
  const message = page.getByLabel('Your message')
  await message.fill('She is in my garden, in Ashby.')
  await expect(page.getByRole('alert')).toContainText('Part of this page didn’t load')
  await expect(message).toHaveValue('She is in my garden, in Ashby.')
})

test('what the home page only shows stands there too for whoever comes from another page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle('Home')
  await expect(page.getByRole('heading', { name: 'The law in brief' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions people ask' })).toBeVisible()
})

test('a page that is the same for everyone holds nothing of the visitor who asked first', async ({ request }) => {
  const mine = {
    authorization: 'mine-token',
    cookie: 'mine=1',
    'user-agent': 'mine-browser',
    'x-forwarded-host': 'mine.example',
    host: 'mine.example',
  }
  const first = await request.get('/pricing-plans', { headers: mine })
  const second = await request.get('/pricing-plans')
  expect(await second.text()).not.toMatch(/mine/)
  expect(await first.text()).not.toMatch(/mine/)
  expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy'])
})

test('a page about something of somebody is kept for nobody else', async ({ request }) => {
  for (const path of ['/home?chip=977200009123456', '/relay/not-a-key', '/verify/not-a-proof']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('private, no-cache')
    expect(answer.headers()['etag'], path).toBeUndefined()
  }
})

test('who has a page already is told so in a few bytes', async ({ request }) => {
  const { etag = '' } = (await request.get('/home')).headers()
  for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
    const again = await request.get('/home', { headers: { 'if-none-match': tag } })
    expect([again.status(), (await again.body()).length]).toEqual([304, 0])
  }
})

test('what someone does before the scripts are there is not lost', async ({ page }) => {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Early Bird')
  await page.getByLabel('E-mail address').fill('early@bird.example')
  await page.getByLabel('Mobile number').fill('07700 900555')
  await page.getByRole('button', { name: 'Continue' }).click()
  letIn()
  await expect(page.getByLabel('Postcode')).toBeVisible()
  expect(new URL(page.url()).search).not.toContain('early')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird')
})

test('nor an early press of the button that signs in', async ({ page }) => {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/login?path=/customer-dashboard/pets', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill(PEOPLE.anna.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // The session is there before the first script of the pages is.
  await expect(page).toHaveURL(/\/customer-dashboard\/pets$/)
  expect(await tokenIn(page)).not.toBeNull()
  letIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My pets')
})

test('nor a search without a connection, which the browser would leave the page for', async ({ page, context }) => {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await later
    await route.fulfill({ response })
  })
  await page.goto('/home', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Microchip number' })
  await field.fill('968 000 000 000 001')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Look up this chip' }).click()
  letIn()
  await expect(page.getByText('No Internet Connection').first()).toBeVisible()
  await expect(field).toHaveValue('968 000 000 000 001')
})

test('nor a search where the scripts never come because the connection went', async ({ page, context }) => {
  const { promise: later, resolve: loseThem } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.abort()
  })
  await page.goto('/home', { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Microchip number' })
  await field.fill('968 000 000 000 001')
  await context.setOffline(true)
  loseThem()
  await page.getByRole('button', { name: 'Look up this chip' }).click()
  await expect(page.getByText('No Internet Connection')).toBeVisible()
  await expect(field).toHaveValue('968 000 000 000 001')

  await page.unroute('**/assets/*.js')
  await context.setOffline(false)
  await expect(page).toHaveURL(/chip=968/)
  await expect(page.locator('#answer')).toBeVisible()
})

test('nor what is pressed while the page is being told what was typed', async ({ page }) => {
  const letIn = await pressedAtTheWorstMoment(page)
  await page.goto('/register', { waitUntil: 'commit' })
  await page.getByLabel('Full name').fill('Early Bird')
  await page.getByLabel('E-mail address').fill('early@bird.example')
  await page.getByLabel('Mobile number').fill('07700 900555')
  letIn()
  await expect(page.getByLabel('Postcode')).toBeVisible()
})

test('nor in a form that the browser sends by itself until the page has come to life', async ({ page }) => {
  const letIn = await pressedAtTheWorstMoment(page)
  await page.goto('/login?path=/customer-dashboard/pets', { waitUntil: 'commit' })
  await page.getByLabel('E-mail address').fill(PEOPLE.anna.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  letIn()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My pets')
})

/** The main button is pressed once the page has been told of the first field and of none after it. Lets the scripts in. */
async function pressedAtTheWorstMoment(page: Page): Promise<() => void> {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.addInitScript(() => {
    const press = (event: Event) => {
      if (event.isTrusted) return
      removeEventListener('input', press)
      document.querySelector<HTMLButtonElement>('main button[type=submit]')?.click()
    }
    addEventListener('input', press)
  })
  return letIn
}

test('nor in a form whose later steps come late', async ({ page }) => {
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/customer-register', { waitUntil: 'commit' })
  await page.getByLabel('Microchip number').fill('981 100 004 701 999')
  await page.getByRole('button', { name: 'Continue' }).click()
  letIn()
  await expect(page.getByRole('heading', { name: 'Tell us about the animal' })).toBeVisible()
})

test('nor in a form that is another one for someone who’s signed in', async ({ page }) => {
  await signInAs(page, 'anna')
  const { promise: later, resolve: letIn } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await later
    await route.continue()
  })
  await page.goto('/products/tail-tag', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Brass' }).check()
  letIn()
  await expect(page.getByRole('heading', { name: 'Where we send it' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Brass' })).toBeChecked()
})
