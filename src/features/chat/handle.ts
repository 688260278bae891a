import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { site } from '#src/site.ts'
import type { Thread } from './queries.ts'
import type { Handle, Side } from './shapes.ts'

type Named = Pick<Thread, 'about' | 'petName' | 'guestName' | 'hostId' | 'guestId' | 'organisation'>

const STAFF: Handle = { name: `${site.name} support`, inSentence: 'our support team', role: 'support' }

/** How one side of a conversation is called by the other. A keeper goes by their pet where it was found, and everyone else by no more than a first name. */
export async function handleOf(db: Db, thread: Named, side: Side): Promise<Handle> {
  const id = side === 'host' ? thread.hostId : thread.guestId
  const named = id && !isAboutAnimal(thread) && (await namesOf(db).where('account.id', '=', id).executeTakeFirst())
  return handleFor(thread, side, named ? (side === 'host' ? hostName(thread, named) : named.name) : thread.guestName)
}

const namesOf = (db: Db) =>
  db
    .selectFrom('account')
    .leftJoin('bookingTerms as practice', 'practice.accountId', 'account.id')
    .select(['account.name', 'practice.publicName', listedName('account.id').as('listedName')])

/** The name under which a breeder is listed. */
export const listedName = (accountId: string) =>
  sql<string | null>`(select details ->> 'publicName' from profile where profile.account_id = ${sql.ref(accountId)} and type = 'Breeder')`

interface HostNames {
  name: string | null
  publicName: string | null
  listedName: string | null
}

/** An implanter goes by the name under which they're booked, where they have one; a breeder by that of their listing alone. */
export function hostName({ about }: Pick<Named, 'about'>, { name, publicName, listedName: kennel }: HostNames): string | null {
  if (about === 'breeder') return kennel
  return (about === 'implanter' && publicName) || name
}

/** The same where the name of the account is known already. */
export function handleFor(thread: Named, side: Side, name: string | null): Handle {
  if (thread.about === 'issued' && side === 'host') return titled(null, 'implanter')
  if (isAboutAnimal(thread)) return side === 'host' ? keeperOf(thread.petName ?? 'The pet') : finder(thread)
  if (thread.about === 'rehoming') return homing(thread, side, name)
  if (side === 'host' && thread.about === 'support') return STAFF
  if (side === 'host') return titled(name, HOSTS[thread.about] ?? 'implanter')
  return titled(firstNameOf(name), thread.about === 'training' ? 'student' : 'customer')
}

/** Whether an animal was found or seen, and somebody writes to its keeper of it. */
export const isAboutAnimal = ({ about }: Pick<Thread, 'about'>) => !AMONG_US.some((one) => one === about)
const AMONG_US = ['implanter', 'training', 'support', 'rehoming', 'breeder'] as const

const HOSTS: Partial<Record<Named['about'], Handle['role']>> = { training: 'trainer', breeder: 'breeder' }

/** A keeper gives an animal to somebody whom they chose: by first names, or that of an organisation. */
function homing({ guestName, petName }: Named, side: Side, name: string | null): Handle {
  if (side === 'guest') return { name: guestName ?? 'The new keeper', inSentence: guestName ?? 'the new keeper', role: 'newKeeper' }
  const first = firstNameOf(name) ?? `${petName ?? 'The pet'}’s keeper`
  return { name: first, inSentence: first, role: 'giver' }
}

const keeperOf = (petName: string): Handle => ({ name: `${petName}’s keeper`, inSentence: `${petName}’s keeper`, role: 'keeper' })

const finder = ({ organisation, guestName: name }: Named): Handle =>
  organisation
    ? { name: organisation, inSentence: organisation, role: 'organisation' }
    : { name: name ?? 'The finder', inSentence: name ?? 'the finder', role: 'finder' }

function titled(name: string | null, role: Handle['role']): Handle {
  return { name: name || `The ${role}`, inSentence: name || `the ${role}`, role }
}

const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? null
