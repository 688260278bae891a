import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { startPostgres } from '#platform/database/postgres.ts'
import { withFilledDatabase } from './lookup/fill.ts'
import { fire, type Round } from './lookup/load.ts'
import { type Line, report } from './lookup/report.ts'
import { startServer } from './lookup/server.ts'

const DATA = path.resolve(import.meta.dirname, '../data/bench')
const SMALL = 10_000
const CONNECTIONS = [1, 10, 50]
const ROUNDS = 3
const SECONDS = 3

/** Measures the public lookup of a registered chip over 10,000 pets and over `rows`, beside the least that could answer it. */
export async function lookup(rows: number): Promise<void> {
  mkdirSync(DATA, { recursive: true })
  const postgres = await startPostgres(DATA)
  const lines: Line[] = []
  for (const size of [SMALL, rows]) {
    await withFilledDatabase(postgres.url, size, async (url) => lines.push(...(await measure(url, size))))
  }
  await postgres.stop()

  const text = report(lines, { rounds: ROUNDS, seconds: SECONDS, cpu: cpus()[0]?.model ?? 'unknown', cores: cpus().length })
  const file = path.join(import.meta.dirname, 'results/lookup.md')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  process.stdout.write(`\n${text}\n`)
}

async function measure(url: string, rows: number): Promise<Line[]> {
  const register = await startServer('register', url, DATA)
  const ceiling = await startServer('ceiling', url, DATA)
  const lines: Line[] = []
  for (const target of [register, ceiling]) await fire({ target, rows, connections: 10, seconds: 6 })
  for (const connections of CONNECTIONS) {
    const rounds: Record<'register' | 'ceiling', Round[]> = { register: [], ceiling: [] }
    // In turns, so that whatever else the machine does weighs on both alike.
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.register.push(await fire({ target: register, rows, connections, seconds: SECONDS }))
      rounds.ceiling.push(await fire({ target: ceiling, rows, connections, seconds: SECONDS }))
    }
    process.stdout.write(`${rows} pets, ${connections} connections: measured\n`)
    lines.push({ rows, connections, ...rounds })
  }
  await Promise.all([register.stop(), ceiling.stop()])
  return lines
}
