import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'

/** What is open about who keeps the pet, and where it is resolved. */
export function OpenAbout({ pet }: { pet: PetDetail }) {
  const { name, open, unproven } = pet
  if (open === null) return null
  if (open === 'unproven') return unproven && <NotProven pet={pet} doubt={unproven} />
  const { kind, title, text, show } = about[open]
  return (
    <Notice
      kind={kind}
      title={title(name)}
      action={
        <ButtonLink weight="plain" size="sm" to={show === 'waiting' ? paths.requests : `${paths.requests}?show=${show}`}>
          {show === 'waiting' ? 'See the request' : 'See progress'}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}

type Doubt = NonNullable<PetDetail['unproven']>

/** MOVE-1 How far the record is from counting, and what that keeps its keeper from. */
function NotProven({ pet: { id, name }, doubt }: { pet: PetDetail; doubt: Doubt }) {
  const { title, text } = DOUBTS[doubt.why](name, doubt)
  const isMove = doubt.why !== 'twoRegisters'
  return (
    <Notice
      kind={doubt.why === 'unproven' ? 'info' : 'warning'}
      title={title}
      action={
        <ButtonLink weight="plain" size="sm" to={isMove ? `${paths.requests}?show=mine` : paths.conflict(id)}>
          {isMove ? 'See progress' : 'See both records'}
        </ButtonLink>
      }
    >
      {text}
    </Notice>
  )
}

const CANNOT = 'Until then you can’t pass the animal on, report that it’s left the country, or get a certificate.'

const DOUBTS: Record<Doubt['why'], (name: string, doubt: Doubt) => { title: string; text: string }> = {
  unproven: (name, { register, objectBy }) => ({
    title: `We’re checking ${name}’s move from ${register}`,
    text: `Finders can reach you through us, and are told of ${register} too. ${
      objectBy
        ? `The move is proven once our staff accept your proof, or on ${whenText(objectBy, 'day')} if no one at ${register} has objected.`
        : `The move is proven once our staff accept your proof or ${register} lets the record go.`
    } ${CANNOT}`,
  }),
  objected: (name, { register }) => ({
    title: `${register} objects to ${name}’s move`,
    text: `Our staff are settling it and will write to you. Finders are told of both registers. ${CANNOT}`,
  }),
  refused: (name, { register }) => ({
    title: `We haven’t accepted ${name}’s move from ${register}`,
    text: `Anyone who looks up the chip is sent to ${register}, and no messages come to you. Write to us if you think we’re wrong.`,
  }),
  twoRegisters: (name, { register }) => ({
    title: `${register} has ${name}’s microchip as well`,
    text: `Tell us which record counts. ${CANNOT}`,
  }),
}

const about = {
  claim: {
    kind: 'warning',
    title: (name: string) => `Someone has asked to be ${name}’s keeper`,
    text: 'Nothing will change until we’ve asked you, and we won’t tell them who you are.',
    show: 'waiting',
  },
  offer: {
    kind: 'info',
    title: (name: string) => `You’ve offered ${name} to someone`,
    text: 'You’re still the keeper until they accept.',
    show: 'mine',
  },
  rehoming: {
    kind: 'info',
    title: (name: string) => `A new home is being arranged for ${name}`,
    text: 'You’re still the keeper until someone else is.',
    show: 'mine',
  },
} as const
