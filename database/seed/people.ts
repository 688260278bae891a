import type * as z from 'zod'
import { verifiedUntil } from '#features/accounts/expiry.ts'
import { accountLife, verificationLife } from '#features/accounts/lifecycle.ts'
import type { Professional } from '#features/accounts/shapes.ts'
import { londonDate } from '#platform/clock/clock.ts'
import type { ProfileType } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { lawOn } from '#platform/law/tools.ts'
import { type Passwords, passwords } from '#platform/server/passwords.ts'

/** The seven people of the demo register, of every test and of every screenshot. Their numbers are Ofcom's for drama. */
export const PEOPLE = {
  anna: person('Anna Hughes', 'anna@homeward.example', '+447700900101', 'Customer', ['14 Priory Lane', 'Hereford', 'HR1 2BX', 'England']),
  idris: person('Idris Bevan', 'idris@homeward.example', '+447700900102', 'Implanter', ['3 Quay Street', 'Cardiff', 'CF10 5EA', 'Wales']),
  bryony: person('Bryony Clarke', 'bryony@homeward.example', '+447700900103', 'Breeder', ['Hollow Farm', 'Skipton', 'BD23 1PT', 'England']),
  wilma: person('Wilma Okafor', 'wilma@homeward.example', '+447700900104', 'Welfare', ['8 Kiln Road', 'Leeds', 'LS6 2EH', 'England']),
  stefan: person('Stefan Nowak', 'stefan@homeward.example', '+447700900105', 'Student', [
    '22 Station Road',
    'Swindon',
    'SN1 1DQ',
    'England',
  ]),
  tamsin: person('Tamsin Reid', 'tamsin@homeward.example', '+447700900106', 'Trainer', [
    '5 Castle Wynd',
    'Stirling',
    'FK8 1EG',
    'Scotland',
  ]),
  toby: person('Toby Marsh', 'toby@homeward.example', '+447700900107', 'TT-Customer', [
    '31 Shore Road',
    'Belfast',
    'BT15 3PG',
    'Northern Ireland',
  ]),
} as const

export type PersonKey = keyof typeof PEOPLE

/** What the professionals among them said when they applied, and Staff have checked. */
const DETAILS: Partial<Record<PersonKey, z.output<typeof Professional>>> = {
  idris: { kind: 'Implanter', certificateReference: 'MTA/2021/0388', species: ['dog', 'cat', 'rabbit', 'ferret'], role: 'trained' },
  bryony: { kind: 'Breeder', licensed: true, licenceNumber: 'NYC/AL/2024/0187', issuingAuthority: 'North Yorkshire Council' },
  wilma: { kind: 'Welfare', organisation: 'Kiln Road Rescue', organisationKind: 'rescue', registrationNumber: 'KR-2019-044' },
  tamsin: { kind: 'Trainer', organisation: 'Castle Wynd Training', courseApproval: 'SOS/MC/2024/017' },
}

/** The password of all seven. They exist in development and in tests only. */
export const PASSWORD = 'paddock lantern biscuit'

type Nation = 'England' | 'Wales' | 'Scotland' | 'Northern Ireland'

function person(
  name: string,
  email: string,
  mobile: string,
  type: ProfileType,
  [line1, town, postcode, nation]: readonly [string, string, string, Nation],
) {
  return { name, email, mobile, type, line1, town, postcode, nation }
}

/** Adds the seven, who joined at `since`, with e-mail and mobile confirmed; their ids by first name. */
export async function seedPeople(db: Db, now: Date, { hash }: Passwords = passwords(), since = now): Promise<Record<PersonKey, string>> {
  const passwordHash = await hash(PASSWORD)
  const ids = { anna: newId(), idris: newId(), bryony: newId(), wilma: newId(), stefan: newId(), tamsin: newId(), toby: newId() }
  const accounts = Object.entries(PEOPLE).map(([key, { type: _, ...contact }]) => ({
    id: ids[personKey(key)],
    status: 'active' as const,
    ...contact,
    emailVerifiedAt: now,
    mobileVerifiedAt: now,
    passwordHash,
    createdAt: since,
    contactConfirmedAt: now,
  }))
  const profiles = Object.entries(PEOPLE).map(([key, { type }]) => ({
    id: newId(),
    accountId: ids[personKey(key)],
    type,
    details: JSON.stringify(DETAILS[personKey(key)] ?? {}),
    statusAt: now,
    verifiedUntil: verifiedUntil({ type, verifiedUntil: null }, londonDate(now)),
    status: type === 'Customer' || type === 'TT-Customer' || type === 'Student' ? ('active' as const) : ('applied' as const),
    createdAt: since,
  }))
  await db.insertInto('account').values(accounts).execute()
  await db.insertInto('profile').values(profiles).execute()
  await tellWhy(db, now, { accounts, profiles })
  return ids
}

interface Seeded {
  accounts: { id: string; status: 'active' }[]
  profiles: { id: string; type: ProfileType; status: 'active' | 'applied' }[]
}

/** The histories of what was inserted; and Staff have verified the professionals. */
async function tellWhy(db: Db, now: Date, { accounts, profiles }: Seeded) {
  const { transitionMany, startMany } = lawOn(db, now, null)
  const begun = profiles.map(({ id, type, status }) => ({ id, status, facts: { profileType: type } }))
  const applied = begun.filter(({ status }) => status === 'applied')
  const opened = accounts.map(({ id, status }) => ({ id, status, facts: {} }))
  await startMany(accountLife, 'open', opened, 'holder')
  const unchecked = begun.filter(({ status }) => status === 'active')
  await startMany(verificationLife, 'takeUp', unchecked, 'holder')
  await startMany(verificationLife, 'apply', applied, 'holder')
  const ids = applied.map(({ id }) => id)
  await transitionMany(verificationLife, 'verify', ids, 'Staff')
}

/** The ids of the seven in a register that has them, by first name. */
export async function idsOfPeople(db: Db): Promise<Record<PersonKey, string>> {
  const rows = await db.selectFrom('account').select(['id', 'email']).execute()
  const id = (key: PersonKey) => rows.find(({ email }) => email === PEOPLE[key].email)?.id ?? missing(key)
  return {
    anna: id('anna'),
    idris: id('idris'),
    bryony: id('bryony'),
    wilma: id('wilma'),
    stefan: id('stefan'),
    tamsin: id('tamsin'),
    toby: id('toby'),
  }
}

function missing(key: PersonKey): never {
  throw new Error(`This register does not have ${PEOPLE[key].name}`)
}

function personKey(text: string): PersonKey {
  for (const key of ['anna', 'idris', 'bryony', 'wilma', 'stefan', 'tamsin', 'toby'] as const) if (key === text) return key
  throw new Error(`${text} is not one of the seven`)
}
