import type { Way } from '#features/keepership/points.ts'
import { transferKeepership } from '#features/keepership/transferKeepership.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { beginIntake, continueIntake } from '#features/welfare/beginIntake.ts'
import { later } from '#platform/clock/clock.ts'
import type { Clause } from '#platform/law/clause.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { UNDO_DAYS } from './lifecycle.ts'
import { takerOf, youGaveIt, youHaveIt } from './messages.ts'
import { type Held, sidesOf } from './queries.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'recordEvent' | 'notify' | 'services' | 'transition' | 'extensions'>

interface Handing {
  to: string
  by: Actor
  way: Extract<Way, 'rehoming' | 'intake'>
  clause: Clause
}

/** Makes somebody the keeper of an animal that was given to them, and tells both sides. The law has been asked, and the rehoming has moved. */
export async function handOver(tools: Tools, { rehoming, pet }: Held, { to, by, way, clause }: Handing): Promise<void> {
  const { db, now, notify } = tools
  await transferKeepership(tools, pet, { to, by, way, clause })
  await db.updateTable('rehoming').set({ toAccount: to, completedAt: now }).where('id', '=', rehoming.id).execute()

  const sides = await sidesOf(db, rehoming.id)
  const until = later(now, { days: UNDO_DAYS })
  await notify(sides.fromAccount, youGaveIt(sides, until))
  const toPay = (await costsOfTaking(db, [pet.id])).get(pet.id) ?? null
  await notify(takerOf(sides), youHaveIt(sides, until, toPay))
}

interface TakenIn {
  cameOn: string
  condition?: string
  photoId?: string | null
  rescueBackup: boolean
}

/** What an organisation that takes an animal writes down; it is asked first from now on when a later keeper cannot keep it, unless it wants otherwise. */
export async function takeIn(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  { rehoming, pet }: Held,
  organisationId: string,
  { rescueBackup, ...intake }: TakenIn,
): Promise<void> {
  const taken = { ...intake, petId: pet.id, organisationId, kind: 'surrender' as const, rehomingId: rehoming.id }
  if (!(await continueIntake(db, taken))) await beginIntake(db, taken, now)
  if (!rescueBackup) return
  await db.updateTable('pet').set({ rescueBackupId: organisationId }).where('id', '=', pet.id).execute()
}
