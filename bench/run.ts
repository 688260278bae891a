import { parseArgs } from 'node:util'

/** `npm run bench -- lookup [--rows 1000000] [--smoke]`, `npm run bench -- shop`, `npm run bench -- pages`: runs one benchmark by name. */
const BENCHES = {
  lookup: {
    about: 'lookups of registered chips over 10,000 pets and over --rows (a million), beside the least that could answer them',
    measure: (rows: number) => import('./lookup.ts').then(({ measureLookups }) => measureLookups(rows)),
    smoke: () => import('./lookup.ts').then(({ tryLookups }) => tryLookups()),
  },
  shop: {
    about: 'the shop over 1,000 products: list, detail, adding to a cart, the cart, and ordering, beside the least that could answer them',
    measure: () => import('./shop.ts').then(({ measureShop }) => measureShop()),
    smoke: () => import('./shop.ts').then(({ tryShop }) => tryShop()),
  },
  pages: {
    about: 'every page that needs no sign-in as a slow phone sees it, and what the server takes at rest; writes docs/performance.md',
    measure: () => import('./pages.ts').then(({ measurePages }) => measurePages()),
    smoke: () => Promise.reject(new Error('The pages are measured whole or not at all')),
  },
}

const options = { rows: { type: 'string', default: '1000000' }, smoke: { type: 'boolean', default: false } } as const
const { positionals, values } = parseArgs({ allowPositionals: true, options })
const [name] = positionals
const bench = Object.entries(BENCHES).find(([known]) => known === name)?.[1]
if (bench) await (values.smoke ? bench.smoke() : bench.measure(Number(values.rows)))
if (!bench) {
  if (name !== undefined) process.stderr.write(`There is no benchmark ${name}. There are:\n`)
  for (const [known, { about }] of Object.entries(BENCHES)) process.stdout.write(`${known}  ${about}\n`)
  process.exitCode = name === undefined ? 0 : 1
}
