import { sql } from 'kysely'
import type * as z from 'zod'
import { petLife } from '#features/pets/lifecycle.ts'
import { followTwice } from '#features/pets/points.ts'
import { petRow } from '#features/pets/registration.ts'
import type { NewPet } from '#features/pets/shapes.ts'
import { batchLife, chipUnitLife } from '#features/stock/lifecycle.ts'
import type { KnownContact } from '#platform/contract/contacts.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { type Person, personOf } from '#platform/law/policy.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { NewImplant } from './shapes.ts'

/** An animal that was chipped, and for whom. */
export interface Chipped {
  pet: Omit<NewPet, 'implant' | 'photoId'>
  implant: z.output<typeof NewImplant>
  /** The chip that the animal had before, where the law doesn’t count it. */
  olderChip?: string | undefined
  to: KnownContact
  /** The chip of ours that was used; null for another maker's. */
  unit: { id: string; batchId: string } | null
  draftId?: string | undefined
  /** The code of another register that says it holds the chip as well. */
  alsoHeldBy?: string | undefined
}

type Tools = LawTools & Pick<CallContext<never>, 'notify' | 'queue' | 'extensions'>

/**
 * Puts animals on the register for somebody who is still to say that they are theirs, in a few statements. Their ids by chip number,
 * and the chips that somebody else registered in the meantime: when there are any, the caller undoes its transaction. Where a member works as
 * a practice, the implants are the practice’s and in the member’s own name.
 */
export async function enterChipped(context: Tools, chipped: readonly Chipped[], who: Person) {
  const { db, now, transitionMany, startMany } = context
  const entries = chipped.map((one) => ({ ...one, petId: newId() }))
  const pets = entries.map(({ pet, implant, petId }) =>
    petRow(
      { ...pet, implant: { ...implant, implanterName: personOf(who).name }, photoId: null },
      { id: petId, keeperId: who.id, status: 'awaitingConfirmation', now },
    ),
  )
  await db.insertInto('pet').values(pets).execute()
  const lost = await enterChips(db, entries, now)
  if (lost.length > 0) return { ids: new Map<string, string>(), lost }

  const begun = entries.map(({ petId, pet, olderChip, alsoHeldBy }) => ({
    id: petId,
    status: 'awaitingConfirmation' as const,
    facts: {
      chipNumber: pet.chipNumber,
      sex: pet.sex,
      colour: pet.colour,
      ...(olderChip && { olderChip }),
      ...(alsoHeldBy && { alsoHeldBy }),
    },
  }))
  await startMany(petLife, 'registerFor', begun, 'Implanter')
  const units = entries.flatMap(({ unit }) => unit?.id ?? [])
  await transitionMany(chipUnitLife, 'implant', units, 'Implanter')
  await db
    .insertInto('implant')
    .values(entries.map((entry) => implantRow(entry, who, now)))
    .execute()
  await tellOfRecalls(
    context,
    entries.flatMap(({ unit }) => unit?.batchId ?? []),
  )
  for (const { petId, alsoHeldBy } of entries) await followTwice(context, { petId, keeperId: who.id, alsoHeldBy })
  return { ids: new Map(entries.map(({ pet, petId }) => [pet.chipNumber, petId])), lost }
}

/** DEAD-4 An animal that comes to the register after its chip's batch was recalled is told of as those before it were. */
export async function tellOfRecalls({ db, queue }: Tools, batchIds: readonly string[]): Promise<void> {
  const recalled = await db
    .selectFrom('chipBatch')
    .innerJoin('event', (on) =>
      on.onRef('event.subjectId', '=', 'chipBatch.id').on('event.subject', '=', batchLife.subject).on('event.toStatus', '=', 'recalled'),
    )
    .select(['chipBatch.id as batchId', 'chipBatch.code', sql<string>`event.facts ->> 'why'`.as('why')])
    .where((batch) => batch('chipBatch.id', '=', batch.fn.any(batch.val(batchIds))))
    .execute()
  for (const recall of recalled) await queue('tellOfRecall', recall)
}

type Entry = Chipped & { petId: string }

/** In the order of their numbers, so that two who share chips wait for each other and not for ever. */
async function enterChips(db: Db, entries: readonly Entry[], now: Date): Promise<string[]> {
  const chips = entries
    .map(({ pet, petId }) => ({ number: pet.chipNumber, petId, registeredAt: now }))
    .toSorted((one, other) => (one.number < other.number ? -1 : 1))
  const entered = await db
    .insertInto('chip')
    .values(chips)
    .onConflict((taken) => taken.column('number').doNothing())
    .returning('number')
    .execute()
  const mine = new Set(entered.map(({ number }) => number))
  for (const { petId, olderChip } of entries) await keepOlder(db, { petId, olderChip, now })
  return chips.map(({ number }) => number).filter((number) => !mine.has(number))
}

/** IMPLANT-3 The number of a chip that was in the animal before stays with it, as one that was replaced does, and still finds it. */
export async function keepOlder(db: Db, { petId, olderChip, now }: { petId: string; olderChip: string | undefined; now: Date }) {
  if (!olderChip) return
  const row = { number: olderChip, petId, registeredAt: now, supersededAt: now }
  await db
    .insertInto('chip')
    .values(row)
    .onConflict((taken) => taken.column('number').doNothing())
    .execute()
}

function implantRow({ pet, petId, implant, to, unit, draftId }: Entry, who: Person, now: Date) {
  return {
    id: newId(),
    chipNumber: pet.chipNumber,
    implanterId: who.id,
    byPerson: who.by?.person.id ?? null,
    petId,
    species: pet.species,
    ...implant,
    batchId: unit?.batchId ?? null,
    customerEmail: to.email ?? null,
    customerMobile: to.mobile ?? null,
    draftId: draftId ?? null,
    createdAt: now,
  }
}
