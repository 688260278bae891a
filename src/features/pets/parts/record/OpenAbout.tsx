import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'

/** What is open about who keeps the pet, and where it is resolved. */
export function OpenAbout({ pet: { name, open } }: { pet: PetDetail }) {
  if (open === null) return null
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

const about = {
  claim: {
    kind: 'warning',
    title: (name: string) => `Someone has asked to be ${name}’s keeper`,
    text: 'Nothing will change until we’ve asked you, and we won’t tell them who you are.',
    show: 'waiting',
  },
  unproven: {
    kind: 'info',
    title: (name: string) => `We’re checking ${name}’s move from another register`,
    text: 'Finders can reach you through us, and are told of the other register too. Until the move is proven you can’t pass your pet on or get a certificate.',
    show: 'mine',
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
