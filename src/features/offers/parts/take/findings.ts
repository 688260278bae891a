import type { AnswerOf } from '#platform/contract/call.ts'
import type { petByTransferCode } from '../../contract.ts'

export type Checked = AnswerOf<typeof petByTransferCode>

/** One thing that the register knows and a buyer should: good news, or something to ask about first. */
export interface Finding {
  kind: 'good' | 'ask' | 'stop'
  title: string
  text: string
}

/** A young animal stays with its mother until then. */
const LEAVES_AT_WEEKS = 8
const STAYS_WITH_MOTHER = new Set(['dog', 'cat', 'ferret', 'rabbit'])

/** What somebody should know before they take an animal, what stops them first. */
export function findingsOf(checked: Checked): Finding[] {
  const found = [verification(checked), firstKeeper(checked), licence(checked), age(checked), keepers(checked)]
  const kept = found.filter((finding) => finding !== null)
  return ['stop', 'ask', 'good'].flatMap((kind) => kept.filter((finding) => finding.kind === kind))
}

function verification({ notNow, pet }: Checked): Finding {
  if (notNow) return { kind: 'stop', title: `${pet.name} cannot be taken now`, text: notNow.words }
  return { kind: 'good', title: 'Not reported missing or stolen', text: 'Its keeper has reported nothing that speaks against it.' }
}

function firstKeeper({ breeder, keptByBreeder, pet }: Checked): Finding {
  if (breeder && keptByBreeder)
    return {
      kind: 'good',
      title: 'Registered by its breeder, who still keeps it',
      text: 'The law asks for exactly that before a puppy is sold.',
    }
  if (breeder)
    return {
      kind: 'ask',
      title: 'Its keeper is not its breeder',
      text: `A breeder registered ${pet.name}, and somebody else keeps it now. Ask how they came to have it, and for the contract.`,
    }
  return {
    kind: 'ask',
    title: 'No breeder stands in the record',
    text: 'That is usual for a grown animal or one from a rescue. For a puppy, ask who bred it and see it with its mother.',
  }
}

function licence({ breeder }: Checked): Finding | null {
  if (!breeder) return null
  if (!breeder.licence)
    return {
      kind: 'ask',
      title: 'The breeder gave no licence number',
      text: 'Somebody who sells three litters in a year needs one. Ask how many they have, and see the puppy with its mother.',
    }
  const by = breeder.authority ? `, issued by ${breeder.authority}` : ''
  return {
    kind: 'good',
    title: 'The breeder gives a licence',
    text: `Number ${breeder.licence}${by}. You can ask that council whether it is real; an advertisement must show it as well.`,
  }
}

function age({ ageInWeeks, pet }: Checked): Finding | null {
  if (!STAYS_WITH_MOTHER.has(pet.species)) return null
  if (ageInWeeks < LEAVES_AT_WEEKS)
    return {
      kind: 'ask',
      title: `${pet.name} is too young to leave its mother`,
      text: `It is ${ageInWeeks} weeks old. Take it home at ${LEAVES_AT_WEEKS} weeks at the earliest.`,
    }
  return { kind: 'good', title: 'Old enough to leave its mother', text: `It is at least ${LEAVES_AT_WEEKS} weeks old.` }
}

function keepers({ keepersSoFar, keptByBreeder }: Checked): Finding {
  if (keepersSoFar <= 1)
    return {
      kind: 'good',
      title: 'It has had one keeper',
      text: keptByBreeder ? 'You would be the first after its breeder.' : 'You would be the second.',
    }
  const kind = keepersSoFar > 3 ? 'ask' : 'good'
  return {
    kind,
    title: `It has had ${keepersSoFar} keepers`,
    text: kind === 'ask' ? 'Ask why it changed hands so often.' : 'You would be the next.',
  }
}
