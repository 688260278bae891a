import { earlier } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { move } from '#platform/law/move.ts'
import { petLife } from '#features/pets/lifecycle.ts'
import { enterPet } from '#features/pets/registering.ts'
import { NewPet } from '#features/pets/shapes.ts'
import type { PersonKey } from './people.ts'

/** The pets of the seven people, with chips of makers whose codes are in use. `daysAgo`: when each was registered. */
export const DEMO_PETS = [
  pet('anna', 1460, 'Biscuit', '977 200 009 412 683', 'dog', 'labrador-retriever', 'female', 'Yellow', '2021-05-12', { neutered: 'yes', markings: 'White star on the chest' }),
  pet('anna', 820, 'Mabel', '956 000 013 207 451', 'cat', 'domestic-shorthair', 'female', 'Tortoiseshell', '2023-08-01', { neutered: 'yes', bornExactly: false }),
  pet('anna', 2900, 'Teddy', '981 000 004 318 826', 'dog', 'border-terrier', 'male', 'Grizzle and tan', '2011-02-20', { neutered: 'yes' }),
  pet('anna', 6, 'Olive', '956 000 013 990 118', 'cat', 'british-shorthair', 'female', 'Blue', '2026-01-09', {}),
  pet('idris', 1100, 'Ffion', '968 000 011 745 302', 'dog', 'border-collie', 'female', 'Black and white', '2022-03-04', { neutered: 'no', originalName: 'Nant Fach 7' }),
  pet('bryony', 1900, 'Saffron', '900 164 001 882 417', 'dog', 'cocker-spaniel', 'female', 'Golden', '2020-06-15', { neutered: 'no' }),
  pet('bryony', 1200, 'Bramble', '900 164 001 882 532', 'dog', 'cocker-spaniel', 'female', 'Blue roan', '2022-01-30', { neutered: 'no' }),
  pet('wilma', 300, 'Otter', '977 200 008 155 940', 'dog', 'lurcher', 'male', 'Brindle', '2019-10-01', { neutered: 'yes', bornExactly: false }),
  pet('stefan', 410, 'Pączek', '941 000 022 610 377', 'rabbit', 'miniature-lop', 'male', 'Sooty fawn', '2024-04-18', {}),
  pet('tamsin', 2400, 'Heather', '985 112 003 947 561', 'horse', 'highland-pony', 'female', 'Dun', '2012-05-02', { markings: 'Dorsal stripe' }),
  pet('toby', 700, 'Brunel', '956 000 009 876 214', 'tortoise', 'hermanns-tortoise', 'male', 'Yellow and black', '1998-07-01', { bornExactly: false }),
  pet('toby', 3200, 'Juno', '0006D3A91F', 'bird', 'african-grey-congo', 'unknown', 'Grey with a red tail', '2009-09-09', { bornExactly: false }),
]

/** Registrations paid for in advance, as they stand on cards. They exist in development only. */
export const DEMO_CODES = ['7K2M-9P4T-QX3H', 'B6YD-0RWN-5ZJC', 'M8VF-2HGA-T41K', 'X3QS-7ENP-9DWB', 'C5TJ-4KZR-80YM', 'HNW1-6VXG-2PDF']

type Details = Partial<Pick<NewPet, 'neutered' | 'markings' | 'originalName' | 'bornExactly'>>

function pet(keeper: PersonKey, daysAgo: number, name: string, chipNumber: string, species: NewPet['species'], breedId: string, sex: NewPet['sex'], colour: string, bornOn: string, details: Details) {
  const breed = { kind: 'breed' as const, breedId }
  const facts = { name, chipNumber, species, breed, sex, colour, bornOn, neutered: 'unknown' as const, bornExactly: true, ...details }
  return { keeper, daysAgo, facts: NewPet.parse(facts) }
}

/** Registers the demo pets as their keepers would have: one has died lately, one waits for a payment. */
export async function seedPets(db: Db, now: Date, people: Record<PersonKey, string>): Promise<void> {
  for (const { keeper, daysAgo, facts } of DEMO_PETS) {
    const status = facts.name === 'Olive' ? 'awaitingPayment' : 'active'
    const petId = await enterPet(db, facts, { keeperId: people[keeper], status, now: earlier(now, { days: daysAgo }), alsoHeldBy: null })
    if (!petId) throw new Error(`The chip ${facts.chipNumber} stands twice among the demo pets`)
    if (facts.name === 'Teddy') await move(db, petLife, 'reportDeceased', petId, 'keeper', { at: earlier(now, { days: 10 }), byAccount: people[keeper] })
    if (status === 'awaitingPayment') await owe(db, people[keeper], petId, earlier(now, { days: daysAgo }))
  }
  await db
    .insertInto('registrationCode')
    .values(DEMO_CODES.map((code) => ({ code: code.replaceAll('-', ''), createdAt: now })))
    .execute()
}

async function owe(db: Db, accountId: string, petId: string, at: Date) {
  const plan = await db.selectFrom('plan').selectAll().where('code', '=', 'single').executeTakeFirstOrThrow()
  await db.insertInto('paymentDue').values({ id: newId(), accountId, petId, planCode: plan.code, pence: plan.pence, createdAt: at }).execute()
}
