import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { bin, main, root, run, say, secondsSince } from './run.mjs'

const unitReport = 'data/reports/vitest.json'
const journeyReport = 'data/reports/playwright.json'

/** Every check, in the order of how soon it tells. The first that fails ends the run. */
const STEPS = {
  Packages: install,
  Chromium: async () => {
    process.env.CHROMIUM = await ensureChromium()
  },
  'Known holes': audit,
  Types: () => tools('react-router typegen', 'tsc -p .'),
  Lint: () => tools('oxlint --deny-warnings'),
  Format: () => tools('biome check'),
  'Database types': () => tools('node scripts/types.mjs --check'),
  Tests: () => tools(`vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`),
  Build: build,
  Journeys: () =>
    tools('playwright test --reporter=list,json', { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, journeyReport) }).catch(withPages),
}

main(async () => {
  keepToTests(process.env)
  for (const report of [unitReport, journeyReport]) rmSync(join(root, report), { force: true })
  const start = performance.now()
  const took = {}
  const failed = await firstThatFails(took)
  say(`\n${failed ? `${failed} failed` : 'Everything passed'}, after ${secondsSince(start)}`)
  for (const [step, seconds] of Object.entries(took)) say(`${step.padEnd(16)}${seconds.padStart(9)}`)
  say(tally(failed))
  return failed ? 1 : 0
})

/** Whoever runs the tests may have settings of a real register: its server is used, never its database. */
function keepToTests(env) {
  if (env.DATABASE_URL) env.TEST_DATABASE_URL ??= env.DATABASE_URL
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL', 'NODE_ENV']) delete env[name]
}

/** The name of the step, if one fails; `took` is given the seconds of each. */
async function firstThatFails(took) {
  for (const [name, step] of Object.entries(STEPS)) {
    const start = performance.now()
    say(`\n── ${name} ──`)
    const passed = await passes(step)
    took[name] = secondsSince(start)
    if (!passed) return name
  }
  return undefined
}

async function passes(step) {
  try {
    await step()
    return true
  } catch (error) {
    say(error.message)
    return false
  }
}

async function tools(...commands) {
  const env = typeof commands.at(-1) === 'object' ? commands.pop() : {}
  for (const command of commands) {
    const [tool, ...args] = command.split(' ')
    if ((await run(join(bin, tool), args, env)) !== 0) throw new Error(`\n${command.split(' -')[0]}: the reason stands above.`)
  }
}

/** What the page of each failed journey held: where the gate ran, nothing but its output may be left. */
function withPages(error) {
  const results = join(root, 'test-results')
  for (const file of readdirSync(results, { recursive: true }))
    if (file.endsWith('error-context.md')) say(readFileSync(join(results, file), 'utf8').slice(0, 12_000))
  throw error
}

/** One plain line for all tests; a check that failed without a test of its own counts as one. */
function tally(failed) {
  const unit = read(unitReport)
  const journeys = read(journeyReport).stats ?? {}
  const passed = (unit.numPassedTests ?? 0) + (journeys.expected ?? 0)
  const wrong = (unit.numFailedTests ?? 0) + (journeys.unexpected ?? 0) + (journeys.flaky ?? 0)
  const skipped = (unit.numPendingTests ?? 0) + (unit.numTodoTests ?? 0) + (journeys.skipped ?? 0)
  return `${passed} passed, ${failed ? Math.max(wrong, 1) : wrong} failed${skipped ? `, ${skipped} skipped` : ''}`
}

function read(report) {
  try {
    return JSON.parse(readFileSync(join(root, report), 'utf8'))
  } catch {
    return {}
  }
}
