import { sql } from 'kysely'
import { ensure } from '#database/seed/ensure.ts'
import { daysAfter, earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { addPetByBreeder } from './contract.ts'
import { enterLitter } from './litter.ts'

const AGE_DAYS = 64
const REGISTERED_DAYS_AGO = 15

/** Saffron's puppies: nine weeks old, so that they may leave their mother. */
export const litter = (now: Date) =>
  addPetByBreeder.input.parse({
    dam: { name: 'Saffron', chipNumber: '900 164 001 882 417' },
    species: 'dog',
    breed: { kind: 'breed', breedId: 'cocker-spaniel' },
    bornOn: daysAfter(londonDate(now), -AGE_DAYS),
    implant: {
      implantedOn: daysAfter(londonDate(now), -REGISTERED_DAYS_AGO),
      site: 'Between the shoulder blades',
      implanterName: 'Idris Bevan',
    },
    young: [
      { chipNumber: '900 164 001 990 011', name: 'Saffron 1, red', sex: 'female', colour: 'Golden' },
      { chipNumber: '900 164 001 990 029', name: 'Saffron 2, blue', sex: 'male', colour: 'Golden' },
      { chipNumber: '900 164 001 990 037', name: 'Saffron 3, green', sex: 'male', colour: 'Blue roan' },
      { chipNumber: '900 164 001 990 045', name: 'Saffron 4, yellow', sex: 'female', colour: 'Orange roan', markings: 'White blaze' },
      { chipNumber: '900 164 001 990 052', name: 'Saffron 5, white', sex: 'male', colour: 'Black' },
    ],
  })

/** Registers the litter, and lists its breeder in the search for breeders. */
export async function seedLitter(db: Db, now: Date, breederId: string): Promise<void> {
  const at = earlier(now, { days: REGISTERED_DAYS_AGO })
  const { lost } = await enterLitter(lawOn(db, at, breederId), litter(now), { breederId, alsoHeldBy: new Map() })
  ensure(lost.size === 0, 'Another demo animal already has a chip from the demo litter')
  const listing = { listed: true, publicName: 'Hollow Farm Spaniels', place: { postcode: 'BD23 1PT', lat: 53.95, lng: -2 } }
  await db
    .updateTable('profile')
    .set({ details: sql`details || ${JSON.stringify(listing)}::jsonb` })
    .where('accountId', '=', breederId)
    .where('type', '=', 'Breeder')
    .execute()
}
