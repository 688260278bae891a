import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'
import type { Chosen } from '#ui/useChosen.ts'

/** Why animals that are held for their keepers are left out of an act: "offer", "print packs for". */
export function heldWords(held: readonly Chosen[], act: string): { title: string; why: string } {
  const who = held.length > 3 ? `${countText(held.length)} of these animals` : listed(held.map(({ name }) => name))
  const are = held.length === 1 ? 'It’s registered to someone else, and you hold it for them.' : MANY
  return { title: `You can’t ${act} ${who}`, why: `${are} Only the keeper can give an animal a new home.` }
}

const MANY = 'They’re registered to other people, and you hold them for their keepers.'
