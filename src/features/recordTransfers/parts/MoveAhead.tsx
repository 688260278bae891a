import { Bullets } from '#ui/Bullets.tsx'

interface MoveAheadProps {
  name: string
  petName: string
  /** How we reach the other database; false where we can’t. */
  way: 'asked' | 'letter' | false
}

/** MOVE-1 What happens when a record is moved, and when: said before it’s sent, and after. */
export function MoveAhead({ name, petName, way }: MoveAheadProps) {
  return (
    <Bullets numbered>
      <li>
        <b>Straight away</b> {petName || 'your pet'} can be found here. Anyone who looks up the chip can send you a message, and is told of{' '}
        {name} too, and that the record here isn’t proven yet.
      </li>
      <li>{FIRST[way || 'none'](name)}</li>
      <li>
        The move is proven when {name} lets the record go{way === 'letter' && ' or agrees'}, or our staff accept your proof
        {way && `, or ${way === 'letter' ? '28 days after our letter' : `28 days after ${name} heard of it`} if no one there objects`}.
        We’ll write to you.
      </li>
      <li>
        <b>Until then</b> you can report {petName || 'your pet'} missing, but you can’t pass {petName || 'your pet'} on, get a certificate,
        send the record elsewhere, or report {petName || 'your pet'} stolen, dead or abroad.
      </li>
      <li>
        <b>If someone at {name} objects</b>, our staff settle it. If they don’t accept your proof, finders are sent to {name}.
      </li>
    </Bullets>
  )
}

const FIRST = {
  asked: (name: string) => `We tell ${name} today that we have the record as well, and our staff look at your proof.`,
  letter: (name: string) => `We write to ${name} today, with a code to agree or object by, and our staff look at your proof.`,
  none: (name: string) =>
    `We can’t reach ${name} ourselves, so the move waits for our staff, who look at your proof. You can send ${name} the signed letter.`,
}
