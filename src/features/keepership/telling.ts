import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { letter } from '#platform/jobs/letter.ts'
import type { Message } from '#platform/jobs/message.ts'
import { textMessage } from '#platform/jobs/text.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { type ClaimRow, newLink } from './claims.ts'
import { KEEPER_TOLD } from './lifecycle.ts'
import { onPaper, type Said, toKeeper, toRequester } from './messages.ts'

interface Telling {
  db: Db
  now: Date
  send: (message: Message) => Promise<void>
  publicUrl: string
}

type Account = Awaited<ReturnType<typeof accountById>>

/**
 * Tells the keeper how a request stands, by e-mail and by text message where these are confirmed: it is a legal notice, so it goes out also
 * where alerts are off. Each message that can be answered has a link of its own, and is written down as proof that the keeper was told.
 */
export async function tellKeeper(telling: Telling, claim: ClaimRow): Promise<void> {
  const said = toKeeper(claim)
  // Who was never asked is not troubled with how it ended.
  if (!said || !claim.notifiedAt) return
  const keeper = await accountById(telling.db, claim.keeperId)
  if (claim.status === 'letterSent') return postLetter(telling, claim, keeper)
  for (const channel of channelsOf(keeper)) {
    const message = written(channel, said, keeper, await linkFor(telling, claim), 'needed')
    await writeDown(telling, claim, message)
    await telling.send(message)
  }
}

/** A letter on paper, for a keeper whom no message could reach. Nothing is sent where there is no address. */
async function postLetter(telling: Telling, claim: ClaimRow, keeper: Account): Promise<void> {
  const lines = [keeper.name, keeper.line1, keeper.line2, keeper.town, keeper.county, keeper.postcode]
  const message: Message = {
    channel: 'post',
    kind: 'needed',
    id: newId(),
    to: lines.filter((line) => line).join('\n'),
    ...onPaper(claim, keeper.name, await linkFor(telling, claim)),
  }
  await writeDown(telling, claim, message)
  await telling.send(message)
}

/** Tells whoever asked how their request stands: nothing of the keeper, and no reasons. */
export async function tellRequester(telling: Telling, claim: ClaimRow): Promise<void> {
  const said = toRequester(claim)
  if (!said) return
  const requester = await accountById(telling.db, claim.requesterId)
  await telling.send(written('email', said, requester, telling.publicUrl + paths.requests))
}

/** Tells somebody who came to keep an animal in between that it has gone back to its former keeper. */
export async function tellDisplaced(telling: Telling, accountId: string, said: Said): Promise<void> {
  const account = await accountById(telling.db, accountId)
  await telling.send(written('email', said, account, telling.publicUrl + paths.pets))
}

const channelsOf = ({ emailVerifiedAt, mobile, mobileVerifiedAt }: Account) => [
  ...(emailVerifiedAt ? (['email'] as const) : []),
  ...(mobile && mobileVerifiedAt ? (['sms'] as const) : []),
]

/** A link that answers without signing in, as long as there is something to answer; afterwards the page of whoever is signed in. */
async function linkFor({ db, now, publicUrl }: Telling, claim: ClaimRow): Promise<string> {
  const answers = claim.status !== 'disputed' && KEEPER_TOLD.some((status) => status === claim.status)
  if (!answers) return publicUrl + paths.respondToRequest(claim.id)
  return publicUrl + paths.respondKeepershipRequest(await newLink(db, claim.id, now))
}

function written(
  channel: 'email' | 'sms',
  { subject, paragraphs, button, short }: Said,
  to: Account,
  link: string,
  kind: 'needed' | 'usual' = 'usual',
): Message {
  if (channel === 'sms') return textMessage({ to: to.mobile ?? '', kind, words: `${site.name}: ${short}`, link })
  const person = { id: newId(), to: to.email, name: to.name, word: to.antiPhishingWord }
  return letter({ ...person, kind, subject, paragraphs, button: { words: button, link } })
}

async function writeDown({ db, now }: Telling, claim: ClaimRow, { id }: Message) {
  await db.insertInto('claimNotice').values({ messageId: id, claimId: claim.id, at: now }).execute()
}
