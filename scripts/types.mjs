import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bin, main, root, runQuietly, say } from './run.mjs'

const NUMBERS = JSON.stringify({ int8: 'number' })
const target = join(root, 'database', 'types.ts')

/** Writes database/types.ts from a database that has every migration; with `--check` only says whether it is so already. */
main(async () => {
  const { openTestServer } = await import('../src/platform/testing/server.ts')
  const { freshDatabase } = await import('../src/platform/testing/database.ts')
  const server = await openTestServer()
  try {
    const database = await freshDatabase(server)
    return await (process.argv.includes('--check') ? check(database.url) : write(database.url, target))
  } finally {
    await server.close()
  }
})

async function write(url, file) {
  const words = `--dialect postgres --camel-case --date-parser string --type-mapping ${NUMBERS} --exclude-pattern migration`.split(' ')
  await runQuietly('The types could not be read from the database.', join(bin, 'kysely-codegen'), [
    ...words,
    '--url',
    url,
    '--out-file',
    file,
  ])
}

async function check(url) {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-types-'))
  const fresh = join(folder, 'types.ts')
  await write(url, fresh)
  const isSame = readFileSync(fresh, 'utf8') === readFileSync(target, 'utf8')
  rmSync(folder, { recursive: true })
  if (!isSame) throw new Error('database/types.ts is not what the migrations say: run `npm run migrate:types`.')
  say('database/types.ts is what the migrations say')
}
