import { paths } from '#src/paths.ts'

/** Beside the button that binds somebody: what they agree to, and what is done with their details. */
export function Agreed({ by }: { by: string }) {
  return (
    <>
      {by}, you agree to our{' '}
      <a href={paths.terms} target="_blank" rel="noopener">
        terms
      </a>
      . Our{' '}
      <a href={paths.privacyPolicy} target="_blank" rel="noopener">
        privacy policy
      </a>{' '}
      says what we do with your details.
    </>
  )
}
