import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'
import type { ChosenAnimal } from '../../kit/points.ts'

/** Why animals that are held for their keepers, or have no chip, are left out of an act: "offer", "print packs for". */
export function leftOutWords(left: readonly ChosenAnimal[], act: string): { title: string; why: string } {
  const who = left.length > 3 ? `${countText(left.length)} of these animals` : listed(left.map(({ name }) => name))
  const held = left.filter(({ isHeld }) => isHeld)
  const unchipped = left.filter(({ isHeld }) => !isHeld)
  const why = [held.length > 0 && heldWhy(held), unchipped.length > 0 && unchippedWhy(unchipped)]
  return { title: `You can’t ${act} ${who}`, why: why.filter(Boolean).join(' ') }
}

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
