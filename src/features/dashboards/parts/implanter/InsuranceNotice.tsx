import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { Implanting } from './ImplanterOverview.tsx'

/** Stands while an insurance ends soon or has ended; nothing where it is good, or was never given. */
export function InsuranceNotice({ insurance }: Pick<Implanting, 'insurance'>) {
  if (!insurance || insurance.state === 'good') return null
  const renew = (
    <ButtonLink weight="plain" size="sm" to={paths.implanterProfile}>
      Add new policy
    </ButtonLink>
  )
  const until = whenText(insurance.until, 'day')
  const isEnded = insurance.state === 'ended'
  return (
    <Notice
      kind={isEnded ? 'warning' : 'info'}
      title={isEnded ? `Your insurance expired on ${until}` : `Your insurance expires on ${until}`}
      action={renew}
    >
      Add your new policy to keep your profile up to date.
    </Notice>
  )
}
