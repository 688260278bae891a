import type { KeeperChange, Tools } from '#features/keepership/points.ts'
import { custodyLife } from './lifecycle.ts'
import { custodyOf } from './queries/custodies.ts'

/**
 * HOLD-6 An animal whose keeper the organisation becomes that has it in stays in its care, with the same intake. Of a stray that nobody
 * claimed, its days stay written down: that they’re over is why it may go to a new home.
 */
export async function keepHeld({ db, now, transition }: Tools, { petId, to, way }: Pick<KeeperChange, 'petId' | 'to' | 'way'>) {
  const custody = await custodyOf(db, petId)
  if (custody?.organisationId !== to) return
  await transition(custodyLife, 'keep', custody.id, 'keeper')
  const strayUntil = way === 'unclaimed' ? null : now
  await db.updateTable('intake').set({ held: false, strayUntil }).where('id', '=', custody.intakeId).execute()
}
