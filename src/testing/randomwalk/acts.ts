import { animal, freshChip } from '../animals.ts'
import type { Reply } from '../client.ts'
import { inCouncil } from '../litters.ts'
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
    const reply = await actor.api.addPet(animal({ chipNumber: freshChip() }))
    if (reply.status === 200) world.petIds.push(reply.data.petId)
    return reply
  },
  async litter({ world, actor }) {
    if (world.petIds.length >= MOST_ANIMALS) return null
    const reply = await actor.api.addPetByBreeder({
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
    const intake = { cameOn: '2026-03-20', kind: 'stray', ...inCouncil('2026-03-18') }
    const reply = await actor.api.addPetByWelfare({ ...animal({ chipNumber: freshChip() }), intake })
    if (reply.status === 200) world.petIds.push(reply.data.petId)
    return reply
  },
  missing: ({ actor, petId, n }) => (n % 3 === 0 ? actor.api.updatePetStatus({ petId, status: 'missing' }) : none()),
  stolen: ({ actor, petId, n }) => (n % 3 === 0 ? actor.api.updatePetStatus({ petId, status: 'stolen' }) : none()),
  found: ({ actor, petId }) => actor.api.updatePetStatus({ petId, status: 'found' }),
  died: ({ actor, petId, n }) => (n % 5 === 0 ? actor.api.updatePetStatus({ petId, status: 'deceased' }) : none()),
  async alive({ world, n }) {
    const dead = await world.register.db
      .selectFrom('pet')
      .select(['id', 'keeperId'])
      .where('status', '=', 'deceased')
      .orderBy('id')
      .execute()
    const chosen = dead[n % Math.max(1, dead.length)]
    const keeper = world.walkers.find(({ id }) => id === chosen?.keeperId)
    return chosen && keeper ? keeper.api.updatePetStatus({ petId: chosen.id, status: 'deceasedUndo' }) : null
  },
  abroad: ({ actor, petId, n }) => (n % 5 === 0 ? actor.api.updatePetStatus({ petId, status: 'exported' }) : none()),
  back: ({ actor, petId }) => actor.api.updatePetStatus({ petId, status: 'returned' }),

  sell: ({ actor, other, petId }) => actor.api.sellPetByBreeder({ petIds: [petId], buyer: { email: other.email } }),
  keep: ({ actor, petId }) => actor.api.keepOwnershipByBreeder({ petId }),
  adopt: ({ actor, other, petId }) =>
    actor.api.sellPetByWelfare({ petId, adopter: { email: other.email }, statement: 'strayPeriodPassed' }),
  async sellByCode({ actor, other, petId }) {
    const sold = await actor.api.sellPetByBreeder({ petIds: [petId] })
    const code = sold.status === 200 ? sold.data.offers[0]?.code : undefined
    return code ? other.api.redeemTransferCode({ code }) : sold
  },
  async answerOffer({ actor, n }) {
    const open = await actor.api.getPetRequests({ state: 'open' })
    const request = open.data?.items[n % Math.max(1, open.data.items.length)]
    if (!request) return open
    const answer = n % 3 === 0 ? { answer: 'reject', reason: 'other' } : { answer: 'accept' }
    return actor.api.customerAcceptRejectPetRequest({ requestId: request.id, ...answer })
  },
  async withdrawOffer({ actor, n }) {
    const open = await actor.api.getPetRequests({ box: 'fromMe', state: 'open' })
    const request = open.data?.items[n % Math.max(1, open.data.items.length)]
    return request ? actor.api.withdrawPetRequest({ requestId: request.id }) : open
  },

  give: ({ actor, other, petId }) =>
    actor.api.saveRehomeRequest({ petId, to: { kind: 'person', contact: { email: other.email } }, why: 'moving' }),
  giveToRescue: ({ world, actor, petId }) =>
    actor.api.saveRehomeRequest({ petId, to: { kind: 'organisation', organisationId: rescueOf(world) }, why: 'time' }),
  list: ({ actor, petId }) => actor.api.saveRehomeRequest({ petId, to: { kind: 'anybody' }, why: 'allergy' }),
  async answerRehoming({ actor, n }) {
    const box = await actor.api.getPetRehomeRequests({ box: 'toMe' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    if (rehoming.target === 'organisation') return actor.api.rehomeForWelfare({ rehomingId: rehoming.id, intake: { cameOn: '2026-03-20' } })
    const answer = (['accept', 'accept', 'reject', 'wrong'] as const)[n % 4] ?? 'accept'
    return actor.api.acceptRejectRehomeRequest({ rehomingId: rehoming.id, answer, adult: true })
  },
  async ownRehoming({ actor, n }) {
    const box = await actor.api.getPetRehomeRequests({ box: 'mine' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    const applicant = rehoming.applications[0]
    if (applicant && n % 2 === 0) return actor.api.chooseApplicant({ applicationId: applicant.id })
    if (n % 3 === 0) return actor.api.acceptRejectRehomeRequest({ rehomingId: rehoming.id, answer: 'wrong' })
    return actor.api.withdrawRehomeRequest({ rehomingId: rehoming.id })
  },
  async handOver({ actor, n }) {
    const box = await actor.api.getPetRehomeRequests({ box: n % 2 === 0 ? 'mine' : 'toMe' })
    const rehoming = box.data?.items.find(({ isHandingOver }: { isHandingOver: boolean }) => isHandingOver)
    if (!rehoming) return box
    const rehomingId = rehoming.id
    if (n % 7 === 0) return actor.api.stopHandOver({ rehomingId, because: n % 3 === 0 ? 'notYet' : 'couldNotAgree' })
    return n % 2 === 0 ? actor.api.sayHandedOver({ rehomingId }) : actor.api.confirmHandOver({ rehomingId })
  },
  async apply({ actor, n }) {
    const box = await actor.api.getPetRehomeRequests({ box: 'listed' })
    const rehoming = box.data?.items[n % Math.max(1, box.data.items.length)]
    if (!rehoming) return box
    return actor.api.applyToRehome({ rehomingId: rehoming.id, message: 'We have a garden and time.', adult: true })
  },

  async claim({ world, actor, petId }) {
    const chip = await world.register.db.selectFrom('chip').select('number').where('petId', '=', petId).executeTakeFirstOrThrow()
    return actor.api.saveKeepershipRequest({
      chipNumber: chip.number,
      reason: 'bought',
      photoId: actor.photoId,
      statement: { by: 'self', words: 'I bought her at the market.' },
      declaration: true,
    })
  },
  async answerClaim({ actor, n }) {
    const pending = await actor.api.getPendingKeepershipRequests({})
    const claim = pending.data?.items[n % Math.max(1, pending.data.items.length)]
    if (!claim) return pending
    if (n % 4 === 3) return actor.api.disputeKeeperChange({ requestId: claim.id, words: 'I never agreed.' })
    const answer = n % 2 === 0 ? { answer: 'accept' } : { answer: 'object', objection: 'neverAgreed' }
    return actor.api.respondKeepershipRequest({ requestId: claim.id, ...answer })
  },
  async withdrawClaim({ actor, n }) {
    const mine = await actor.api.getMyKeepershipRequests({})
    const claim = mine.data?.items[n % Math.max(1, mine.data.items.length)]
    return claim ? actor.api.updateKeepershipRequest({ requestId: claim.id, act: 'withdraw' }) : mine
  },
}

export const ACT_NAMES = Object.keys(ACTS)
const MOST_ANIMALS = 60

/** Does what chance has chosen; what was done, and the answer. */
export async function randomWalk(world: World, step: Step): Promise<{ name: string; petId: string; answer: Answer }> {
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
