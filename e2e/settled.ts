import { expect, type Page, type Request } from '@playwright/test'

/** A page that never comes to rest is named, and the next one is looked at all the same. */
const soft = expect.configure({ soft: true })

export interface Watched {
  /** Waits until the page has done all that it does by itself: it hears what is pressed, nothing is on its way, and nothing on it that shows says that it is busy. */
  settled(): Promise<void>
}

/** Keeps count of what a page fetches, from now on. */
export function watch(page: Page): Watched {
  const underWay = new Set<Request>()
  let asked = 0
  page.on('request', (request) => {
    underWay.add(request)
    asked += 1
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  /** What an answer sets going is drawn before the browser is idle; by then something more may have been asked. */
  const isQuiet = async () => {
    const before = asked
    return underWay.size === 0 && (await page.evaluate(isIdle)) && asked === before
  }
  return {
    async settled() {
      await soft(page.locator('html[data-hydrated]'), `${page.url()} comes alive`).toBeAttached()
      await soft.poll(isQuiet, { message: `${page.url()} comes to rest`, intervals: [0, 10, 25, 50] }).toBe(true)
    },
  }
}

/** The timer lets what was put off to the next turn have its turn. */
async function isIdle() {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  await idle()
  await new Promise((resolve) => setTimeout(resolve))
  await idle()
  return [...document.querySelectorAll('[aria-busy="true"]')].every((busy) => !busy.checkVisibility())
}
