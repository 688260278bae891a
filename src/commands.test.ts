import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PEOPLE, seedPeople } from '#database/seed/people.ts'
import type { DB } from '#database/types.ts'
import { verificationLife } from '#features/accounts/lifecycle.ts'
import { petsTemplate } from '#features/pets/template.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { borrowPostgres } from '#platform/database/postgres.ts'
import { lawOn } from '#platform/law/tools.ts'
import { readKeys } from '#platform/server/keys.ts'
import { type FreshDatabase, freshDatabase } from '#platform/testing/database.ts'
import { PRODUCTION } from '#src/testing/production.ts'
import { START } from '#src/testing/start.ts'

let database: FreshDatabase
let connection: Connection<DB>
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  connection = connect<DB>(database.url, { max: 1 })
  await connection.db.transaction().execute((trx) => seedPeople(trx, START))
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
): Promise<{ code: number; printed: string; complaint: string; working: string }> {
  const env = { ...process.env, NODE_ENV: 'development', PUBLIC_URL: 'https://homeward.example', DATA_DIR: folder, ...settings }
  return new Promise((done) => {
    execFile(process.execPath, [path.join(import.meta.dirname, file), ...given], { env }, (error, printed, said) => {
      const [working = '', complaint = said] = /^(Working on .*\n)([^]*)$/.exec(said)?.slice(1) ?? []
      done({ code: Number(error?.code ?? 0), printed, complaint, working })
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
    expect(again.printed).toContain('Nothing was imported: fix 1 of 1 row and run it again')
  })

  test.each([
    ['without a file', [], 'npm run import -- pets file.csv'],
    ['with a file that is not there', ['pets', '/nowhere.csv'], 'Can’t read the file /nowhere.csv'],
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
    await first.db.transaction().execute((trx) => seedPeople(trx, START))
    expect(await runWith(embedded(old), 'backup.ts')).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('does not hold the keys'),
    })
    readKeys(old ?? '')
    // Beside a server that runs, as beside a running register.
    expect(await runWith(embedded(old), 'backup.ts')).toMatchObject({
      complaint: '',
      code: 0,
      printed: expect.stringContaining('and read it back'),
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
  const [anna, wilma] = [PEOPLE.anna.email, PEOPLE.wilma.email]
  const production = { ...PRODUCTION, BACKUP_KEY: 'ab'.repeat(32) }

  test('lists what staff can do by noun, and says what a call takes and refuses', async () => {
    const listed = await run('staff.ts')
    expect(listed).toMatchObject({ code: 0, complaint: '' })
    expect(listed.printed).toMatch(/^orders\n/m)
    expect(listed.printed).toContain('  pack-chip-order ')
    const { printed } = await run('staff.ts', 'resend-lost-chips', '--help')
    expect(printed).toContain('npm run staff -- resend-lost-chips --order-id <id> [--carrier <text>] --tracking <text> [--reason <text>]')
    expect(printed).toContain('Example:\n  npm run staff -- resend-lost-chips 4f2c91d7 --tracking AB123456789GB\n')
    expect(printed).toContain('for example AB123456789GB')
    expect(printed).toContain('noneMissing')
  })

  test('lets nobody act but an account of staff: the first is appointed by whoever runs the register, the next by one of them', async () => {
    const appoint = (email: string, ...as: string[]) =>
      run('staff.ts', 'appoint-staff', '--email', email, '--reason', 'Runs the desk', '--yes', ...as)
    expect(await run('staff.ts', 'list-claims')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^This register has no staff yet/),
    })
    expect(await appoint(anna)).toMatchObject({ complaint: '', code: 0, printed: expect.stringMatching(/^This is now a staff account\./) })
    expect(await runWith({ DATABASE_URL: database.url, ...production }, 'staff.ts', 'list-claims')).toMatchObject({
      code: 1,
      complaint: 'Add --as you@example.org or set STAFF_EMAIL to say who you are\n',
    })
    expect(await appoint(wilma, '--as', wilma)).toMatchObject({ code: 1, complaint: expect.stringMatching(/isn’t a staff account/) })
    expect(await appoint(wilma, '--as', anna)).toMatchObject({ code: 0 })
    const events = await connection.db
      .selectFrom('event')
      .select(['move', 'byAccount', 'facts'])
      .where('move', 'like', 'appoint%')
      .orderBy('id')
      .execute()
    const { id } = await connection.db.selectFrom('account').select('id').where('email', '=', anna).executeTakeFirstOrThrow()
    expect(events).toMatchObject([
      { move: 'appoint', byAccount: null, facts: { reason: 'Runs the desk' } },
      { move: 'appoint', byAccount: id },
      { move: 'appointStaff', byAccount: id, facts: { reason: 'Runs the desk' } },
    ])
  })

  test('prints as many registration codes as were asked for, each good to use', async () => {
    const { code, printed } = await run('staff.ts', 'issue-registration-codes', '--count', '3', '--json', '--as', anna)
    expect(code).toBe(0)
    const { codes } = JSON.parse(printed)
    expect(codes).toHaveLength(3)
    const kept = await connection.db.selectFrom('registrationCode').select('code').where('usedAt', 'is', null).execute()
    expect(kept.map((one) => one.code).sort()).toEqual(codes.map((one: string) => one.replaceAll('-', '')).sort())
  })

  test('verifies a professional, whose letter waits for the register to run', async () => {
    await connection.db.transaction().execute(async (trx) => {
      const { id } = await trx.selectFrom('profile').select('id').where('type', '=', 'Welfare').executeTakeFirstOrThrow()
      const { transition } = lawOn(trx, START, null)
      await transition(verificationLife, 'refuse', id, 'Staff')
      await transition(verificationLife, 'applyAgain', id, 'holder')
    })
    expect((await run('staff.ts', 'list-verifications', '--as', anna)).printed).toMatch(
      /^Email +Profile type +Name.*\nwilma@homeward\.example +Welfare +Wilma Okafor +07700 900104 +27 March 2026 at 9:30am/,
    )
    const words = ['--email', wilma, '--profile-type', 'Welfare', '--yes', '--as', anna]
    const verify = (...more: string[]) => run('staff.ts', 'verify-professional', ...words, ...more)
    expect(await verify()).toMatchObject({ code: 1, complaint: expect.stringContaining('reason') })
    expect(await verify('--reason', 'Seen at their office')).toMatchObject({
      complaint: '',
      code: 0,
      printed: expect.stringMatching(
        /^They’re verified, and we’ve written to them\.\nPerson: +Wilma Okafor \(wilma@homeward\.example\)\nVerified until: +\d+ \w+ \d{4}\nEvidence: +they’ve sent none\n$/,
      ),
    })
    const { rows } = await sql<{ to: string }>`select data->>'to' as to from pgboss.job where name = 'deliverMessage'`.execute(
      connection.db,
    )
    expect(rows).toEqual([{ to: wilma }])
    expect((await run('staff.ts', 'list-verifications', '--as', anna)).printed).toBe('Professionals waiting to be verified: none\n')
    expect(await verify()).toMatchObject({ code: 1, printed: '', complaint: expect.stringContaining('verified') })
  })

  test('says which register it works on, and works on no other by mistake', async () => {
    expect((await run('staff.ts', 'list-claims', '--as', anna)).working).toMatch(
      new RegExp(`^Working on \\S+:\\d+/\\S+ in development, with DATA_DIR ${folder}\\.\n$`),
    )
    const empty = path.join(folder, 'empty')
    expect(await runWith({ DATABASE_URL: '', DATA_DIR: empty }, 'staff.ts', 'list-claims')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^There’s no register in .*empty\. Run this in the folder where the register runs/),
    })
    expect(existsSync(empty)).toBe(false)
  })

  test('asks before it does what can’t be undone, and does nothing where no one answers', async () => {
    const refuse = (...more: string[]) =>
      run(
        'staff.ts',
        'refuse-professional',
        wilma,
        '--profile-type',
        'Welfare',
        '--reason',
        'The charity has closed',
        '--as',
        anna,
        ...more,
      )
    const asked = await refuse()
    expect(asked).toMatchObject({ code: 1, printed: '' })
    expect(asked.complaint).toContain('refuse-professional: Refuse a professional, or end their verification. We tell them why.\n')
    expect(asked.complaint).toContain('  Reason:        The charity has closed\nYou can verify them again with verify-professional')
    expect(asked.complaint).toContain('Nothing was changed. Run this at a terminal to confirm it, or add --yes in a script.\n')
    const statusNow = () => connection.db.selectFrom('profile').select('status').where('type', '=', 'Welfare').executeTakeFirstOrThrow()
    expect(await statusNow()).toEqual({ status: 'verified' })
    expect(await refuse('--yes')).toMatchObject({ code: 0, complaint: '' })
    expect(await statusNow()).toEqual({ status: 'refused' })
  })

  test.each([
    [['fire-everyone'], 'There’s no command called fire-everyone. Run npm run staff to list them all.'],
    [['list-claim'], 'There’s no command called list-claim. Did you mean list-claims?'],
    [['refund'], 'Did you mean refund-payment or refund-lost-chips or list-refund-proposals?'],
    [['pack-chip-order', '12', '--as', 'anna@homeward.example'], 'There’s no order from the shop with the number 12'],
    [['pack-chip-order', '4f2c91d7', '--as', 'anna@homeward.example'], '--order-id: there’s nothing with the id 4f2c91d7'],
    [['pack-chip-order', 'box', '--as', 'anna@homeward.example'], '--order-id: “box” isn’t an id. Ids look like 4f2c91d7'],
    [['pack-chip-order', '--box', 'red'], "Unknown option '--box'"],
    [['pack-chip-order', '--as', 'anna@homeward.example'], '--order-id: '],
    [['pack-chip-order', '--order-id', '019aa000-0000-7000-8000-000000000001', '--as', 'anna@homeward.example'], 'chip order'],
  ])('%j says what is wrong, without a stack', async (given, words) => {
    const { code, complaint, printed } = await run('staff.ts', ...given)
    expect([code, printed]).toEqual([1, ''])
    expect(complaint).toContain(words)
    expect(complaint).not.toMatch(/\n\s+at /)
  })
})

describe('npm run verify', { timeout: 60_000 }, () => {
  test('checks every history, and finds an event that is gone', async () => {
    const good = await run('verify.ts')
    expect(good).toMatchObject({ code: 0, complaint: '' })
    expect(good.printed).toMatch(/^Checked [1-9]\d* events of [1-9]\d* histories and \d+ signed roots\.\nEverything matches\.\n$/)
    await sql`alter table event disable trigger user`.execute(connection.db)
    await sql`delete from event where id = (select id from event where subject = 'pet' limit 1)`.execute(connection.db)
    await sql`alter table event enable trigger user`.execute(connection.db)
    expect(await run('verify.ts')).toMatchObject({ code: 1, printed: expect.stringMatching(/match\.\n$/) })
  })
})
