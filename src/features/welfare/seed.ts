import type * as z from 'zod'
import { ensure } from '#database/seed/ensure.ts'
import { enterPet } from '#features/pets/enterPet.ts'
import { NewPet } from '#features/pets/shapes.ts'
import { daysAfter, earlier, londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { lawOn } from '#platform/law/tools.ts'
import { beginIntake } from './beginIntake.ts'
import type { NewIntake } from './shapes.ts'

interface InCare {
  daysAgo: number
  pet: z.input<typeof NewPet>
  intake: Omit<z.output<typeof NewIntake>, 'cameOn' | 'isLongAgo'>
}

/** The animals that the rescue takes care of: one was found, one was given up. */
export const IN_CARE: readonly InCare[] = [
  {
    daysAgo: 19,
    pet: {
      chipNumber: '977 200 009 630 154',
      name: 'Pip',
      species: 'dog',
      breed: { kind: 'description', text: 'Small terrier cross' },
      sex: 'male',
      neutered: 'no',
      colour: 'Black and tan',
      bornOn: '2024-06-01',
      bornExactly: false,
    },
    intake: {
      kind: 'stray',
      foundWhere: 'Woodhouse Moor, Leeds',
      condition: 'Thin, otherwise well',
      councilReference: 'Leeds City Council, SD 4471',
      givenUpBy: '',
      givenUpContact: '',
      finderName: 'Ada Frost',
      finderContact: '07700 900155',
      fromWhom: '',
      fromCountry: '',
    },
  },
  {
    daysAgo: 5,
    pet: {
      chipNumber: '977 200 009 630 271',
      name: 'Duchess',
      species: 'cat',
      breed: { kind: 'breed', breedId: 'domestic-longhair' },
      sex: 'female',
      neutered: 'yes',
      colour: 'Silver tabby',
      bornOn: '2017-04-01',
      bornExactly: false,
    },
    intake: {
      kind: 'surrender',
      foundWhere: '',
      condition: 'Well; her keeper went into a care home',
      councilReference: '',
      givenUpBy: 'Joan Marsh',
      givenUpContact: '07700 900158',
      finderName: '',
      finderContact: '',
      fromWhom: '',
      fromCountry: '',
    },
  },
]

/** Takes them in as the rescue would have. */
export async function seedIntakes(db: Db, now: Date, organisationId: string): Promise<void> {
  for (const { daysAgo, pet, intake } of IN_CARE) {
    const at = earlier(now, { days: daysAgo })
    const petId = await enterPet(lawOn(db, at, organisationId), NewPet.parse(pet), {
      keeperId: organisationId,
      status: 'active',
      alsoHeldBy: null,
    })
    ensure(petId, `Another demo animal already has the chip ${pet.chipNumber}`)
    await db.updateTable('pet').set({ rescueBackupId: organisationId }).where('id', '=', petId).execute()
    const cameOn = daysAfter(londonDate(now), -daysAgo)
    await beginIntake(db, { petId, organisationId, cameOn, councilFrom: cameOn, ...intake }, at)
  }
}
