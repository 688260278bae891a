import * as z from 'zod'
import type { Role } from '#platform/contract/call.ts'
import { readCertificateNumber } from '#platform/contract/certificatenumber.ts'
import type { Db } from '#platform/database/db.ts'
import type { Addressee } from '#platform/jobs/notify.ts'

/** The account that uses this e-mail address now. */
export const accountByEmail = (db: Db, email: string) =>
  db.selectFrom('account').selectAll().where('email', '=', email).where('status', '<>', 'closed').executeTakeFirst()

export const accountById = (db: Db, id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The same, held until the transaction ends, so that two changes of one account follow each other. */
export const accountToChange = (db: Db, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** What the holder may change of their details by themselves. */
export function heldDetails({
  name,
  line1,
  line2,
  town,
  county,
  postcode,
  landline,
  secondContact,
  vetPractice,
  rescueBackup,
}: HeldDetails) {
  return { name, line1, line2, town, county, postcode, landline, secondContact, vetPractice, rescueBackup }
}

type HeldDetails = Pick<
  Awaited<ReturnType<typeof accountToChange>>,
  'name' | 'line1' | 'line2' | 'town' | 'county' | 'postcode' | 'landline' | 'secondContact' | 'vetPractice' | 'rescueBackup'
>

/** Which profile types the account holds and Staff have not refused, in the order they were taken up. */
export async function rolesOf(db: Db, accountId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('profile')
    .select('type')
    .where('accountId', '=', accountId)
    .where('status', '<>', 'refused')
    .orderBy('createdAt')
    .execute()
  return rows.map((row) => row.type)
}

/** The implanter's profile of an account. */
export const implanterProfile = (db: Db, accountId: string) =>
  db
    .selectFrom('profile')
    .select(['id', 'status', 'statusAt', 'details', 'verifiedUntil', 'renewalAt'])
    .where('accountId', '=', accountId)
    .where('type', '=', 'Implanter')

/** The same, held until the transaction ends, where they work by this certificate of ours; somebody may be an implanter by another. */
export async function implanterCiting(db: Db, { holderId, number }: { holderId: string; number: string }) {
  const profile = await implanterProfile(db, holderId).forUpdate().executeTakeFirst()
  const { certificateReference = '' } = Cited.safeParse(profile?.details).data ?? {}
  return readCertificateNumber(certificateReference) === number ? profile : undefined
}

const Cited = z.object({ certificateReference: z.string() })

/** Whether we’ve verified somebody as an implanter, as for what they implant in their own name. */
export async function isImplanter(db: Db, accountId: string): Promise<boolean> {
  const profile = await implanterProfile(db, accountId).executeTakeFirst()
  return isChecked(profile?.status)
}

interface Named {
  id: string
  toEmail: string | null
  toMobile: string | null
}

/** The verifications in which Staff have checked what somebody can do, however long ago: for what a duty or a training goes on to allow. */
export const CHECKED = ['verified', 'expired'] as const

export const isChecked = (verification: string | undefined): boolean => CHECKED.some((checked) => checked === verification)

/** How to reach those who are known by an e-mail address or a mobile number only, by the id of what is for them: somebody whose e-mail is confirmed by name, anybody else without. */
export async function addresseesOf(db: Db, things: readonly Named[]): Promise<Map<string, Addressee>> {
  const emails = things.flatMap(({ toEmail }) => toEmail ?? [])
  const known = emails.length === 0 ? [] : await confirmedAccounts(db, emails)
  const byEmail = new Map(known.map((account) => [account.email, account]))
  return new Map(things.map((thing) => [thing.id, addressee(thing, byEmail.get(thing.toEmail ?? ''))]))
}

const confirmedAccounts = (db: Db, emails: string[]) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'antiPhishingWord'])
    .where('email', 'in', emails)
    .where('emailVerifiedAt', 'is not', null)
    .where('status', '<>', 'closed')
    .execute()

function addressee({ toEmail, toMobile }: Named, account: { name: string; antiPhishingWord: string | null } | undefined): Addressee {
  return { email: toEmail, mobile: toMobile, name: account?.name ?? 'there', antiPhishingWord: account?.antiPhishingWord ?? null }
}

/** Whether the database refused a second row of what there may be only one. */
export const isDuplicate = (error: unknown) => z.object({ code: z.literal('23505') }).safeParse(error).success

const Trading = z.object({ organisation: z.string().default('') })

/**
 * The name under which each of these professionals trades, as keepers may read it: what an implanter who can be booked calls the practice,
 * else the organisation that Staff have checked. Never a person's own name or address unless they publish it; those with neither are left out.
 */
export async function tradingNames(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const named = await db
    .selectFrom('account')
    .leftJoin('bookingTerms', (join) => join.onRef('bookingTerms.accountId', '=', 'account.id').on('bookingTerms.listed', '=', true))
    .leftJoin('profile', (join) =>
      join.onRef('profile.accountId', '=', 'account.id').on('profile.type', '=', 'Welfare').on('profile.status', '=', 'verified'),
    )
    .select(['account.id', 'bookingTerms.publicName', 'profile.details'])
    .where('account.id', 'in', accountIds)
    .where('account.status', '<>', 'closed')
    .execute()
  return new Map(
    named.flatMap(({ id, publicName, details }) => {
      const name = publicName || Trading.safeParse(details).data?.organisation
      return name ? [[id, name]] : []
    }),
  )
}

/** An implanter who asks someone to say that an animal is theirs, and publishes no name. */
export const IMPLANTER = 'An implanter'

/** By which name an implanter asks a keeper to confirm an animal. */
export const namedImplanter = async (db: Db, implanterId: string): Promise<string> =>
  (await tradingNames(db, [implanterId])).get(implanterId) ?? IMPLANTER
