import { newId } from '#platform/database/id.ts'
import type { Because } from '#platform/law/clause.ts'
import { handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { saveContactus } from '../contract.ts'
import { contactLife } from '../lifecycle.ts'
import { newMessage, weHaveIt } from '../messages.ts'
import { staff } from '../queries.ts'
import { newReference } from '../reference.ts'
import { FREE_CHIPS } from '../subjects.ts'
import { writerOf } from '../writer.ts'

/** CONTACT-1 */
export default handlerWithPreflight(saveContactus, isPerson, async ({ input, who, db, now, refuse, start, notify }, person) => {
  const { topic, name, email, text, chips } = input
  if (person !== true) throw refuse('captchaFailed', { because: person, field: 'captcha' })
  if (topic === FREE_CHIPS && !chips) throw refuse('sayWhoFor', { field: 'chips' })

  const message = {
    id: newId(),
    status: 'received' as const,
    statusAt: now,
    reference: newReference(),
    topic,
    accountId: who?.id ?? null,
    name,
    email,
    text,
    chips: topic === FREE_CHIPS && chips ? JSON.stringify(chips) : null,
    createdAt: now,
  }
  await db.insertInto('contactMessage').values(message).execute()
  await start(contactLife, 'receive', message, 'requester', { topic, reference: message.reference })
  await notify(await writerOf(db, { id: message.id, email, name: null }), weHaveIt({ topic, reference: message.reference }))
  for (const { accountId } of await staff(db)) await notify(accountId, newMessage({ topic, reference: message.reference }))
  return { reference: message.reference }
})

/** Who has signed in has shown already that a person asks. */
async function isPerson({ input, who, now, services }: PreflightContext<typeof saveContactus>): Promise<true | Because> {
  const solved = who !== null || (await services.captcha.verify(input.captcha, now))
  return solved === true || { clause: 'CONTACT-1', words: solved }
}
