import type * as z from 'zod'
import { writeMessage } from '#features/chat/writeMessage.ts'
import { hasPicture } from '#features/files/queries.ts'
import { beginConversation, type FinderContact } from '#features/lookup/beginConversation.ts'
import { petByChip } from '#features/lookup/queries.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { speciesWords } from '#knowledge/animals/species.ts'
import { ChipNumber } from '#knowledge/chipnumbers/shape.ts'
import { newId } from '#platform/database/id.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { hashOfSecret, newSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import type { saveLostPetRequest } from './contract.ts'
import { finderOf } from './finder.ts'
import { foundReportLife } from './lifecycle.ts'
import { foundReported } from './messages.ts'
import type { FoundReport } from './shapes.ts'
import { gridColumn, type Placed, placeColumns } from './whereabouts.ts'

/** FOUND-1: writes down an animal that was found or seen, and gives whoever found it the key to their report. */
export async function reportFound(context: CallContext<typeof saveLostPetRequest>, report: z.output<typeof FoundReport>, place: Placed) {
  const { who, db, now, services, refuse, start, notify, queue } = context
  const { species, breed } = report
  const finder = await finderOf(context)
  if (!finder.finderEmail && !finder.finderMobile) throw refuse('contactNeeded', { field: 'finderEmail' })
  const known = breed ? breedExists(species, breed) : true
  if (known !== true) throw refuse('breedUnknown', { because: known, field: 'report.breed' })
  if (report.photoId && !(await hasPicture(db, report.photoId, who?.id ?? null))) throw refuse('noSuchPhoto', { field: 'report.photoId' })

  const id = newId()
  const key = newSecret()
  const { finderId, ...contact } = finder
  const where = placeColumns(place, who?.id ?? finder.finderEmail ?? finder.finderMobile ?? id, services)
  await db
    .insertInto('foundReport')
    .values({
      id,
      status: 'open',
      statusAt: now,
      createdAt: now,
      ...where,
      shown: gridColumn(where),
      species,
      breed: breed ? JSON.stringify(breed) : null,
      sex: report.sex,
      size: report.size ?? null,
      colour: report.colour,
      description: report.description,
      chipNumber: report.chipNumber || null,
      foundAt: report.seenAt ?? now,
      whereabouts: report.whereabouts,
      heldWords: report.heldWords || null,
      photoId: report.photoId ?? null,
      finderAccount: finderId,
      ...contact,
      keyHash: hashOfSecret(key),
    })
    .execute()
  await start(foundReportLife, 'report', { id, status: 'open' }, 'finder', { species })
  const link = paths.foundAnimal(id, key)
  const { finderEmail: email, finderMobile: mobile, finderName: name } = finder
  await notify({ email, mobile, name }, foundReported({ animal: speciesWords[species].one, link }))
  await tellKeeperOfChip(context, report, { finder, place })
  await queue('matchReports', { reportId: id })
  return { id, kind: 'found' as const, link: services.config.publicUrl + link, key }
}

const FOUND = 'I’ve found an animal with this chip number.'

/** FOUND-7 Whoever finds an animal whose chip is registered here reaches its keeper at once. */
async function tellKeeperOfChip(
  context: CallContext<typeof saveLostPetRequest>,
  report: z.output<typeof FoundReport>,
  { finder, place }: { finder: FinderContact; place: Placed },
) {
  const chipNumber = ChipNumber.safeParse(report.chipNumber).data
  const pet = chipNumber ? await petByChip(context.db, chipNumber) : null
  // Whoever’s record is with another register isn’t who a finder is sent to.
  if (!pet?.keeperIsHere || pet.movedTo) return
  const thread = await beginConversation(context, pet, finder, {
    about: 'found',
    place: { words: place.area, lat: place.lat, lng: place.lng },
  })
  await writeMessage(context, thread, 'guest', { text: report.description ? `${FOUND}\n${report.description}` : FOUND })
}
