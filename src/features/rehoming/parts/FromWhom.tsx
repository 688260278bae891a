import { Quoted } from '#ui/Quoted.tsx'
import type { RehomingCard } from '../shapes.ts'

/** Who gives the animal away, by first name, and what they say to whoever is asked. */
export function FromWhom({ card: { from, note } }: { card: RehomingCard }) {
  if (!from) return null
  return (
    <>
      <p>
        From <b>{from}</b>
      </p>
      {note && <Quoted>{note}</Quoted>}
    </>
  )
}
