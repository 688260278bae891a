import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { bin, main, run } from './run.mjs'

/** Runs the journeys, or those whose names are given. */
main(async () => {
  process.env.CHROMIUM = await ensureChromium()
  return await run(join(bin, 'playwright'), ['test', ...process.argv.slice(2)])
})
