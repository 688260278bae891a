import { accountById } from '#features/accounts/queries.ts'
import type { Because } from '#platform/law/clause.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { beginConversation, type Guest } from '../beginConversation.ts'
import { startConversation } from '../contract.ts'
import { newRelayKey } from '../newRelayKey.ts'
import { partnersOf } from '../partners.ts'
import { resumeConversation } from '../resumeConversation.ts'
import { tellBegun } from '../tellBegun.ts'
import { writeMessage } from '../writeMessage.ts'

type Context = CallContext<typeof startConversation>

/** Goes on with the conversation that two people have, where there is one. */
export default handlerWithPreflight(startConversation, isPerson, async (context, person) => {
  const { input, who, db, now, refuse } = context
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  if (!who && !input.email) throw refuse('emailNeeded', { field: 'email' })

  const about = await aboutWhat(context)
  const seats = { about, hostId: input.accountId ?? null }
  const known = who ? await resumeConversation(db, who.id, seats) : null
  const thread = known ?? (await beginConversation(context, { ...seats, pet: null }, await guestOf(context)))
  await writeMessage(context, thread, 'guest', { text: input.text })
  if (who) return { threadId: thread.id, relayKey: null }
  const relayKey = await newRelayKey(db, thread.id, now)
  await tellBegun(context, thread, paths.relay(relayKey))
  return { threadId: thread.id, relayKey }
})

/** Who has signed in has shown already that a person asks. */
async function isPerson({ input, who, now, services }: PreflightContext<typeof startConversation>): Promise<true | Because> {
  const solved = who !== null || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'CHAT-1', words: solved }
}

async function aboutWhat(context: Context): Promise<'support' | 'implanter' | 'training'> {
  const { input, who, refuse } = context
  if (!input.accountId) return 'support'
  const partners = who ? await partnersOf({ ...context, who }) : []
  const partner = partners.find(({ accountId }) => accountId === input.accountId)
  if (!partner) throw refuse('noSuchPartner', { field: 'accountId' })
  return partner.role === 'trainer' ? 'training' : 'implanter'
}

async function guestOf({ input, who, db }: Context): Promise<Guest> {
  const nobody = { guestId: null, guestName: null, guestEmail: null, guestMobile: null, guestProven: false }
  if (!who) return { ...nobody, guestName: input.name ?? null, guestEmail: input.email ?? null }
  const { name } = await accountById(db, who.id)
  return { ...nobody, guestId: who.id, guestName: name.split(' ')[0] ?? name }
}
