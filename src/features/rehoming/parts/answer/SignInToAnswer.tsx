import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'

/** Whoever is to take the animal signs in first: with the address to which the link came. */
export function SignInToAnswer({ back, name }: { back: string; name: string }) {
  return (
    <Panel
      title={`Will you give ${name} a home?`}
      lead="Sign in to say yes or no, with the account for the e-mail address or mobile number we sent this to."
    >
      <FormActions note="An account is free, and we’ll bring you back here.">
        <ButtonLink to={paths.login(back)}>Sign in</ButtonLink>
        <ButtonLink weight="plain" to={paths.registerThen(back)}>
          Create an account
        </ButtonLink>
      </FormActions>
    </Panel>
  )
}
