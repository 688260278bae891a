import { evidenceOf } from '#features/accounts/evidence.ts'
import { roleInWords } from '#features/accounts/messages.ts'
import { paths } from '#src/paths.ts'
import type { Asking, Task } from './task.ts'

/** What Staff need before they can verify a professional, and what they said when they could not. */
export async function standingTasks({ db, who }: Asking): Promise<Task[]> {
  const profiles = await db.selectFrom('profile').select(['id', 'type', 'status', 'details']).where('accountId', '=', who.id).execute()
  return profiles.flatMap((profile) => [...refused(profile), ...withoutEvidence(profile)])
}

interface Profile {
  id: string
  type: string
  status: string
  details: unknown
}

function refused({ id, type, status, details }: Profile): Task[] {
  if (status !== 'refused') return []
  const title = `We could not verify you as ${roleInWords(type)}`
  const text = `${evidenceOf(details).why ?? 'The evidence was not enough.'} You may send more, and we look at it again.`
  return [{ kind: 'standing', id, title, text, link: paths.profile, act: 'Send more', urgent: true, dueAt: null }]
}

function withoutEvidence({ id, type, status, details }: Profile): Task[] {
  if (status !== 'applied' || evidenceOf(details).files.length > 0) return []
  const title = `Show us that you are ${roleInWords(type)}`
  const text = 'A certificate, a licence or a registration, as a photo or a PDF. We can verify you once we have seen it.'
  return [{ kind: 'evidence', id, title, text, link: paths.profile, act: 'Send it', urgent: false, dueAt: null }]
}
