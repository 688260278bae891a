import type * as z from 'zod'
import { accountById } from '#features/accounts/queries.ts'
import type { PetRow } from '#features/pets/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Because } from '#platform/law/clause.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { beginIntake } from './beginIntake.ts'
import { contactOf } from './directory.ts'
import { custodyLife } from './lifecycle.ts'
import { isWithYou } from './messages.ts'
import { type TellTools, tellsOfHeld } from './points.ts'
import { whyNotHeld } from './policy.ts'
import { custodyOf } from './queries/custodies.ts'
import type { NewIntake } from './shapes.ts'
import { freeFromOf } from './tellOfNewDays.ts'

type Asking = TellTools & Pick<CallContext<never>, 'extensions'>

interface Holding {
  pet: PetRow
  intake: z.output<typeof NewIntake>
  location: string
}

/** HOLD-1 Why this organisation can't hold an animal for its keeper now, or null. The caller holds the animal. */
export async function whyNotHeldNow(db: Db, organisationId: string, pet: PetRow): Promise<Because | null> {
  const holder = await custodyOf(db, pet.id)
  return whyNotHeld(organisationId, { ...pet, holderId: holder?.organisationId ?? null })
}

/**
 * HOLD-1 Takes in an animal that has a keeper, who is told at once. The caller holds the animal and has asked `whyNotHeldNow`. The intake, and
 * the conversation with the keeper, or null where they have left the register.
 */
export async function holdForKeeper(context: Asking, { pet, intake, location }: Holding) {
  const { db, now, who } = context
  const row = { petId: pet.id, organisationId: who.id, ...intake, location, held: true }
  const intakeId = await beginIntake(db, row, now)
  return holdStay(context, { pet, intakeId, intake })
}

/** HOLD-1 The same with the intake that an animal has already. */
export async function holdStay(
  context: Asking,
  { pet, intakeId, intake }: { pet: PetRow; intakeId: string; intake: Pick<Holding['intake'], 'kind' | 'cameOn'> },
) {
  const { db, now, start } = context
  const custody = { id: newId(), status: 'held' as const, statusAt: now, intakeId, petId: pet.id, createdAt: now }
  await db.insertInto('custody').values(custody).execute()
  await start(custodyLife, 'hold', custody, 'Welfare', { petId: pet.id, kind: intake.kind })
  // The days that its keeper is told of run from this moment at the earliest.
  const threadId = await tellKeeper(context, pet, { ...intake, freeFrom: await freeFromOf(db, intakeId) })
  await db.updateTable('custody').set({ threadId }).where('id', '=', custody.id).execute()
  return { intakeId, threadId }
}

/** By every way, as of a message that a finder left. Null where the keeper has closed their account. */
async function tellKeeper(
  context: Asking,
  pet: PetRow,
  { kind, cameOn, freeFrom }: Pick<Holding['intake'], 'kind' | 'cameOn'> & { freeFrom: string | null },
): Promise<string | null> {
  const { db, who, extensions } = context
  const [tell] = extensions(tellsOfHeld)
  const keeper = await accountById(db, pet.keeperId)
  if (!tell || keeper.status === 'closed') return null
  const { name, ...ways } = await contactOf(db, who.id)
  const text = isWithYou({ petName: pet.name, organisation: name, ...ways, cameOn, kind, freeFrom })
  return tell(context, { pet, organisation: name, text })
}
