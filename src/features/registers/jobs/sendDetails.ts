import * as z from 'zod'
import type { Registration } from '#adapters/databases/databases.ts'
import { accountById } from '#features/accounts/queries.ts'
import { petOfKeeper } from '#features/pets/queries.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { Species } from '#knowledge/animals/shape.ts'
import type { Db } from '#platform/database/db.ts'
import { job } from '#platform/jobs/job.ts'
import { sendingById } from '../queries.ts'

/** Sends the details of a pet, as they are now, to the register that its keeper chose. */
export default job({
  name: 'sendDetails',
  outside: true,
  data: z.object({ sendingId: z.string(), tries: z.int() }),
  work: async ({ data, db, services, queue }) => {
    const sending = await sendingById(db, data.sendingId)
    if (sending?.status !== 'waiting') return
    const { vetxmlUrl: url, vetxmlUser: user, vetxmlKey: key } = sending
    const registration = await registrationOf(db, sending.petId, sending.keeperId)
    const isSendable = registration !== null && url !== null && user !== null && key !== null
    const heard = isSendable ? await services.databases.sendRegistration({ url, user, key }, registration) : 'refused'
    await queue('detailsAnswer', { ...data, heard })
  },
})

/** The record as its keeper would write it down; null once somebody else keeps the animal. */
async function registrationOf(db: Db, petId: string, keeperId: string): Promise<Registration | null> {
  const pet = await petOfKeeper(db, petId, keeperId)
  if (!pet) return null
  const { name, line1, line2, town, county, postcode, email, mobile } = await accountById(db, keeperId)
  return {
    chipNumber: pet.chipNumber,
    implantedOn: pet.implantedOn,
    implanterName: pet.implanterName,
    pet: { ...pet, species: Species.parse(pet.species), breed: breedOf(pet), markings: pet.markings ?? '' },
    keeper: {
      name,
      line1: line1 ?? '',
      lineOther: [line2, town].filter(Boolean).join(', '),
      postcode: postcode ?? '',
      county: county ?? '',
      email,
      mobile: mobile ?? '',
    },
  }
}
