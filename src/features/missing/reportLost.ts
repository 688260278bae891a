import type * as z from 'zod'
import { petLife } from '#features/pets/lifecycle.ts'
import { isTrusted } from '#features/pets/policy.ts'
import { petToChange } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { newId } from '#platform/database/id.ts'
import { may } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import type { saveLostPetRequest } from './contract.ts'
import { lostCaseLife } from './lifecycle.ts'
import { searchBegun } from './messages.ts'
import { liveCaseOf } from './queries.ts'
import type { LostReport } from './shapes.ts'
import { gridColumn, type Placed, placeColumns } from './whereabouts.ts'

/** LOST-1: marks a keeper's pet as missing or stolen, which locks its keepership, and begins the search. */
export async function reportLost(context: CallContext<typeof saveLostPetRequest>, report: z.output<typeof LostReport>, place: Placed) {
  const { who, db, now, services, refuse, start, notify, queue } = context
  if (!who) throw refuse('signInFirst')
  const pet = await petToChange(db, report.petId, who.id)
  if (!pet) throw refuse('notYours')
  if (await liveCaseOf(db, pet.id)) throw refuse('alreadyLost')

  const wanted = report.stolen ? ('stolen' as const) : ('missing' as const)
  if (pet.status !== wanted) {
    const move = report.stolen ? ('reportStolen' as const) : ('reportMissing' as const)
    const allowed = may(petLife, move)(who, pet)
    if (allowed !== true) throw refuse('notNow', { because: allowed })
    const trusted = !report.stolen || isTrusted(who, pet)
    if (trusted !== true) throw refuse('notNow', { because: trusted })
    await reportPet(context, pet, move)
  }

  const id = newId()
  const where = placeColumns(place, who.id, services)
  await db
    .insertInto('lostCase')
    .values({
      id,
      status: 'open',
      statusAt: now,
      createdAt: now,
      petId: pet.id,
      keeperId: who.id,
      species: pet.species,
      ...where,
      shown: gridColumn(where),
      stolen: report.stolen,
      crimeReference: report.crimeReference || null,
      seenAt: report.seenAt,
      size: report.size ?? null,
      circumstances: report.circumstances || null,
      reward: report.reward,
    })
    .execute()
  await start(lostCaseLife, 'report', { id, status: 'open' }, 'keeper', { petId: pet.id })
  await notify(who.id, searchBegun({ id, petName: pet.name, area: place.area, stolen: report.stolen }))
  await queue('alertNearby', { caseId: id })
  await queue('matchReports', { caseId: id })
  return { id, kind: 'lost' as const, link: services.config.publicUrl + paths.lostPet(id), key: null }
}
