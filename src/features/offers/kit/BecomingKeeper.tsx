import type * as z from 'zod'
import { Bullets } from '#ui/Bullets.tsx'
import type { Registration } from '../shapes.ts'
import { payWords } from './words.ts'

interface BecomingKeeperProps {
  name: string
  /** How it is paid, where that is known. */
  registration?: z.output<typeof Registration> | null
}

/** What it means to become an animal's keeper on the register, and what it costs. */
export function BecomingKeeper({ name, registration = null }: BecomingKeeperProps) {
  return (
    <Bullets gap="0.375rem">
      <li>Once you’re the keeper, we’ll contact you if {name} is found.</li>
      <li>{payWords(name, registration)}</li>
      <li>Keep your address and phone number up to date: it’s the law for every keeper.</li>
      <li>Being the keeper isn’t the same as being the owner. Your contract says who owns {name}.</li>
    </Bullets>
  )
}
