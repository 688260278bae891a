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
      <Page title="Thank you, we’ve saved your answer" width="text">
        <EmptyState art={<CelebrationArt />} title={`You’ve agreed to a new keeper for ${petName}`} action={onwards}>
          <div>{next}</div>
          <div>
            If this was a mistake, you’ve got 30 days to dispute it: sign in, or call us on <a href={site.phoneLink}>{site.phone}</a>.
          </div>
        </EmptyState>
      </Page>
    )
  return (
    <Page title="We’ve received your objection" width="text">
      <EmptyState art={<MessageRelayArt />} title={`${petName}’s record stays with you`} action={onwards}>
        {next}
      </EmptyState>
      <Panel title="What happens next">
        <Bullets numbered>
          <li>
            <b>We aim to look at it within 48 hours.</b> We’ll call or write to you and to the other person if we need to know more. We
            won’t tell either of you who the other is.
          </li>
          <li>
            <b>Have ready</b> anything that shows {petName} is yours: photos over the years, vet bills, the contract or insurance.
          </li>
          <li>
            <b>Was it stolen?</b> Report it to the police on 101, online, or call 999 if it’s happening now. Taking a dog or cat is an
            offence in its own right in England and Northern Ireland. Give us the crime reference.
          </li>
          <li>
            <b>If you can’t agree</b>, a court decides who owns the animal, and we follow its order. The register says who we contact when
            the animal is found; it doesn’t say who owns it. Citizens Advice can tell you how a small claim works.
          </li>
        </Bullets>
      </Panel>
    </Page>
  )
}
