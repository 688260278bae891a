import { useSession } from '#platform/web/session.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { LockedArt } from '#ui/art/spots/LockedArt.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { pageAfterSignIn } from '../../kit/start.ts'

export function Confirmed({ email }: { email: string }) {
  const session = useSession()
  const onwards = session ? (
    <ButtonLink to={pageAfterSignIn(session.profileTypes)}>Continue</ButtonLink>
  ) : (
    <ButtonLink to={paths.login()}>Sign in</ButtonLink>
  )
  return (
    <EmptyState art={<CelebrationArt />} title="Your e-mail address is confirmed" action={onwards}>
      We’ll write to {email} as soon as someone finds your pet.
    </EmptyState>
  )
}

export function Undone({ email }: { email: string }) {
  return (
    <EmptyState art={<LockedArt />} title="We’ve undone the change" action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
      <p>Your account uses {email}, and we’ve signed out every device.</p>
      <p>Someone else may know your password. We’ve sent you a link to choose a new one: use it now.</p>
    </EmptyState>
  )
}

export function Ended() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="This link no longer works"
      action={<ButtonLink to={paths.login(paths.profile)}>Sign in and ask for a new link</ButtonLink>}
    >
      It’s already been used, or it’s too old. If you’ve used it, you don’t need to do anything else.
    </EmptyState>
  )
}

export function Taken() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="Another account now uses this address"
      action={<ButtonLink to={paths.login()}>Sign in with this address</ButtonLink>}
    >
      If it isn’t your account, call us on {site.phone}.
    </EmptyState>
  )
}
