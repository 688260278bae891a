import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'

/** Whoever is to take the animal signs in first: with the address to which the link came. */
export function SignInToAnswer({ back, name }: { back: string; name: string }) {
  return (
    <Notice
      title={`Sign in to say whether you take ${name}`}
      action={
        <>
          <ButtonLink size="sm" to={paths.login(back)}>
            Sign in
          </ButtonLink>{' '}
          <ButtonLink weight="plain" size="sm" to={`${paths.register}?${new URLSearchParams({ path: back })}`}>
            Create an account
          </ButtonLink>
        </>
      }
    >
      Use the e-mail address or the mobile number to which we sent this. An account is free, and we bring you back here.
    </Notice>
  )
}
