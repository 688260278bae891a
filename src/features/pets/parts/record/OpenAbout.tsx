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
          {show === 'waiting' ? 'See the request' : 'See where it stands'}
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
    title: (name: string) => `Somebody asks to be ${name}’s keeper`,
    text: 'Nothing moves without your being asked, and they do not learn who you are.',
    show: 'waiting',
  },
  offer: {
    kind: 'info',
    title: (name: string) => `${name} is offered to somebody`,
    text: 'You stay the keeper until they accept.',
    show: 'mine',
  },
  rehoming: {
    kind: 'info',
    title: (name: string) => `A new home is being arranged for ${name}`,
    text: 'You stay the keeper until somebody else is.',
    show: 'mine',
  },
} as const
