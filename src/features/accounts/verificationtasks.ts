import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { evidenceOf } from './evidence.ts'
import { APPLY_DAYS, endOf, LICENCE_DAYS } from './expiry.ts'
import { roleInWords } from './messages.ts'
import type { Task, TaskContext } from './points.ts'
import { breederDetails } from './queries/breeders.ts'

/** What Staff need before they can verify a professional, what they said when they could not, and that a verification ends. */
export async function verificationTasks({ db, who, now }: TaskContext): Promise<Task[]> {
  const profiles = await db
    .selectFrom('profile')
    .select(['id', 'type', 'status', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', who.id)
    .execute()
  const today = londonDate(now)
  return profiles.flatMap((profile) => [
    ...refused(profile),
    ...ending(profile, today),
    ...licenceEnding(profile, today),
    ...withoutEvidence(profile),
  ])
}

interface Profile {
  id: string
  type: string
  status: string
  details: unknown
  verifiedUntil: string | null
  renewalAt: Date | null
}

function refused({ id, type, status, details }: Profile): Task[] {
  if (status !== 'refused') return []
  const title = `We couldn’t verify you as ${roleInWords(type)}`
  const text = `${evidenceOf(details).why ?? 'The evidence wasn’t enough.'} You can send more, and we’ll look again.`
  return [{ kind: 'standing', id, title, text, link: paths.profile, act: 'Send more evidence', urgent: true, dueAt: null }]
}

const URGENT_DAYS = 7

/** Nothing waits for somebody who has shown anew what they are: then it waits for us. */
function ending(profile: Profile, today: string): Task[] {
  const end = endOf(profile, today)
  if (!end?.renewable || end.askedAt) return []
  const { id, status } = profile
  const title = `Your verification ${status === 'expired' ? 'ended' : 'ends'} on ${whenText(end.on, 'day')}`
  const text = 'Send us up-to-date evidence or tell us that nothing has changed. We’ll check it and verify you for another year.'
  const urgent = end.on <= daysAfter(today, URGENT_DAYS)
  return [
    {
      kind: 'standing',
      id,
      title,
      text,
      link: paths.profile,
      act: 'Renew your verification',
      urgent,
      dueAt: new Date(`${end.on}T12:00:00Z`),
    },
  ]
}

/** From so many days before its end a breeder has it to do; once it’s over, until a new one is there. */
function licenceEnding({ id, type, details }: Profile, today: string): Task[] {
  if (type !== 'Breeder') return []
  const { licenceNumber, licenceEndsOn } = breederDetails(details)
  if (!licenceNumber || !licenceEndsOn || licenceEndsOn > daysAfter(today, LICENCE_DAYS)) return []
  const hasEnded = licenceEndsOn < today
  return [
    {
      kind: 'licence',
      id,
      title: `Your breeding licence ${hasEnded ? 'ended' : 'ends'} on ${whenText(licenceEndsOn, 'day')}`,
      text: `${hasEnded ? '' : applyText(licenceEndsOn, today)}Add your new licence, or its new last day. If the law asks you for a licence, you can’t sell puppies without one.`,
      link: paths.profile,
      act: 'Add your new licence',
      urgent: licenceEndsOn <= daysAfter(today, URGENT_DAYS),
      dueAt: new Date(`${licenceEndsOn}T12:00:00Z`),
    },
  ]
}

/** When to ask the council, which wants 10 weeks. */
function applyText(endsOn: string, today: string): string {
  const by = daysAfter(endsOn, -APPLY_DAYS)
  return by < today
    ? 'Councils want 10 weeks to renew a licence: if you haven’t applied to yours, do it now. '
    : `Councils want 10 weeks to renew a licence: apply to yours by ${whenText(by, 'day')}. `
}

function withoutEvidence({ id, type, status, details }: Profile): Task[] {
  if (status !== 'applied' || evidenceOf(details).files.length > 0) return []
  const title = `Show us that you’re ${roleInWords(type)}`
  const text = 'Send a certificate, licence or registration, as a photo or a PDF. We can verify you once we’ve seen it.'
  return [{ kind: 'evidence', id, title, text, link: paths.profile, act: 'Send evidence', urgent: false, dueAt: null }]
}
