import type { CallContext } from '#platform/server/answer.ts'
import type { AnimalInCare } from './animalsInCare.ts'
import type { saveOutcome } from './contract.ts'
import { contactOf } from './directory.ts'
import { custodyLife } from './lifecycle.ts'
import { backWithYou, hasMovedOn } from './messages.ts'
import { custodyOf } from './queries/custodies.ts'

type Asking = CallContext<typeof saveOutcome>

/** Notes that an animal that was held for its keeper has left, and tells the keeper where it is. Does nothing while it is still there. */
export async function endCustody(context: Asking, { id: petId, intakeId }: AnimalInCare): Promise<void> {
  const { input, who, db, now, transition, notify } = context
  const { outcome, on, to } = input
  const move = MOVES[outcome]
  const custody = await custodyOf(db, petId)
  if (!move || !custody) return

  await transition(custodyLife, move, custody.id, 'Welfare')
  await db.updateTable('intake').set({ leftAt: now, leftHow: LEFT[move] }).where('id', '=', intakeId).execute()
  const left = { petId, petName: custody.petName, organisation: (await contactOf(db, who.id)).name, on }
  if (move === 'reunite') await notify(custody.keeperId, backWithYou(left))
  if (move === 'transfer') await notify(custody.keeperId, hasMovedOn({ ...left, to }))
}

const MOVES: Partial<Record<Asking['input']['outcome'], 'reunite' | 'transfer' | 'recordDeath'>> = {
  reunited: 'reunite',
  transferred: 'transfer',
  died: 'recordDeath',
  euthanised: 'recordDeath',
}

const LEFT = { reunite: 'reunited', transfer: 'transferred', recordDeath: 'died' } as const
