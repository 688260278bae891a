import type { FaceProps } from './parts.tsx'

/** For every animal that has no portrait of its own. */
export function PawFace({ look }: FaceProps) {
  return (
    <g fill={look.collar}>
      <path d="M48 46c11 0 21 12 21 22 0 8-6 11-11 10-4-1-6-2-10-2s-6 1-10 2c-5 1-11-2-11-10 0-10 10-22 21-22z" />
      <ellipse cx="26" cy="45" rx="7" ry="9.5" transform="rotate(-24 26 45)" />
      <ellipse cx="40" cy="30" rx="7" ry="10" transform="rotate(-8 40 30)" />
      <ellipse cx="56" cy="30" rx="7" ry="10" transform="rotate(8 56 30)" />
      <ellipse cx="70" cy="45" rx="7" ry="9.5" transform="rotate(24 70 45)" />
    </g>
  )
}
