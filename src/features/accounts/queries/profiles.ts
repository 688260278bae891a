import * as z from 'zod'
import { LENT_ROLES, ORGANISATIONS, type Role } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { tradingNames } from '../queries.ts'
import { breederDetails } from './breeders.ts'

const Details = z.object({ organisation: z.string() })

/** The name of a welfare organisation, as Staff checked it; null where the account has none. */
export async function organisationName(db: Db, accountId: string): Promise<string | null> {
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', accountId)
    .where('type', '=', 'Welfare')
    .executeTakeFirst()
  return Details.safeParse(profile?.details).data?.organisation ?? null
}

/** An organisation as people call it: by the name that Staff checked, by the name under which a breeder or an implanter is listed, or else by its holder’s. */
export const calledName = async (db: Db, { id, name }: { id: string; name: string }): Promise<string> =>
  (await calledNames(db, [id])).get(id) ?? name

/** What these organisations are called but by their holders’ names; those that have no other name are left out. */
export async function calledNames(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const breeders = await db
    .selectFrom('profile')
    .select(['accountId', 'details'])
    .where('accountId', 'in', accountIds)
    .where('type', '=', 'Breeder')
    .execute()
  const listed = breeders.map(({ accountId, details }) => [accountId, breederDetails(details).publicName] as const)
  const trading = await tradingNames(db, accountIds)
  return new Map([...trading, ...listed.filter(([, name]) => name !== ''), ...(await organisationNames(db, accountIds))])
}

/** The names that Staff checked of several accounts, by account; those that have none are left out. */
export async function organisationNames(db: Db, accountIds: readonly string[]): Promise<Map<string, string>> {
  if (accountIds.length === 0) return new Map()
  const profiles = await db
    .selectFrom('profile')
    .select(['accountId', 'details'])
    .where('accountId', 'in', accountIds)
    .where('type', '=', 'Welfare')
    .execute()
  const named = profiles.map(({ accountId, details }) => [accountId, Details.safeParse(details).data?.organisation] as const)
  return new Map(named.flatMap(([accountId, name]) => (name ? [[accountId, name]] : [])))
}

/** True while Staff's verification of this profile type of the account is good. */
export async function isVerified(db: Db, accountId: string, type: 'Welfare' | 'Breeder'): Promise<boolean> {
  const profile = await db
    .selectFrom('profile')
    .select('status')
    .where('accountId', '=', accountId)
    .where('type', '=', type)
    .executeTakeFirst()
  return profile?.status === 'verified'
}

/** Of the roles of an organisation, those by which others work for it: what we checked of one person isn’t lent. */
export const lentOf = (roles: readonly Role[]): Role[] => roles.filter((role) => LENT_ROLES.some((lent) => lent === role))

/** Whether an account with these roles is one that others can work for. */
export const isOrganisation = (roles: readonly Role[]): boolean => ORGANISATIONS.some((type) => roles.includes(type))
