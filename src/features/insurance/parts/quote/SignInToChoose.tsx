import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { FormActions } from '#ui/FormActions.tsx'

/** The insurer needs to know whom it insures; the quote waits. */
export function SignInToChoose({ quoteId, keyInLink }: { quoteId: string; keyInLink: string | undefined }) {
  const back = paths.insuranceQuote(quoteId, keyInLink)
  return (
    <>
      <Box component="p" mt={0}>
        The insurer needs your name and address, so sign in or open a free account first. Your quote and its prices stay as they are.
      </Box>
      <FormActions>
        <ButtonLink to={paths.login(back)}>Sign in</ButtonLink>
        <ButtonLink weight="plain" to={paths.registerThen(back)}>
          Open an account
        </ButtonLink>
      </FormActions>
    </>
  )
}
