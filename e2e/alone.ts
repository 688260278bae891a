import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { type Copy, copyOfModel } from './copies.ts'
import { test as base } from './journey.ts'
import { plainEnvironment, startServer } from './running.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

interface Alone {
  /** Lets days pass in the register of this journey, with the work of each day. */
  daysPass(days: number): Promise<void>
  /** Somebody with a browser of their own. */
  somebody(): Promise<Page>
  /** What our staff do on the command line, while the register runs; what it prints. */
  staff(...words: string[]): Promise<string>
}

type Place = Copy & { url: string }

/** Journeys in which weeks pass have a register to themselves. */
export const test = base.extend<Alone & { place: Place }>({
  place: async ({ browserName: _ }, use) => {
    const copy = await copyOfModel()
    const server = await startServer(copy.dataDir, { over: copy.settings })
    await use({ ...copy, url: server.url })
    await server.end('SIGTERM')
    await copy.remove()
  },
  baseURL: async ({ place }, use) => use(place.url),
  daysPass: async ({ request }, use) => {
    await use(async (days) => {
      const response = await request.post('/dev/time', { data: { days }, timeout: 60_000 })
      if (!response.ok()) throw new Error(`Time did not pass: ${await response.text()}`)
    })
  },
  staff: async ({ place }, use) => {
    const env = { ...plainEnvironment(), ...place.settings, DATA_DIR: place.dataDir, NODE_ENV: 'development' }
    // A document is saved where they work.
    const script = path.join(ROOT, 'src/staff.ts')
    await use(async (...words) => (await run(process.execPath, [script, ...words], { cwd: place.dataDir, env })).stdout)
  },
  somebody: async ({ browser, place }, use) => {
    const opened: Awaited<ReturnType<Browser['newContext']>>[] = []
    await use(async () => {
      const context = await browser.newContext({ baseURL: place.url, locale: 'en-GB', timezoneId: 'Europe/London' })
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})
