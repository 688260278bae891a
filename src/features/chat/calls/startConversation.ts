import { accountById } from '#features/accounts/queries.ts'
import type { Because } from '#platform/law/clause.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { beginConversation, type Guest } from '../beginConversation.ts'
import { startConversation } from '../contract.ts'
import { newRelayKey } from '../newRelayKey.ts'
import { partnersOf } from '../partners.ts'
import { type Listed, listed, type Partner } from '../points.ts'
import { resumeConversation } from '../resumeConversation.ts'
import { tellBegun } from '../tellBegun.ts'
import { writeMessage } from '../writeMessage.ts'

type Context = CallContext<typeof startConversation>

/** Goes on with the conversation that two people have, where there is one. */
export default handlerWithPreflight(startConversation, isPerson, async (context, person) => {
  const { input, who, db, now, refuse } = context
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  if (!who && !input.email) throw refuse('emailNeeded', { field: 'email' })

  const found = await listedAsked(context)
  const partner = await partnerAsked(context)
  // Where an implanter begins, they are the host all the same.
  if (partner?.role === 'customer') return writeAsHost(context, partner)
  const seats = found ? { about: found.about, hostId: found.accountId } : { about: aboutOf(partner), hostId: input.accountId ?? null }
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

/** Nobody writes to themselves. */
async function listedAsked({ input, who, db, now, extensions, refuse }: Context): Promise<Listed | null> {
  const { listedId } = input
  if (!listedId) return null
  const found = await Promise.all(extensions(listed).map((of) => of({ db, now, listedId })))
  const one = found.find((each) => each !== null)
  if (!one || one.accountId === who?.id) throw refuse('noSuchListed', { field: 'listedId' })
  return one
}

async function partnerAsked(context: Context): Promise<Partner | null> {
  const { input, who, refuse } = context
  if (!input.accountId || input.listedId) return null
  const partners = who ? await partnersOf({ ...context, who }) : []
  const partner = partners.find(({ accountId }) => accountId === input.accountId)
  if (!partner) throw refuse('noSuchPartner', { field: 'accountId' })
  return partner
}

function aboutOf(partner: Partner | null): 'support' | 'implanter' | 'training' {
  if (!partner) return 'support'
  return partner.role === 'trainer' ? 'training' : 'implanter'
}

async function writeAsHost(context: Context, { accountId, name }: Partner) {
  const { input, who, db } = context
  const seats = { about: 'implanter' as const, hostId: who?.id ?? null }
  const guest = { guestId: accountId, guestName: name, guestEmail: null, guestMobile: null, guestProven: false }
  const thread = (await resumeConversation(db, accountId, seats)) ?? (await beginConversation(context, { ...seats, pet: null }, guest))
  await writeMessage(context, thread, 'host', { text: input.text })
  return { threadId: thread.id, relayKey: null }
}

async function guestOf({ input, who, db }: Context): Promise<Guest> {
  const nobody = { guestId: null, guestName: null, guestEmail: null, guestMobile: null, guestProven: false }
  if (!who) return { ...nobody, guestName: input.name ?? null, guestEmail: input.email ?? null }
  const { name } = await accountById(db, who.id)
  return { ...nobody, guestId: who.id, guestName: name.split(' ')[0] ?? name }
}
