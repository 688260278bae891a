import type { ReactNode } from 'react'
import { Stack } from '#ui/Box.tsx'
import classes from './PetHead.module.css'

interface PetHeadProps {
  picture: ReactNode
  actions: ReactNode
  /** Beside the rest where there is room, else below it. */
  aside?: ReactNode
  children: ReactNode
}

/** A pet's picture with what is said of it beside; one below the other on a phone. */
export function PetHead({ picture, actions, aside, children }: PetHeadProps) {
  return (
    <div className={classes.head}>
      {picture}
      <Stack gap="0.25rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
        {children}
        <div className={classes.actions}>{actions}</div>
      </Stack>
      {aside && <div className={classes.aside}>{aside}</div>}
    </div>
  )
}
