import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './ActionButton.module.css'
import { Reason, useReason } from './Reason.tsx'
import { Ring } from './Ring.tsx'

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
export function ActionButton({ disabledBecause, busy = false, onClick, icon, children, ...rest }: ActionButtonProps) {
  const why = sentenceIn(disabledBecause)
  const reason = useReason(why)
  const stopped = busy || why !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (stopped) return event.preventDefault()
    onClick?.(event)
  }
  const button = (
    <button
      type="button"
      {...looking({ ...rest, icon: busy || icon })}
      {...reason.target}
      data-off={why !== undefined || undefined}
      aria-disabled={stopped || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <Ring /> : icon}
      {children}
    </button>
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
export function ButtonLink({ to, icon, children, ...rest }: Look & { to: string; onClick?: () => void }) {
  return (
    <Link to={to} {...looking({ ...rest, icon })}>
      {icon}
      {children}
    </Link>
  )
}

/** The same, for a document that the server makes: the browser opens or saves it. */
export function DocumentLink({ href, icon, children, ...rest }: Look & { href: string }) {
  return (
    <a href={href} {...looking({ ...rest, icon })}>
      {icon}
      {children}
    </a>
  )
}

/** The same, to a page that is not ours. It opens beside this one. */
export function ButtonLinkAway({ href, icon, children, ...rest }: Look & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" {...looking({ ...rest, icon })}>
      {icon}
      {children}
    </a>
  )
}

function looking<Rest>({ weight = 'main', icon, size = 'md', fullWidth, ...rest }: Omit<Look, 'children'> & Rest) {
  const look = { 'data-weight': weight, 'data-size': size, 'data-icon': Boolean(icon) || undefined, 'data-block': fullWidth || undefined }
  return { ...rest, ...look, className: classes.button }
}
