import type { PersonKey } from '#database/seed/people.ts'
import type { PetStatus } from '#features/pets/shapes.ts'
import { newId } from '#platform/database/id.ts'
import type { TestRegister } from './register.ts'

interface Given {
  chip: string
  keeper?: PersonKey
  name?: string
  species?: string
  status?: PetStatus
}

/** Puts a pet on a test register, straight into its tables; the pet's id. */
export async function havePet(
  { db, clock, people }: TestRegister,
  { chip, keeper = 'anna', name = 'Bramble', species = 'dog', status = 'active' }: Given,
) {
  const now = clock.now()
  const id = newId()
  const facts = { sex: 'female', neutered: 'yes', colour: 'brown', bornOn: '2022-05-01', bornExactly: true } as const
  await db
    .insertInto('pet')
    .values({
      id,
      status,
      keeperId: people[keeper],
      name,
      originalName: name,
      species,
      breed: JSON.stringify({ kind: 'description', text: 'Terrier' }),
      ...facts,
      registeredAt: now,
      updatedAt: now,
      statusAt: now,
      keptSince: now,
    })
    .execute()
  await db.insertInto('chip').values({ number: chip, petId: id, registeredAt: now }).execute()
  return id
}
