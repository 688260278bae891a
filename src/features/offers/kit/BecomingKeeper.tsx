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
      <li>You are the one we ask when {name} is found, from this moment on.</li>
      <li>{payWords(name, registration)}</li>
      <li>Keep your address and your number right: the law asks it of every keeper.</li>
      <li>Keepership is not ownership: who owns {name}, your contract says.</li>
    </Bullets>
  )
}
