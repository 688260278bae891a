import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { DRILLS } from './all.ts'
import type { Amounts, Outcome } from './drill.ts'

/** `npm run drill [-- randomWalk --seed 42 --steps 10000]`: runs all drills or the ones named, prints a table, and fails where one has found a fault. */
const number = { type: 'string' } as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    seed: number,
    steps: number,
    inputs: number,
    rounds: number,
    thousands: number,
    growth: number,
    calls: { type: 'string' },
  },
})

const Told = z.object({ did: z.string(), wrong: z.array(z.string()) })
const unknown = positionals.filter((name) => !(name in DRILLS))
if (values.list || unknown.length > 0) list()
if (!values.list && unknown.length === 0) await runAll(positionals.length > 0 ? positionals : Object.keys(DRILLS))

function list() {
  if (unknown.length > 0) say(`There is no drill ${unknown.join(', ')}. There are:`)
  for (const [name, { about }] of Object.entries(DRILLS)) say(`${name.padEnd(10)}  ${about}`)
  process.exitCode = unknown.length > 0 ? 1 : 0
}

async function runAll(names: string[]) {
  const rows: Row[] = []
  for (const name of names) {
    const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
    say(`${name}, seed ${seed} …`)
    const began = performance.now()
    const outcome = await runOne(name, seed)
    rows.push({ name, seed, seconds: Math.round((performance.now() - began) / 1000), ...outcome })
  }
  say(`\n${table(rows)}`)
  for (const { name, seed, wrong } of rows)
    if (wrong.length > 0) say(`\n${name}, seed ${seed}:\n${wrong.map((words) => `- ${words}`).join('\n')}`)
  process.exitCode = rows.some(({ wrong }) => wrong.length > 0) ? 1 : 0
}

interface Row extends Outcome {
  name: string
  seed: number
  seconds: number
}

function runOne(name: string, seed: number): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'one.ts'), [name, String(seed), JSON.stringify(amounts())])
  return new Promise((resolve) => {
    child.once('message', (told) => resolve(Told.parse(told)))
    child.once('exit', (code, signal) => resolve({ did: '', wrong: [`The drill ended with ${signal ?? code} before it was done`] }))
  })
}

function amounts(): Amounts {
  const { steps, inputs, rounds, thousands, growth, calls } = values
  const given = Object.entries({ steps, inputs, rounds, thousands, growth }).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(given.map(([name, value]) => [name, Number(value)])), ...(calls !== undefined && { calls }) }
}

function table(rows: Row[]): string {
  const cells = [
    ['drill', 'seed', 'what was done', 'seconds', 'result'],
    ...rows.map(({ name, seed, did, seconds, wrong }) => [
      name,
      String(seed),
      did,
      String(seconds),
      wrong.length > 0 ? `${wrong.length} wrong` : 'good',
    ]),
  ]
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? []
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
