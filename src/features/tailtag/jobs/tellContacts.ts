import * as z from 'zod'
import { later } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { NEXT_CONTACT } from '../lifecycle.ts'
import { contactTold } from '../messages.ts'
import { nameOfScanned, settingsOf } from '../queries.ts'

type Tools = JobContext<object>

/** TAG-15: tells the people whom a keeper named, one after the other, while the keeper has not looked at a scan. */
export default job({
  name: 'tellContacts',
  schedule: '* * * * *',
  data: z.object({}),
  work: async (tools) => {
    for (const scan of await unseenScans(tools)) await tellNext(tools, scan)
  },
})

type Unseen = Awaited<ReturnType<typeof unseenScans>>[number]

const unseenScans = ({ db, now }: Tools) =>
  db
    .selectFrom('scan')
    // The contacts of a keeper since are told of nothing that was before them.
    .innerJoin('tag', (tag) => tag.onRef('tag.id', '=', 'scan.tagId').onRef('tag.keeperId', '=', 'scan.keeperId'))
    .innerJoin('account', 'account.id', 'scan.keeperId')
    .leftJoin('pet', 'pet.id', 'scan.petId')
    .select(['scan.id', 'scan.tagId', 'scan.contactsTold', 'scan.placeWords', 'tag.settings', 'account.name as keeperName'])
    .select(nameOfScanned.as('petName'))
    .where('scan.nextContactAt', '<=', now)
    .where('scan.seenAt', 'is', null)
    .orderBy('scan.nextContactAt')
    .limit(200)
    .forUpdate('scan')
    .skipLocked()
    .execute()

async function tellNext({ db, now, notify }: Tools, { id, tagId, contactsTold, settings, ...scan }: Unseen): Promise<void> {
  const { contacts } = settingsOf(settings)
  const contact = contacts[contactsTold]
  const isLast = contactsTold + 1 >= contacts.length
  await db
    .updateTable('scan')
    .set({ contactsTold: contactsTold + 1, nextContactAt: isLast ? null : later(now, NEXT_CONTACT) })
    .where('id', '=', id)
    .execute()
  if (contact)
    await notify({ name: contact.name, email: contact.email ?? null, mobile: contact.mobile ?? null }, contactTold({ tagId, ...scan }))
}
