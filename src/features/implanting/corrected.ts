import { addresseesOf, namedImplanter } from '#features/accounts/queries.ts'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { askedLink } from '#features/offers/makeOffers.ts'
import { openOfLetter } from '#features/offers/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { NUMBER_CORRECTED } from '#features/stock/lifecycle.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { askedNumberCorrected, numberCorrected } from './messages.ts'

export type CorrectionTools = LawTools &
  Pick<CallContext<never>, 'notify' | 'queue' | 'extensions' | 'services'> & { who: { id: string } | null }

export interface Corrected {
  /** Held by the caller, with the number that was mistyped. */
  pet: PetRow
  number: string
  by: 'Implanter' | 'Staff'
  why: string
}

/** How the chip that an animal has now was put in, where it’s known. */
export const implantOf = async ({ db }: Pick<CorrectionTools, 'db'>, { id, chipNumber }: PetRow) =>
  (await db
    .selectFrom('implant')
    .select(['id', 'implanterId', 'implantedOn', 'batchId', 'createdAt'])
    .where('chipNumber', '=', chipNumber)
    .where('petId', '=', id)
    .executeTakeFirst()) ?? null

export type Implant = NonNullable<Awaited<ReturnType<typeof implantOf>>>

/** IMPLANT-7 Writes into the history of an animal that it has the right number now, and tells whose it is. `posted`: what is asked in letters that go out again already. */
export async function noteCorrected(
  tools: CorrectionTools,
  corrected: Corrected,
  implant: Implant | null,
  posted = new Set<string>(),
): Promise<void> {
  const { db, now, recordEvent } = tools
  const { pet, number, by, why } = corrected
  await db.updateTable('pet').set({ updatedAt: now }).where('id', '=', pet.id).execute()
  const facts = { before: pet.chipNumber, chipNumber: number }
  await recordEvent('pet', pet.id, { move: 'correctNumber', clause: NUMBER_CORRECTED.clause, by, facts })
  // Why is not written on the animal: its keepers may read its events for good.
  if (implant)
    await recordEvent('account', implant.implanterId, {
      move: 'correctNumber',
      clause: NUMBER_CORRECTED.clause,
      by,
      facts: { ...facts, why },
    })
  await tell(tools, corrected, posted)
}

/** The keeper hears of it at once; while nobody has answered, whoever is asked. */
async function tell(tools: CorrectionTools, { pet, number, why }: Corrected, posted: Set<string>): Promise<void> {
  const { db, notify, queue } = tools
  const about = { petName: pet.name, number, before: pet.chipNumber, why }
  if (pet.status !== 'awaitingConfirmation') {
    await notify(pet.keeperId, numberCorrected(about, paths.pet(pet.id)))
    return
  }
  const asked = await db.selectFrom('offer').selectAll().where('petId', '=', pet.id).where('status', 'in', OPEN_OFFER).executeTakeFirst()
  const addressee = asked && (await addresseesOf(db, [asked])).get(asked.id)
  if (asked?.letterAt && !posted.has(asked.id)) {
    const offerIds = (await openOfLetter(db, asked)).map(({ id }) => id)
    for (const id of offerIds) posted.add(id)
    await queue('postKeeperLetter', { offerIds, before: asked.letterAt.toISOString() })
  }
  if (addressee && asked.toldAt && !asked.codeHash)
    await notify(addressee, askedNumberCorrected(about, await namedImplanter(db, pet.keeperId), askedLink(tools, asked) ?? paths.requests))
}
