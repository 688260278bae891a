import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import * as z from 'zod'
import { copyOfModel } from './copies.ts'
import { test as base } from './journey.ts'
import { plainEnvironment, startServer } from './running.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const run = promisify(execFile)

/** A register of its own, with what our staff and time do in it. */
export interface Own {
  url: string
  dataDir: string
  /** What our staff do on the command line, while the register runs; what it prints. */
  staff(...words: string[]): Promise<string>
  /** Lets days pass in it, with the work of each day. */
  daysPass(days: number): Promise<void>
  end(): Promise<void>
}

interface Alone extends Pick<Own, 'daysPass' | 'staff'> {
  /** Somebody with a browser of their own. */
  somebody(): Promise<Page>
}

export async function ownRegister(): Promise<Own> {
  const copy = await copyOfModel()
  const { url, end } = await startServer(copy.dataDir, { over: copy.settings })
  const env = { ...plainEnvironment(), ...copy.settings, DATA_DIR: copy.dataDir, NODE_ENV: 'development' }
  return {
    url,
    dataDir: copy.dataDir,
    // A document is saved where they work, and no one sits at a terminal to answer a question.
    staff: async (...words) =>
      (await run(process.execPath, [path.join(ROOT, 'src/staff.ts'), ...words, '--yes'], { cwd: copy.dataDir, env })).stdout,
    async daysPass(days) {
      const response = await fetch(`${url}/dev/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days }),
      })
      if (!response.ok) throw new Error(`Time did not pass: ${await response.text()}`)
    },
    async end() {
      await end('SIGTERM')
      await copy.remove()
    },
  }
}

const Orders = z.object({ items: z.array(z.object({ orderId: z.string() })) })

/** The first order that a list of our staff names, printed with `--json`. */
export const firstOrder = (printed: string): string => Orders.parse(JSON.parse(printed)).items[0]?.orderId ?? ''

/** Journeys in which weeks pass have a register to themselves. */
export const test = base.extend<Alone & { place: Own }>({
  place: async ({ browserName: _ }, use) => {
    const own = await ownRegister()
    await use(own)
    await own.end()
  },
  baseURL: async ({ place }, use) => use(place.url),
  daysPass: ({ place }, use) => use(place.daysPass),
  staff: ({ place }, use) => use(place.staff),
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
