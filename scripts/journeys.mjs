import { join } from 'node:path'
import { bin, main, run } from './run.mjs'

main(() => run(join(bin, 'playwright'), ['test', ...process.argv.slice(2)]))
