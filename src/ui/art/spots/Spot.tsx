import type { ReactNode } from 'react'
import classes from './Spot.module.css'

export type SpotProps = {
  /** Width in px; the height follows (4:3). */
  size?: number
  /** Says what the picture shows; without one it is decoration. */
  title?: string
}

/** The frame of every small illustration: 240 × 180, on a soft hill that changes with the scheme. */
export function Spot({ size = 240, title, children }: SpotProps & { children: ReactNode }) {
  return (
    <svg
      className={classes.spot}
      width={size}
      height={size * 0.75}
      viewBox="0 0 240 180"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path d="M22 92c0-44 40-74 90-74 26 0 40 10 62 14 30 6 50 30 50 62 0 40-34 62-104 62S22 134 22 92z" fill="var(--blob)" />
      <ellipse cx="120" cy="158" rx="88" ry="9" fill="var(--ground)" />
      {children}
    </svg>
  )
}
