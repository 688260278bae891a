import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os, { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { pages } from '#src/routes.ts'
import { startServer } from '../e2e/running.ts'
import { build } from '../scripts/build.mjs'
import { ensureChromium } from '../scripts/chromium.mjs'
import { audit } from './pages/audit.ts'
import { type Measured, type Rest, report } from './pages/report.ts'

const RUNS = 3
const SECONDS = 5
const CONNECTIONS = 10
/** Until memory that starting took has been given back. */
const CALM_MS = 20_000

const CHIP = '981100004701001'
const open = pages.filter(({ path: address, guard }) => guard !== 'token' && !address.includes(':') && address !== '/')
const ADDRESSES = [...open.map(({ path: address }) => address), `/home?chip=${CHIP}`]

/** Measures every page that needs no sign-in as a slow phone sees it, what the server takes at rest, and how many pages it sends a second. */
export async function measurePages(): Promise<void> {
  await build()
  const chromium = await ensureChromium()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-bench-'))
  try {
    // A start makes the database and its demo data; what counts is the next.
    await (await startServer(dataDir)).end('SIGTERM')
    const began = performance.now()
    const server = await startServer(dataDir)
    const startedIn = performance.now() - began
    await pause(CALM_MS)
    const rest: Rest = { startedIn, memory: residentMib(server.process.pid), sent: [] }
    const measured: Measured[] = []
    for (const address of ADDRESSES) {
      measured.push({ address, ...(await audit(chromium, server.url + address, RUNS)) })
      process.stdout.write(`${address}: measured\n`)
    }
    for (const address of ['/home', '/login', '/pricing-plans']) {
      const { requests } = await autocannon({ url: server.url + address, connections: CONNECTIONS, duration: SECONDS })
      rest.sent.push({ address, perSecond: requests.average })
    }
    await server.end('SIGTERM')
    const how = { runs: RUNS, connections: CONNECTIONS, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length }
    const text = report(measured, rest, how)
    writeFileSync(path.join(import.meta.dirname, '../docs/performance.md'), text)
    process.stdout.write(`\n${text}\n`)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const residentMib = (pid = 0) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
