import { type ReactNode } from 'react'

export type SpotProps = {
  /** Width in px; the height follows (4:3). */
  size?: number
  /** Says what the picture shows; without one it is decoration. */
  title?: string
}

/** The frame of every small illustration: 240 × 180, one soft ground behind. */
export function Spot({ size = 240, title, children }: SpotProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size * 0.75}
      viewBox="0 0 240 180"
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  )
}
