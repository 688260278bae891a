import { animal, freshChip } from '../animals.ts'
import type { Reply } from '../client.ts'
import type { Walker, World } from './world.ts'

/** What chance has chosen for one step. */
export interface Step {
  act: number
  actor: number
  pet: number
  other: number
  hours: number
}

type Answer = Reply<unknown> | null

interface Chosen {
  world: World
  actor: Walker
  other: Walker
  petId: string
  n: number
}

/** Everything that people do with animals and their keepers, legal now or not: the register says which. */
const ACTS: Record<string, (chosen: Chosen) => Promise<Answer>> = {
  async register({ world, actor }) {
    if (world.petIds.length >= MOST_ANIMALS) return null
    const reply = await actor.ask.addPet(animal({ chipNumber: freshChip() }))
    if (reply.status === 200) world.petIds.push(reply.data.petId)
    return reply
  },
  async litter({ world, actor }) {
    if (world.petIds.length >= MOST_ANIMALS) return null
    const reply = await actor.ask.addPetByBreeder({
      dam: { name: 'Willow' },
      species: 'dog',
      breed: { kind: 'breed', breedId: 'labrador-retriever' },
      bornOn: '2026-01-05',
      young: [young('Red'), young('Blue')],
    })
    if (reply.status === 200) world.petIds.push(...reply.data.pets.map(({ petId }) => petId))
    return reply
  },
  async intake({ world, actor }) {
    if (world.petIds.length >= MOST_ANIMALS) return null
    const intake = { cameOn: '2026-03-20', kind: 'stray' }
    const reply = await actor.ask.addPetByWelfare({ ...animal({ chipNumber: freshChip() }), intake })
    if (reply.status === 200) world.petIds.push(reply.data.petId)
    return reply
  },
  missing: ({ actor, petId, n }) => (n % 3 === 0 ? actor.ask.updatePetStatus({ petId, status: 'missing' }) : none()),
  stolen: ({ actor, petId, n }) => (n % 3 === 0 ? actor.ask.updatePetStatus({ petId, status: 'stolen' }) : none()),
  found: ({ actor, petId }) => actor.ask.updatePetStatus({ petId, status: 'found' }),
  died: ({ actor, petId, n }) => (n % 5 === 0 ? actor.ask.updatePetStatus({ petId, status: 'deceased' }) : none()),
  async alive({ world, n }) {
    const dead = await world.register.db
      .selectFrom('pet')
      .select(['id', 'keeperId'])
      .where('status', '=', 'deceased')
      .orderBy('id')
      .execute()
    const chosen = dead[n % Math.max(1, dead.length)]
    const keeper = world.walkers.find(({ id }) => id === chosen?.keeperId)
    return chosen && keeper ? keeper.ask.updatePetStatus({ petId: chosen.id, status: 'deceasedUndo' }) : null
  },
  abroad: ({ actor, petId, n }) => (n % 5 === 0 ? actor.ask.updatePetStatus({ petId, status: 'exported' }) : none()),
  back: ({ actor, petId }) => actor.ask.updatePetStatus({ petId, status: 'returned' }),

  sell: ({ actor, other, petId }) => actor.ask.sellPetByBreeder({ petIds: [petId], buyer: { email: other.email } }),
  keep: ({ actor, petId }) => actor.ask.keepOwnershipByBreeder({ petId }),
  adopt: ({ actor, other, petId }) =>
    actor.ask.sellPetByWelfare({ petId, adopter: { email: other.email }, statement: 'strayPeriodPassed' }),
  async sellByCode({ actor, other, petId }) {
    const sold = await actor.ask.sellPetByBreeder({ petIds: [petId] })
    const code = sold.status === 200 ? sold.data.offers[0]?.code : undefined
    return code ? other.ask.redeemTransferCode({ code }) : sold
  },
  async answerOffer({ actor, n }) {
    const open = await actor.ask.getPetRequests({ state: 'open' })
    const request = open.data?.items[n % Math.max(1, open.data.items.length)]
    if (!request) return open
    const answer = n % 3 === 0 ? { answer: 'reject', reason: 'other' } : { answer: 'accept' }
    return actor.ask.customerAcceptRejectPetRequest({ requestId: request.id, ...answer })
  },
  async withdrawOffer({ actor, n }) {
    const open = await actor.ask.getPetRequests({ box: 'fromMe', state: 'open' })
    const request = open.data?.items[n % Math.max(1, open.data.items.length)]
    return request ? actor.ask.withdrawPetRequest({ requestId: request.id }) : open
  },

  give: ({ actor, other, petId }) =>
    actor.ask.saveRehomeRequest({ petId, to: { kind: 'person', contact: { email: other.email } }, why: 'moving' }),
  giveToRescue: ({ world, actor, petId }) =>
    actor.ask.saveRehomeRequest({ petId, to: { kind: 'organisation', organisationId: rescueOf(world) }, why: 'time' }),
  list: ({ actor, petId }) => actor.ask.saveRehomeRequest({ petId, to: { kind: 'anybody' }, why: 'allergy' }),
  async answerRehoming({ actor, n }) {
    const box = await actor.ask.getPetRehomeRequests({ box: 'toMe' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    if (rehoming.target === 'organisation') return actor.ask.rehomeForWelfare({ rehomingId: rehoming.id, intake: { cameOn: '2026-03-20' } })
    const answer = (['accept', 'accept', 'reject', 'wrong'] as const)[n % 4] ?? 'accept'
    return actor.ask.acceptRejectRehomeRequest({ rehomingId: rehoming.id, answer, adult: true })
  },
  async ownRehoming({ actor, n }) {
    const box = await actor.ask.getPetRehomeRequests({ box: 'mine' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    const applicant = rehoming.applications[0]
    if (applicant && n % 2 === 0) return actor.ask.chooseApplicant({ applicationId: applicant.id })
    if (n % 3 === 0) return actor.ask.acceptRejectRehomeRequest({ rehomingId: rehoming.id, answer: 'wrong' })
    return actor.ask.withdrawRehomeRequest({ rehomingId: rehoming.id })
  },
  async apply({ actor, n }) {
    const box = await actor.ask.getPetRehomeRequests({ box: 'listed' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    return actor.ask.applyToRehome({ rehomingId: rehoming.id, message: 'We have a garden and time.', adult: true })
  },

  async claim({ world, actor, petId }) {
    const chip = await world.register.db.selectFrom('chip').select('number').where('petId', '=', petId).executeTakeFirstOrThrow()
    return actor.ask.saveKeepershipRequest({
      chipNumber: chip.number,
      reason: 'bought',
      photoId: actor.photoId,
      statement: { by: 'self', words: 'I bought her at the market.' },
      declaration: true,
    })
  },
  async answerClaim({ actor, n }) {
    const pending = await actor.ask.getPendingKeepershipRequests({})
    const claim = pending.data?.items[n % Math.max(1, pending.data.items.length)]
    if (!claim) return pending
    if (n % 4 === 3) return actor.ask.disputeKeeperChange({ requestId: claim.id, words: 'I never agreed.' })
    const answer = n % 2 === 0 ? { answer: 'accept' } : { answer: 'object', objection: 'neverAgreed' }
    return actor.ask.respondKeepershipRequest({ requestId: claim.id, ...answer })
  },
  async withdrawClaim({ actor, n }) {
    const mine = await actor.ask.getMyKeepershipRequests({})
    const claim = mine.data?.items[n % Math.max(1, mine.data.items.length)]
    return claim ? actor.ask.updateKeepershipRequest({ requestId: claim.id, act: 'withdraw' }) : mine
  },
}

export const ACT_NAMES = Object.keys(ACTS)
const MOST_ANIMALS = 60

/** Does what chance has chosen; what was done, and the answer. */
export async function walk(world: World, step: Step): Promise<{ name: string; petId: string; answer: Answer }> {
  await world.pass(step.hours)
  const name = ACT_NAMES[step.act % ACT_NAMES.length] ?? ''
  const petId = world.petIds[step.pet % world.petIds.length] ?? ''
  const [actor, other] = [walker(world, step.actor), walker(world, step.other)]
  const answer = (await ACTS[name]?.({ world, actor, other, petId, n: step.pet + step.other })) ?? null
  return { name, petId, answer }
}

function walker({ walkers }: World, n: number): Walker {
  const found = walkers[n % walkers.length]
  if (!found) throw new Error('Nobody walks here')
  return found
}

const rescueOf = ({ register }: World) => register.people.wilma
const young = (name: string) => ({ chipNumber: freshChip(), name, sex: 'female', colour: 'Black' })
const none = async () => null
