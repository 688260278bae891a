import pg from 'pg'
import type { DB } from '#database/types.ts'
import { enterPets } from '#features/pets/enterPets.ts'
import { enterKeepers } from '#features/pets/import/keepers.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { connect } from '#platform/database/connect.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { passwords } from '#platform/server/passwords.ts'

/** The chip of the pet with this number, from 1. */
export const chipOf = (pet: number) => `985${String(pet).padStart(12, '0')}`

const AT_A_TIME = 10_000

/** Puts this many pets on an empty register, two a keeper, with the functions of `npm run import`, so that no column is known here. */
export async function fill(url: string, rows: number): Promise<void> {
  const connection = connect<DB>(url, { max: 1 })
  const passwordHash = await passwords().nobodysHash()
  for (let done = 0; done < rows; done += AT_A_TIME) {
    const numbers = Array.from({ length: Math.min(AT_A_TIME, rows - done) }, (_, index) => done + index + 1)
    await connection.db.transaction().execute((db) => enter(db, numbers, passwordHash))
  }
  await connection.close()
  await tidy(url)
}

async function enter(db: Db, numbers: readonly number[], passwordHash: string) {
  const now = new Date()
  const tools = lawOn(db, now, null)
  const keepers = new Map(numbers.map((number) => [emailOf(number), keeper(number)]))
  const { ids } = await enterKeepers(tools, [...keepers.values()], passwordHash)
  const entries = numbers.map((number) => ({ pet: pet(number), keeperId: ids.get(emailOf(number)) ?? '' }))
  const { lost } = await enterPets(tools, entries, 'Staff')
  if (lost.size > 0) throw new Error(`${lost.size} of the chips were on the register already`)
  await noteAsTold(db, now)
}

const emailOf = (number: number) => `keeper${Math.ceil(number / 2)}@example.org`

function keeper(number: number) {
  const address = { line1: '9 Orchard Rise', line2: '', town: 'Ludlow', county: 'Shropshire', postcode: 'SY8 1AA' }
  return { name: 'Nia Powell', email: emailOf(number), mobile: '+447700900201', nation: 'England' as const, ...address }
}

function pet(number: number): NewPet {
  return {
    chipNumber: chipOf(number),
    species: 'dog',
    breed: { kind: 'breed', breedId: 'labrador-retriever' },
    name: `Pet ${number}`,
    originalName: '',
    implant: { implantedOn: null, site: '', implanterName: '' },
    sex: 'female',
    neutered: 'yes',
    colour: 'Brown',
    markings: '',
    bornOn: '2022-05-01',
    bornExactly: true,
    photoId: null,
    evenIfHeldElsewhere: false,
  }
}

/** Every keeper has been written to within the hour, so that lookups and their log are measured and not the writing of letters. */
async function noteAsTold(db: Db, now: Date) {
  const pets = await db.selectFrom('pet').select('id').where('registeredAt', '=', now).execute()
  const notices = pets.map(({ id }) => ({ petId: id, toldAt: now }))
  await db.insertInto('lookupNotice').values(notices).execute()
}

async function tidy(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('vacuum analyze')
  await client.query('checkpoint')
  await client.end()
}
