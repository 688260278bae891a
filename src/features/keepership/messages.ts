import type * as z from 'zod'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { salutation } from '#platform/text/salutation.ts'
import { site } from '#src/site.ts'
import { isReopened, nextForKeeper, nextForRequester, type Verification } from './next.ts'
import type { ClaimReason, ClaimStatus } from './shapes.ts'

/** What a message says, in the length of a letter and of a text message. */
export interface Said {
  subject: string
  paragraphs: string[]
  button: string
  short: string
}

export interface About extends Verification {
  petName: string
  chipNumber: string
  reason: z.output<typeof ClaimReason>
  reminders: number
  /** CLAIM-14 The organisation that held it, where nobody claimed it. */
  organisation?: string | null
  /** Why Staff refused it, where they did. */
  objection: string | null
  /** Why Staff resolved it as they did, for both sides to read. */
  why?: string | undefined
}

type Status = z.output<typeof ClaimStatus>

/** What the person who asks says of how they came to have the animal. */
const SAYS: Record<About['reason'], string> = {
  bought: 'that they bought it',
  gift: 'that it was given to them',
  adopted: 'that they adopted it',
  found: 'that they found it',
  inherited: 'that they took it on when its keeper died',
  separated: 'that it stayed with them after a separation',
  assistance: 'that it’s an assistance animal placed with them',
  unclaimed: 'that no one claimed it as a stray',
}

const NEITHER = 'We won’t tell you who they are, and we won’t tell them who you are.'
const NO_ACCOUNT = `You don’t need an account to answer. You can also call us on ${site.phone}.`

/** What the keeper is told of a request in its present state; null where it is not told. */
export function toKeeper(claim: About): Said | null {
  const { petName, reason } = claim
  const chip = `microchip ${groupChipNumber(claim.chipNumber)}`
  const asks = `Someone says they’ve got ${petName}, ${chip}, and ${SAYS[reason]}. They’ve asked to be registered as the keeper.`
  const answering = (subject: string, first: string, short: string): Said => ({
    subject: claim.reminders > 0 && claim.status === 'notified' ? `Reminder: ${subject}` : subject,
    paragraphs: [first, nextForKeeper(claim), NEITHER, NO_ACCOUNT],
    button: 'Agree or object',
    short,
  })
  const informing = (subject: string, first: string, short: string): Said => ({
    subject,
    paragraphs: [first, ...whyWords(claim), nextForKeeper(claim)],
    button: 'See the request',
    short,
  })
  const asked = `Someone has asked to be ${petName}’s keeper. Agree or object:`
  const news: Partial<Record<Status, Said>> = {
    held: answering(`Someone says they’ve found ${petName}`, asks, `Someone says they’ve found ${petName}. Agree or object:`),
    notified: answering(`Someone has asked to be ${petName}’s keeper`, asks, asked),
    letterSent: answering(`Someone has asked to be ${petName}’s keeper`, asks, asked),
    grace: answering(`7 days left: someone has asked to be ${petName}’s keeper`, asks, `You have 7 days left to object. ${asked}`),
    cooling: answering(
      `You’ve agreed to a new keeper for ${petName}`,
      `You, or someone using your name, agreed to a request about ${petName}, ${chip}.`,
      `You’ve agreed to a new keeper for ${petName}. If that wasn’t you, object:`,
    ),
    blockedMissing: answering(`Someone says they’ve got ${petName}`, asks, `Someone says they’ve got ${petName}. See the request:`),
    disputed: isReopened(claim)
      ? informing(
          againSubject(`who keeps ${petName}`),
          `${AGAIN} It’s about ${petName}, ${chip}.`,
          `${againSubject(`who keeps ${petName}`)}. We aim to decide within 48 hours.`,
        )
      : informing(
          `We have your objection about ${petName}`,
          `You’ve objected to a new keeper for ${petName}, ${chip}.`,
          `We have your objection about ${petName}. We aim to look at it within 48 hours.`,
        ),
    completed: informing(`${petName} has a new keeper`, movedWords(claim, chip), `${petName} has a new keeper. If that’s wrong, tell us:`),
    refused: informing(
      `The request about ${petName} has ended`,
      `Our staff looked at what the person who asked to be the keeper of ${petName}, ${chip}, had sent, and it wasn’t enough. You’re still the keeper.`,
      `The request about ${petName} has ended: you’re still the keeper.`,
    ),
    withdrawn: informing(
      `The request about ${petName} has been withdrawn`,
      `The person who asked to be the keeper of ${petName}, ${chip}, has withdrawn their request.`,
      `The request about ${petName} has been withdrawn.`,
    ),
    settledKeeper: informing(
      `You’re ${petName}’s registered keeper`,
      `The request about ${petName}, ${chip}, is settled.`,
      `The request about ${petName} is settled: you’re the keeper.`,
    ),
    settledRequester: informing(
      `The request about ${petName} is settled`,
      `The request about ${petName}, ${chip}, is settled.`,
      `The request about ${petName} is settled. See the decision:`,
    ),
  }
  return news[claim.status] ?? null
}

/** CLAIM-15 What both sides are told where a decision is looked at again. */
const againSubject = (about: string) => `We’re looking again at ${about}`
const AGAIN = 'We’ve opened a request again that had been decided. A different member of our staff will decide it.'

const whyWords = ({ why }: About) => (why ? [`Why: ${why}`] : [])

function movedWords({ petName, reason, organisation }: About, chip: string): string {
  if (reason !== 'unclaimed') return `The record of ${petName}, ${chip}, has moved to the person who asked for it.`
  return `${organisation ?? 'A rescue'} held ${petName}, ${chip}, for you as a stray. By the council’s date, the days for you to claim ${petName} are over, and ${organisation ?? 'the rescue'} says ${petName} wasn’t claimed. So it’s ${petName}’s keeper now, and can find ${petName} a new home.`
}

/** The letter on paper. */
export function asLetter(claim: About, name: string, link: string): { subject: string; text: string } {
  const { subject = '', paragraphs = [] } = toKeeper(claim) ?? {}
  const how = `Call us on ${site.phone}, or go to this web address:`
  return { subject, text: [`Dear ${salutation(name)},`, ...paragraphs.slice(0, 3), how, link, site.name].join('\n\n') }
}

const HEADLINE: Partial<Record<Status, string>> = {
  evidenceReview: 'We’ve received your request',
  held: 'We’ve received your request',
  notified: 'We’ve asked the keeper',
  letterSent: 'We’ve written to the keeper',
  grace: 'The keeper hasn’t answered',
  cooling: 'The keeper has agreed',
  blockedMissing: 'Your request is on hold',
  disputed: 'There’s an objection to your request',
  completed: 'You’re the keeper',
  refused: 'Your request has been refused',
  settledKeeper: 'Your request is settled',
  settledRequester: 'You’re the keeper',
}

/** What whoever asked is told; null where they know already. The animal is named only by its chip. */
export function toRequester(claim: About): Said | null {
  const headline = isReopened(claim) ? againSubject('your request') : HEADLINE[claim.status]
  if (!headline) return null
  const chip = `microchip ${groupChipNumber(claim.chipNumber)}`
  // Of an objection the other side learns only that there is one; Staff's own words about evidence are for whoever gave it.
  const why = claim.status === 'refused' && claim.objection ? [claim.objection] : []
  return {
    subject: `${headline}: ${chip}`,
    paragraphs: [
      `This is about your request for the animal with ${chip}.`,
      ...(isReopened(claim) ? [AGAIN] : []),
      ...why,
      ...whyWords(claim),
      nextForRequester(claim),
    ],
    button: 'See your requests',
    short: headline,
  }
}

/** For a keeper to whom the animal came after the request, when it goes back to its former keeper. */
export const wentBack = ({ petName, chipNumber, why }: Pick<About, 'petName' | 'chipNumber' | 'why'>): Said => ({
  subject: `${petName} has gone back to the former keeper`,
  paragraphs: [
    `The dispute about ${petName}, microchip ${groupChipNumber(chipNumber)}, has been settled: the record has gone back to the former keeper.`,
    ...(why ? [`Why: ${why}`] : []),
    `Questions? Call us on ${site.phone}. Only the police or a court can decide who owns an animal.`,
  ],
  button: 'See your pets',
  short: `${petName} has gone back to the former keeper.`,
})
