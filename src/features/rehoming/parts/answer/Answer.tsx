import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { RehomingCard } from '../../shapes.ts'
import { AcceptForm } from './AcceptForm.tsx'
import { SignInToAnswer } from './SignInToAnswer.tsx'

interface AnswerProps {
  card: RehomingCard
  token: string
  isSignedIn: boolean
}

/** How an animal that is given away is answered: by whoever it was sent to, once they have shown that it is they. */
export function Answer({ card, token, isSignedIn }: AnswerProps) {
  const { can, pet, target } = card
  if (!isSignedIn) return <SignInToAnswer back={paths.rehoming(token)} name={pet.name} />
  if (can.withdraw === true) return <OwnAnimal name={pet.name} />
  if (can.reject !== true) return <NotForYou because={can.reject.words} />
  if (target === 'organisation') return <ForOrganisation />
  return (
    <Panel title={`Will you give ${pet.name} a home?`}>
      <AcceptForm card={card} />
    </Panel>
  )
}

function OwnAnimal({ name }: { name: string }) {
  return (
    <Notice
      title={`You’re giving ${name} away`}
      action={
        <ButtonLink weight="plain" size="sm" to={paths.requests}>
          See your requests
        </ButtonLink>
      }
    >
      This is what the other person sees. They haven’t answered yet, and you can withdraw it until they do.
    </Notice>
  )
}

function NotForYou({ because }: { because: string }) {
  return (
    <Notice
      kind="warning"
      title="You can’t answer this yet"
      action={
        <ButtonLink weight="plain" size="sm" to={paths.profile}>
          Go to your profile
        </ButtonLink>
      }
    >
      {because}. We sent this to an e-mail address or mobile number: sign in with the account that uses it, and confirm it in your profile.
    </Notice>
  )
}

function ForOrganisation() {
  return (
    <Notice
      title="This animal is being given to your organisation"
      action={
        <ButtonLink weight="plain" size="sm" to={paths.welfareHomes}>
          Answer for your organisation
        </ButtonLink>
      }
    >
      Take it in on your organisation’s page, where you record the date it arrived and its condition.
    </Notice>
  )
}
