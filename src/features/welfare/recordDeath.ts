import { isTrusted } from '#features/pets/policy.ts'
import { reportPet } from '#features/pets/reportPet.ts'
import type { CallContext } from '#platform/server/answer.ts'
import type { AnimalInCare } from './animalsInCare.ts'
import type { saveOutcome } from './contract.ts'
import { contactOf } from './directory.ts'
import { putToSleep } from './messages.ts'
import { diedHeld, diedUnproven } from './points.ts'

type Asking = CallContext<typeof saveOutcome>

/**
 * It is the same death as a keeper reports; of an animal that is held, its keeper is asked. Whoever promised to take the animal back hears
 * that it was put to sleep.
 */
export async function recordDeath(context: Asking, animal: AnimalInCare): Promise<void> {
  const { input, who, db, refuse, notify, extensions } = context
  // What isn’t on the register has no record that could be closed: its stay says how it ended.
  if (animal.chipNumber === '') return
  const { name: by } = await contactOf(db, who.id)
  if (animal.isHeld)
    for (const ask of extensions(diedHeld))
      await ask(context, { petId: animal.id, organisation: by, diedOn: input.on, words: wordsFor(input, by) })
  if (!animal.isHeld) {
    const trusted = isTrusted(who, animal)
    // That it’s dead is a fact. Only to put it to sleep for another reason is for who is known to be its keeper.
    const isFact = input.outcome === 'died' || input.reason === 'suffering'
    if (trusted !== true && !isFact) throw refuse('unproven', { because: trusted })
    await reportPet(context, animal, 'reportDeceased', { on: input.on })
    const died = { petId: animal.id, organisation: by, diedOn: input.on, words: wordsFor(input, by) }
    if (animal.isUnproven) for (const end of extensions(diedUnproven)) await end(context, died)
  }
  if (input.outcome !== 'euthanised' || !animal.rescueBackupId || animal.rescueBackupId === who.id) return
  const { originalName: name, chipNumber } = animal
  await notify(animal.rescueBackupId, putToSleep({ name, chipNumber, on: input.on, by }))
}

/** What the keeper reads of it. */
function wordsFor({ outcome, reason, decidedBy }: Asking['input'], by: string): string {
  if (outcome !== 'euthanised') return `It was in the care of ${by}, and died there.`
  const why = reason === 'suffering' ? ' to end its suffering' : ''
  return `It was in the care of ${by}, and was put to sleep${why}. Decided by ${decidedBy}.`
}
