import { mayTransferKeepership } from '#features/pets/policy.ts'
import { handedOver, type PetRow } from '#features/pets/queries.ts'
import { groundsOf, passingOf } from '#features/welfare/groundsOf.ts'
import { type Ground, groundWords } from '#features/welfare/kit/ways.ts'
import { currentStays } from '#features/welfare/queries/currentstays.ts'
import { type Because, because } from '#platform/law/clause.ts'
import { orListed } from '#platform/listed.ts'
import { mayHaveCode } from './policy.ts'
import { type Asking, heldPets, petsToTransfer } from './sale.ts'

type Tools = Asking<'notYours' | 'handedOver' | 'notNow' | 'wrongGround' | 'groundNeeded' | 'noneReady'>

interface Adopting {
  petIds: readonly string[]
  /** What the organisation states of all of them; each goes on its own ground where nothing is stated. */
  statement: Ground | undefined
  /** They’re offered now, or packs are printed for the day on which each may go. */
  act: keyof typeof RULES
}

/** An animal that goes, on which ground, and whether its organisation says that it has gone already. */
interface Grounded {
  pet: PetRow
  ground: Ground
  hasLeft: boolean
}

interface LeftOut {
  petId: string
  petName: string
  why: string
}

/**
 * OFFER-2 The animals of an organisation, held, each with the ground on which it goes to its next keeper. Of several, those that something
 * stops, that have left, or whose intake doesn't say why they go, are left out with the reason; otherwise throws the first reason why one of them can't go.
 */
export async function groundedPets(tools: Tools, { petIds, statement, act }: Adopting): Promise<{ ready: Grounded[]; leftOut: LeftOut[] }> {
  const { db, now, who, refuse } = tools
  const wanted = [...new Set(petIds)]
  const held = await heldPets(tools, wanted)
  const ours = held.filter(({ keeperId }) => keeperId === who.id)
  const stays = await currentStays(db, who.id, wanted)
  const gone = wanted.length > 1 ? await passedOn(tools, held) : []
  const stopped = ours.flatMap((pet): LeftOut[] => {
    if (wanted.length === 1) return []
    const stay = stays.get(pet.id)
    const passing = passingOf(pet, stay, now)
    const isAsked = !statement || stay?.state === 'left'
    const why = passing.stopped[act] ?? (isAsked ? passing.leftOut : null)
    return why ? [{ petId: pet.id, petName: pet.name, why }] : []
  })
  const leftOut = [...gone, ...stopped]
  const going = wanted.filter((id) => !leftOut.some(({ petId }) => petId === id))
  if (going.length === 0) throw refuse('noneReady', { words: leftOut.map(({ why }) => why).join(' ') })

  const ready = (await petsToTransfer(tools, going, RULES[act])).map((pet) => {
    const stay = stays.get(pet.id)
    const { says, allows } = groundsOf(pet, stay)
    const ground = statement ?? says
    if (!ground) throw refuse('groundNeeded', { field: 'statement' })
    if (!allows.includes(ground)) throw refuse('wrongGround', { because: contradicted(pet.name, allows), field: 'statement' })
    return { pet, ground, hasLeft: stay?.state === 'left' }
  })
  return { ready, leftOut }
}

/** KEEP-4 Those that were the organisation’s when they were chosen, and have another keeper now. */
async function passedOn({ db, who }: Tools, held: readonly PetRow[]): Promise<LeftOut[]> {
  const gone: LeftOut[] = []
  for (const { id, keeperId, originalName } of held) {
    const because = keeperId === who.id ? null : await handedOver(db, id, who.id)
    if (because) gone.push({ petId: id, petName: originalName, why: `${originalName}: ${because.words}.` })
  }
  return gone
}

function contradicted(name: string, allows: readonly Ground[]): Because {
  const words = orListed(allows.map((ground) => groundWords[ground]))
  return because('OFFER-2', `What you recorded of how ${name} came to you gives another reason: ${words}.`)
}

const RULES = { offer: mayTransferKeepership, packs: mayHaveCode }
