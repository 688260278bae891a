import { Spot, type SpotProps } from './Spot.tsx'

/** A record card between a packed box and a new house. */
export function MovingArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M148 158V92l34-28 34 28v66z" fill="#fff4e2" />
      <path d="M140 96l42-36 42 36" stroke="#c4471f" strokeWidth="10" />
      <rect x="172" y="122" width="22" height="36" rx="11" fill="#0f6b56" />
      <rect x="158" y="100" width="16" height="14" rx="3" fill="#f9c76b" />
      <rect x="192" y="100" width="16" height="14" rx="3" fill="#f9c76b" />
      <path d="M30 104h74v54H30z" fill="#e0a96d" />
      <path d="M30 104l14-16h74l-14 16z" fill="#eebf8b" />
      <path d="M104 104l14-16v54l-14 16z" fill="#b98348" />
      <path d="M60 104v18h14v-18" fill="#f6d9b3" />
      <g transform="rotate(-7 94 66)">
        <rect x="56" y="36" width="82" height="54" rx="8" fill="var(--paper)" />
        <rect x="64" y="45" width="22" height="26" rx="5" fill="#d2ece2" />
        <path d="M75 57c4 0 6 4 6 6s-2 3-6 3-6-1-6-3 2-6 6-6z" fill="#0f6b56" />
        <circle cx="69" cy="55" r="2" fill="#0f6b56" />
        <circle cx="73" cy="52" r="2.2" fill="#0f6b56" />
        <circle cx="77.5" cy="52" r="2.2" fill="#0f6b56" />
        <circle cx="81.5" cy="55" r="2" fill="#0f6b56" />
        <path d="M94 49h34M94 59h24M66 80h56" stroke="#c6c1b6" strokeWidth="4" />
      </g>
      <path d="M118 120c8 2 14 0 20-6M132 110l8 3-3 8" stroke="var(--edge)" strokeWidth="4" />
    </Spot>
  )
}
