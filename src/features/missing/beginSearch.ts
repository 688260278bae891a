import type * as z from 'zod'
import { petLife } from '#features/pets/lifecycle.ts'
import { isTrusted } from '#features/pets/policy.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import { newId } from '#platform/database/id.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import type { Because } from '#platform/law/clause.ts'
import { may, type Person } from '#platform/law/policy.ts'
import type { TransactionContext } from '#platform/server/answer.ts'
import { lostCaseLife } from './lifecycle.ts'
import type { Lost } from './messages.ts'
import { liveCaseOf } from './queries.ts'
import type { LostReport } from './shapes.ts'
import { gridColumn, type Placed, placeColumns } from './whereabouts.ts'

interface Search {
  pet: PetRow
  report: Omit<z.output<typeof LostReport>, 'kind' | 'petId' | 'where'>
  place: Placed
  /** How its keeper is told. */
  tell: (lost: Lost) => Notice
}

type Begun = { id: string } | { reason: 'alreadyLost'; because?: never } | { reason: 'notNow'; because: Because }

/** LOST-1: marks a keeper's pet as missing or stolen, which locks its keepership, and begins the search; or why that can't be now. `who` is its keeper. */
export async function beginSearch(tools: TransactionContext & { who: Person }, { pet, report, place, tell }: Search): Promise<Begun> {
  const { who, db, now, services, start, notify, queue } = tools
  if (await liveCaseOf(db, pet.id)) return { reason: 'alreadyLost' }

  const wanted = report.stolen ? ('stolen' as const) : ('missing' as const)
  if (pet.status !== wanted) {
    const move = report.stolen ? ('reportStolen' as const) : ('reportMissing' as const)
    const allowed = may(petLife, move)(who, pet)
    if (allowed !== true) return { reason: 'notNow', because: allowed }
    const trusted = !report.stolen || isTrusted(who, pet)
    if (trusted !== true) return { reason: 'notNow', because: trusted }
    await reportPet(tools, pet, move)
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
  await notify(who.id, tell({ id, petName: pet.name, area: place.area, stolen: report.stolen }))
  await queue('alertNearby', { caseId: id })
  await queue('matchReports', { caseId: id })
  return { id }
}
