import type * as z from 'zod'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { site } from '#src/site.ts'
import { nextForKeeper, nextForRequester, type Verification } from './next.ts'
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
  /** Why Staff refused it, where they did. */
  objection: string | null
}

type Status = z.output<typeof ClaimStatus>

/** What the person who asks says of how they came to have the animal. */
const SAYS: Record<About['reason'], string> = {
  bought: 'that they bought it',
  gift: 'that it was given to them',
  adopted: 'that they adopted it',
  found: 'that they found it',
  inherited: 'that its keeper has died and it came to them',
  separated: 'that it stayed with them after a separation',
  assistance: 'that it works with them as an assistance animal',
}

const NEITHER = 'We do not tell you who asks, and we do not tell them who you are.'
const NO_ACCOUNT = `You need no account for the button below. You can also ring us on ${site.phone}.`

/** What the keeper is told of a request in its present state; null where it is not told. */
export function toKeeper(claim: About): Said | null {
  const { petName, reason } = claim
  const chip = `microchip ${groupChipNumber(claim.chipNumber)}`
  const asks = `Somebody says that they have ${petName}, ${chip}, and ${SAYS[reason]}. They ask to be written down as its keeper.`
  const answering = (subject: string, first: string, short: string): Said => ({
    subject: claim.reminders > 0 && claim.status === 'notified' ? `Reminder: ${subject}` : subject,
    paragraphs: [first, nextForKeeper(claim), NEITHER, NO_ACCOUNT],
    button: 'Agree or object',
    short,
  })
  const informing = (subject: string, first: string, short: string): Said => ({
    subject,
    paragraphs: [first, nextForKeeper(claim)],
    button: 'See the request',
    short,
  })
  const asked = `Somebody asks to be ${petName}’s keeper. Agree or object:`
  const news: Partial<Record<Status, Said>> = {
    held: answering(`Somebody says that they found ${petName}`, asks, `Somebody says that they found ${petName}. Agree or object:`),
    notified: answering(`Somebody asks to be the keeper of ${petName}`, asks, asked),
    letterSent: answering(`Somebody asks to be the keeper of ${petName}`, asks, asked),
    grace: answering(`7 days are left: somebody asks to be the keeper of ${petName}`, asks, `7 days are left to object. ${asked}`),
    cooling: answering(
      `You have agreed that ${petName} has another keeper`,
      `You, or somebody in your name, have agreed to a request about ${petName}, ${chip}.`,
      `You have agreed that ${petName} has another keeper. If that was not you, object:`,
    ),
    blockedMissing: answering(`Somebody says that they have ${petName}`, asks, `Somebody says that they have ${petName}. See:`),
    disputed: informing(
      `We have your objection about ${petName}`,
      `You object to another keeper of ${petName}, ${chip}.`,
      `We have your objection about ${petName}. Staff look at it within 48 hours.`,
    ),
    completed: informing(
      `${petName} has another keeper`,
      `The record of ${petName}, ${chip}, has moved to the person who asked for it.`,
      `${petName} has another keeper now. If that is wrong, say so:`,
    ),
    withdrawn: informing(
      `The request about ${petName} was taken back`,
      `Whoever asked to be the keeper of ${petName}, ${chip}, asks no longer.`,
      `The request about ${petName} was taken back.`,
    ),
    settledKeeper: informing(
      `${petName} is on the register with you`,
      `The request about ${petName}, ${chip}, is settled.`,
      `The request about ${petName} is settled: you are the keeper.`,
    ),
    settledRequester: informing(
      `The request about ${petName} is settled`,
      `The request about ${petName}, ${chip}, is settled.`,
      `The request about ${petName} is settled. See:`,
    ),
  }
  return news[claim.status] ?? null
}

/** The letter on paper for a keeper whom no message could reach. */
export function asLetter(claim: About, name: string, link: string): { subject: string; text: string } {
  const { subject = '', paragraphs = [] } = toKeeper(claim) ?? {}
  const how = `Ring us on ${site.phone}, or type this address where you read web pages:`
  return { subject, text: [`Dear ${name},`, ...paragraphs.slice(0, 3), how, link, site.name].join('\n\n') }
}

const HEADLINE: Partial<Record<Status, string>> = {
  evidenceReview: 'We have your request',
  held: 'We have your request',
  notified: 'The keeper has been asked',
  letterSent: 'A letter has gone to the keeper',
  grace: 'The keeper has not answered',
  cooling: 'The keeper has agreed',
  blockedMissing: 'Your request has to wait',
  disputed: 'An objection was received',
  completed: 'You are the keeper',
  refused: 'Your request is refused',
  settledKeeper: 'Your request is settled',
  settledRequester: 'You are the keeper',
}

/** What whoever asked is told; null where they know already. The animal is named only by its chip. */
export function toRequester(claim: About): Said | null {
  const headline = HEADLINE[claim.status]
  if (!headline) return null
  const chip = `microchip ${groupChipNumber(claim.chipNumber)}`
  // Of an objection the other side learns only that there is one; Staff's own words about evidence are for whoever gave it.
  const why = claim.status === 'refused' && claim.objection ? [claim.objection] : []
  return {
    subject: `${headline}: ${chip}`,
    paragraphs: [`This is about your request for the animal with ${chip}.`, ...why, nextForRequester(claim)],
    button: 'See your requests',
    short: headline,
  }
}

/** For a keeper to whom the animal came after the request, when it goes back to its former keeper. */
export const wentBack = ({ petName, chipNumber }: Pick<About, 'petName' | 'chipNumber'>): Said => ({
  subject: `${petName} has gone back to its former keeper`,
  paragraphs: [
    `A dispute about ${petName}, microchip ${groupChipNumber(chipNumber)}, is settled: its record is with its former keeper again.`,
    `Ring us on ${site.phone} if you have questions. Who owns an animal is for the police or a court to say.`,
  ],
  button: 'See your pets',
  short: `${petName} is with its former keeper again.`,
})
