import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { MessageRelayArt } from '#ui/art/spots/MessageRelayArt.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useTitleFocus } from '#ui/useTitleFocus.ts'

export interface Answered {
  answer: 'accept' | 'object'
  /** What happens next, in the register's own sentence. */
  next: string
}

/** What follows from the answer that was just given. */
export function AfterAnswer({ petName, answered: { answer, next } }: { petName: string; answered: Answered }) {
  useTitleFocus()
  const session = useSession()
  const onwards = session && <ButtonLink to={paths.requests}>See my requests</ButtonLink>
  if (answer === 'accept')
    return (
      <Page title="Thank you, we have written it down" width="text">
        <EmptyState art={<CelebrationArt />} title={`You have agreed that ${petName} lives with somebody else`} action={onwards}>
          <div>{next}</div>
          <div>
            If you did not mean it, you can say for 30 days that it was wrong: signed in, or on <a href={site.phoneLink}>{site.phone}</a>.
          </div>
        </EmptyState>
      </Page>
    )
  return (
    <Page title="Your objection is with us" width="text">
      <EmptyState art={<MessageRelayArt />} title={`${petName}’s record stays with you`} action={onwards}>
        {next}
      </EmptyState>
      <Panel title="What happens next">
        <Bullets numbered>
          <li>
            <b>Within 48 hours</b> one of our staff rings or writes to you, and hears the other side as well. Neither learns who the other
            is.
          </li>
          <li>
            <b>Have at hand</b> what shows that {petName} is yours: photos of some years, vet’s bills, the contract, the insurance.
          </li>
          <li>
            <b>Was it stolen?</b> Report it to the police on 101, online, or 999 if it is happening now. Taking a dog or cat is an offence
            of its own in England and Northern Ireland. Give us the crime reference.
          </li>
          <li>
            <b>If you cannot agree</b>, a court decides who owns the animal, and we follow its order. The register says who is asked when
            the animal is found; it does not say who owns it. Citizens Advice can tell you how a small claim works.
          </li>
        </Bullets>
      </Panel>
    </Page>
  )
}
