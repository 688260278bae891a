import { parseArgs } from 'node:util'

/** `npm run bench -- lookup [--rows 1000000]`: runs one benchmark by name. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { rows: { type: 'string', default: '1000000' } } })

const BENCHES = { lookup: () => import('./lookup.ts').then(({ lookup }) => lookup(Number(values.rows))) }

const [name = ''] = positionals
const bench = Object.entries(BENCHES).find(([known]) => known === name)?.[1]
if (!bench) throw new Error(`Name a benchmark: ${Object.keys(BENCHES).join(', ')}`)
await bench()
