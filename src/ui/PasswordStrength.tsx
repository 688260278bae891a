import { IconCheck, IconPoint } from '@tabler/icons-react'
import classes from './PasswordStrength.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** One thing that a password must have, in words, with its test. */
export type PasswordRule = { says: string; met: (password: string) => boolean }

/** How far a new password keeps the rules: a bar, and each rule ticked off. */
export function PasswordStrength({ value, rules }: { value: string; rules: readonly PasswordRule[] }) {
  const results = rules.map(({ says, met }) => ({ says, met: met(value) }))
  const kept = results.filter(({ met }) => met).length
  return (
    <div className={classes.strength} data-all={kept === rules.length || undefined}>
      <div className={classes.bar} aria-hidden="true">
        {results.map(({ says }, index) => (
          <span key={says} data-filled={index < kept || undefined} />
        ))}
      </div>
      <ul className={classes.rules}>
        {results.map(({ says, met }) => (
          <li key={says} data-met={met || undefined}>
            {met ? <IconCheck size={16} aria-hidden="true" /> : <IconPoint size={16} aria-hidden="true" />}
            {says}
            <VisuallyHidden>{met ? ' (done)' : ' (not yet)'}</VisuallyHidden>
          </li>
        ))}
      </ul>
      <VisuallyHidden live>{value === '' ? '' : `${kept} of ${rules.length} requirements met`}</VisuallyHidden>
    </div>
  )
}
