import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, seedPeople } from '#database/seed/people.ts'
import type { DB } from '#database/types.ts'
import { petsTemplate } from '#features/pets/template.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { borrowPostgres } from '#platform/database/postgres.ts'
import { readKeys } from '#platform/server/keys.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { START } from '#src/testing/start.ts'

let database: FreshDatabase
let connection: Connection<DB>
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 1 })
  await seedPeople(connection.db, START)
  folder = mkdtempSync(path.join(os.tmpdir(), 'homeward-command-'))
})
afterAll(async () => {
  await connection.close()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command as the operator does, on the test database; what it printed and its exit code. */
function run(file: string, ...given: string[]) {
  return runWith({ DATABASE_URL: database.url }, file, ...given)
}

function runWith(
  settings: Record<string, string>,
  file: string,
  ...given: string[]
): Promise<{ code: number; printed: string; complaint: string }> {
  const env = { ...process.env, NODE_ENV: 'development', PUBLIC_URL: 'https://homeward.example', ...settings }
  return new Promise((done) => {
    execFile(process.execPath, [path.join(import.meta.dirname, file), ...given], { env }, (error, printed, complaint) => {
      done({ code: Number(error?.code ?? 0), printed, complaint })
    })
  })
}

function fileWith(text: string): string {
  const file = path.join(folder, 'pets.csv')
  writeFileSync(file, text)
  return file
}

describe('npm run import', { timeout: 60_000 }, () => {
  test('checks a file without writing, then brings its pets in, then says that they are here', async () => {
    const file = fileWith(petsTemplate())
    const given = ['pets', file, '--keeper', 'anna@homeward.example']
    expect(await run('import.ts', ...given, '--check')).toMatchObject({
      complaint: '',
      code: 0,
      printed: expect.stringContaining('Checked 1 row and found nothing wrong'),
    })
    expect(await run('import.ts', ...given)).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^Imported 1 pet and opened 0 accounts in /),
    })
    const again = await run('import.ts', ...given)
    expect(again.code).toBe(1)
    expect(again.printed).toContain('Row 2, Biscuit: This microchip is already registered here')
    expect(again.printed).toContain('Nothing was imported: mend 1 of 1 row and run it again')
  })

  test.each([
    ['without a file', [], 'npm run import -- pets file.csv'],
    ['with a file that is not there', ['pets', '/nowhere.csv'], 'There is no file /nowhere.csv that can be read'],
    ['with an option that it does not know', ['pets', 'a.csv', '--force'], "Unknown option '--force'"],
  ])('%s says what to do, without a stack', async (_how, given, words) => {
    const { code, complaint } = await run('import.ts', ...given)
    expect(code).toBe(1)
    expect(complaint).toContain(words)
    expect(complaint).not.toMatch(/\n\s+at /)
  })
})

describe('npm run backup and npm run restore', { timeout: 90_000 }, () => {
  test('bring a register back on a new machine, from its file store and its backup key alone', async () => {
    const [old, fresh, copied] = ['old', 'new', 'copied'].map((name) => path.join(folder, name))
    const BACKUP_KEY = 'ab'.repeat(32)
    const embedded = (DATA_DIR = '') => ({ DATABASE_URL: '', DATA_DIR, BACKUP_KEY })
    const seeding = await borrowPostgres(old ?? '')
    await migrate(seeding.ownerUrl)
    const first = connect<DB>(seeding.ownerUrl, { max: 1 })
    await seedPeople(first.db, START)
    expect(await runWith(embedded(old), 'backup.ts')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('does not hold the keys'),
    })
    readKeys(old ?? '')
    // Beside a server that runs, as beside a running register.
    expect(await runWith(embedded(old), 'backup.ts')).toMatchObject({
      complaint: '',
      code: 0,
      printed: expect.stringContaining('is written and was read back'),
    })
    await first.close()
    await seeding.stop()

    cpSync(path.join(old ?? '', 'files'), copied ?? '', { recursive: true })
    const restored = await runWith(embedded(fresh), 'restore.ts', 'latest', '--into', 'embedded', '--from', copied ?? '')
    expect(restored).toMatchObject({ complaint: '', code: 0, printed: expect.stringContaining('The register is back as it was on') })
    expect(readFileSync(path.join(fresh ?? '', 'keys/session.key'))).toEqual(readFileSync(path.join(old ?? '', 'keys/session.key')))
    const again = await borrowPostgres(fresh ?? '')
    const second = connect<DB>(again.url, { max: 1 })
    const people = await second.db.selectFrom('account').select('email').execute()
    await second.close()
    await again.stop()
    expect(people).toHaveLength(Object.keys(PEOPLE).length)

    const twice = await runWith(embedded(fresh), 'restore.ts', 'latest', '--into', 'embedded', '--from', copied ?? '')
    expect(twice).toMatchObject({ code: 1, complaint: expect.stringContaining('This database is not empty') })
  })

  test.each([
    ['backup.ts', ['now'], 'npm run backup (it takes no options)'],
    ['restore.ts', [], 'npm run restore -- <name>|latest --into'],
    ['restore.ts', ['latest', '--into', 'embedded', '--from', '/nowhere'], 'There is no backup here yet.'],
  ])('%s %j says what to do, without a stack', async (file, given, words) => {
    const { code, complaint } = await runWith({ DATABASE_URL: '', DATA_DIR: path.join(folder, 'unused') }, file, ...given)
    expect(code).toBe(1)
    expect(complaint).toContain(words)
    expect(complaint).not.toMatch(/\n\s+at /)
  })
})

describe('npm run staff', { timeout: 60_000 }, () => {
  test('prints as many registration codes as were asked for, each good to use', async () => {
    const { code, printed } = await run('staff.ts', 'codes', '3')
    expect(code).toBe(0)
    const codes = printed.trim().split('\n')
    expect(codes).toHaveLength(3)
    const kept = await connection.db.selectFrom('registrationCode').select(['code', 'usedAt']).execute()
    expect(kept.map((one) => one.code).sort()).toEqual(codes.map((one) => one.replaceAll('-', '')).sort())
    expect(kept.every(({ usedAt }) => usedAt === null)).toBe(true)
  })

  test('verifies a professional, whose letter waits for the register to run', async () => {
    const { code, printed } = await run('staff.ts', 'verify', 'wilma@homeward.example', 'welfare')
    expect([code, printed]).toEqual([1, ''])
    await sql`update profile set status = 'applied' where type = 'Welfare'`.execute(connection.db)
    expect(await run('staff.ts', 'applications')).toMatchObject({
      code: 0,
      printed: expect.stringMatching(/^wilma@homeward.example Welfare: Wilma Okafor, since /),
    })
    expect(await run('staff.ts', 'verify', 'wilma@homeward.example', 'welfare')).toMatchObject({
      complaint: '',
      code: 0,
      printed: 'wilma@homeward.example is verified as welfare, and has been written to.\n',
    })
    const { rows } = await sql<{ to: string }>`select data->>'to' as to from pgboss.job where name = 'deliverMessage'`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ to: 'wilma@homeward.example' }])
    expect(await run('staff.ts', 'applications')).toMatchObject({ code: 0, printed: 'Nobody waits.\n' })
  })

  test.each([
    [['codes', 'many'], 'codes 25'],
    [['fire', 'everyone'], 'applications (who has applied'],
  ])('%s says what to do', async (given, usage) => {
    const { code, complaint } = await run('staff.ts', ...given)
    expect(code).toBe(1)
    expect(complaint).toContain(`npm run staff -- ${usage}`)
    expect(complaint).not.toMatch(/\n\s+at /)
  })

  test('says that a request it should settle is not there', async () => {
    const { code, complaint } = await run('staff.ts', 'claim', '019aa000-0000-7000-8000-000000000001', 'pass')
    expect([code, complaint]).toEqual([1, 'There is no keepership request with this number\n'])
  })
})
