import { Button, type ButtonProps, Loader } from '@mantine/core'
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './ActionButton.module.css'
import { Reason, useReason } from './Reason.tsx'

type Weight = 'main' | 'plain' | 'quiet' | 'urgent' | 'danger'

type Look = {
  /** main: one a page · plain: beside it · quiet: in rows · urgent: a lost animal · danger: cannot be undone. */
  weight?: Weight
  icon?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  fullWidth?: boolean
  children?: ReactNode
}

type ActionButtonProps = Look &
  Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'color' | 'style'> & {
    /** A rule's answer, passed on as it is: `true` (or nothing) lets the button work; a sentence turns it off and is told to the person. */
    disabledBecause?: true | string | { words: string } | undefined
    /** Work is under way: the button keeps its focus and ignores further presses. */
    busy?: boolean
  }

/** A button. Turned off it stays reachable by keyboard and says why. */
export function ActionButton({ weight = 'main', icon, disabledBecause, busy = false, onClick, children, ...rest }: ActionButtonProps) {
  const why = sentenceIn(disabledBecause)
  const reason = useReason(why)
  const stopped = busy || why !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (stopped) return event.preventDefault()
    onClick?.(event)
  }
  const button = (
    <Button
      type="button"
      {...looks[weight]}
      {...rest}
      {...reason.target}
      {...(why !== undefined && { 'data-disabled': true })}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      leftSection={busy ? <Loader size="1.1em" color="currentColor" /> : icon}
      onClick={press}
    >
      {children}
    </Button>
  )
  if (why === undefined) return button
  return (
    <Reason {...reason} text={why} fullWidth={rest.fullWidth === true}>
      {button}
    </Reason>
  )
}

function sentenceIn(because: ActionButtonProps['disabledBecause']): string | undefined {
  if (typeof because === 'object') return because.words
  return because === true ? undefined : because
}

/** A link that looks like a button, for what leads to another page. */
export function ButtonLink({ weight = 'main', icon, to, children, ...rest }: Look & { to: string }) {
  return (
    <Button component={Link} to={to} leftSection={icon} {...looks[weight]} {...rest}>
      {children}
    </Button>
  )
}

const looks: Record<Weight, ButtonProps> = {
  main: { variant: 'filled', color: 'pine' },
  plain: { variant: 'default' },
  quiet: { variant: 'subtle', color: 'pine', className: classes.quiet },
  urgent: { variant: 'filled', color: 'coral' },
  danger: { variant: 'filled', color: 'red' },
}
