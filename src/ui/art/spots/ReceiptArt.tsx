import { Spot, type SpotProps } from './Spot.tsx'

/** A receipt, a card and a few coins. */
export function ReceiptArt(props: SpotProps) {
  return (
    <Spot {...props}>
      <g transform="rotate(5 140 86)">
        <path d="M104 24h74v122l-9-7-9 7-9-7-10 7-9-7-10 7-9-7-9 7z" fill="var(--paper)" />
        <path d="M118 42h46" stroke="#26322d" strokeWidth="6" />
        <path d="M118 60h26M118 74h30M118 88h22" stroke="#c6c1b6" strokeWidth="4.5" />
        <path d="M156 60h8M156 74h8M156 88h8" stroke="#c6c1b6" strokeWidth="4.5" />
        <path d="M118 102h46" stroke="#c9d8d0" strokeWidth="2.5" strokeDasharray="1 6" />
        <path d="M118 117h18M150 117h14" stroke="#0f6b56" strokeWidth="6" />
      </g>
      <g transform="rotate(-12 82 104)">
        <rect x="36" y="74" width="92" height="60" rx="9" fill="#0f6b56" />
        <path d="M36 92h92" stroke="#0a4a3c" strokeWidth="12" strokeLinecap="butt" />
        <rect x="46" y="108" width="20" height="14" rx="3" fill="#f9c76b" />
        <path d="M90 118h28" stroke="#a9d8c6" strokeWidth="5" />
      </g>
      <ellipse cx="178" cy="152" rx="22" ry="8" fill="#c98411" />
      <ellipse cx="178" cy="148" rx="22" ry="8" fill="#f4b544" />
      <ellipse cx="176" cy="141" rx="22" ry="8" fill="#c98411" />
      <ellipse cx="176" cy="137" rx="22" ry="8" fill="#f9c76b" />
      <ellipse cx="176" cy="137" rx="13" ry="4" stroke="#c98411" strokeWidth="2" />
    </Spot>
  )
}
