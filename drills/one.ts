import { DRILLS } from './all.ts'

/** Runs one drill in a process of its own and sends its outcome, so that a drill that ends its process is seen. */
const [name = '', seed, amounts = '{}'] = process.argv.slice(2)
const outcome = await DRILLS[name]?.run(Number(seed), JSON.parse(amounts))
process.send?.(outcome, () => process.exit(0))
