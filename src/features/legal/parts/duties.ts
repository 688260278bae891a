import type { AnswerOf } from '#platform/contract/call.ts'
import { countText } from '#platform/text/counttext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import type { complianceEvidence } from '../contract.ts'

type Evidence = AnswerOf<typeof complianceEvidence>

export interface DutyShown {
  /** Of SI 2023/468. */
  reference: string
  asks: string
  does: string
  /** What the register counts for it now. */
  shows: string | null
  /** What we don’t do, or don’t do as the law puts it. */
  gap: string | null
}

/** The conditions on a database operator, in the order of the law. */
export function dutiesOf({ animals, keepers, backups, organisations, disclosures, history, registers, redirected }: Evidence): DutyShown[] {
  return [
    {
      reference: '7(1)(a)',
      asks: 'Room to store every record electronically, and to find it again',
      does: 'Every record is in one database, and is found by its chip number. We’ve measured how it answers with a million animals.',
      shows: `${number(animals, 'animal', 'animals')} of ${number(keepers, 'keeper', 'keepers')}`,
      gap: null,
    },
    {
      reference: '7(1)(b)',
      asks: 'A backup of everything, each day, at a secure place elsewhere',
      does: 'We take an encrypted backup every night, and read it back to check it.',
      shows: backupWords(backups),
      gap: backups.offSite ? null : 'The backups of this register are on its own disk. They have to be kept elsewhere as well.',
    },
    {
      reference: '7(1)(c)',
      asks: 'Give authorised people the details they ask for',
      does: 'Vets, rescues, dog wardens and the police whose evidence we’ve checked see the full record when they say why.',
      shows: `${number(disclosures, 'record', 'records')} shown to professionals in the last 30 days`,
      gap: null,
    },
    {
      reference: '7(1)(d)',
      asks: 'Give a keeper the details of their own animal',
      does: 'Keepers see the whole record in their account at any time, and can download all that we hold about them.',
      shows: null,
      gap: null,
    },
    {
      reference: '7(1)(e)',
      asks: 'Know who is an authorised person',
      does: 'Our staff check the evidence of each organisation, and again every year. The people there can each sign in under their own name.',
      shows: `${number(organisations, 'organisation', 'organisations')} whose evidence we’ve checked`,
      gap: null,
    },
    {
      reference: '7(1)(f)',
      asks: 'Know who is the keeper',
      does: 'Keepers sign in with a password and, if they like, a second step. They confirm their e-mail address with a link, and their mobile number with a code.',
      shows: null,
      gap: null,
    },
    {
      reference: '7(1)(g)',
      asks: 'Keep records that show all this',
      does: 'Everything that happens to a record is written into a history that can’t be changed unseen. It’s sealed and checked every night.',
      shows: historyWords(history),
      gap: null,
    },
    {
      reference: '7(1)(h)',
      asks: 'Answer by telephone and online at all times',
      does: `The chip search, messages to keepers and reports of found animals work day and night. Our telephone is ${site.phone}.`,
      shows: null,
      gap: `The telephone is answered ${site.hours.map(({ days, times }) => `${days} ${times}`).join(', ')}. ${site.outsideHours}`,
    },
    {
      reference: '7(1)(i)',
      asks: 'Send callers on to the database that holds the animal',
      does: 'Our staff see which other register has a number, and give the caller its details.',
      shows: `${countText(registers.withPhone)} of the ${countText(registers.listed)} other registers are listed with a telephone number that we’ve checked`,
      gap: registers.withPhone < registers.listed ? 'For the others we can give the caller only the name.' : null,
    },
    {
      reference: '7(1)(j)',
      asks: 'Send people who look up a chip on to the right database',
      does: 'When a number isn’t here, we ask all the registers that answer us at the same time, and link to the one that has it.',
      shows:
        registers.asked > 0
          ? `${countText(registers.answered)} of ${countText(registers.asked)} questions answered in the last 7 days`
          : null,
      gap: registers.asked > 0 ? null : 'We haven’t asked another register in the last 7 days, so we can’t show how they answer.',
    },
    {
      reference: '7(2)(a)',
      asks: 'Let other databases know which numbers are here',
      does: 'Other registers can ask us about a number at any time. They hear which numbers we have, and nothing about a person.',
      shows: null,
      gap: null,
    },
    {
      reference: '7(2)(b)',
      asks: 'Answer people who come from another database',
      does: 'Other registers can link straight to the answer for a number. The person who comes sees it straight away.',
      shows: `${number(redirected, 'person', 'people')} sent to us by other registers in the last 30 days`,
      gap: null,
    },
  ]
}

const number = (count: number, one: string, many: string) => `${countText(count)} ${count === 1 ? one : many}`

function backupWords({ lastAt, inThirtyDays }: Evidence['backups']): string {
  if (!lastAt) return 'No backup has been taken yet'
  return `The last one was taken on ${whenText(lastAt)}. In the last 30 days there were ${countText(inThirtyDays)}`
}

function historyWords({ events, checkedAt, differences }: Evidence['history']): string {
  if (!checkedAt) return 'The history hasn’t been checked yet'
  const found = differences === 0 ? 'everything fits' : 'something doesn’t fit, and our staff are looking into it'
  return `${number(events, 'event', 'events')} checked on ${whenText(checkedAt)}: ${found}`
}
