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
    <ButtonLink to={pageAfterSignIn(session.profileTypes)}>Go on</ButtonLink>
  ) : (
    <ButtonLink to={paths.login()}>Sign in</ButtonLink>
  )
  return (
    <EmptyState art={<CelebrationArt />} title="Your e-mail address is confirmed" action={onwards}>
      We will write to {email} as soon as somebody finds your pet.
    </EmptyState>
  )
}

export function Undone({ email }: { email: string }) {
  return (
    <EmptyState art={<LockedArt />} title="The change is taken back" action={<ButtonLink to={paths.login()}>Sign in</ButtonLink>}>
      <p>Your account uses {email} again, and every device is signed out.</p>
      <p>Whoever changed it knew your password. We have sent you a link to choose a new one: use it now.</p>
    </EmptyState>
  )
}

export function Ended() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="This link no longer works"
      action={<ButtonLink to={paths.login(paths.profile)}>Sign in and ask for a new one</ButtonLink>}
    >
      It has been used already, or it is too old. If you have used it, all is well and there is nothing more to do.
    </EmptyState>
  )
}

export function Taken() {
  return (
    <EmptyState
      art={<SearchPaperArt />}
      title="Another account uses this address now"
      action={<ButtonLink to={paths.login()}>Sign in with this address</ButtonLink>}
    >
      If that is not your account, call us on {site.phone}.
    </EmptyState>
  )
}
