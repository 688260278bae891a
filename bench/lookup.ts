import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os, { cpus } from 'node:os'
import path from 'node:path'
import { withThrowAwayDatabase } from '#src/testing/process/database.ts'
import { withDurableDatabase } from './durable.ts'
import { checkAnswers } from './lookup/check.ts'
import { fill } from './lookup/fill.ts'
import { fire } from './lookup/load.ts'
import { type Line, report } from './lookup/report.ts'
import { startTarget } from './lookup/target.ts'
import type { Round } from './rounds.ts'

interface Extent {
  connections: number[]
  rounds: number
  /** Of one round. */
  seconds: number
  warmUp: number
}

const WHOLE: Extent = { connections: [1, 10, 50], rounds: 3, seconds: 3, warmUp: 6 }
const SMOKE: Extent = { connections: [2], rounds: 1, seconds: 1, warmUp: 0 }
const SMALL = 10_000
const SMOKE_ROWS = 100

/** Measures the public lookup of a registered chip over 10,000 pets and over `rows`, beside the least that could answer it. */
export async function measureLookups(rows: number): Promise<void> {
  const dataDir = path.resolve(import.meta.dirname, '../data/bench')
  const lines: Line[] = []
  for (const size of [SMALL, rows])
    await withDurableDatabase(dataDir, async (url) => {
      lines.push(...(await measure(url, size, dataDir, WHOLE)))
    })
  const text = report(lines, { ...WHOLE, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length })
  const file = path.join(import.meta.dirname, 'results/lookup.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`\n${text}\n`)
}

/** The same over 100 pets, to see that it still works; its figures mean nothing and are kept nowhere. */
export async function tryLookups(): Promise<void> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'homeward-bench-'))
  const lines = await withThrowAwayDatabase(({ url }) => measure(url, SMOKE_ROWS, dataDir, SMOKE)).finally(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  )
  if (lines.some(({ register, ceiling }) => [...register, ...ceiling].some(({ perSecond }) => !(perSecond > 0))))
    throw new Error('Nothing was looked up')
  process.stdout.write('Every answer was right\n')
}

async function measure(url: string, rows: number, dataDir: string, { connections, rounds, seconds, warmUp }: Extent): Promise<Line[]> {
  process.stdout.write(`Filling ${rows} pets …\n`)
  const began = performance.now()
  await fill(url, rows)
  process.stdout.write(`Filled in ${Math.round((performance.now() - began) / 1000)} s\n`)

  const register = await startTarget('register', url, dataDir)
  const ceiling = await startTarget('ceiling', url, dataDir)
  await checkAnswers([register, ceiling], rows)
  const lines: Line[] = []
  if (warmUp > 0) for (const target of [register, ceiling]) await fire({ target, rows, connections: 10, seconds: warmUp })
  for (const some of connections) {
    const measured: Record<'register' | 'ceiling', Round[]> = { register: [], ceiling: [] }
    // In turns, so that whatever else the machine does weighs on both alike.
    for (let round = 0; round < rounds; round += 1) {
      measured.register.push(await fire({ target: register, rows, connections: some, seconds }))
      measured.ceiling.push(await fire({ target: ceiling, rows, connections: some, seconds }))
    }
    process.stdout.write(`${rows} pets, ${some} connections: measured\n`)
    lines.push({ rows, connections: some, ...measured })
  }
  await Promise.all([register.stop(), ceiling.stop()])
  return lines
}
