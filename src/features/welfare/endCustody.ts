import type { CallContext } from '#platform/server/answer.ts'
import type { AnimalInCare } from './animalsInCare.ts'
import type { saveOutcome } from './contract.ts'
import { contactOf } from './directory.ts'
import { custodyLife } from './lifecycle.ts'
import { backWithYou, hasGone, hasMovedOn } from './messages.ts'
import { goneFromHolder } from './points.ts'
import { custodyOf } from './queries/custodies.ts'

type Asking = CallContext<typeof saveOutcome>

/** Notes that an animal that was held for its keeper has left, and tells the keeper where it is. Does nothing while it is still there. */
export async function endCustody(context: Asking, { id: petId, intakeId }: AnimalInCare): Promise<void> {
  const { input, who, db, now, transition, notify, extensions } = context
  const { outcome, on, to } = input
  const move = MOVES[outcome]
  const custody = await custodyOf(db, petId)
  if (!move || !custody) return

  await transition(custodyLife, move, custody.id, 'Welfare')
  await db.updateTable('intake').set({ leftAt: now, leftHow: LEFT[move] }).where('id', '=', intakeId).execute()
  const { name: organisation, phone } = await contactOf(db, who.id)
  const left = { petId, petName: custody.petName, organisation, on }
  if (move === 'reunite') await notify(custody.keeperId, backWithYou(left))
  if (move === 'transfer') await notify(custody.keeperId, hasMovedOn({ ...left, to }))
  if (move !== 'lose') return
  let isSearchedFor = false
  for (const searchAgain of extensions(goneFromHolder)) isSearchedFor = (await searchAgain(context, petId)) || isSearchedFor
  await notify(custody.keeperId, hasGone({ ...left, phone, isSearchedFor }))
}

const MOVES: Partial<Record<Asking['input']['outcome'], 'reunite' | 'transfer' | 'lose' | 'recordDeath'>> = {
  reunited: 'reunite',
  transferred: 'transfer',
  gone: 'lose',
  died: 'recordDeath',
  euthanised: 'recordDeath',
}

const LEFT = { reunite: 'reunited', transfer: 'transferred', lose: 'gone', recordDeath: 'died' } as const
