import type { Tools } from '#features/keepership/points.ts'
import { custodyLife } from './lifecycle.ts'
import { custodyOf } from './queries/custodies.ts'

/** HOLD-6 An animal whose keeper the organisation becomes that has it in stays in its care, with the same intake. */
export async function keepHeld({ db, now, transition }: Tools, { petId, to }: { petId: string; to: string }): Promise<void> {
  const custody = await custodyOf(db, petId)
  if (custody?.organisationId !== to) return
  await transition(custodyLife, 'keep', custody.id, 'keeper')
  await db.updateTable('intake').set({ held: false, strayUntil: now }).where('id', '=', custody.intakeId).execute()
}
