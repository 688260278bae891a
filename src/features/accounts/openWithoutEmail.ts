import { noEmail } from '#platform/contract/noemail.ts'
import { newId } from '#platform/database/id.ts'
import type { Actor } from '#platform/law/lifecycle.ts'
import { type LawTools, lawOn } from '#platform/law/tools.ts'
import { accountLife, MOBILE } from './lifecycle.ts'
import { addProfile, type Nation } from './openAccount.ts'

interface Person {
  name: string
  landline: string | null
  line1: string
  line2: string | null
  town: string
  county: string | null
  postcode: string
  nation?: Nation
}

type Tools = Pick<LawTools, 'db' | 'now'>

/** ACC-2 Opens the account of a keeper who has neither e-mail nor mobile. Nobody can sign in to it: they ring us, and we write to them. */
export const openWithoutEmail = (tools: Tools, person: Person) => bringIn(tools, person, { start: 'bringIn', by: 'Staff' })

/** ACC-30 The same for somebody who has opened the link in a text message of ours, which confirms their mobile. */
export async function openByText(tools: Tools, { mobile, ...person }: Omit<Person, 'landline'> & { mobile: string }) {
  const { db, now } = tools
  const opened = await bringIn(tools, { ...person, landline: null }, { start: 'openByText', by: 'holder' })
  await db.updateTable('account').set({ mobile, mobileVerifiedAt: now }).where('id', '=', opened.id).execute()
  const { recordEvent } = lawOn(db, now, opened.id)
  await recordEvent('account', opened.id, { move: 'verifyMobile', clause: MOBILE.clause, by: 'holder', facts: { changed: false } })
  return opened
}

async function bringIn({ db, now }: Tools, person: Person, { start: way, by }: { start: 'bringIn' | 'openByText'; by: Actor }) {
  const id = newId()
  const { name, landline, line1, line2, town, county, postcode, nation } = person
  const details = { name, landline, line1, line2, town, county, postcode, ...(nation && { nation }) }
  const account = {
    id,
    status: 'active' as const,
    email: noEmail(id),
    passwordHash: '',
    createdAt: now,
    contactConfirmedAt: now,
    ...details,
  }
  await db.insertInto('account').values(account).execute()
  const { start } = lawOn(db, now, id)
  await start(accountLife, way, account, by, { profileType: 'Customer' })
  await addProfile({ db, now, start }, id, { type: 'Customer' })
  return { id, name, email: account.email }
}
