import type * as z from 'zod'
import { hasPicture } from '#features/files/queries.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import type { saveLostPetRequest } from './contract.ts'
import { foundReportLife } from './lifecycle.ts'
import { foundReported } from './messages.ts'
import type { FoundReport } from './shapes.ts'
import { type Placed, placeColumns } from './whereabouts.ts'

/** FOUND-1: writes down an animal that was found or seen, and gives whoever found it the key to their report. */
export async function reportFound(context: CallContext<typeof saveLostPetRequest>, report: z.output<typeof FoundReport>, place: Placed) {
  const { input, who, db, now, services, refuse, start, notify } = context
  const { finderName = null, finderEmail = null, finderMobile = null } = input
  const { species, breed } = report
  if (!who && !finderEmail && !finderMobile) throw refuse('contactNeeded', { field: 'finderEmail' })
  const known = breed ? breedExists(species, breed) : true
  if (known !== true) throw refuse('breedUnknown', { because: known, field: 'report.breed' })
  if (report.photoId && !(await hasPicture(db, report.photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'report.photoId' })

  const id = newId()
  const key = newSecret()
  await db
    .insertInto('foundReport')
    .values({
      id,
      status: 'open',
      statusAt: now,
      createdAt: now,
      ...placeColumns(place, who?.id ?? finderEmail ?? finderMobile ?? id, services),
      species,
      breed: breed ? JSON.stringify(breed) : null,
      sex: report.sex,
      size: report.size ?? null,
      colour: report.colour,
      description: report.description,
      chipNumber: report.chipNumber || null,
      foundAt: report.seenAt,
      whereabouts: report.whereabouts,
      heldWords: report.heldWords || null,
      photoId: report.photoId ?? null,
      finderAccount: who?.id ?? null,
      finderName,
      finderEmail,
      finderMobile,
      keyHash: hashOfSecret(key),
    })
    .execute()
  await start(foundReportLife, 'report', { id, status: 'open' }, 'finder', { species })
  const notice = foundReported({ animal: speciesWords[species].one, link: paths.foundAnimal(id, key) })
  await notify(who && !finderEmail && !finderMobile ? who.id : { email: finderEmail, mobile: finderMobile, name: finderName }, notice)
  return { id, kind: 'found' as const, link: services.config.publicUrl + paths.foundAnimal(id), key }
}
