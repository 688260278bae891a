import { accountById } from '#features/accounts/queries.ts'
import { mayTransferKeepership, type PetNow } from '#features/pets/policy.ts'
import { handedOver, type PetRow } from '#features/pets/queries.ts'
import { ONLY_CUSTODY } from '#features/welfare/lifecycle.ts'
import { custodyOf } from '#features/welfare/queries/custodies.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import { contactProblem } from '#platform/contract/contacts.ts'
import type { Person, Rule } from '#platform/law/policy.ts'
import type { Refusal, RefusalDetails } from '#platform/server/refusal.ts'
import { type Expiring, expireOverdue } from './expireOverdue.ts'
import { lockPets } from './queries.ts'

export interface Asking<Reason> extends Expiring {
  who: Person
  refuse: (reason: Reason, more?: RefusalDetails) => Refusal
}

/** Throws where nobody is named, or the person who asks. */
export async function refuseContact(
  { db, who, refuse }: Pick<Asking<'contactNeeded' | 'toYourself'>, 'db' | 'who' | 'refuse'>,
  to: Contact,
  field: string,
): Promise<void> {
  const problem = contactProblem(await accountById(db, who.id), to)
  if (problem) throw refuse(problem, { field })
}

/** The animals, held, when whoever asks keeps all of them and the rule lets each go, now unless it says otherwise; else throws the first reason why not. */
export async function petsToTransfer(
  tools: Asking<'notYours' | 'handedOver' | 'notNow'>,
  petIds: readonly string[],
  rule: Rule<PetNow> = mayTransferKeepership,
): Promise<PetRow[]> {
  const { db, now, who, refuse } = tools
  const pets = await heldPets(tools, petIds)
  const absent = petIds.find((id) => !pets.some((pet) => pet.id === id && pet.keeperId === who.id))
  if (absent) {
    const because = await handedOver(db, absent, who.id)
    if (because) throw refuse('handedOver', { because })
    const custody = await custodyOf(db, absent)
    if (custody?.organisationId !== who.id) throw refuse('notYours')
    throw refuse('notYours', { because: ONLY_CUSTODY, words: `${custody.petName}: ${ONLY_CUSTODY.words}` })
  }
  for (const pet of pets) {
    const may = rule(who, { ...pet, now })
    if (may !== true) throw refuse('notNow', { because: may, words: pets.length > 1 ? `${pet.name}: ${may.words}` : may.words })
  }
  return pets
}

/** The animals, held, without the offers whose days are over. */
export async function heldPets(tools: Expiring, petIds: readonly string[]): Promise<PetRow[]> {
  const held = await lockPets(tools.db, petIds)
  return (await expireOverdue(tools, petIds)) ? lockPets(tools.db, petIds) : held
}
