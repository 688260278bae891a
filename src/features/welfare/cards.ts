import { organisationNames } from '#features/accounts/queries/profiles.ts'
import { petCard } from '#features/pets/cards.ts'
import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { isGone } from '#features/pets/policy.ts'
import { breedOf } from '#knowledge/animals/breeds/choice.ts'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import { daysBetween, londonDate } from '#platform/clock/clock.ts'
import { because } from '#platform/law/clause.ts'
import type { Person } from '#platform/law/policy.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { passingOfStay } from './groundsOf.ts'
import { type KeeperSaid, keepersSaid, saidCard } from './keepersaid.ts'
import { RELEASE_GROUNDS } from './kit/ways.ts'
import { ONLY_CUSTODY } from './lifecycle.ts'
import { nextSteps } from './next.ts'
import { adoptionPacks, liveOffers } from './points.ts'
import { isHeldElsewhere, whyNotUnclaimed } from './policy.ts'
import { IntakeKind, SleepReason, StrayBefore, type WelfarePet } from './shapes.ts'
import type { StayRow } from './stays.ts'

type Asking = Pick<CallContext<never>, 'db' | 'now' | 'extensions'> & { who: Person }

/** The animals of an organisation as a list shows them. Of those with another keeper, neither what that one calls it, nor its photo, marks or what has become of it. */
export async function stayCards({ db, now, who, extensions }: Asking, stays: readonly StayRow[]) {
  const here = stays.filter(({ keeperId, isHeld }) => keeperId === who.id || isHeld)
  // To whom another keeper offers theirs is not for whoever has the animal in.
  const ids = here.filter(({ isHeld }) => !isHeld).map(({ id }) => id)
  const found = await Promise.all(extensions(liveOffers).map((offersOf) => offersOf(db, ids)))
  const offers = new Map(found.flatMap((each) => [...each]))
  const packs = new Map<string, Pick<WelfarePet, 'canPrint'> & { code: { worksFrom: string; until: Date } | null }>()
  for (const packsOf of extensions(adoptionPacks)) for (const [id, pack] of await packsOf({ db, now, who }, here)) packs.set(id, pack)
  const backups = await organisationNames(
    db,
    here.flatMap(({ rescueBackupId }) => rescueBackupId ?? []),
  )
  const said = await keepersSaid(
    db,
    here.filter(({ isHeld }) => isHeld).map(({ id }) => id),
  )
  const next = await nextSteps({ db, now, who, extensions }, here, said)
  return stays.map((stay) => ({
    ...cardOf(stay, who, now),
    neutered: stay.neutered,
    state: shownState(stay, now),
    isKept: stay.keeperId === who.id && !isGone(stay) && !(isUnchipped(stay) && stay.state === 'left'),
    canOpen: stay.keeperId === who.id && !isUnchipped(stay),
    isHeld: stay.isHeld,
    isUnchipped: isUnchipped(stay),
    intake: intakeOf(stay, now),
    stray: strayOf(stay, now),
    elsewhere: elsewhereOf(stay, now),
    unclaimed: unclaimedOf(stay, said.get(stay.id), now),
    keeperSaid: saidCard(said.get(stay.id)),
    next: next.get(stay.id) ?? null,
    offer: offers.get(stay.id) ?? null,
    ...(packs.get(stay.id) ?? NO_PACK),
    ...passingOfStay(stay, now),
    rescueBackup: stay.rescueBackupId === who.id,
    otherBackup: here.includes(stay) && stay.rescueBackupId !== who.id ? (backups.get(stay.rescueBackupId ?? '') ?? null) : null,
  }))
}

/** Of an animal that another keeper has. */
const NO_PACK = { canPrint: because(null, 'You’re not the keeper of this pet'), code: null }

/** HOLD-8 What’s held for a keeper on another register stands among what’s held. */
const shownState = (stay: StayRow, now: Date): StayRow['state'] =>
  stay.state === 'withUs' && isHeldElsewhere(stay, now) ? 'held' : stay.state

/** CARE-1 */
const isUnchipped = ({ chipNumber }: { chipNumber: string }) => chipNumber === ''

/** HOLD-2 Of an animal that is held for its keeper, none of what a keeper can do. */
function cardOf(stay: StayRow, who: Person, now: Date): ReturnType<typeof petCard> {
  const card = petCard(stay.keeperId === who.id ? stay : asItLeft(stay), who, now)
  if (!stay.isHeld) return card
  return { ...card, open: null, heldBy: null, can: { ...card.can, edit: ONLY_CUSTODY, passOn: ONLY_CUSTODY } }
}

/** The animal of a stay as a line of a file, which offers no acts. */
export function stayLine(stay: StayRow, who: Person, now: Date) {
  const { name, species, sex, neutered, colour, chipNumber, rescueBackupId, ...shown } = stay.keeperId === who.id ? stay : asItLeft(stay)
  const chipShown = chipNumber === '' ? 'No microchip' : groupChipNumber(chipNumber)
  const animal = { name, species, breed: breedOf({ ...shown, species }), sex, neutered, colour, chipShown }
  const leftAt = stay.leftAt && londonDate(stay.leftAt)
  const { councilFrom, releasedOn, freeFrom } = stay
  const freeOn = freeFrom === NO_COUNCIL ? null : freeFrom
  const council = { councilFrom, councilReference: stay.councilReference ?? '', releasedOn, freeOn }
  return {
    ...animal,
    state: shownState(stay, now),
    rescueBackup: rescueBackupId === who.id,
    council,
    intake: { ...intakeOf(stay, now), leftAt },
  }
}

/** The record belongs to its new keeper. */
const asItLeft = (stay: StayRow): StayRow => ({
  ...stay,
  isOffered: false,
  isRehoming: false,
  isClaimed: false,
  isUnproven: false,
  isDoubtful: false,
  heldBy: null,
  strayFrom: null,
  name: stay.shownName,
  markings: null,
  photoId: null,
  status: 'active',
})

function intakeOf({ intakeId, kind, cameOn, leftAt, leftHow, stayedDays, fosterSince, ...stay }: StayRow, now: Date) {
  const days = stayedDays ?? Math.max(0, daysBetween(cameOn, londonDate(now)))
  const scan = { scannedBy: stay.scannedBy ?? '', scannedOn: stay.scannedOn }
  const texts = { foundWhere: stay.foundWhere ?? '', condition: stay.condition ?? '', location: stay.location ?? '' }
  const giver = { givenUpBy: stay.givenUpBy ?? '', givenUpContact: stay.givenUpContact ?? '', signedOn: stay.signedOn }
  const finder = { finderName: stay.finderName ?? '', finderContact: stay.finderContact ?? '' }
  return {
    id: intakeId,
    kind: IntakeKind.parse(kind),
    cameOn,
    ...texts,
    ...giver,
    ...finder,
    ...scan,
    ...senderOf(stay),
    days,
    leftAt,
    leftHow,
    leftTo: stay.outcomeTo ?? '',
    sleepReason: SleepReason.nullable().parse(stay.sleepReason),
    sleepDecidedBy: stay.sleepDecidedBy ?? '',
    fosterSince,
  }
}

/** HOLD-9 */
function unclaimedOf(stay: StayRow, said: KeeperSaid | undefined, now: Date) {
  if (!stay.isHeld || stay.state === 'left' || stay.freeFrom === null) return null
  const { wantedAt = null, collectBy = null } = said ?? {}
  return whyNotUnclaimed({ ...stay, wantedAt, collectBy }, now) ?? (true as const)
}

const senderOf = ({
  fromWhom,
  fromCountry,
  strayBefore,
  daysOverOn,
}: Pick<StayRow, 'fromWhom' | 'fromCountry' | 'strayBefore' | 'daysOverOn'>) => ({
  fromWhom: fromWhom ?? '',
  fromCountry: fromCountry ?? '',
  strayBefore: StrayBefore.nullable().parse(strayBefore),
  daysOverOn,
})

function elsewhereOf(stay: StayRow, now: Date): WelfarePet['elsewhere'] {
  const until = stay.elsewhereUntil
  if (until === null || stay.state === 'left' || !isHeldElsewhere(stay, now)) return null
  return { until, daysLeft: daysBetween(londonDate(now), until) }
}

/** Of what is no stray dog there is nothing to count; of one that has left, what the council did is still asked for. */
function strayOf({ freeFrom: strayFrom, state, councilFrom, releasedOn, ...written }: StayRow, now: Date): WelfarePet['stray'] {
  if (strayFrom === null || (state === 'left' && councilFrom === null)) return null
  const freeOn = strayFrom === NO_COUNCIL ? null : strayFrom
  return {
    freeOn,
    daysLeft: freeOn === null ? null : Math.max(0, daysBetween(londonDate(now), freeOn)),
    councilFrom,
    councilReference: written.councilReference ?? '',
    councilNation: written.councilNation,
    noticeOn: written.noticeOn,
    releasedOn,
    releaseGround: RELEASE_GROUNDS.find((ground) => ground === written.releaseGround) ?? null,
    releaseReference: written.releaseReference ?? '',
  }
}
