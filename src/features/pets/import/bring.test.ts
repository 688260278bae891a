import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE } from '#database/seed/people.ts'
import { freshChip } from '#src/testing/animals.ts'
import { newestTo, secretIn } from '#src/testing/mailbox.ts'
import { freshAddress } from '#src/testing/newcomer.ts'
import { type TestRegister, testRegister } from '#src/testing/register.ts'
import { bringIn } from './bring.ts'

let register: TestRegister
beforeAll(async () => {
  register = await testRegister()
})
afterAll(() => register.close())

const PETS = 'Chip;Pet;Species;Breed;Gender;Colour;DOB'
const KEEPERS = 'Owner;Email;Mobile;Address;Town;Postcode'
const pet = (name: string, chip = freshChip()) => `${chip};${name};Dog;Pug;F;Fawn;01/02/2020`
const keeper = (email: string, name = 'Rhys Moss') => `${name};${email};07700 900 341;2 Mill Lane;Brecon;LD3 7AA`

const run = (lines: string[], { keeper: email = null, onlyCheck = false }: { keeper?: string | null; onlyCheck?: boolean } = {}) =>
  bringIn(register.db, Buffer.from(lines.join('\n')), {
    now: register.clock.now(),
    keeper: email,
    onlyCheck,
    nationOf: async () => 'Wales',
  })
const keeperOf = (name: string) =>
  register.db
    .selectFrom('pet')
    .innerJoin('account', 'account.id', 'pet.keeperId')
    .select(['account.id', 'account.email', 'account.nation'])
    .where('pet.name', '=', name)
    .executeTakeFirst()

test('pets go to the keepers that the file names, one account for each e-mail address', async () => {
  const brought = await run([
    `${PETS};${KEEPERS}`,
    `${pet('Gwen')};${keeper('rhys@example.org')}`,
    `${pet('Mot')};${keeper('Rhys@Example.org')}`,
  ])
  expect(brought).toMatchObject({ imported: 2, newKeepers: 1, ignored: [] })
  expect(await keeperOf('Gwen')).toEqual(await keeperOf('Mot'))
  expect(await keeperOf('Gwen')).toMatchObject({ email: 'rhys@example.org', nation: 'Wales' })
})

test('a keeper who is brought in chooses a password by "forgotten password" and then finds the pets', async () => {
  await run([`${PETS};${KEEPERS}`, `${pet('Nel')};${keeper('nerys@example.org', 'Nerys Pugh')}`])
  await register.stranger.forgotPassword({ email: 'nerys@example.org' }, { address: freshAddress() })
  const token = secretIn((await newestTo(register, 'nerys@example.org')).text)
  await register.stranger.resetPassword({ token, password: 'harbour lantern plum' }, { address: freshAddress() })
  const { data } = await register.stranger.login(
    { email: 'nerys@example.org', password: 'harbour lantern plum' },
    { address: freshAddress() },
  )
  const nerys = register.withToken(data.token)
  const [nel] = (await nerys.getUsersPets({})).data.items
  expect(nel?.name).toBe('Nel')
  const { timeline, chainHolds } = (await nerys.getPetDetail({ petId: nel?.id ?? '' })).data
  expect(timeline[0]).toMatchObject({ what: 'Registered from a file', by: 'Homeward staff' })
  expect(chainHolds).toBe(true)
})

test('somebody who has an account keeps it as it is', async () => {
  const before = await register.db.selectFrom('account').selectAll().where('id', '=', register.people.anna).executeTakeFirst()
  const brought = await run([`${PETS};${KEEPERS}`, `${pet('Ivy')};${keeper(PEOPLE.anna.email, 'Another Name')}`])
  expect(brought.newKeepers).toBe(0)
  expect((await keeperOf('Ivy'))?.id).toBe(register.people.anna)
  expect(await register.db.selectFrom('account').selectAll().where('id', '=', register.people.anna).executeTakeFirst()).toEqual(before)
})

test('all pets go to one account when that is named', async () => {
  const brought = await run([PETS, pet('Hazel')], { keeper: ' Wilma@Homeward.example ' })
  expect(brought.imported).toBe(1)
  expect((await keeperOf('Hazel'))?.id).toBe(register.people.wilma)
})

test('a keeper who cannot be read keeps the whole file out, accounts included', async () => {
  const brought = await run([
    `${PETS};${KEEPERS}`,
    `${pet('Fern')};${keeper('tegid@example.org')}`,
    `${pet('Moss')};Nobody;nowhere;12;;;XX`,
  ])
  expect(brought).toMatchObject({ imported: 0, newKeepers: 0 })
  expect(brought.rows[1]?.wrong).toContain('Keeper: Enter an e-mail address like name@example.com')
  expect(brought.rows[1]?.wrong.length).toBeGreaterThanOrEqual(4)
  expect(await register.db.selectFrom('account').select('id').where('email', '=', 'tegid@example.org').execute()).toEqual([])
})

test('a check writes nothing', async () => {
  const brought = await run([`${PETS};${KEEPERS}`, `${pet('Rowan')};${keeper('gwyn@example.org')}`], { onlyCheck: true })
  expect(brought).toMatchObject({ imported: 0, newKeepers: 0 })
  expect(await keeperOf('Rowan')).toBeUndefined()
})

test('what cannot be read at all is said in a sentence', async () => {
  await expect(run([PETS, pet('Elm')])).rejects.toThrow('Every pet needs these columns too: Keeper name, Keeper email')
  await expect(run([PETS, pet('Elm')], { keeper: 'nobody@example.org' })).rejects.toThrow(
    'There’s no account with the e-mail address nobody@example.org',
  )
})

test('ten thousand pets of five thousand keepers are brought in within a minute', { timeout: 60_000 }, async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `${pet(`Pet ${index}`)};${keeper(`keeper${index >> 1}@example.org`)}`)
  expect(await run([`${PETS};${KEEPERS}`, ...lines])).toMatchObject({ imported: 10_000, newKeepers: 5_000 })
})
