import type { Selectable } from 'kysely'
import type * as z from 'zod'
import type { Account } from '#database/types.ts'
import { isVerified, organisationNames } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { petGlance } from '#features/pets/queries/record.ts'
import type { PetRow } from '#features/pets/queries.ts'
import { masked, maskedPhone } from '#platform/contract/masked.ts'
import type { Db } from '#platform/database/db.ts'
import type { Person } from '#platform/law/policy.ts'
import { progressOf, type Side, sideOf, undoUntil, whatMay } from './policy.ts'
import { AN_ORGANISATION, type Application, applicationsFor, nationsOf, petsById, type RehomingRow } from './queries.ts'
import { registrationsOf } from './registrations.ts'
import { type RehomingCard, WhyRehome } from './shapes.ts'

interface Viewer {
  who: Person | null
  account: Selectable<Account> | null
  verifiedWelfare: boolean
}

/** Rehomings as one person may read them: nothing of who is on the other side. */
export async function rehomingCards(db: Db, rows: readonly RehomingRow[], who: Person | null, now: Date): Promise<Card[]> {
  const ids = rows.map(({ id }) => id)
  const [viewer, pets, nations, applications, organisations, registrations] = await Promise.all([
    viewerOf(db, who),
    petsById(
      db,
      rows.map(({ petId }) => petId),
    ),
    nationsOf(
      db,
      rows.map(({ fromAccount }) => fromAccount),
    ),
    applicationsFor(db, ids),
    organisationNames(
      db,
      rows.flatMap(({ toAccount }) => toAccount ?? []),
    ),
    registrationsOf(db, rows, who?.id ?? null),
  ])
  return rows.flatMap((rehoming) => {
    const pet = pets.get(rehoming.petId)
    const all = applications.filter(({ rehomingId }) => rehomingId === rehoming.id)
    const organisation = (rehoming.toAccount && organisations.get(rehoming.toAccount)) ?? AN_ORGANISATION
    const nation = nations.get(rehoming.fromAccount) ?? 'other'
    const registration = registrations.get(rehoming.id) ?? null
    return pet ? [card({ rehoming, pet, nation, organisation, all, viewer, registration, now })] : []
  })
}

async function viewerOf(db: Db, who: Person | null): Promise<Viewer> {
  if (!who) return { who, account: null, verifiedWelfare: false }
  const [account, verifiedWelfare] = await Promise.all([accountById(db, who.id), isVerified(db, who.id, 'Welfare')])
  return { who, account, verifiedWelfare }
}

type Card = z.input<typeof RehomingCard>

interface Facts {
  rehoming: RehomingRow
  pet: PetRow
  nation: string
  organisation: string
  all: readonly Application[]
  viewer: Viewer
  registration: Card['registration']
  now: Date
}

function card({ rehoming, pet, nation, organisation, all, viewer, registration, now }: Facts): Card {
  const { id, petId, status, target, health, behaviour, feePence, createdAt, answerBy, completedAt } = rehoming
  const { who, account, verifiedWelfare } = viewer
  const side = sideOf(rehoming, account)
  const own = all.filter(({ accountId }) => accountId === who?.id)
  const applied = own.length > 0
  const applications = side === 'giver' ? all : own
  return {
    id,
    petId,
    status,
    ...progressOf(rehoming),
    target,
    nation,
    feePence,
    registration,
    answerBy,
    completedAt,
    pet: seenBy(who, pet, rehoming),
    why: WhyRehome.parse(rehoming.why),
    health: health ?? '',
    behaviour: behaviour ?? '',
    other: otherSide(rehoming, side, organisation, all),
    sentAt: createdAt,
    undoUntil: undoUntil(rehoming),
    applications: applications.map(({ id, by, message, at, chosenAt }) => ({ id, by, message, at, chosen: chosenAt !== null })),
    applied,
    can: whatMay({ rehoming, pet, who, side, applied, applications: all.length, verifiedWelfare, now }),
  }
}

/** Whoever does not keep the animal sees neither what its keeper calls it nor a picture that may have been taken at their home since. */
function seenBy(who: Person | null, pet: PetRow, { status }: RehomingRow) {
  const glance = petGlance(pet)
  const offered = status === 'listed' || status === 'sent'
  return offered || pet.keeperId === who?.id ? glance : { ...glance, name: pet.originalName, photoUrl: null }
}

function otherSide({ target, toEmail, toMobile, toAccount }: RehomingRow, side: Side, organisation: string, all: readonly Application[]) {
  if (side !== 'giver') return 'The keeper'
  if (target === 'organisation') return organisation
  if (target === 'anybody') return all.find(({ accountId }) => accountId === toAccount)?.by ?? 'No one yet'
  return toEmail ? masked(toEmail) : maskedPhone(toMobile ?? '')
}
