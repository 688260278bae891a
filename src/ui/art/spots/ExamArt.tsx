import { Spot, type SpotProps } from './Spot.tsx'

/** An exam paper with ticks, a pencil, and an hourglass beside it. */
export function ExamArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(-4 100 92)">
        <rect x="48" y="26" width="100" height="126" rx="10" fill="var(--soft)" />
        <rect x="54" y="22" width="100" height="126" rx="10" fill="var(--paper)" />
        <path d="M72 42h48" stroke="#26322d" strokeWidth="6" />
        <rect x="70" y="58" width="15" height="15" rx="4" stroke="#0f6b56" strokeWidth="3" />
        <rect x="70" y="84" width="15" height="15" rx="4" stroke="#0f6b56" strokeWidth="3" />
        <rect x="70" y="110" width="15" height="15" rx="4" stroke="#c9d8d0" strokeWidth="3" />
        <path d="M73 65l4 5 8-11M73 91l4 5 8-11" stroke="#c4471f" strokeWidth="4" />
        <path d="M95 62h44M95 70h30M95 88h44M95 96h22M95 114h44M95 122h26" stroke="#c6c1b6" strokeWidth="4" />
      </g>
      <g transform="rotate(38 150 128)">
        <path d="M120 121h52v14h-52z" fill="#f4b544" />
        <path d="M120 128h52" stroke="#c98411" strokeWidth="2.5" />
        <path d="M172 121h12c4 0 6 3 6 7s-2 7-6 7h-12z" fill="#e58a7b" />
        <path d="M172 121h6v14h-6z" fill="#c9d8d0" />
        <path d="M120 121l-16 7 16 7z" fill="#f0d5ac" />
        <path d="M104 128l6-2.600v5.200z" fill="#26322d" />
      </g>
      <path d="M172 52h40M172 108h40" stroke="#8a5f3c" strokeWidth="8" />
      <path d="M178 56h28c0 14-10 18-10 24s10 10 10 24h-28c0-14 10-18 10-24s-10-10-10-24z" fill="#d3e8f0" opacity="0.92" />
      <path d="M182 64h20c-2 7-10 10-10 16s0-0 0 0 0-9-10-16zM181 104c1-8 6-11 11-12 5 1 10 4 11 12z" fill="#f4b544" />
    </Spot>
  )
}
