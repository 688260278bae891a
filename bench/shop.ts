import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os, { cpus } from 'node:os'
import path from 'node:path'
import * as z from 'zod'
import { withThrowAwayDatabase } from '#src/testing/process/database.ts'
import { REGISTER, startProcess } from '#src/testing/process/start.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { withDurableDatabase } from './durable.ts'
import { cellsOf, type Round } from './rounds.ts'
import { fill, type Shop } from './shop/fill.ts'
import { ask, fire } from './shop/load.ts'
import { newCart, post, requestsFor, TASKS, type Task } from './shop/tasks.ts'

interface Extent {
  products: number
  buyers: number
  connections: number[]
  rounds: number
  /** Of one round. */
  seconds: number
}

interface Line {
  task: Task
  connections: number
  register: Round[]
  ceiling: Round[]
}

const WHOLE: Extent = { products: 1000, buyers: 200, connections: [1, 10, 50], rounds: 3, seconds: 3 }
const SMOKE: Extent = { products: 60, buyers: 3, connections: [2], rounds: 1, seconds: 0.3 }

/** Measures the shop over 1,000 products, beside the least that could answer it. */
export async function measureShop(): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../data/bench')
  const lines: Line[] = []
  await withDurableDatabase(dataDir, async (url) => {
    lines.push(...(await measure(url, dataDir, WHOLE)))
  })
  const file = path.join(import.meta.dirname, 'results/shop.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, report(lines))
  process.stdout.write(`\n${report(lines)}\n`)
}

/** The same over 60 products, to see that it still works; its figures mean nothing and are kept nowhere. */
export async function tryShop(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-bench-'))
  const lines = await withThrowAwayDatabase(({ url }) => measure(url, dataDir, SMOKE)).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  )
  if (lines.some(({ register, ceiling }) => [...register, ...ceiling].some(({ perSecond }) => !(perSecond > 0))))
    throw new Error('Nothing was sold')
  process.stdout.write('Every answer was right\n')
}

async function measure(
  database: string,
  dataDir: string,
  { products, buyers: howMany, connections, rounds, seconds }: Extent,
): Promise<Line[]> {
  const shop = await fill(database, products, howMany)
  const register = await start(REGISTER, 'register', database, dataDir)
  const known = { ...shop, buyers: await signedIn(register.url, shop), carts: await filledCarts(register.url, shop) }
  const sizes: Record<string, number> = {}
  for (const task of TASKS) for (const request of requestsFor(task, known)) sizes[task] = (await ask(register.url, request)).length
  const ceiling = await start(path.join(import.meta.dirname, 'shop/ceiling.ts'), 'ceiling', database, dataDir, {
    SIZES: JSON.stringify(sizes),
  })
  const lines: Line[] = []
  for (const task of TASKS)
    for (const some of connections) {
      const measured: Record<'register' | 'ceiling', Round[]> = { register: [], ceiling: [] }
      const next = () => requestsFor(task, known)
      await fire({ url: register.url, connections: some, seconds: seconds / 2, next })
      // In turns, so that whatever else the machine does weighs on both alike.
      for (let round = 0; round < rounds; round += 1) {
        measured.register.push(await fire({ url: register.url, connections: some, seconds, next }))
        measured.ceiling.push(await fire({ url: ceiling.url, connections: some, seconds, next }))
      }
      lines.push({ task, connections: some, ...measured })
    }
  await Promise.all([register.stop(), ceiling.stop()])
  return lines
}

/** Starts the register or the ceiling in a process of its own, set as in production; its log goes to a file. */
const start = (program: string, name: string, database: string, dataDir: string, over: Record<string, string> = {}) =>
  startProcess(program, {
    log: path.join(dataDir, `${name}.log`),
    env: {
      ...PRODUCTION,
      DATA_DIR: path.join(dataDir, name),
      DATABASE_URL: database,
      TRUST_PROXY: 'true',
      ...over,
    },
  })

const SignedIn = z.object({ data: z.object({ token: z.string() }) })

async function signedIn(url: string, { emails, password }: Shop) {
  const buyers = []
  for (const email of emails) buyers.push(SignedIn.parse(JSON.parse(await ask(url, post('login', { email, password })))).data)
  return buyers
}

/** Carts of guests with three things in each. */
async function filledCarts(url: string, { variants }: Shop) {
  const carts = Array.from({ length: 100 }, newCart)
  for (const [index, cart] of carts.entries())
    for (const more of [0, 1, 2])
      await ask(url, post('addToCart', { cart, variantId: variants[(index * 3 + more) % variants.length] ?? '' }))
  return carts
}

const report = (lines: readonly Line[]) => `# The shop

Over ${WHOLE.products.toLocaleString('en-GB')} products. The ceiling is bare Fastify with prepared statements on the same tables and answers of the same size, measured in turns
with the register in the same run. To order is two requests: something is put into an empty cart, and the cart is ordered. Each figure is the median of
${WHOLE.rounds} rounds of ${WHOLE.seconds} s; times are in milliseconds.

| work | connections | register/s | p50 | p99 | ceiling/s | p50 | p99 | ratio |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
${lines.map(({ task, connections, register, ceiling }) => `| ${[task, connections, ...cellsOf(register, ceiling)].join(' | ')} |`).join('\n')}

Measured on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}) that also run PostgreSQL and the load: read the ratio, not the absolute figures.
The register runs as in production in one process: it logs every request to a file, counts limits, signs every answer (Ed25519), counts the products behind
each choice of the list, checks stock and coupons, writes every order into the chain of events, and works its job queue. The ceiling does none of this.
`
