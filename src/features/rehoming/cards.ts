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
import type { CallContext } from '#platform/server/answer.ts'
import { handOverCode } from './handovercode.ts'
import { asksAdult, isHandingOver, isUnderWay, progressOf, type Side, sideOf, undoUntil, whatMay } from './policy.ts'
import { AN_ORGANISATION, type Application, applicationsFor, peopleOf, petsById, type RehomingRow } from './queries.ts'
import { registrationsOf } from './registrations.ts'
import { type RehomingCard, WhyRehome } from './shapes.ts'

type Tools = Pick<CallContext<never>, 'db' | 'now' | 'services'>

interface Viewer {
  who: Person | null
  account: Selectable<Account> | null
  verifiedWelfare: boolean
}

/** Rehomings as one person may read them: nothing of who is on the other side. */
export async function rehomingCards({ db, now, services }: Tools, rows: readonly RehomingRow[], who: Person | null): Promise<Card[]> {
  const ids = rows.map(({ id }) => id)
  const [viewer, pets, people, applications, organisations, registrations] = await Promise.all([
    viewerOf(db, who),
    petsById(
      db,
      rows.map(({ petId }) => petId),
    ),
    peopleOf(
      db,
      rows.flatMap(({ fromAccount, toAccount }) => [fromAccount, ...(toAccount ? [toAccount] : [])]),
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
    const giver = people.get(rehoming.fromAccount) ?? UNKNOWN
    const taker = { organisation, first: (rehoming.toAccount && people.get(rehoming.toAccount)?.first) ?? UNKNOWN.first }
    const registration = registrations.get(rehoming.id) ?? null
    return pet ? [card({ rehoming, pet, giver, taker, all, viewer, registration, services, now })] : []
  })
}

const UNKNOWN = { first: 'Someone', nation: 'other', town: null }

async function viewerOf(db: Db, who: Person | null): Promise<Viewer> {
  if (!who) return { who, account: null, verifiedWelfare: false }
  const [account, verifiedWelfare] = await Promise.all([accountById(db, who.id), isVerified(db, who.id, 'Welfare')])
  return { who, account, verifiedWelfare }
}

type Card = z.input<typeof RehomingCard>

interface Facts {
  rehoming: RehomingRow
  pet: PetRow
  giver: { first: string; nation: string; town: string | null }
  taker: { first: string; organisation: string }
  all: readonly Application[]
  viewer: Viewer
  registration: Card['registration']
  services: Tools['services']
  now: Date
}

function card(facts: Facts): Card {
  const { rehoming, pet, giver, all, viewer, registration, now } = facts
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
    nation: giver.nation,
    town: target === 'anybody' ? giver.town : null,
    feePence,
    registration,
    asksAdult: asksAdult(pet, who),
    bredAs: asksAdult(pet, who) ? null : pet.originalName,
    answerBy,
    completedAt,
    pet: seenBy(who, pet, rehoming),
    why: WhyRehome.parse(rehoming.why),
    health: health ?? '',
    behaviour: behaviour ?? '',
    other: otherSide(facts, side),
    note: isSide(side) ? rehoming.note : null,
    from: isSide(side) && (target !== 'anybody' || chosenOf(all)) ? giver.first : null,
    handOver: handOverOf(facts, side),
    sentAt: createdAt,
    undoUntil: undoUntil(rehoming),
    applications: applications.map(({ id, by, message, at, chosenAt }) => ({ id, by, message, at, chosen: chosenAt !== null })),
    applied,
    can: whatMay({ rehoming, pet, who, side, applied, applications: all.length, verifiedWelfare, now }),
  }
}

/** Whoever does not keep the animal sees neither what its keeper calls it nor a picture that may have been taken at their home since. */
function seenBy(who: Person | null, pet: PetRow, rehoming: RehomingRow) {
  const glance = petGlance(pet)
  return isUnderWay(rehoming) || pet.keeperId === who?.id ? glance : { ...glance, name: pet.originalName, photoUrl: null }
}

function otherSide({ rehoming, giver, taker, all }: Facts, side: Side): string {
  const { target, toEmail, toMobile, contactForgottenAt } = rehoming
  const chosen = target === 'anybody' ? chosenOf(all) : undefined
  if (side !== 'giver') return side === 'taker' && chosen ? giver.first : 'The keeper'
  if (target === 'organisation') return taker.organisation
  if (target === 'anybody') return chosen ? nameOf(chosen, taker) : 'No one yet'
  if (contactForgottenAt) return 'The person you named'
  if (!toEmail && !toMobile) return 'The breeder'
  return toEmail ? masked(toEmail) : maskedPhone(toMobile ?? '')
}

/** Whether somebody is known to be one of the two; an address that nobody has confirmed is not. */
const isSide = (side: Side) => side === 'giver' || side === 'taker'

const chosenOf = (all: readonly Application[]) => all.find(({ chosenAt }) => chosenAt !== null)

const nameOf = ({ asOrganisation }: Application, { first, organisation }: Facts['taker']) => (asOrganisation ? organisation : first)

/** Where the two write to each other, the day they have in mind and, for the giver, the code to say at the door. */
function handOverOf({ rehoming, giver, taker, all, services }: Facts, side: Side): Card['handOver'] {
  const chosen = chosenOf(all)
  if (!chosen || !isSide(side)) return null
  return {
    threadId: chosen.threadId,
    with: side === 'giver' ? nameOf(chosen, taker) : giver.first,
    on: rehoming.handOverOn,
    code: side === 'giver' && isHandingOver(rehoming) ? handOverCode(services, chosen.id) : null,
  }
}
