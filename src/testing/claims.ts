import { PASSWORD, PEOPLE, type PersonKey } from '#database/seed/people.ts'
import { animal } from './animals.ts'
import type { Client } from './client.ts'
import { mailbox } from './mailbox.ts'
import { freshAddress } from './newcomer.ts'
import { smallPicture } from './picture.ts'
import type { TestRegister } from './register.ts'

/** A session ends after 30 days, sooner than a request: a tour through its days signs in anew. */
export async function signedInAnew(register: TestRegister, key: PersonKey): Promise<Client> {
  const { data } = await register.stranger.login({ email: PEOPLE[key].email, password: PASSWORD }, { address: freshAddress() })
  return register.withToken(data.token)
}

/** An animal that somebody keeps. */
export async function keptBy(keeper: Client, over: Parameters<typeof animal>[0] = {}) {
  const facts = animal(over)
  const { data } = await keeper.addPet(facts)
  return { petId: data.petId, chipNumber: facts.chipNumber }
}

/** What somebody fills in who has an animal and asks to be its keeper; `over` replaces fields. */
export async function wish(requester: Client, chipNumber: string, over: Record<string, unknown> = {}) {
  const { data } = await requester.uploadFile({ purpose: 'evidence' }, { file: { bytes: await smallPicture(), name: 'reader.png' } })
  return {
    chipNumber,
    reason: 'bought',
    photoId: data.fileId,
    statement: { by: 'seller', words: 'I bought her in May and have her here.' },
    declaration: true,
    ...over,
  }
}

/** The same for a found stray that was reported to a council on this day. */
export const stray = (reportedOn: string, more: Record<string, unknown> = {}) => ({
  reason: 'found',
  council: { name: 'Herefordshire Council', reference: 'DW-2217', reportedOn, ...more },
})

/** The secrets of the links in what was sent to one person, oldest first. */
export async function linksTo(register: TestRegister, recipient: string): Promise<string[]> {
  const messages = await mailbox(register, recipient)
  return messages.flatMap(({ text }) => [...text.matchAll(/respond-keepership-request\?token=([\w-]+)/g)].map((found) => found[1] ?? ''))
}

/** Lets what waits go out, then so many days pass, and the clock look at the requests; what it sends goes out too. */
export async function watch(register: TestRegister, days = 0) {
  await register.drain()
  register.clock.turn({ days })
  await register.runJob('watchClaims', {})
  await register.drain()
}

/** Everything that a reply holds, for looking whether somebody is named in it. */
export const namesIn = (reply: { data: unknown; message: string }, ...keys: PersonKey[]) => {
  const text = JSON.stringify([reply.data, reply.message])
  return keys.flatMap((key) =>
    [PEOPLE[key].name, PEOPLE[key].email, PEOPLE[key].mobile, PEOPLE[key].line1, PEOPLE[key].postcode].filter((known) =>
      text.includes(known),
    ),
  )
}

/** A request about an animal of Anna's that Tamsin makes; both are confirmed, so that Anna is asked at once. */
export async function asked(register: TestRegister, { pet = {}, over = {} }: { pet?: Parameters<typeof animal>[0]; over?: object } = {}) {
  const anna = await signedInAnew(register, 'anna')
  const tamsin = await signedInAnew(register, 'tamsin')
  const kept = await keptBy(anna, pet)
  await register.db
    .updateTable('claim')
    .set({ createdAt: new Date(0) })
    .where('requesterId', '=', register.people.tamsin)
    .execute()
  const { data } = await tamsin.saveKeepershipRequest(await wish(tamsin, kept.chipNumber, { ...over }))
  return { anna, tamsin, ...kept, requestId: data.requestId }
}
