import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import * as z from 'zod'
import { PASSWORD, PEOPLE, type PersonKey } from '../database/seed/people.ts'

const Outbox = z.object({
  items: z.array(z.object({ channel: z.string(), recipient: z.string(), subject: z.string().nullable(), text: z.string() })),
})

export interface Outside {
  /** Waits for the newest message to this address or number that has these words, for 15 s where no other time is promised, and gives its text. */
  message(recipient: string, words: string | RegExp, withinMs?: number): Promise<string>
}

export const test = base.extend<{ outbox: Outside }>({
  outbox: async ({ request }, use) => {
    await use({
      message: async (recipient, words, withinMs = 15_000) => {
        let found = ''
        await expect
          .poll(
            async () => {
              const { items } = Outbox.parse(await (await request.get('/dev/outbox.json')).json())
              found = items.find((item) => item.recipient === recipient && `${item.subject}\n${item.text}`.match(words))?.text ?? ''
              return found
            },
            { message: `a message to ${recipient} with ${words}`, timeout: withinMs },
          )
          .not.toBe('')
        return found
      },
    })
  },
})

/** Fails when the page has anything that WCAG 2.2 AA forbids and a machine can see. */
export async function expectAccessible(page: Page) {
  // Until a page that is fetched stands, there is nothing of it to look at.
  await expect(page.locator('h1').first()).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What WCAG 2.2 AA forbids and a machine can see on this page, with the elements that have it. */
export async function barriersOn(page: Page): Promise<string[]> {
  // What has been scrolled half under the header isn't too small to press.
  const scrolled = await scrollTo(page, 0)
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    // The other way opens a second page for each look, to put together what frames of other origins say; no page of ours has one.
    .setLegacyMode()
    .analyze()
  await scrollTo(page, scrolled)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** Scrolls a page, at once; where it was. */
const scrollTo = (page: Page, to: number) =>
  page.evaluate((top) => {
    const before = window.scrollY
    window.scrollTo({ top, behavior: 'instant' })
    return before
  }, to)

/** The first link in a message, as a path of this site. */
export function linkIn(text: string): string {
  const link = /https?:\/\/[^\s]+/.exec(text)?.[0]
  if (!link) throw new Error(`There is no link in: ${text}`)
  return new URL(link).pathname
}

/** Fills in the day, month and year of the first date in a part of a page. */
export async function enterDate(part: Page | Locator, day: Date) {
  await part.getByLabel('Day').first().fill(String(day.getDate()))
  await part
    .getByLabel('Month')
    .first()
    .fill(String(day.getMonth() + 1))
  await part.getByLabel('Year').first().fill(String(day.getFullYear()))
}

let made = 0

/** A chip number that no other journey uses: AEG's code, and digits that a chip can have. */
export function newChip(): string {
  made += 1
  return `968${String((Date.now() * 10 + made) % 274_877_906_943).padStart(12, '0')}`
}

export { expect }

/** Signs in one of the seven without walking through the login page. */
export async function signInAs(page: Page, key: PersonKey) {
  const response = await page.request.post('/api/v1/user/login', { data: { email: PEOPLE[key].email, password: PASSWORD } })
  await keepToken(page, SignedIn.parse(await response.json()).data.token)
}

/** Leaves a browser signed in. Any address of the site will do to reach its storage, so the lightest is opened. */
export async function keepToken(page: Page, token: string) {
  await page.goto('/favicon.svg')
  await page.evaluate((kept) => localStorage.setItem('homeward.token', kept), token)
}

export const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('homeward.token'))

const SignedIn = z.object({ data: z.object({ token: z.string() }) })

/** Asks the register as the person who is signed in on a page; what it answers. */
export async function askAs(page: Page, call: string, data: object) {
  const authorization = (await tokenIn(page)) ?? ''
  const response = await page.request.post(`/api/v1/user/${call}`, { data, headers: { authorization } })
  if (!response.ok()) throw new Error(`${call}: ${await response.text()}`)
  return (await response.json()).data
}
