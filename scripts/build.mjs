import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bin, main, root, runQuietly, say, secondsSince } from './run.mjs'

const record = join(root, 'build', '.built')
const SOURCES = [
  'src',
  'database',
  'public',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  'postcss.config.mjs',
  'scripts/barrels.ts',
  'scripts/chunks.ts',
  'scripts/contracts.ts',
]

/** Builds the pages, if anything they are made of has changed since they were built last. */
export async function build() {
  const sources = sourceHash()
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return
  const start = performance.now()
  say('Building the pages')
  rmSync(record, { force: true })
  const options = { env: { NODE_ENV: 'production' } }
  await runQuietly('The pages could not be built: the reason stands above.', join(bin, 'react-router'), ['build'], options)
  writeFileSync(record, sources)
  say(`Built the pages in ${secondsSince(start)}`)
}

/** By content, since a fresh checkout changes every date. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesIn(path) {
  const place = join(root, path)
  if (!existsSync(place) || /\.test\.tsx?$|\.sql$/.test(path)) return []
  if (statSync(place).isFile()) return [path]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(build)
