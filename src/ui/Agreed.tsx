import { paths } from '#src/paths.ts'

/** Beside the button that binds somebody: what they agree to, what is done with their details and, for what is paid, how to cancel. */
export function Agreed({ by, cancel = false }: { by: string; cancel?: boolean }) {
  return (
    <>
      {by}, you agree to our <Apart to={paths.terms}>terms</Apart>. Our <Apart to={paths.privacyPolicy}>privacy policy</Apart> says what we
      do with your details.
      {cancel && (
        <>
          {' '}
          You can change your mind: see <Apart to={paths.cancellation}>cancel or return</Apart>.
        </>
      )}
    </>
  )
}

/** Beside the button that sends somebody’s details without binding them. */
export const HowWeUseDetails = () => (
  <>
    Our <Apart to={paths.privacyPolicy}>privacy policy</Apart> says what we do with your details.
  </>
)

/** Opens beside the form, which keeps what was typed. */
function Apart({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
