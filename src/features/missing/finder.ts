import { accountById } from '#features/accounts/queries.ts'
import { isTheirs } from '#features/chat/beginConversation.ts'
import type { FinderContact } from '#features/lookup/beginConversation.ts'
import type { Because } from '#platform/law/clause.ts'
import type { CallContext, PreflightContext } from '#platform/server/answer.ts'
import { networkOf } from '#platform/server/network.ts'
import type { addSighting, saveLostPetRequest } from './contract.ts'

type Calls = typeof addSighting | typeof saveLostPetRequest

/** How to reach whoever found or saw an animal: as they say, or by the e-mail address of their account. Nobody has to be reachable. */
export async function finderOf({ input, who, db }: Pick<CallContext<Calls>, 'input' | 'who' | 'db'>): Promise<FinderContact> {
  const { finderName = null, finderEmail = null, finderMobile = null } = input
  const finderId = who?.id ?? null
  if (finderEmail || finderMobile || !who)
    return { finderId, finderName, finderEmail, finderMobile, finderProven: await isTheirs(db, who?.id, finderEmail ?? finderMobile) }
  const { email, emailVerifiedAt } = await accountById(db, who.id)
  return { finderId, finderName, finderEmail: email, finderMobile: null, finderProven: emailVerifiedAt !== null }
}

/** FOUND-1, LOST-7 A network may report 5 times an hour without an account; each one more takes a solved captcha. */
export async function isPerson({ input, who, address, now, services }: PreflightContext<Calls>): Promise<true | Because> {
  if (who) return true
  const { allowed } = services.limiter.hit(`foundReport/${networkOf(address)}`, { times: 5, seconds: 3600 }, now)
  const solved = allowed || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'FOUND-1', words: solved }
}
