import { organisationName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { newId } from '#platform/database/id.ts'
import type { Message } from '#platform/jobs/message.ts'
import type { Notice } from '#platform/jobs/notify.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { type ClaimRow, newLink } from './claims.ts'
import { KEEPER_TOLD } from './lifecycle.ts'
import { asLetter, type Said, toKeeper, toRequester } from './messages.ts'

type NotificationContext = Pick<CallContext<never>, 'db' | 'now' | 'send' | 'notify' | 'services'>

/** A request, with why Staff decided about it where they just did. */
type Told = ClaimRow & { why?: string | undefined }

type Account = Awaited<ReturnType<typeof accountById>>

/**
 * Tells the keeper how a request stands, by e-mail and by text message where these are confirmed: it is a legal notice, so it goes out also
 * where alerts are off. Each message that can be answered has a link of its own, and is written down as proof that the keeper was told.
 */
export async function tellKeeper(context: NotificationContext, claim: Told): Promise<void> {
  const organisation = claim.reason === 'unclaimed' ? await organisationName(context.db, claim.requesterId) : null
  const said = toKeeper({ ...claim, organisation })
  // Who was never asked is not troubled with how it ended.
  if (!said || !claim.notifiedAt) return
  const keeper = await accountById(context.db, claim.keeperId)
  const ways = waysTo(keeper)
  if (claim.status === 'letterSent') return postLetter(context, claim, keeper)
  if (ways.length === 0) return tellOnPaper(context, claim, keeper, said)
  // An e-mail alone is too little to lose an animal by: a letter goes as well, once.
  if (claim.status === 'notified' && !claim.letterAt) await postLetter(context, claim, keeper)
  for (const to of ways) {
    const ids = await context.notify(to, {
      ...letterOf(said, await linkFor(context, claim)),
      kind: 'needed',
      text: `${site.name}: ${said.short}`,
    })
    for (const id of ids) await writeDown(context, claim, id)
  }
}

/** A letter on paper. Nothing is sent where there is no address. */
async function postLetter(context: NotificationContext, claim: ClaimRow, keeper: Account): Promise<void> {
  if (keeper.line1 === null || keeper.postcode === null) return
  const lines = [keeper.name, keeper.line1, keeper.line2, keeper.town, keeper.county, keeper.postcode]
  const message: Message = {
    channel: 'post',
    kind: 'needed',
    id: newId(),
    to: lines.filter((line) => line).join('\n'),
    ...asLetter(claim, keeper.name, context.services.config.publicUrl + (await linkFor(context, claim))),
  }
  await writeDown(context, claim, message.id)
  await context.send(message)
  await context.db.updateTable('claim').set({ letterAt: context.now }).where('id', '=', claim.id).execute()
}

/** Whom only paper reaches reads there whatever others read by e-mail, with one reminder. */
async function tellOnPaper(context: NotificationContext, claim: Told, keeper: Account, said: Said): Promise<void> {
  if (claim.reminders > 0 && claim.status === 'notified' && claim.reminders !== PAPER_REMINDER) return
  if (canAnswer(claim)) return postLetter(context, claim, keeper)
  await context.notify({ ...keeper, email: null, mobile: null }, { ...letterOf(said, paths.respondToRequest(claim.id)), kind: 'needed' })
}

/** The reminder, of those in REMINDERS, that is sent on paper: a letter takes some days each way. */
const PAPER_REMINDER = 3

/** Tells whoever asked how their request stands: nothing of the keeper, and no reasons. */
export async function tellRequester(context: NotificationContext, claim: Told): Promise<void> {
  const said = toRequester(claim)
  if (said) await context.notify(claim.requesterId, letterOf(said, paths.requests))
}

/** Tells somebody who came to keep an animal in between that it has gone back to its former keeper. */
export async function tellDisplaced(context: NotificationContext, accountId: string, said: Said): Promise<void> {
  await context.notify(accountId, letterOf(said, paths.pets))
}

/** One recipient a way, because each message has a link of its own. */
const waysTo = ({ email, emailVerifiedAt, mobile, mobileVerifiedAt, name, antiPhishingWord }: Account) => [
  ...(emailVerifiedAt ? [{ email, name, antiPhishingWord }] : []),
  ...(mobile && mobileVerifiedAt ? [{ email: null, mobile }] : []),
]

const canAnswer = ({ status }: ClaimRow) => status !== 'disputed' && KEEPER_TOLD.some((told) => told === status)

/** A link that answers without signing in, as long as there is something to answer; afterwards the page of whoever is signed in. */
async function linkFor({ db, now }: NotificationContext, claim: ClaimRow): Promise<string> {
  if (!canAnswer(claim)) return paths.respondToRequest(claim.id)
  return paths.respondKeepershipRequest(await newLink(db, claim.id, now))
}

const letterOf = ({ subject, paragraphs, button }: Said, link: string): Notice => ({ subject, paragraphs, button: { words: button, link } })

async function writeDown({ db, now }: NotificationContext, claim: ClaimRow, messageId: string) {
  await db.insertInto('claimNotice').values({ messageId, claimId: claim.id, at: now }).execute()
}
