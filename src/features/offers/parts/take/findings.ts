import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { petByTransferCode } from '../../contract.ts'

export type Checked = AnswerOf<typeof petByTransferCode>

/** The animals that the code is for, by name: all that a letter asks about. */
export const namesOf = ({ letter, pet }: Pick<Checked, 'letter' | 'pet'>): string =>
  letter ? listed(letter.animals.map(({ name }) => name)) : pet.name

/** Whether it's for several. */
export const areSeveral = ({ letter }: Pick<Checked, 'letter'>): boolean => (letter?.animals.length ?? 0) > 1

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
  if (notNow) return { kind: 'stop', title: `You can’t take ${pet.name} right now`, text: notNow.words }
  return { kind: 'good', title: 'Not reported missing or stolen', text: 'The keeper hasn’t reported anything that should stop you.' }
}

function firstKeeper({ breeder, rescue, keptByBreeder, pet }: Checked): Finding {
  if (rescue)
    return {
      kind: 'good',
      title: `It comes from ${rescue}`,
      text: 'We’ve checked that they’re a rescue, a vet practice or a council. They’re the keeper until you take it over.',
    }
  if (breeder && keptByBreeder)
    return {
      kind: 'good',
      title: 'Registered by its breeder, who’s still the keeper',
      text: 'That’s what the law requires before a puppy is sold.',
    }
  if (breeder)
    return {
      kind: 'ask',
      title: 'The keeper isn’t the breeder',
      text: `A breeder registered ${pet.name}, but someone else is the keeper now. Ask how they came to have it, and ask to see the contract.`,
    }
  return {
    kind: 'ask',
    title: 'There’s no breeder in the record',
    text: 'That’s usual for an adult animal or one from a rescue. For a puppy, ask who bred it and see it with its mother.',
  }
}

function licence({ breeder, rescue }: Checked): Finding | null {
  if (!breeder || rescue) return null
  if (breeder.current && (!breeder.licence || breeder.licenceEndedOn)) return newLicence(breeder, breeder.current)
  if (!breeder.licence)
    return {
      kind: 'ask',
      title: 'The breeder hasn’t given a licence number',
      text: 'Anyone who sells three litters in a year needs one. Ask how many they have, and see the puppy with its mother.',
    }
  const by = issuedBy(breeder)
  if (breeder.licenceEndedOn)
    return {
      kind: 'ask',
      title: 'The breeder’s licence has ended',
      text: `Number ${breeder.licence}${by}. This licence ended on ${whenText(breeder.licenceEndedOn, 'day')}. Ask the breeder for the current one.`,
    }
  return {
    kind: 'good',
    title: 'The breeder has given a licence number',
    text: `Number ${breeder.licence}${by}. You can ask the council whether it’s genuine. The advert must show it too.`,
  }
}

type Breeder = NonNullable<Checked['breeder']>

const issuedBy = ({ authority }: { authority: string | null }) => (authority ? `, issued by ${authority}` : '')

/** The licence has been renewed since the animal was born, with another number. */
function newLicence({ licence, licenceEndedOn }: Breeder, current: NonNullable<Breeder['current']>): Finding {
  const until = current.endsOn ? `, valid until ${whenText(current.endsOn, 'day')}` : ''
  const checking = current.isChecked ? '' : ' We’re still checking it.'
  const atBirth = licenceEndedOn ? ` At the birth it was number ${licence}, which ended on ${whenText(licenceEndedOn, 'day')}.` : ''
  return {
    kind: current.isChecked ? 'good' : 'ask',
    title: current.isChecked ? 'The breeder has a licence' : 'The breeder has given a new licence number',
    text: `Number ${current.licence}${issuedBy(current)}${until}.${checking}${atBirth} You can ask the council whether it’s genuine.`,
  }
}

function age({ ageInWeeks, pet }: Checked): Finding | null {
  if (!STAYS_WITH_MOTHER.has(pet.species)) return null
  if (ageInWeeks < LEAVES_AT_WEEKS)
    return {
      kind: 'ask',
      title: `${pet.name} is too young to leave its mother`,
      text: `It’s ${ageInWeeks} weeks old. Don’t take it home before it’s ${LEAVES_AT_WEEKS} weeks old.`,
    }
  return { kind: 'good', title: 'Old enough to leave its mother', text: `It’s at least ${LEAVES_AT_WEEKS} weeks old.` }
}

function keepers({ keepersSoFar, keptByBreeder }: Checked): Finding {
  if (keepersSoFar <= 1)
    return {
      kind: 'good',
      title: 'It’s had one keeper',
      text: keptByBreeder ? 'You’d be the first after its breeder.' : 'You’d be the second.',
    }
  const kind = keepersSoFar > 3 ? 'ask' : 'good'
  return {
    kind,
    title: `It’s had ${keepersSoFar} keepers`,
    text: kind === 'ask' ? 'Ask why it’s changed hands so often.' : 'You’d be the next.',
  }
}
