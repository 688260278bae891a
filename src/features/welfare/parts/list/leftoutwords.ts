import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'
import type { ChosenAnimal } from '../../kit/points.ts'

/** What is done with the animals that are chosen. */
export type PassingAct = keyof ChosenAnimal['stopped']

/** Whether an animal can’t be passed on: it’s held for its keeper, has no chip, or something stops it; or, among several, because its stay gives no ground. */
export function isLeftOut({ isHeld, isUnchipped, leftOut, stopped }: ChosenAnimal, act: PassingAct, isAlone: boolean): boolean {
  return isHeld || isUnchipped || stopped[act] !== null || (leftOut !== null && !isAlone)
}

/** Why animals are left out of an act, a sentence or two each. */
export function leftOutWords(left: readonly ChosenAnimal[], act: PassingAct): { title: string; why: string[] } {
  const who = left.length > 3 ? `${countText(left.length)} of these animals` : listed(left.map(({ name }) => name))
  const held = left.filter(({ isHeld }) => isHeld)
  const unchipped = left.filter(({ isHeld, isUnchipped }) => !isHeld && isUnchipped)
  const others = left.flatMap(({ isHeld, isUnchipped, leftOut, stopped }) => (isHeld || isUnchipped ? [] : (stopped[act] ?? leftOut ?? [])))
  const why = [held.length > 0 && heldWhy(held), unchipped.length > 0 && unchippedWhy(unchipped), ...others]
  return { title: `You can’t ${VERBS[act]} ${who}`, why: why.flatMap((words) => words || []) }
}

const VERBS: Record<PassingAct, string> = { offer: 'offer', packs: 'print packs for' }

function heldWhy(held: readonly ChosenAnimal[]): string {
  const [one, another] = held
  const are = another
    ? 'Some are registered to other people, and you hold them for their keepers.'
    : `${one?.name} is registered to someone else, and you hold it for them.`
  return `${are} Only the keeper can give an animal a new home.`
}

function unchippedWhy(unchipped: readonly ChosenAnimal[]): string {
  const names = unchipped.length > 3 ? `${countText(unchipped.length)} of them` : listed(unchipped.map(({ name }) => name))
  return `${names} ${unchipped.length > 1 ? 'have' : 'has'} no microchip yet. Add the number once it’s in, then find a new home.`
}
